import { expect, test } from 'vitest';
import { calendarLeaf, formatDuration, formatMoment, formatShortDay } from './dates.ts';

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

test('a moment is told in the time zone of the organisation, which is named', () => {
  const [startsAt, endsAt] = ['2026-12-11T00:00:00Z', '2026-12-11T01:00:00Z'];
  // Engines differ in the spaces that they put.
  const told = (locale: 'en' | 'es') => formatMoment(startsAt, endsAt, locale).replace(/\s/g, ' ').replaceAll('\u2060', '');
  expect(told('en')).toBe('Thursday, December 10, 2026, 7:00–8:00 PM Eastern Time');
  expect(told('es')).toBe('jueves, 10 de diciembre de 2026, 7:00–8:00 p. m. hora del Este');
  expect(formatMoment(startsAt, endsAt, 'es')).toContain('7:00\u2060–\u20608:00');
  expect([formatShortDay(startsAt, 'en'), formatShortDay(startsAt, 'es')]).toEqual(['Dec 10, 2026', '10 dic 2026']);
  expect(calendarLeaf(startsAt, 'en')).toEqual({ day: '10', month: 'Dec' });
  expect(calendarLeaf(startsAt, 'es')).toEqual({ day: '10', month: 'dic' });
});
