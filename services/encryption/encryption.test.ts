import { expect, it } from 'vitest';
import { DecryptionFailed, encryption } from './encryption.ts';

const cipher = encryption('secret', 'forms');
const encrypted = cipher.encrypt('rosa', 'José, "Lima" 🌅');

it('hides the text, and decrypts it again', () => {
  expect(encrypted).toMatch(/^[\w-]+$/);
  expect(Buffer.from(encrypted, 'base64url').toString()).not.toContain('Lima');
  expect(cipher.decrypt('rosa', encrypted)).toBe('José, "Lima" 🌅');
  expect(cipher.encrypt('rosa', 'José, "Lima" 🌅')).not.toBe(encrypted);
});

it.each([
  ['for somebody else', () => cipher.decrypt('ana', encrypted)],
  ['for another purpose', () => encryption('secret', 'mails').decrypt('rosa', encrypted)],
  ['with another secret', () => encryption('secret.', 'forms').decrypt('rosa', encrypted)],
  ['cut short', () => cipher.decrypt('rosa', encrypted.slice(0, -4))],
  ['changed', () => cipher.decrypt('rosa', `${encrypted.slice(0, -4)}AAAA`)],
  ['empty', () => cipher.decrypt('rosa', '')],
  ['with the shortest tag that the algorithm knows', () => cipher.decrypt('rosa', encrypted.slice(0, 22))],
])('is not decrypted %s', (_, decrypt) => expect(decrypt).toThrow(DecryptionFailed));
