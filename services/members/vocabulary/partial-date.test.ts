import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBefore, partialDate, partsOf, precisionOf, todayIn, yearsLater } from './partial-date.ts';

const day = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const partial = fc.tuple(day, fc.constantFrom(4, 7, 10)).map(([date, length]) => date.slice(0, length));

test('every day that there is can be read and written', () => {
  fc.assert(
    fc.property(partial, (date) => {
      const parts = partsOf(date);
      expect(parts && partialDate(parts)).toBe(date);
      expect(precisionOf(date)).toBe(parts?.day ? 'day' : parts?.month ? 'month' : 'year');
    }),
  );
});

test('a day is read only if there is such a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1600, max: 2400 }), fc.nat(15), fc.nat(35), (year, month, number) => {
      const text = [String(year), String(month).padStart(2, '0'), String(number).padStart(2, '0')].join('-');
      const there = new Date(`${text}T00:00:00Z`);
      const isThere = !Number.isNaN(there.getTime()) && there.toISOString().startsWith(text);
      expect(partsOf(text) !== null, text).toBe(isThere);
    }),
  );
});

test.each(['', '24', '2024-5', '2024-05-7', '2024-05-17T00:00', '2024-00', '05/17/2024', '2024-05-17 '])('%j is no date', (text) => {
  expect(partsOf(text)).toBeNull();
});

test('a date is before another only if all of it is', () => {
  expect(isBefore('2024', '2025-01')).toBe(true);
  expect(isBefore('2024', '2024-12-31')).toBe(false);
  expect(isBefore('2024-12-31', '2024')).toBe(false);
  fc.assert(
    fc.property(partial, partial, (one, other) => {
      const last = one + { year: '-12-31', month: '-31', day: '' }[precisionOf(one)];
      const begin = other + { year: '-01-01', month: '-01', day: '' }[precisionOf(other)];
      expect(isBefore(one, other)).toBe(last < begin);
    }),
  );
});

describe('today', () => {
  const moment = new Date('2026-11-24T07:30:00Z');

  test.each([
    ['Pacific/Honolulu', '2026-11-23'],
    ['America/Los_Angeles', '2026-11-23'],
    ['America/New_York', '2026-11-24'],
    ['Pacific/Kiritimati', '2026-11-24'],
  ])('is in %s the %s', (timeZone, date) => expect(todayIn(timeZone, moment)).toBe(date));

  test('begins at midnight of the zone, also where the clock is changed', () => {
    expect(todayIn('America/Chicago', new Date('2026-03-08T05:59:59Z'))).toBe('2026-03-07');
    expect(todayIn('America/Chicago', new Date('2026-03-08T06:00:00Z'))).toBe('2026-03-08');
    expect(todayIn('America/Chicago', new Date('2026-11-02T05:59:59Z'))).toBe('2026-11-01');
  });
});

test('who is born on a leap day comes of age on the first of March', () => {
  expect(yearsLater('2008-02-29', 18)).toBe('2026-03-01');
  expect(yearsLater('2008-02-29', 16)).toBe('2024-02-29');
});
