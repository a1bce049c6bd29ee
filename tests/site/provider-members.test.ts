import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { providerPaths } from '#services/identity/provider/shared.ts';
import { waitingMails, wordsOf } from './accounts.ts';
import { openWithProvider } from './provider.ts';

const { db, service, traveller, member, identity } = await openWithProvider({ account: { subject: 'nobody' } });
afterAll(() => service.close());
beforeEach(() => service.back());

const section = '/profile?section=security';
const sharing = '/profile?section=sharing';
const connected = (email: string) =>
  db
    .selectFrom('identity_account')
    .innerJoin('identity_user', 'identity_user.id', 'user_id')
    .select(['account_id', 'by_address'])
    .where('email', '=', email)
    .where('provider_id', '=', service.issuer)
    .execute();
const kindsTo = async (email: string) => (await waitingMails(db)).filter(({ to }) => to === email).map(({ content }) => content.kind);
/** Ten minutes pass since everybody proved who they are. */
const tenMinutesPass = () => sql`update identity_session set confirmed_at = confirmed_at - interval '11 minutes'`.execute(db);

let count = 0;
function nextSubject(change = {}) {
  count += 1;
  const subject = `member-subject-${count}`;
  service.behave({ account: { subject, email: `elsewhere${count}@example.org` }, ...change });
  return subject;
}

/** A member with a password, and the browser that they sign in with here and there. */
async function memberWithPassword() {
  const made = await member();
  const browser = traveller();
  for (const [name, value] of made.visitor.cookies) browser.here.cookies.set(name, value);
  return { ...made, ...browser };
}

async function connect({ here, go }: Awaited<ReturnType<typeof memberWithPassword>>) {
  const reply = await here.post(section, { intent: 'connect-service' });
  return reply.location ? go(reply.location) : { path: '', reply };
}

test('a member connects an account there, whatever its address, signs in by it, and disconnects it', async () => {
  const ana = await memberWithPassword();
  expect(wordsOf(await ana.here.get(section))).toContain('You can connect your account with Casa');
  const subject = nextSubject();
  const arrived = await connect(ana);
  expect(arrived.path).toBe(`${section}&saved=connect-service`);
  expect(arrived.reply && wordsOf(arrived.reply)).toMatch(/Your account is connected\..*connected with Casa since/);
  expect(await connected(ana.email)).toEqual([{ account_id: subject, by_address: false }]);
  const other = traveller();
  expect((await other.go(providerPaths.begin)).path).toBe('/profile');
  const link = { intent: 'make-link', key: crypto.randomUUID(), part: 'log', time: 'week', name: 'Rosa' };
  await ana.here.post(sharing, link);
  expect(wordsOf(await ana.here.get(sharing))).toContain('Works until');
  expect(wordsOf(await ana.here.get(section))).toContain('ends the links that you shared');
  const reply = await ana.here.post(section, { intent: 'disconnect-service' });
  expect(reply.location).toBe(`${section}&saved=disconnect-service`);
  expect(wordsOf(await ana.here.get(reply.location ?? ''))).toContain('links that you had shared lead nowhere now');
  expect(wordsOf(await ana.here.get(sharing))).toContain('Taken back');
  expect(await connected(ana.email)).toEqual([]);
  // Whoever came in by it is out.
  expect((await other.here.get('/profile')).location).toContain('/login');
  expect((await kindsTo(ana.email)).sort()).toEqual(['new-device', 'provider-connected', 'provider-disconnected', 'verify-email']);
  // What was disconnected does not come back by an address.
  await db.updateTable('identity_user').set({ email_verified: true }).where('email', '=', ana.email).execute();
  service.behave({ account: { subject, email: ana.email } });
  expect((await traveller().go(providerPaths.begin)).path).toBe('/login?service=provider-unmatched');
});

test('neither is done where it is too long ago that the member proved who they are', async () => {
  const ana = await memberWithPassword();
  nextSubject();
  await tenMinutesPass();
  const { path } = await connect(ana);
  expect(path).not.toContain('saved=connect-service');
  expect(await connected(ana.email)).toEqual([]);
});

test('an account there is connected with one here, and one here with one there', async () => {
  const [ana, eva] = [await memberWithPassword(), await memberWithPassword()];
  const subject = nextSubject();
  await connect(ana);
  const arrived = await connect(eva);
  expect(arrived.path).toBe(`${section}&service=provider-taken`);
  expect(arrived.reply && wordsOf(arrived.reply)).toContain('is connected with another account here');
  expect(await connected(eva.email)).toEqual([]);
  nextSubject();
  const again = traveller();
  for (const [name, value] of ana.here.cookies) again.here.cookies.set(name, value);
  expect((await connect({ ...ana, ...again })).path).toBe(`${section}&service=provider-taken`);
  expect(await connected(ana.email)).toEqual([{ account_id: subject, by_address: false }]);
});

