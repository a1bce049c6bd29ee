import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLink } from '#services/identity/link-tokens.ts';
import { providerPaths } from '#services/identity/provider/shared.ts';
import { newMember } from '../accounts.ts';
import { waitingMails, wordsOf } from './accounts.ts';
import { openWithProvider, type Site, typed } from './provider.ts';
import { origin } from './site.ts';

const nobody = { subject: 'nobody' };
const { db, service, traveller, member, visitor, identity } = await openWithProvider({ account: nobody });
afterAll(() => service.close());
beforeEach(() => {
  service.back();
  service.behave({ account: nobody });
});

let count = 0;
/** Somebody of whom the service knows an address. */
function somebody(change: { isVerified?: boolean } = {}) {
  count += 1;
  const account = { subject: `subject-${count}`, email: `somebody${count}@example.org`, ...change };
  service.behave({ account });
  return account;
}

const begin = (purpose = 'sign-in', more = '') => `${providerPaths.begin}?for=${purpose}&locale=en-US${more}`;
const row = (email: string) => db.selectFrom('identity_user').selectAll().where('email', '=', email).executeTakeFirst();
const accountsOf = (userId: string) =>
  db.selectFrom('identity_account').select(['provider_id', 'account_id']).where('user_id', '=', userId).execute();
const mailsTo = async (email: string) => (await waitingMails(db)).filter(({ to }) => to === email).map(({ content }) => content.kind);
const eventsOf = async (userId: string) =>
  (
    await db
      .selectFrom('identity_audit')
      .select('event')
      .where('account', '=', await accountHash(userId))
      .orderBy('id')
      .execute()
  ).map(({ event }) => event);

async function accountHash(userId: string) {
  const { accountHashes } = await import('#services/identity/audit.ts');
  const { secret } = await import('./site.ts');
  const [hash] = accountHashes([secret])(userId);
  if (!hash) throw new Error('no hash');
  return hash;
}

/** Verifies the address of a member, as the link of a mail does. */
const verify = (email: string) => db.updateTable('identity_user').set({ email_verified: true }).where('email', '=', email).execute();

/** Signs a newcomer up by the service. */
async function signUpBy(username: string, browser = traveller(), more: Record<string, string> = {}) {
  const arrived = await browser.go(begin('sign-up'));
  const reply = await browser.here.post(arrived.path, { username, terms: 'on', ...more });
  return { browser, arrived, reply };
}

