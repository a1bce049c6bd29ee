import { expect, test } from 'vitest';
import { formatDuration } from './dates.ts';

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [59.4, '00:59'],
  [59.6, '01:00'],
  [754, '12:34'],
  [3599, '59:59'],
  [3599.5, '1:00:00'],
  [3723, '1:02:03'],
  [36_000, '10:00:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});
