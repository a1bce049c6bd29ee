import { describe, expect, it } from 'vitest';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Locale } from '#config/locale.ts';
import type { Hours } from '#config/organisation.ts';
import { momentInWords, openingAt } from './open-now.ts';
import { openingHours } from './opening-hours.ts';

const zone = 'America/New_York';
const weekdays = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '21:00' }];
const at = (moment: string) => openingAt(new Date(moment), weekdays, zone);

const said = (locale: Locale, hours: readonly Hours[], timeZone = zone) => {
  const helpline = { id: '', name: '', phone: '', display: '', about: '', url: '', timeZone, hours };
  return openingHours(helpline, createTranslate(locale, messagesFor(locale)), locale).replace(/\s/g, ' ');
};

describe('a helpline open on weekdays from 9 to 21 in New York', () => {
  it.each([
    ['2026-11-20T13:59:00Z', false, 'just before nine'],
    ['2026-11-20T14:00:00Z', true, 'at nine'],
    ['2026-11-21T01:59:00Z', true, 'just before closing'],
    ['2026-11-21T02:00:00Z', false, 'at closing'],
    ['2026-11-21T16:00:00Z', false, 'on a Saturday'],
    ['2026-07-20T13:00:00Z', true, 'at nine in summer time'],
  ])('at %s: %s, %s', (moment, open) => {
    expect(at(moment).open).toBe(open);
  });

  it('opens next on Monday when it is the weekend', () => {
    expect(at('2026-11-21T16:00:00Z')).toEqual({ open: false, opensAt: new Date('2026-11-23T14:00:00Z') });
  });

  it('opens at nine by its own clock when summer time ends in between', () => {
    expect(at('2026-10-31T16:00:00Z')).toEqual({ open: false, opensAt: new Date('2026-11-02T14:00:00Z') });
  });
});

it('says its hours in the reader’s language and in its own zone, named', () => {
  expect(said('en', weekdays)).toBe('Monday–Friday, 9:00 AM to 9:00 PM (Eastern Time)');
  expect(said('es', weekdays)).toBe('De lunes a viernes, de 9:00 a. m. a 9:00 p. m. (hora del Este)');
  expect(said('en', weekdays, 'America/Los_Angeles')).toContain('(Pacific Time)');
});

it.each([
  ['2026-11-23T14:00:00Z', 'Ahora no atienden · abren el lunes a las 9:00 a. m., su hora local'],
  ['2026-11-23T18:00:00Z', 'Ahora no atienden · abren el lunes a la 1:00 p. m., su hora local'],
])('says in whole Spanish when somebody answers next: %s', (moment, sentence) => {
  const t = createTranslate('es', messagesFor('es'));
  expect(t('helplines.opens', momentInWords(new Date(moment), 'es', zone)).replace(/\s/g, ' ')).toBe(sentence);
});

it('names days that do not follow one another, and knows hours past midnight', () => {
  const apart = [{ days: [1, 3, 5], opens: '09:00', closes: '17:00' }];
  expect(said('en', apart)).toBe('Monday, Wednesday, and Friday, 9:00 AM to 5:00 PM (Eastern Time)');
  expect(said('es', apart)).toBe('Lunes, miércoles y viernes, de 9:00 a. m. a 5:00 p. m. (hora del Este)');
  const nights = [{ days: [5], opens: '20:00', closes: '02:00' }];
  expect(openingAt(new Date('2026-11-21T04:00:00Z'), nights, zone).open).toBe(true);
  expect(openingAt(new Date('2026-11-21T06:30:00Z'), nights, zone).open).toBe(true);
  expect(openingAt(new Date('2026-11-21T07:00:00Z'), nights, zone).open).toBe(false);
  expect(openingAt(new Date('2026-11-20T06:30:00Z'), nights, zone).open).toBe(false);
});
