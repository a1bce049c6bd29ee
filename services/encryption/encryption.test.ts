import { describe, expect, it } from 'vitest';
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
  ['with the id of another key', () => cipher.decrypt('rosa', `AAAAAAAA${encrypted.slice(8)}`)],
  ['without the id of its key', () => cipher.decrypt('rosa', encrypted.slice(8))],
  ['empty', () => cipher.decrypt('rosa', '')],
  ['with the shortest tag that the algorithm knows', () => cipher.decrypt('rosa', encrypted.slice(0, 22))],
])('is not decrypted %s', (_, decrypt) => expect(decrypt).toThrow(DecryptionFailed));

describe('after the secret was replaced', () => {
  const rotated = encryption('new secret', 'forms', { former: ['older', 'secret'] });

  it('decrypts what a former one encrypted, and encrypts with the new one', () => {
    expect(rotated.decrypt('rosa', encrypted)).toBe('José, "Lima" 🌅');
    const anew = rotated.encrypt('rosa', 'again');
    expect(rotated.decrypt('rosa', anew)).toBe('again');
    expect(encryption('new secret', 'forms').decrypt('rosa', anew)).toBe('again');
    expect(() => cipher.decrypt('rosa', anew)).toThrow(DecryptionFailed);
  });

  it('names the key in what it encrypts: the same for one secret and purpose, and no other', () => {
    const keyId = (by: ReturnType<typeof encryption>) => by.encrypt('rosa', 'x').slice(0, 8);
    expect(keyId(cipher)).toBe(encrypted.slice(0, 8));
    expect(new Set([cipher, rotated, encryption('secret', 'mails')].map(keyId)).size).toBe(3);
  });

  it('is not fooled by the id of another of its keys', () => {
    const other = rotated.encrypt('rosa', 'x').slice(0, 8);
    expect(() => rotated.decrypt('rosa', other + encrypted.slice(8))).toThrow(DecryptionFailed);
  });

  it('no longer decrypts what a secret encrypted that was dropped', () => {
    expect(() => encryption('new secret', 'forms', { former: ['older'] }).decrypt('rosa', encrypted)).toThrow(DecryptionFailed);
  });
});

describe('what was encrypted before ciphertexts named their key', () => {
  const old = 'vHq1dGAXuFMXgCtEtZJlXt8WSNh6OXeKwvXIYrYCqX766F7t_-F0';

  it('is decrypted, with the secret as with a former one', () => {
    expect(cipher.decrypt('rosa', old)).toBe('from before');
    expect(encryption('new secret', 'forms', { former: ['secret'] }).decrypt('rosa', old)).toBe('from before');
  });

  it('is held to its id and purpose', () => {
    expect(() => cipher.decrypt('ana', old)).toThrow(DecryptionFailed);
    expect(() => encryption('secret', 'mails').decrypt('rosa', old)).toThrow(DecryptionFailed);
    expect(() => cipher.decrypt('rosa', `${old.slice(0, -4)}AAAA`)).toThrow(DecryptionFailed);
  });
});
