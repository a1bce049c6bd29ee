import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { IdentityProvider } from '#config/identity-provider.ts';
import { Visitor } from '#tests/accounts.ts';
import { eventually } from '#tests/eventually.ts';
import { client, newKey, signed, startProvider, type TestProvider } from '#tests/oidc-provider.ts';
import { patience } from '#tests/patience.ts';
import { providerPaths } from '../provider/shared.ts';
import { discovered, limits } from './provider-client.ts';
import { addressOf, newWay, provenBy, type Way } from './provider-way.ts';

const site = 'https://alba.example';
const account = { subject: 'ana', email: 'ana@example.org' };
const service = await startProvider({ site, conduct: { account } });
afterAll(() => service.close());
afterEach(() => {
  vi.useRealTimers();
  service.back();
  service.behave({ account });
});

const configOf = ({ issuer }: Pick<TestProvider, 'issuer'>): IdentityProvider => ({
  issuer,
  clientId: client.id,
  clientSecret: client.secret,
  name: 'Service',
  screens: [],
  localPasswords: 'beside',
});
const redirectUri = site + providerPaths.callback;
const wish = { purpose: 'sign-in', locale: 'es', target: null, member: null, save: null } as const;

/** Goes there and back, in a browser of its own; the address that it is sent back to. */
async function goThere(address: URL, browser = new Visitor(service.issuer)): Promise<URL> {
  let next = address;
  for (let hops = 0; hops < 8; hops += 1) {
    const { location, text } = await browser.get(next.pathname + next.search);
    if (!location) throw new Error(`the service leads nowhere: ${text}`);
    next = new URL(location, service.issuer);
    if (next.origin !== service.issuer) return next;
  }
  throw new Error('the service leads in a circle');
}

/** The service, whose answers a busy machine may be late with. */
const found = (change: Partial<typeof limits> = {}) => discovered(configOf(service), { ...limits, patience: patience / 1_000, ...change });

async function signIn(find = found(), change: Partial<Way> = {}) {
  const way = newWay(wish);
  const known = await find();
  const returned = await goThere(await addressOf(known, way, redirectUri));
  return provenBy(known, { ...way, ...change }, returned);
}

test('says who came back, and tells the service no more than the language', async () => {
  const way = newWay(wish);
  const known = await found()();
  const address = await addressOf(known, way, redirectUri);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'alba',
    code_challenge: expect.any(String),
    code_challenge_method: 'S256',
    nonce: way.nonce,
    redirect_uri: 'https://alba.example/api/provider/callback',
    response_type: 'code',
    scope: 'openid email',
    state: way.state,
    ui_locales: 'es',
  });
  const { address: askAddress, ...proven } = await provenBy(known, way, await goThere(address));
  expect(proven).toEqual({ subject: 'ana', sid: expect.any(String), idToken: expect.any(String), isFresh: true, hasSecondFactor: false });
  expect(await askAddress()).toEqual({ email: 'ana@example.org', isVerified: true });
});

test('a second factor is one that was used now, and that the service names', async () => {
  service.behave({ account, amr: ['pwd', 'mfa'] });
  expect(await signIn()).toMatchObject({ isFresh: true, hasSecondFactor: true });
  service.behave({ account, acr: 'phr' });
  expect(await signIn()).toMatchObject({ hasSecondFactor: true });
  service.behave({ account, amr: ['pwd'] });
  expect(await signIn()).toMatchObject({ hasSecondFactor: false });
  service.behave({ account, amr: ['mfa'], token: (claims) => ({ ...claims, auth_time: Number(claims.auth_time) - 60 }) });
  expect(await signIn()).toMatchObject({ isFresh: false, hasSecondFactor: false });
  service.behave({ account, amr: ['mfa'], token: ({ auth_time: _, ...claims }) => claims });
  expect(await signIn()).toMatchObject({ isFresh: false, hasSecondFactor: false });
});

test('to confirm, whoever is remembered there signs in again', async () => {
  const known = await found()();
  const browser = new Visitor(service.issuer);
  await goThere(await addressOf(known, newWay(wish), redirectUri), browser);
  const way = newWay({ ...wish, purpose: 'confirm', member: 'm' });
  const address = await addressOf(known, way, redirectUri);
  expect([address.searchParams.get('prompt'), address.searchParams.get('max_age')]).toEqual(['login', '0']);
  expect(await provenBy(known, way, await goThere(address, browser))).toMatchObject({ isFresh: true });
});

const tomorrow = () => Math.floor(Date.now() / 1000) + 86_400;
const stranger = await newKey();

test.each<[string, Parameters<TestProvider['behave']>[0]]>([
  ['for another client', { token: (claims) => ({ ...claims, aud: 'another' }) }],
  [
    'for two clients, of which we are not the one that asked',
    { token: (claims) => ({ ...claims, aud: ['alba', 'another'], azp: 'another' }) },
  ],
  ['of another issuer', { token: (claims) => ({ ...claims, iss: 'https://elsewhere.example' }) }],
  ['with another nonce', { token: (claims) => ({ ...claims, nonce: 'another' }) }],
  ['without a nonce', { token: ({ nonce: _, ...claims }) => claims }],
  ['that is over', { token: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }) }],
  ['without an end', { token: ({ exp: _, ...claims }) => claims }],
  ['of tomorrow', { token: (claims) => ({ ...claims, nbf: tomorrow() }) }],
  ['without a subject', { token: ({ sub: _, ...claims }) => claims }],
  ['with an empty subject', { token: (claims) => ({ ...claims, sub: '' }) }],
  ['that nobody signed', { sign: async (claims) => `${base64({ alg: 'none' })}.${base64(claims)}.` }],
  ['signed with the secret that both know', { sign: (claims) => signedBySecret(claims) }],
  ['signed by a stranger', { sign: (claims) => signed(claims, { key: stranger, kid: stranger.kid ?? '' }) }],
  ['signed by a stranger under its key’s name', { sign: (claims, { kid }) => signed(claims, { key: stranger, kid }) }],
  ['signed by a stranger without a name', { sign: (claims) => signed(claims, { key: stranger }) }],
  ['that was changed after it was signed', { sign: async (claims, own) => changed(await signed(claims, own)) }],
])('refuses a token %s', async (_, conduct) => {
  service.behave({ account, ...conduct });
  await expect(signIn()).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' });
});

