import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../i18n/format.ts';
import { messagesFor } from '../../i18n/messages.server.ts';
import { hoursInWords, momentInWords, openingAt } from './hours.ts';

const zone = 'America/New_York';
const weekdays = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '21:00' }];
const at = (moment: string) => openingAt(new Date(moment), weekdays, zone);

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
  const [hours] = weekdays;
  if (!hours) throw new Error('no hours');
  expect(hoursInWords(hours, zone, 'en')).toEqual({ days: 'Monday–Friday', opens: '9:00 AM', closes: '9:00 PM', zone: 'Eastern Time' });
  expect(hoursInWords(hours, zone, 'es')).toMatchObject({ days: 'lunes–viernes', zone: 'hora oriental' });
});

it.each([
  ['2026-11-23T14:00:00Z', 'Ahora no atienden. Abren el lunes a las 9:00 a. m.'],
  ['2026-11-23T18:00:00Z', 'Ahora no atienden. Abren el lunes a la 1:00 p. m.'],
])('says in whole Spanish when somebody answers next: %s', (moment, sentence) => {
  const t = createTranslate('es', messagesFor('es'));
  expect(t('helplines.opens', momentInWords(new Date(moment), 'es', zone)).replace(/\s/g, ' ')).toBe(sentence);
});

it('names days that do not follow one another, and knows hours past midnight', () => {
  expect(hoursInWords({ days: [1, 3, 5], opens: '09:00', closes: '17:00' }, zone, 'en').days).toBe('Monday, Wednesday, and Friday');
  const nights = [{ days: [5], opens: '20:00', closes: '02:00' }];
  expect(openingAt(new Date('2026-11-21T04:00:00Z'), nights, zone).open).toBe(true);
  expect(openingAt(new Date('2026-11-21T06:30:00Z'), nights, zone).open).toBe(true);
  expect(openingAt(new Date('2026-11-21T07:00:00Z'), nights, zone).open).toBe(false);
  expect(openingAt(new Date('2026-11-20T06:30:00Z'), nights, zone).open).toBe(false);
});