describe('Somebody who has no account here', () => {
  test('is asked for a username, and has one then, with the address that the service has verified', async () => {
    const { email } = somebody();
    const { browser, arrived, reply } = await signUpBy('Azucena');
    expect(arrived.path).toBe('/sign-up?username=1');
    expect(wordsOf(arrived.reply ?? reply)).toContain(email);
    expect(reply).toMatchObject({ status: 303, location: '/profile' });
    expect(browser.here.isSignedIn).toBe(true);
    const made = await row(email);
    expect(made).toMatchObject({ username: 'Azucena', email_verified: true });
    expect(await accountsOf(made?.id ?? '')).toEqual([{ provider_id: service.issuer, account_id: expect.stringMatching(/^subject-/) }]);
    expect(await mailsTo(email)).toEqual([]);
    expect(await eventsOf(made?.id ?? '')).toEqual(['signed-up']);
    // And again, on another device, of which a mail tells.
    const other = traveller();
    expect((await other.go(begin('sign-in', '&target=/search'))).path).toBe('/search');
    expect(other.here.isSignedIn).toBe(true);
    expect(await mailsTo(email)).toEqual(['new-device']);
    expect(await eventsOf(made?.id ?? '')).toEqual(['signed-up', 'signed-in', 'new-device']);
    await other.here.post('/sign-out');
    expect(await other.go(begin())).toMatchObject({ at: { pathname: '/profile' } });
    expect(await mailsTo(email)).toEqual(['new-device']);
  });

  test('comes to the target, in the language of the page, and nothing of it is told to the service', async () => {
    const { email } = somebody();
    const browser = traveller();
    const login = await browser.here.get('/es/iniciar-sesion?target=/es/perfil?section=saved');
    expect(wordsOf(login)).toContain('Continuar con Casa');
    const told: URL[] = [];
    const target = encodeURIComponent('/es/perfil?section=saved');
    const arrived = await browser.go(`${providerPaths.begin}?for=sign-in&locale=es&target=${target}`, (at) => {
      if (at.origin === service.issuer) told.push(at);
      return false;
    });
    expect(arrived.path).toBe(`/es/registro?username=1&target=${target}`);
    expect(told[0]?.searchParams.get('ui_locales')).toBe('es');
    expect(told.map(String).join()).not.toMatch(/perfil|saved|target/);
    const reply = await browser.here.post(arrived.path, { username: 'Begonia', terms: 'on' });
    expect(reply.location).toBe('/es/perfil?section=saved');
    expect(await row(email)).toMatchObject({ locale: 'es' });
  });

  test('gives an address, and is mailed a link, where the service has verified none', async () => {
    const { email } = somebody({ isVerified: false });
    const browser = traveller();
    const arrived = await browser.go(begin());
    expect(arrived.reply?.text).toContain('name="email"');
    expect(wordsOf(await browser.here.post(arrived.path, { username: 'Camelia', terms: 'on' }))).toContain('This field is required');
    const reply = await browser.here.post(arrived.path, { username: 'Camelia', email, terms: 'on' });
    expect(reply).toMatchObject({ status: 303, location: '/verify-email' });
    expect(await row(email)).toMatchObject({ email_verified: false });
    expect(await mailsTo(email)).toEqual(['verify-email']);
  });

  test('is told of to whoever is mailed that link and is not signed in: they may have typed the address of somebody else', async () => {
    somebody({ isVerified: false });
    const { reply } = await signUpBy('Verbena', traveller(), { email: 'someone-else@example.org' });
    expect(reply.location).toContain('/verify-email');
    const mail = (await waitingMails(db)).findLast(({ to }) => to === 'someone-else@example.org');
    const link = mail && 'url' in mail.content ? mail.content.url : '';
    expect(wordsOf(await visitor().get(link.slice(origin.length)))).toContain('It is connected with an account at the service');
  });

  test('reads what is wrong with the username, keeps what was typed, and has to agree', async () => {
    somebody();
    const { browser, arrived, reply } = await signUpBy('x y');
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('value="x y"');
    const { username } = await member();
    expect(wordsOf(await browser.here.post(arrived.path, { username, terms: 'on' }))).toContain('Username is taken');
    expect(wordsOf(await browser.here.post(arrived.path, { username: 'Dalia' }))).toContain('18 or over');
    expect(browser.here.isSignedIn).toBe(false);
  });

  test('cannot take that step without having been there, nor with what another browser brought', async () => {
    somebody();
    const arrived = await traveller().go(begin('sign-up'));
    const other = visitor();
    expect((await other.get(arrived.path)).location).toBe('/login?service=provider-expired');
    expect((await other.post(arrived.path, { username: 'Eneldo', terms: 'on' })).location).toBe('/login?service=provider-expired');
    other.cookies.set('__Host-providerSignUp', 'made-up');
    expect((await other.get(arrived.path)).location).toBe('/login?service=provider-expired');
  });
});

