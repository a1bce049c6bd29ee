import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const password = 'Xk7#mauve-Otter';

test('a password has the hash that was made of it, and no other has', async () => {
  const [hash, again] = [await hashPassword(password), await hashPassword(password)];
  expect(hash).toMatch(/^[\da-f]{32}:[\da-f]{128}$/);
  expect(again).not.toBe(hash);
  expect(await verifyPassword(hash, password)).toBe(true);
  for (const other of ['', 'xk7#mauve-otter', `${password} `, again]) expect(await verifyPassword(hash, other)).toBe(false);
});

test('the form of a hash stays what it was', async () => {
  const salt = '75aca1915bbddef5ff8a6bcca272d5a6';
  const key =
    '61bde1b075384d4b9b1c2367245abd94508c8167b2dabb7739d3502ce043bd081f7df55fc0dfa65689a91f349a21195b7a9125f4755be820709cda1f0b8c862d';
  expect(await verifyPassword(`${salt}:${key}`, password)).toBe(true);
});

test('composed and decomposed letters are one password', async () => {
  expect(await verifyPassword(await hashPassword('Pi\u00f1a-9x#'), 'Pin\u0303a-9x#')).toBe(true);
});

test.each(['', ':', 'salt', 'salt:', 'salt:zz', 'a:b:c'])('what is no hash is no password’s: %j', async (hash) => {
  expect(await verifyPassword(hash, password)).toBe(false);
  expect(await verifyPassword(hash, '')).toBe(false);
});
