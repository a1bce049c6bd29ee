import { expect, it } from 'vitest';
import { SealBroken, sealing } from './sealing.ts';

const seal = sealing('secret', 'forms');
const closed = seal.close('rosa', 'José, "Lima" 🌅');

it('says nothing from outside, and gives back what was closed', () => {
  expect(closed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(closed, 'base64url').toString()).not.toContain('Lima');
  expect(seal.open('rosa', closed)).toBe('José, "Lima" 🌅');
  expect(seal.close('rosa', 'José, "Lima" 🌅')).not.toBe(closed);
});

it.each([
  ['for somebody else', () => seal.open('ana', closed)],
  ['for another purpose', () => sealing('secret', 'mails').open('rosa', closed)],
  ['with another secret', () => sealing('secret.', 'forms').open('rosa', closed)],
  ['cut short', () => seal.open('rosa', closed.slice(0, -4))],
  ['changed', () => seal.open('rosa', `${closed.slice(0, -4)}AAAA`)],
  ['empty', () => seal.open('rosa', '')],
  ['with the shortest tag that the algorithm knows', () => seal.open('rosa', closed.slice(0, 22))],
])('is not opened %s', (_, open) => expect(open).toThrow(SealBroken));
