import { expect, test } from 'vitest';
import { passwordHasher, recommendedCost, saltOf } from './password-hash.ts';

const password = 'Xk7#mauve-Otter';
const quick = passwordHasher({ ln: 10, r: 8, p: 1 });
/** As they were made before hashes told their cost. */
const former =
  '75aca1915bbddef5ff8a6bcca272d5a6:61bde1b075384d4b9b1c2367245abd94508c8167b2dabb7739d3502ce043bd081f7df55fc0dfa65689a91f349a21195b7a9125f4755be820709cda1f0b8c862d';

test('a password has the hash that was made of it, and no other has', async () => {
  const [hash, again] = [await quick.hash(password), await quick.hash(password)];
  expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w+/]{22}\$[\w+/]{86}$/);
  expect(again).not.toBe(hash);
  expect(saltOf(again)).not.toBe(saltOf(hash));
  expect(await quick.verify(hash, password)).toBe(true);
  for (const other of ['', 'xk7#mauve-otter', `${password} `, again]) expect(await quick.verify(hash, other)).toBe(false);
});

test('costs what OWASP recommends, unless a test says otherwise', async () => {
  const { ln, r, p } = recommendedCost;
  // The least of OWASP's equal choices: N = 2^17, r = 8, p = 1, or less memory and more of p.
  expect([2 ** ln * r * p >= 2 ** 14 * 8 * 5, 128 * 2 ** ln * r >= 16 * 2 ** 20]).toEqual([true, true]);
  expect(await passwordHasher().hash(password)).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
});

test('hashes of another cost, and of before they told it, are read as they were made', async () => {
  expect(await passwordHasher().verify(await quick.hash(password), password)).toBe(true);
  expect(await quick.verify(former, password)).toBe(true);
  expect(await quick.verify(former, `${password}!`)).toBe(false);
});

test('are made anew at the cost of now, and stay the same password’s', async () => {
  const dearer = passwordHasher({ ln: 11, r: 8, p: 1 });
  for (const hash of [former, await quick.hash(password)]) {
    const renewed = await dearer.renew(hash, password);
    expect(renewed).toMatch(/^\$scrypt\$ln=11,/);
    expect(await dearer.verify(renewed ?? '', password)).toBe(true);
    expect(saltOf(renewed ?? '')).toBe(saltOf(hash));
    expect(await dearer.renew(renewed ?? '', password)).toBeNull();
  }
});

test('composed and decomposed letters are one password', async () => {
  expect(await quick.verify(await quick.hash('Pi\u00f1a-9x#'), 'Pin\u0303a-9x#')).toBe(true);
});

test.each(['', ':', 'salt', 'salt:', 'salt:zz', 'a:b:c', '$scrypt$ln=10,r=8,p=1$$'])(
  'what is no hash is no password’s: %j',
  async (hash) => {
    expect(await quick.verify(hash, password)).toBe(false);
    expect(await quick.verify(hash, '')).toBe(false);
    expect(await quick.renew(hash, password)).toBeNull();
  },
);
