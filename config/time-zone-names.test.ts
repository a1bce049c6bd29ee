import { expect, test } from 'vitest';
import { timeZoneName } from './time-zone-names.ts';

test('a time zone is told by the name that people give it', () => {
  const told = (timeZone: string) => [timeZoneName(timeZone, 'en'), timeZoneName(timeZone, 'es')];
  expect(told('America/New_York')).toEqual(['Eastern Time', 'hora del Este']);
  expect(told('America/Chicago')).toEqual(['Central Time', 'hora central']);
});
