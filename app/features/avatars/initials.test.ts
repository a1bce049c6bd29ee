import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['rosa', 'R'],
  ['AnaZurita', 'AZ'],
  ['anaMaríaDelMar', 'AM'],
  ['7otters', '7'],
  ['ángela', 'Á'],
  ['', ''],
])('the initials of %s are %s', (username, initials) => {
  expect(initialsOf(username)).toBe(initials);
});
