import { parse } from 'node-html-parser';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { providerPaths } from '#services/identity/provider/shared.ts';
import { eventually } from '../eventually.ts';
import { client, newKey, signed } from '../oidc-provider.ts';
import { wordsOf } from './accounts.ts';
import { openWithProvider, typed } from './provider.ts';
import { origin } from './site.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const { db, service, traveller, visitor, fetch, identity } = await openWithProvider({ account: { subject: 'nobody' } });
afterAll(() => service.close());
beforeEach(() => {
  vi.useRealTimers();
  service.back();
});

let count = 0;
/** A member whom the service knows, signed in by it. */
async function memberBy(locale: 'en' | 'es' = 'en') {
  count += 1;
  const account = { subject: `subject-${count}`, email: `member${count}@example.org` };
  service.behave({ account });
  const browser = traveller();
  const arrived = await browser.go(`${providerPaths.begin}?for=sign-up&locale=${locale}`);
  const reply = await browser.here.post(arrived.path, { username: `Persona${count}`, terms: 'on' });
  if (reply.status !== 303) throw new Error(wordsOf(reply));
  return { ...account, ...browser };
}

const sharing = '/profile?section=sharing';
const session = (cookie: string) => identity.session(new Headers({ Cookie: cookie }));
const noted = () => db.selectFrom('identity_provider_session').selectAll().execute();

/** What the service posts, whatever it says. */
const post = (body: Record<string, string>, path: string = providerPaths.logout) =>
  fetch(new Request(origin + path, { method: 'POST', body: new URLSearchParams(body) }));