test('whoever is led into another session on the way connects nothing', async () => {
  const [ana, eva] = [await memberWithPassword(), await memberWithPassword()];
  nextSubject();
  const { location } = await ana.here.post(section, { intent: 'connect-service' });
  for (const name of ['__Host-authTokenTwin', 'authToken', 'authTokenExpires'])
    ana.here.cookies.set(name, eva.here.cookies.get(name) ?? '');
  expect((await ana.go(location ?? '')).path).toBe(`${section}&service=provider-expired`);
  expect([...(await connected(ana.email)), ...(await connected(eva.email))]).toEqual([]);
});

test('nor whoever began before the member set a second factor up: what they connect could count as one', async () => {
  const ana = await memberWithPassword();
  nextSubject({ amr: ['mfa'] });
  const { location } = await ana.here.post(section, { intent: 'connect-service' });
  await withFactor(ana.email);
  const arrived = await ana.go(location ?? '');
  expect(arrived.path).toBe(`${section}&service=confirm-needed`);
  expect(await connected(ana.email)).toEqual([]);
});

test('a session goes on to end with the one there once its password is another', async () => {
  const ana = await memberWithPassword();
  const subject = nextSubject();
  await connect(ana);
  const browser = traveller();
  await browser.go(providerPaths.begin);
  const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
  const caller = { headers: new Headers({ Cookie: browser.here.cookie }), visitor: 'ana', locale: 'en' } as const;
  expect(await identity.changePassword({ currentPassword: ana.password, ...chosen }, caller)).toMatchObject({ ok: true });
  expect(await db.selectFrom('identity_provider_session').select('subject').where('subject', '=', subject).execute()).toEqual([
    { subject },
  ]);
});

test('what alone leads into an account is not disconnected', async () => {
  const subject = nextSubject();
  const browser = traveller();
  const arrived = await browser.go(`${providerPaths.begin}?for=sign-up`);
  await browser.here.post(arrived.path, { username: 'Lavanda', terms: 'on' });
  expect(wordsOf(await browser.here.get(section))).toContain('the only way into your account');
  const reply = await browser.here.post(section, { intent: 'disconnect-service' });
  expect(reply.status).toBe(400);
  expect(wordsOf(reply)).toContain('Nothing else leads into your account');
  expect(await connected(`elsewhere${count}@example.org`)).toEqual([{ account_id: subject, by_address: false }]);
});

/** Whether the session of a browser counts as proven of late. */
const isConfirmed = async (cookie: string) => {
  const { sessionId = '' } = (await identity.session(new Headers({ Cookie: cookie }))) ?? {};
  const found = db.selectFrom('identity_session').where('id', '=', sessionId);
  const recent = sql<boolean>`coalesce(confirmed_at > statement_timestamp() - interval '10 minutes', false)`.as('recent');
  return (await found.select(recent).executeTakeFirst())?.recent;
};

test('a sign-in of now at the service confirms, and what it remembers does not', async () => {
  const ana = await memberWithPassword();
  const subject = nextSubject();
  await connect(ana);
  const account = { subject };
  const confirm = `${providerPaths.begin}?for=confirm&target=${encodeURIComponent(section)}`;
  await tenMinutesPass();
  expect(await isConfirmed(ana.here.cookie)).toBe(false);
  // A service that does not keep to the protocol.
  service.behave({ account, ignoresPrompt: true, token: (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 120 }) });
  expect((await ana.go(confirm, ({ pathname }) => pathname === '/confirm')).path).toContain('service=provider-remembered');
  expect(await isConfirmed(ana.here.cookie)).toBe(false);
  // Another account there.
  service.behave({ account: { subject: 'another' } });
  const elsewhere = traveller();
  for (const [name, value] of ana.here.cookies) elsewhere.here.cookies.set(name, value);
  expect((await elsewhere.go(confirm, ({ pathname }) => pathname === '/confirm')).path).toContain('service=provider-other');
  expect(await isConfirmed(ana.here.cookie)).toBe(false);
  service.behave({ account });
  expect((await ana.go(confirm)).path).toBe(section);
  expect(await isConfirmed(ana.here.cookie)).toBe(true);
});

test('signing in by what the service remembers confirms nothing', async () => {
  const ana = await memberWithPassword();
  const subject = nextSubject();
  await connect(ana);
  service.behave({
    account: { subject },
    ignoresPrompt: true,
    token: (claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 120 }),
  });
  const other = traveller();
  // On a device that is new to the account, records are shown once that is confirmed.
  const arrived = await other.go(providerPaths.begin);
  expect(arrived.path).toBe('/confirm?target=%2Fprofile');
  expect(arrived.reply && wordsOf(arrived.reply)).toContain('Confirm with Casa');
  expect(await isConfirmed(other.here.cookie)).toBe(false);
  service.behave({ account: { subject } });
  const third = traveller();
  await third.go(providerPaths.begin);
  expect(await isConfirmed(third.here.cookie)).toBe(true);
});