describe('An account that there is', () => {
  test('is connected by its address once, where it is verified here and there, and its member is told', async () => {
    const { email } = await memberOf('Fresia');
    await verify(email);
    const { subject } = somebodyWith(email);
    const browser = traveller();
    expect((await browser.go(begin())).at.pathname).toBe('/profile');
    const found = await row(email);
    expect(await accountsOf(found?.id ?? '')).toContainEqual({ provider_id: service.issuer, account_id: subject });
    expect((await mailsTo(email)).sort()).toEqual(['new-device', 'provider-connected', 'verify-email']);
    expect(await eventsOf(found?.id ?? '')).toEqual(['signed-up', 'provider-connected', 'signed-in', 'new-device']);
    // Another account there with the same address is nobody here.
    somebodyWith(email);
    const other = traveller();
    const arrived = await other.go(begin());
    expect(arrived.path).toBe('/login?service=provider-unmatched');
    expect(other.here.isSignedIn).toBe(false);
    // And another address there changes nothing here.
    service.behave({ account: { subject, email: 'changed@example.org' } });
    await traveller().go(begin());
    expect(await row('changed@example.org')).toBeUndefined();
  });

  test('is not connected by an address that the service has not verified', async () => {
    const { email } = await memberOf('Gardenia');
    await verify(email);
    service.behave({ account: { subject: 'liar', email, isVerified: false } });
    const browser = traveller();
    const arrived = await browser.go(begin());
    expect(arrived.path).toBe('/sign-up?username=1');
    expect(wordsOf(await browser.here.post(arrived.path, { username: 'Girasol', email, terms: 'on' }))).toContain('already exists');
    expect(browser.here.isSignedIn).toBe(false);
  });

  test('is taken from whoever opened it with the address of somebody else', async () => {
    const { email, password, visitor: stranger } = await memberOf('Hortensia');
    const { subject } = somebodyWith(email);
    const owner = traveller();
    expect((await owner.go(begin())).at.pathname).toBe('/profile');
    const found = await row(email);
    expect(found?.email_verified).toBe(true);
    expect(await accountsOf(found?.id ?? '')).toEqual([{ provider_id: service.issuer, account_id: subject }]);
    expect(await identity.session(new Headers({ Cookie: stranger.cookie }))).toBeNull();
    expect((await visitor().post('/login', { login: email, password })).status).toBe(400);
    expect(await eventsOf(found?.id ?? '')).toContain('account-taken-back');
    expect(owner.here.isSignedIn).toBe(true);
  });

  test('is connected with its owner, who took it by a mail from whoever had connected one of their own', async () => {
    const { email, visitor: stranger } = await memberOf('Magnolia');
    await db.updateTable('identity_user').set({ provider_connected_at: new Date() }).where('email', '=', email).execute();
    const caller = { headers: new Headers(), visitor: 'owner', locale: 'en' } as const;
    const link = { purpose: 'reset-password', userId: (await row(email))?.id ?? '', email } as const;
    const token = await db.transaction().execute((transaction) => createLink(transaction, link));
    const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
    expect(await identity.resetPassword(token, chosen, caller)).toMatchObject({ ok: true });
    expect(await identity.session(new Headers({ Cookie: stranger.cookie }))).toBeNull();
    somebodyWith(email);
    expect((await traveller().go(begin())).path).toBe('/profile');
  });

  test('is not found where it is locked', async () => {
    const { email } = await memberOf('Iris');
    await verify(email);
    await db.updateTable('identity_user').set({ locked_at: new Date() }).where('email', '=', email).execute();
    somebodyWith(email);
    const browser = traveller();
    const arrived = await browser.go(begin());
    expect(arrived.path).toBe('/login?service=locked');
    expect(browser.here.isSignedIn).toBe(false);
  });
});

