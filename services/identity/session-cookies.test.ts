import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { deriveKey } from './key-derivation.ts';
import { sessionCookies } from './session-cookies.ts';
import { type Browser, newMember, origin, secret, testIdentity } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);

test('a session counts with its twin alone, among whatever another host has planted', async () => {
  const { member, browser: ana } = await newMember(identity);
  const { browser: eva } = await newMember(identity);
  const of = (own: Browser, name: string) => `${name}=${own.cookies.get(name)}`;
  const ask = async (...cookies: string[]) => (await identity.session(new Headers({ cookie: cookies.join('; ') })))?.member.id;
  const [own, twin] = [of(ana, 'authToken'), of(ana, '__Host-authTokenTwin')];
  const planted = of(eva, 'authToken');
  expect(await ask(own, twin)).toBe(member.id);
  for (const cookies of [
    [planted, own, twin],
    [own, planted, twin],
    ['authToken=', 'authToken=x.y', planted, twin, own],
  ])
    expect(await ask(...cookies)).toBe(member.id);
  for (const cookies of [[own], [planted], [planted, twin], [own, of(eva, '__Host-authTokenTwin')], [own, '__Host-authTokenTwin=x']])
    expect(await ask(...cookies)).toBeUndefined();
});

test('the token of a session in the database is no cookie', async () => {
  await newMember(identity);
  const rows = await db.selectFrom('identity_session').select('token_hash').execute();
  const cookies = sessionCookies(origin, deriveKey(secret, 'session cookies').toString('base64url'));
  for (const { token_hash: hash } of rows) {
    for (const token of (['base64url', 'hex', 'latin1'] as const).map((encoding) => hash.toString(encoding))) {
      // Also with the secret that signs cookies.
      const issued = (await cookies.issue(token, new Date())).map((cookie) => cookie.split(';')[0]).join('; ');
      for (const cookie of [`authToken=${encodeURIComponent(token)}`, issued])
        expect(await identity.session(new Headers({ cookie }))).toBeNull();
    }
  }
});