test('the screen that asks for a confirmation offers what the member has, and says what the service could not do', async () => {
  const ana = await memberWithPassword();
  expect((await ana.here.get('/confirm')).text).not.toContain('Casa');
  const subject = nextSubject();
  const account = { subject };
  await connect(ana);
  const page = await ana.here.get('/es/confirmar?target=/es/perfil');
  expect(page.text).toContain('type="password"');
  expect(page.text).toContain(`${providerPaths.begin}?for=confirm&amp;locale=es&amp;target=%2Fes%2Fperfil`);
  service.behave({ account, cancels: true });
  const arrived = await ana.go(`${providerPaths.begin}?for=confirm&locale=es&target=/es/perfil`);
  expect(arrived.path).toBe('/es/confirmar?service=provider-cancelled&target=%2Fes%2Fperfil');
  expect(arrived.reply && wordsOf(arrived.reply)).toContain('Nada ha cambiado');
  // A second factor here is not confirmed by one thing there.
  await withFactor(ana.email);
  await tenMinutesPass();
  service.behave({ account });
  // It asks for the code besides.
  expect((await ana.go(`${providerPaths.begin}?for=confirm`)).path).toBe('/second-factor');
  expect(await isConfirmed(ana.here.cookie)).toBe(false);
  service.behave({ account, amr: ['mfa'] });
  await ana.go(`${providerPaths.begin}?for=confirm`);
  expect(await isConfirmed(ana.here.cookie)).toBe(true);
});

test('nobody who is not signed in is sent there to confirm', async () => {
  const arrived = await traveller().go(`${providerPaths.begin}?for=confirm&target=/profile`);
  expect(arrived.path).toBe('/login?ended=1&target=%2Fprofile');
});

test('an account with the address of somebody else and a stranger’s second factor is its owner’s without it', async () => {
  const stranger = await member();
  await withFactor(stranger.email);
  const subject = nextSubject();
  service.behave({ account: { subject, email: stranger.email } });
  const owner = traveller();
  await owner.go(providerPaths.begin);
  expect(owner.here.isSignedIn).toBe(true);
  const { id } = await db.selectFrom('identity_user').select('id').where('email', '=', stranger.email).executeTakeFirstOrThrow();
  expect(await db.selectFrom('identity_totp').select('user_id').where('user_id', '=', id).execute()).toEqual([]);
});

/** A member with an authenticator app here, as it is stored. */
async function withFactor(email: string) {
  const { id } = await db.selectFrom('identity_user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await db.insertInto('identity_totp').values({ user_id: id, sealed: 'sealed', since: new Date() }).execute();
}

test('a second factor here is asked for, unless the service says that it asked for one now, of an account that its member connected', async () => {
  const ana = await memberWithPassword();
  const account = { subject: nextSubject() };
  await connect(ana);
  await withFactor(ana.email);
  const signIn = async (conduct: Omit<Parameters<typeof service.behave>[0], 'account'>) => {
    service.behave({ account, ...conduct });
    const browser = traveller();
    const { path } = await browser.go(providerPaths.begin, ({ pathname }) => pathname === '/second-factor' || pathname === '/profile');
    return { path, isIn: browser.here.isSignedIn };
  };
  expect(await signIn({})).toEqual({ path: '/second-factor', isIn: false });
  expect(await signIn({ amr: ['mfa'] })).toEqual({ path: '/profile', isIn: true });
  expect(await signIn({ amr: ['mfa'], token: (claims) => ({ ...claims, auth_time: Number(claims.auth_time) - 60 }) })).toEqual({
    path: '/second-factor',
    isIn: false,
  });
});

test('and always where the account was matched by its address: whoever reads the mailbox could be there', async () => {
  const ana = await member();
  await db.updateTable('identity_user').set({ email_verified: true }).where('email', '=', ana.email).execute();
  await withFactor(ana.email);
  const subject = nextSubject();
  service.behave({ account: { subject, email: ana.email }, amr: ['mfa'] });
  for (let times = 0; times < 2; times += 1) {
    const browser = traveller();
    const { path } = await browser.go(providerPaths.begin, ({ pathname }) => pathname === '/second-factor' || pathname === '/profile');
    expect(path).toBe('/second-factor');
    expect(browser.here.isSignedIn).toBe(false);
  }
  expect(await connected(ana.email)).toEqual([{ account_id: subject, by_address: true }]);
});