test('takes a token that names no key, where the one of the service made it', async () => {
  service.behave({ account, sign: (claims, { key }) => signed(claims, { key }) });
  expect(await signIn()).toMatchObject({ subject: 'ana' });
});

test.each<[string, Parameters<TestProvider['behave']>[0]]>([
  ['of another service that was mixed up with it', { back: (query) => query.set('iss', 'https://elsewhere.example') }],
  ['without the name of the service', { back: (query) => query.delete('iss') }],
  ['with another state', { back: (query) => query.set('state', 'another') }],
  ['with two states', { back: (query) => query.append('state', 'another') }],
  ['without a state', { back: (query) => query.delete('state') }],
  ['with another code', { back: (query) => query.set('code', 'another') }],
  ['without a code', { back: (query) => query.delete('code') }],
])('refuses a way back %s', async (_, conduct) => {
  service.behave({ account, ...conduct });
  await expect(signIn()).rejects.toMatchObject({ kind: 'refused' });
});

test('a code is of no use without what its browser keeps, nor twice', async () => {
  await expect(signIn(undefined, { verifier: newWay(wish).verifier })).rejects.toMatchObject({ kind: 'refused' });
  await expect(signIn(undefined, { nonce: 'another' })).rejects.toMatchObject({ kind: 'refused' });
  const way = newWay(wish);
  const known = await found()();
  const returned = await goThere(await addressOf(known, way, redirectUri));
  expect(await provenBy(known, way, returned)).toMatchObject({ subject: 'ana' });
  await expect(provenBy(known, way, returned)).rejects.toMatchObject({ kind: 'refused' });
});

test('who cancels there is told so', async () => {
  service.behave({ account, cancels: true });
  await expect(signIn()).rejects.toMatchObject({ kind: 'cancelled' });
});

test.each<[string, Parameters<TestProvider['behave']>[0]['metadata']]>([
  ['of another service', (said) => ({ ...said, issuer: 'https://elsewhere.example' })],
  ['without keys', ({ jwks_uri: _, ...said }) => said],
  ['that is too long', (said) => ({ ...said, more: 'x'.repeat(300_000) })],
])('believes no word %s', async (_, metadata) => {
  service.behave({ account, ...(metadata && { metadata }) });
  await expect(found()()).rejects.toMatchObject({ kind: 'refused' });
});

test('is away while nobody answers, and is not waited for longer than a reader has patience', async () => {
  const find = found({ tryAgainAfter: 0 });
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  service.behave({ account, silentUntil: promise });
  const impatient = found({ tryAgainAfter: 0, patience: 2 });
  await expect(impatient()).rejects.toMatchObject({ kind: 'away', message: expect.stringContaining('took too long') });
  service.away();
  await expect(find()).rejects.toMatchObject({ kind: 'away', message: expect.stringContaining('cannot be reached') });
  service.back();
  service.behave({ account });
  expect(await find()).toMatchObject({ configuration: expect.anything() });
  expect(await eventually(impatient)).toMatchObject({ configuration: expect.anything() });
});

test('is asked once by all who come at the same time, is left alone for a moment after it failed, and what it said lasts while it is away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const find = found();
  service.away();
  await expect(find()).rejects.toMatchObject({ kind: 'away' });
  service.back();
  await expect(find()).rejects.toMatchObject({ kind: 'away' });
  vi.setSystemTime(Date.now() + limits.tryAgainAfter);
  const [one, other] = await Promise.all([find(), find()]);
  expect(other).toBe(one);
  service.away();
  vi.setSystemTime(Date.now() + limits.renewAfter);
  expect(await find()).toBe(one);
  service.back();
  vi.setSystemTime(Date.now() + limits.tryAgainAfter);
  const renewed = await find();
  expect(renewed).not.toBe(one);
  expect(await find()).toBe(renewed);
});

test('its keys may be others each week, for twelve weeks, without a restart', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const find = found();
  const seen = new Set<string>();
  for (let week = 0; week < 12; week += 1) {
    // Also within the hour for which what it said is kept: the new key is asked for by its name.
    for (const after of [0, 120_000, 3 * 86_400_000]) {
      vi.setSystemTime(Date.now() + after);
      expect(await signIn(find)).toMatchObject({ subject: 'ana' });
      if (after === 0) await service.rotate();
    }
    seen.add(service.keys[0]?.kid ?? '');
    vi.setSystemTime(Date.now() + 4 * 86_400_000);
  }
  expect(seen.size).toBe(12);
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function signedBySecret(claims: object): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(client.secret));
}

/** The same signature under other words. */
function changed(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return `${header}.${base64({ ...claims, sub: 'eva' })}.${signature}`;
}
