import { expect, test } from 'vitest';
import { parseDuration } from './duration.ts';

test.each([
  ['0:00', 0],
  ['0:59', 59],
  ['5:07', 307],
  ['05:07', 307],
  ['12:34', 754],
  ['59:59', 3599],
  ['1:02:03', 3723],
  ['1:2:03', 3723],
  ['10:00:00', 36_000],
])('%s is %i seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.each([
  '',
  '12',
  '12:60',
  '60:00',
  '1:60:00',
  '12:3',
  ':30',
  '12:',
  '1:2:3:04',
  '-1:00',
  '1.5:00',
  ' 1:00',
  '1:00\n',
  '12 min',
  '١:٠٠',
])('%j is no duration', (text) => {
  expect(parseDuration(text)).toBeNull();
});
