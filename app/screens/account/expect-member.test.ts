import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { addressOfUrl } from '#app/addresses/address.ts';
import { type Alba, albaContext } from '#app/context.ts';
import { expectMember } from './account-request.ts';

const origin = 'https://alba.example';

/** What comes of asking for an address when nobody is signed in: where it leads, or null. */
async function leadsTo(path: string, method = 'GET'): Promise<string | null> {
  const url = new URL(path, origin);
  const alba = {
    origin,
    address: addressOfUrl(url.href),
    identity: { session: async () => null },
    callerOf: () => ({ headers: new Headers(), visitor: '', locale: 'en' }),
  } as unknown as Alba;
  const context = new RouterContextProvider();
  context.set(albaContext, alba);
  const request = new Request(url, { method });
  const answer = await expectMember({ request, url, context, params: {}, pattern: '' }).catch((error: unknown) => error);
  return answer instanceof Response ? `${answer.status} ${answer.headers.get('Location')}` : null;
}

test('a member’s screen leads who is not signed in to sign in, before its loader runs', async () => {
  const signIn = `303 /login?${new URLSearchParams({ target: '/profile?section=my-account' })}`;
  expect(await leadsTo('/profile?section=my-account')).toBe(signIn);
  expect(await leadsTo('/profile?section=my-account', 'HEAD')).toBe(signIn);
  expect(await leadsTo('/profile?locale=es')).toBe('302 /es/perfil');
  expect(await leadsTo('/update-password')).toMatch(/^303 \/login\?/);
});

test('every other screen, the link of a mail, and what is sent with a form are let through', async () => {
  for (const path of ['/', '/login', '/treatment', '/no-such-page', '/verify-email?token=x'])
    expect([path, await leadsTo(path)]).toEqual([path, null]);
  expect(await leadsTo('/profile', 'POST')).toBeNull();
});
