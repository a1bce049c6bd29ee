import { expect, test } from 'vitest';
import { TurnedAway, turnedAwayBy } from './turned-away.ts';

test.each<[reason: TurnedAway['reason'], status: number, headers: object]>([
  ['maintenance', 503, { 'Retry-After': '600' }],
  ['busy', 503, { 'Retry-After': '5' }],
  ['away', 503, { 'Retry-After': '5' }],
  ['limited', 429, {}],
  ['too-long', 413, {}],
  ['lost', 400, {}],
  ['cross-site', 403, {}],
])('Who is turned away (%s) is told %i, and when to come back where that is known', (reason, status, headers) => {
  const { status: told, headers: sent } = new TurnedAway(reason);
  expect([told, sent]).toEqual([status, headers]);
});

test('A limit says in whole seconds when the next is granted', () => {
  expect(new TurnedAway('limited', { retryAfterMs: 1_001 }).headers).toEqual({ 'Retry-After': '2' });
});

test('Of other errors only that of a database that is away turns a request away', () => {
  const refused = new TurnedAway('busy');
  expect(turnedAwayBy(refused)).toBe(refused);
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(turnedAwayBy(away)).toMatchObject({ reason: 'away', cause: away });
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(turnedAwayBy(full)).toMatchObject({ reason: 'away', cause: full });
  expect(turnedAwayBy(new Error('a defect'))).toBeNull();
});
