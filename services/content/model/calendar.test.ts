import { expect, test } from 'vitest';
import { organisation } from '#config/organisation.ts';
import { calendarDate, firstPublishedAt, newUntil } from './calendar.ts';

const hour = 60 * 60 * 1000;

test('the dates below are those of New York', () => {
  expect(organisation.timeZone).toBe('America/New_York');
});

test.each([
  ['in winter', '2026-11-20', '2026-11-20T05:00:00Z'],
  ['in summer', '2026-07-04', '2026-07-04T04:00:00Z'],
  ['on the day that the clock goes forward', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['on the day after it', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['on the day that the clock goes back', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['on the day after that', '2026-11-02', '2026-11-02T05:00:00Z'],
  ['at a turn of the year', '2027-01-01', '2027-01-01T05:00:00Z'],
])('new ends 24 hours after the day begins, %s', (_, published, begins) => {
  expect(newUntil(published, null) - Date.parse(begins)).toBe(24 * hour);
});

test('what comes by itself later is new from then', () => {
  const until = (publishAt: string) => new Date(newUntil('2026-11-20', new Date(publishAt))).toISOString();
  expect(until('2026-11-20T14:00:00Z')).toBe('2026-11-21T14:00:00.000Z');
  expect(until('2026-12-01T14:00:00Z')).toBe('2026-12-02T14:00:00.000Z');
  expect(until('2026-11-01T14:00:00Z')).toBe('2026-11-21T05:00:00.000Z');
});

test.each([
  ['2026-11-20T23:30:00-05:00', '2026-11-20'],
  ['2026-11-21T04:59:00Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
  ['2026-07-04T09:00:00+02:00', '2026-07-04'],
])('%s is on %s', (moment, date) => {
  expect(calendarDate(moment)).toBe(date);
});

test('first published is the beginning of the day, or later where it came by itself, and 0 where nobody can tell', () => {
  expect(firstPublishedAt('2026-11-20', null)).toBe(Date.parse('2026-11-20T05:00:00Z'));
  expect(firstPublishedAt('2026-11-20', new Date('2026-12-01T14:00:00Z'))).toBe(Date.parse('2026-12-01T14:00:00Z'));
  expect(firstPublishedAt('', null)).toBe(0);
});