async function claimsFor(subject: string, change: Record<string, unknown> = {}) {
  const [one] = (await noted()).filter((row) => row.subject === subject);
  const now = Math.floor(Date.now() / 1000);
  const claims: Record<string, unknown> = {
    ...{ iss: service.issuer, aud: client.id, iat: now, exp: now + 120, jti: crypto.randomUUID() },
    ...{ sub: subject, sid: one?.sid, events: { [event]: {} } },
    ...change,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

const logoutToken = async (subject: string, change: Record<string, unknown> = {}) =>
  service.sign(await claimsFor(subject, change), { typ: 'logout+jwt' });

describe('Signing out here', () => {
  test('signs out there, and leads back in the language of the page', async () => {
    const { here, there, go, email } = await memberBy('es');
    const reply = await here.post('/es/cerrar-sesion?target=/es');
    expect(reply.location).toBe(`${providerPaths.signOut}?locale=es&target=%2Fes`);
    expect(here.isSignedIn).toBe(false);
    const arrived = await go(reply.location ?? '');
    expect(arrived.at.origin).toBe(service.issuer);
    expect(arrived.at.searchParams.get('ui_locales')).toBe('es');
    expect(arrived.at.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(arrived.at.searchParams.get('client_id')).toBe(client.id);
    expect(arrived.at.href).not.toContain(email);
    const form = parse(arrived.reply?.text ?? '').querySelector('form');
    const xsrf = form?.querySelector('input[name=xsrf]')?.getAttribute('value') ?? '';
    const confirmed = await there.post(new URL(form?.getAttribute('action') ?? '').pathname, { xsrf, logout: 'yes' });
    const back = await go(confirmed.location ?? '', ({ pathname }) => pathname === '/es');
    expect(back.path).toBe('/es');
    // Nobody is remembered there.
    expect((await go(providerPaths.begin, ({ pathname }) => pathname.startsWith('/interaction/'))).at.origin).toBe(service.issuer);
  });

  test('by a script is done before it is led there', async () => {
    const { here } = await memberBy();
    const reply = await here.post('/sign-out');
    const asked = await here.get(reply.location ?? '', { Accept: '*/*' });
    expect(asked).toMatchObject({ status: 204, location: null });
    expect((await here.get(reply.location ?? '', { Accept: 'text/html' })).location).toContain(`${service.issuer}/session/end`);
  });

  test('goes on where the service is away for good, or nobody has signed out here', async () => {
    expect((await visitor().get(`${providerPaths.signOut}?target=/sign-up`, { Accept: 'text/html' })).location).toBe('/');
    expect((await visitor().get(`${providerPaths.signOut}?target=//evil.example`, { Accept: 'text/html' })).location).toBe('/');
    expect((await visitor().get(`${providerPaths.signedOut}?state=x`)).location).toBe('/');
  });

  test('of somebody who came in by a password stays here', async () => {
    const { here, email } = await memberBy();
    await db.updateTable('identity_account').set({ by_address: false }).execute();
    const { member } = (await session(here.cookie)) ?? {};
    expect(member?.email).toBe(email);
    const filled = {
      username: `Local${count}`,
      email: `local${count}@example.org`,
      password: 'Quiet-River7!',
      confirmation: 'Quiet-River7!',
      terms: 'on',
    };
    const other = visitor();
    await other.post('/sign-up', filled);
    expect((await other.post('/sign-out')).location).toBe('/');
  });
});

describe('That a session there has ended', () => {
  test('ends the one here that it began, and no other', async () => {
    const one = await memberBy();
    const link = { intent: 'make-link', key: crypto.randomUUID(), part: 'log', time: 'week', name: 'Rosa' };
    expect((await one.here.post(sharing, link)).location).toBe(`${sharing}&saved=make-link`);
    const two = traveller();
    await two.go(providerPaths.begin);
    const stranger = await memberBy();
    const [first] = (await noted()).filter(({ subject }) => subject === one.subject);
    const response = await post({ logout_token: await logoutToken(one.subject, { sid: first?.sid }) });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const live = await Promise.all([one.here, two.here, stranger.here].map(({ cookie }) => session(cookie)));
    expect(live.map((each) => each !== null).sort()).toEqual([false, true, true]);
    // People sign out there every day: links go on.
    const left = live[0] === null ? two : one;
    expect(wordsOf(await left.here.get(sharing))).toContain('Works until');
    expect(await session(stranger.here.cookie)).not.toBeNull();
  });

  test('ends all of somebody where no session is named', async () => {
    const one = await memberBy();
    const two = traveller();
    await two.go(providerPaths.begin);
    expect((await post({ logout_token: await logoutToken(one.subject, { sid: undefined }) })).status).toBe(200);
    expect(await session(one.here.cookie)).toBeNull();
    expect(await session(two.here.cookie)).toBeNull();
  });

  test('is told by the service itself when somebody signs out there', async () => {
    const { here, there, subject } = await memberBy();
    const page = await there.get(`/session/end?client_id=${client.id}`);
    const xsrf = parse(page.text).querySelector('input[name=xsrf]')?.getAttribute('value') ?? '';
    await there.post('/session/end/confirm', { xsrf, logout: 'yes' });
    await eventually(async () => expect(await session(here.cookie)).toBeNull());
    expect((await noted()).filter((row) => row.subject === subject)).toEqual([]);
  });

  test('keeps a session from beginning that it comes too late for', async () => {
    const { here, there, go, subject } = await memberBy();
    const { path } = await go(providerPaths.begin, ({ pathname }) => pathname === '/profile');
    expect(path).toBe('/profile');
    const { sid } = (await noted()).find((row) => row.subject === subject) ?? {};
    const late = { here: visitor(), there };
    const way = await late.here.get(providerPaths.begin, typed);
    const back = await late.there.get(new URL(way.location ?? '').pathname + new URL(way.location ?? '').search);
    expect((await post({ logout_token: await logoutToken(subject, { sid }) })).status).toBe(200);
    const returned = new URL(back.location ?? '');
    const reply = await late.here.get(returned.pathname + returned.search);
    expect(reply.location).toBe('/login?service=provider-expired');
    expect(late.here.isSignedIn).toBe(false);
    expect(await session(here.cookie)).toBeNull();
  });

  test('is told once', async () => {
    const one = await memberBy();
    const token = await logoutToken(one.subject);
    expect((await post({ logout_token: token })).status).toBe(200);
    expect((await post({ logout_token: token })).status).toBe(400);
  });

  const stranger = newKey();
  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, (subject: string) => Promise<string>]>([
    ['there is none', async () => ''],
    ['it is none', async () => 'not-a-token'],
    ['nobody signed it', async (subject) => `${base64({ alg: 'none' })}.${base64(await claimsFor(subject))}.`],
    ['a stranger signed it', async (subject) => signed(await claimsFor(subject), { key: await stranger, kid: 'stranger' })],
    [
      'a stranger signed it under the key’s name',
      async (subject) => signed(await claimsFor(subject), { key: await stranger, kid: service.keys[0]?.kid ?? '' }),
    ],
    ['it is of another issuer', (subject) => logoutToken(subject, { iss: 'https://elsewhere.example' })],
    ['it is for another client', (subject) => logoutToken(subject, { aud: 'another' })],
    ['it was issued an hour ago', (subject) => logoutToken(subject, { iat: now() - 3600, exp: now() + 60 })],
    ['it is over', (subject) => logoutToken(subject, { exp: now() - 60 })],
    ['it will be issued in an hour', (subject) => logoutToken(subject, { iat: now() + 3600, exp: now() + 3700 })],
    ['it does not say when it was issued', (subject) => logoutToken(subject, { iat: undefined })],
    ['it has no id', (subject) => logoutToken(subject, { jti: undefined })],
    ['it tells of nothing', (subject) => logoutToken(subject, { events: undefined })],
    ['it tells of something else', (subject) => logoutToken(subject, { events: { 'https://elsewhere.example/event': {} } })],
    ['it is about nobody', (subject) => logoutToken(subject, { sub: undefined, sid: undefined })],
    ['it has a nonce, as an id token has', (subject) => logoutToken(subject, { nonce: 'n' })],
    ['it says that it is an access token', async (subject) => service.sign(await claimsFor(subject), { typ: 'at+jwt' })],
    ['it is endless', async (subject) => logoutToken(subject, { more: 'x'.repeat(9_000) })],
  ])('is not believed where %s', async (_, tokenFor) => {
    const { here, subject } = await memberBy();
    const response = await post({ logout_token: await tokenFor(subject) });
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_request', error_description: expect.any(String) }]);
    expect(await session(here.cookie)).not.toBeNull();
  });

  test('is nothing that a page asks for, and no long text', async () => {
    expect((await visitor().get(providerPaths.logout)).status).toBe(404);
    expect((await post({ logout_token: 'x'.repeat(20_000) })).status).toBe(413);
  });
});

test('who is deleted leaves nothing of it', async () => {
  const { here, subject } = await memberBy();
  const { member } = (await session(here.cookie)) ?? {};
  await db
    .deleteFrom('identity_user')
    .where('id', '=', member?.id ?? '')
    .execute();
  expect((await noted()).filter((row) => row.subject === subject)).toEqual([]);
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