describe('A way back', () => {
  /** Somebody who has been there, and has not come back yet. */
  const onTheWay = async () => {
    somebody();
    const browser = traveller();
    const { path } = await browser.go(begin(), ({ pathname }) => pathname === providerPaths.callback);
    return { browser, path };
  };
  const expired = { status: 302, location: '/login?service=provider-expired' };

  test('counts once', async () => {
    const { browser, path } = await onTheWay();
    const cookie = browser.here.cookie;
    expect((await browser.here.get(path)).location).toBe('/sign-up?username=1');
    expect(await browser.here.get(path)).toMatchObject(expired);
    expect(await visitor().get(path, { Cookie: cookie })).toMatchObject(expired);
  });

  test('counts in the browser alone that began it, and on the way that it began', async () => {
    const { browser, path } = await onTheWay();
    expect(await visitor().get(path)).toMatchObject(expired);
    const other = await onTheWay();
    expect(await other.browser.here.get(path)).toMatchObject(expired);
    expect(browser.here.isSignedIn || other.browser.here.isSignedIn).toBe(false);
  });

  test.each(['', '?', '?code=a', '?state=a', '?code=a&state=a.es', '?error=access_denied', '?state=%00&code=%00'])(
    'that is made up leads to the page to sign in on: %s',
    async (query) => {
      const reply = await visitor().get(providerPaths.callback + query);
      expect(reply.status).toBe(302);
      expect(reply.location).toMatch(/^\/(login|es\/iniciar-sesion)\?service=provider-expired$/);
    },
  );

  test('of who cancelled there says so, in the language of the way', async () => {
    service.behave({ account: nobody, cancels: true });
    const arrived = await traveller().go(`${providerPaths.begin}?locale=es`);
    expect(arrived.path).toBe('/es/iniciar-sesion?service=provider-cancelled');
    expect(wordsOf(arrived.reply ?? (await visitor().get('/')))).toContain('Nada ha cambiado');
  });

  test('begins by a press alone: a link on another site leads to the page with the button, and remembers nothing', async () => {
    const { email } = somebody();
    const first = traveller();
    await first.go(begin('sign-up'));
    await first.here.post('/sign-up?username=1', { username: 'Malva', terms: 'on' });
    expect(await row(email)).toBeDefined();
    const browser = traveller();
    await browser.go(begin());
    await browser.here.post('/sign-out');
    // There they are known still: whatever begins signs them in.
    for (const [from, purpose, page] of [
      ['cross-site', 'sign-in', '/es/iniciar-sesion?target=%2Fes%2Fperfil'],
      ['same-site', 'sign-in', '/es/iniciar-sesion?target=%2Fes%2Fperfil'],
      ['cross-site', 'sign-up', '/es/registro?target=%2Fes%2Fperfil'],
    ] as const satisfies [Site, string, string][]) {
      const arrived = await browser.go(`${providerPaths.begin}?for=${purpose}&locale=es&target=/es/perfil`, undefined, from);
      expect([from, arrived.path, browser.here.isSignedIn]).toEqual([from, page, false]);
      expect(browser.here.cookies.has('__Host-providerWay')).toBe(false);
      expect(arrived.reply?.text).toContain(`${providerPaths.begin}?for=${purpose}&amp;locale=es&amp;target=%2Fes%2Fperfil`);
    }
    // A browser that says nothing is not believed; one that knows no more than a Referer is.
    expect((await browser.here.get(begin())).location).toBe('/login');
    expect((await browser.here.get(begin(), { Referer: 'https://evil.example/' })).location).toBe('/login');
    expect((await browser.here.get(begin(), { Referer: `${origin}/login` })).location).toContain(service.issuer);
    expect((await browser.go(begin(), undefined, 'same-origin')).path).toBe('/profile');
    expect(browser.here.isSignedIn).toBe(true);
  });

  test.each([`/search?q=${'á'.repeat(900)}`, 'https://evil.example', '//evil.example', '/login', '/nowhere/at/all//x'])(
    'leads to no other target than signing in does: %s',
    async (target) => {
      somebody();
      const arrived = await traveller().go(begin('sign-in', `&target=${encodeURIComponent(target)}`));
      expect(arrived.at.origin).toBe(origin);
      expect(arrived.path).toMatch(/^\/sign-up\?username=1/);
    },
  );
});

describe('A service that is away', () => {
  test('is told of on the page to sign in on, which still takes passwords', async () => {
    const { email, password } = await memberOf('Jazmin');
    service.away();
    const browser = traveller();
    // What it said of itself is still known: it is the browser that it does not answer.
    const way = await browser.here.get(begin(), typed);
    expect(way.status).toBe(302);
    const { browser: other, path } = await (async () => {
      service.back();
      somebody();
      const going = traveller();
      const { path: back } = await going.go(begin(), ({ pathname }) => pathname === providerPaths.callback);
      service.away();
      return { browser: going, path: back };
    })();
    expect((await other.here.get(path)).location).toBe('/login?service=provider-away');
    const page = await other.here.get('/login?service=provider-away');
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Casa does not answer at the moment');
    expect((await other.here.post('/login', { login: email, password })).status).toBe(303);
  });

  test('that lies is believed nothing, and the reader reads that nothing has changed', async () => {
    somebody();
    service.behave({ account: nobody, token: (claims) => ({ ...claims, nonce: 'another' }) });
    const browser = traveller();
    const arrived = await browser.go(begin());
    expect(arrived.path).toBe('/login?service=provider-refused');
    expect(arrived.reply && wordsOf(arrived.reply)).toContain('Nothing has changed');
    expect(browser.here.isSignedIn).toBe(false);
  });
});

async function memberOf(name: string) {
  const filled = newMember(name);
  const browser = visitor();
  await browser.post('/sign-up', filled);
  return { ...filled, visitor: browser };
}

function somebodyWith(email: string) {
  count += 1;
  const account = { subject: `subject-${count}`, email };
  service.behave({ account });
  return account;
}
