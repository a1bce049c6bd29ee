import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { operator } from '../operator.ts';
import {
  type Browser,
  browser,
  good,
  newMember,
  origin,
  password,
  problem,
  problems,
  somebody,
  testIdentity,
  tokenTo,
} from '../testing.ts';
import { type Authenticator, authenticator } from '../testing-authenticator.ts';
import { addPasskey, signInByPasskey } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const { passkeys } = identity;

const added = (own: Browser, device: Authenticator, name = '') => addPasskey(identity, own, device, name);

/** Somebody who signed up with a passkey alone. */
async function passkeyMember(device = authenticator({ origin })) {
  const own = browser({ agent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0' });
  const { username, email, firstName, lastName, terms } = somebody();
  good(own.keep(await passkeys.startSignUp({ username, email, firstName, lastName, terms }, own.caller)));
  const options = good(own.keep(await passkeys.signUpOptions(own.caller)));
  const member = good(own.keep(await passkeys.signUp({ credential: device.create(options) }, own.caller)));
  return { own, device, member };
}

const signIn = (device: Authenticator, different?: Parameters<Authenticator['get']>[1], own?: Browser) =>
  signInByPasskey(identity, device, different, own);

const eventsOf = async (memberId: string) => {
  const { accountHash } = (await import('../audit.ts')).audit(identity.parts.secret);
  const rows = await db.selectFrom('identity_audit').select('event').where('account', '=', accountHash(memberId)).orderBy('id').execute();
  return rows.map(({ event }) => event);
};

describe('signing up with a passkey', () => {
  test('makes an account without a password, with its mail, and signs in', async () => {
    const { own, device, member } = await passkeyMember();
    expect(member).toMatchObject({ isEmailVerified: false });
    expect((await identity.session(own.caller.headers))?.member.id).toBe(member.id);
    expect(tokenTo(identity, member.email, 'verify-email')).toMatch(/^[\w-]{43}$/);
    expect([...own.cookies.keys()].filter((name) => name.includes('passkey'))).toEqual([]);
    const overview = good(await passkeys.list(own.caller));
    expect(overview).toMatchObject({
      hasPassword: false,
      isLastWayIn: true,
      passkeys: [{ name: 'Chrome, Android', isSynced: true, lastUsedAt: null }],
    });
    // The authenticator knows nothing of the member but the name it shows.
    expect(device.keys[0]?.userHandle).not.toContain(member.id);
    expect(problem(await identity.signIn({ login: member.email, password }, browser().caller))).toBe('login-wrong');
    expect(good(await signIn(device))).toMatchObject({ id: member.id });
  });

  test('tells of names and addresses what signing up tells today, and counts it', async () => {
    const { member } = await newMember(identity);
    const own = browser();
    const taken = { ...somebody(), email: member.email };
    expect(problems(await passkeys.startSignUp(taken, own.caller))).toEqual(['email: email-taken']);
    expect(identity.mails.findLast(({ to }) => to === member.email)?.content.kind).toBe('address-tried');
    expect(problems(await passkeys.startSignUp({ username: 'x', email: '' }, own.caller))).toEqual([
      'username: username-length',
      'email: required',
      'terms: terms-missing',
    ]);
    const answers = [];
    for (let tried = 0; tried < 20; tried++) answers.push(problem(await passkeys.startSignUp(taken, own.caller)));
    expect(answers.at(-1)).toBe('too-many');
  });

  test('that another has the address by then says so, and stores nothing', async () => {
    const [own, device] = [browser(), authenticator({ origin })];
    const filled = somebody();
    good(own.keep(await passkeys.startSignUp(filled, own.caller)));
    const options = good(own.keep(await passkeys.signUpOptions(own.caller)));
    await newMember(identity, { email: filled.email });
    const answer = await passkeys.signUp({ credential: device.create(options) }, own.caller);
    expect(problems(answer)).toEqual(['email: email-taken']);
    expect(
      await db
        .selectFrom('identity_passkey')
        .select('id')
        .where('credential_id', '=', device.keys[0]?.id ?? Buffer.alloc(0))
        .execute(),
    ).toEqual([]);
  });

  test('needs what was filled in before, in this browser', async () => {
    const own = browser();
    expect(problem(await passkeys.signUpOptions(own.caller))).toBe('passkey-expired');
    expect(passkeys.signingUp(own.caller.headers)).toBeNull();
    const name = '__Host-passkeySignUp';
    own.cookies.set(name, 'forged');
    expect(passkeys.signingUp(own.caller.headers)).toBeNull();
  });
});

describe('signing in with a passkey', () => {
  test('ends the session before, and is written down', async () => {
    const { own, device, member } = await passkeyMember();
    const before = own.cookies.get('authToken');
    expect(good(await signIn(device, {}, own))).toMatchObject({ id: member.id, isBack: false });
    expect(own.cookies.get('authToken')).not.toBe(before);
    expect(await eventsOf(member.id)).toEqual(['signed-up', 'signed-in-with-passkey']);
    expect(good(await passkeys.list(own.caller)).passkeys[0]?.lastUsedAt).toMatch(/^20/);
  });

  test.each([
    ['another origin', { origin: 'https://alba.example.evil.example' }],
    ['another port', { origin: `${origin}:8443` }],
    ['plain http', { origin: 'http://alba.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no check of who it was', { verifies: false }],
    ['a frame of another site', { isEmbedded: true }],
    ['another user handle', { userHandle: randomBytes(32).toString('base64url') }],
    ['one that suddenly is of one device alone', { isSynced: false }],
  ])('is refused: %s', async (_, different) => {
    const { device, member } = await passkeyMember();
    expect(problem(await signIn(device, different))).toBe('passkey-failed');
    expect(await eventsOf(member.id)).toEqual(['signed-up', 'passkey-refused']);
    expect(problem(await signIn(device))).toBeNull();
  });

  test('is refused to who has the id of a passkey without its key', async () => {
    const [{ device }, thief] = [await passkeyMember(), authenticator({ origin })];
    const { id, userHandle } = device.keys[0] ?? {};
    const options = good(browser().keep(await passkeys.signInOptions(browser().caller)));
    await passkeyMember(thief);
    expect(problem(await signIn(thief, { ...(id && { id }), ...(userHandle && { userHandle }) }))).toBe('passkey-failed');
    expect(options.allowCredentials).toBeUndefined();
  });

  test('needs its challenge: its own, in its own browser, once, and in time', async () => {
    const { device } = await passkeyMember();
    const [own, other] = [browser(), browser()];
    const options = good(own.keep(await passkeys.signInOptions(own.caller)));
    const credential = device.get(options);
    const elsewhere = good(other.keep(await passkeys.signInOptions(other.caller)));
    expect(problem(await passkeys.signIn({ credential }, browser().caller))).toBe('passkey-expired');
    expect(problem(await passkeys.signIn({ credential }, other.caller))).toBe('passkey-failed');
    const kept = own.caller;
    expect(problem(await passkeys.signIn({ credential }, kept))).toBeNull();
    // The very same answer, with the very same cookies.
    expect(problem(await passkeys.signIn({ credential }, kept))).toBe('passkey-expired');
    // Of a challenge that was answered wrongly, nothing is left either.
    expect(problem(await passkeys.signIn({ credential: device.get(elsewhere) }, other.caller))).toBe('passkey-expired');
  });

  test('many times at once with one answer signs in once', async () => {
    const { device } = await passkeyMember();
    const own = browser();
    const credential = device.get(good(own.keep(await passkeys.signInOptions(own.caller))));
    const answers = await Promise.all(Array.from({ length: 8 }, () => passkeys.signIn({ credential }, own.caller)));
    expect(answers.map(problem).toSorted()).toEqual([null, ...Array(7).fill('passkey-expired')].toSorted());
  });

  test('is refused where the authenticator counts backwards: there are two of it', async () => {
    const { device } = await passkeyMember(authenticator({ origin, counter: 5 }));
    expect(problem(await signIn(device))).toBeNull();
    expect(problem(await signIn(device, { counter: 6 }))).toBe('passkey-failed');
    expect(problem(await signIn(device, { counter: 0 }))).toBe('passkey-failed');
    expect(problem(await signIn(device, { counter: 9 }))).toBeNull();
  });

  test('is refused to a locked account, and to a removed passkey', async () => {
    const { device, member, own } = await passkeyMember();
    const second = authenticator({ origin });
    expect(problem(await added(own, second))).toBeNull();
    const [first] = good(await passkeys.list(own.caller)).passkeys;
    good(own.keep(await passkeys.remove(first?.id ?? '', own.caller)));
    expect(problem(await signIn(device))).toBe('passkey-unknown');
    await operator(identity.parts).lock(member.username);
    expect(problem(await signIn(second))).toBe('locked');
    expect((await eventsOf(member.id)).slice(-2)).toEqual(['operator-locked', 'sign-in-locked']);
  });

  test('is two factors: who has an authenticator app is asked for no code', async () => {
    const { own, device, member } = await passkeyMember();
    await db.insertInto('identity_totp').values({ user_id: member.id, sealed: 'sealed', since: new Date() }).execute();
    expect(good(await signIn(device, {}, own))).toMatchObject({ id: member.id, next: null });
    const session = db.selectFrom('identity_session').select(['proven_by', 'has_second_factor']).where('user_id', '=', member.id);
    expect(await session.execute()).toEqual([{ proven_by: 'passkey', has_second_factor: true }]);
  });

  test('takes a planned deletion back', async () => {
    const { device, member } = await passkeyMember();
    await db
      .updateTable('identity_user')
      .set({ deletion_due_at: new Date(Date.now() + 86_400_000) })
      .where('id', '=', member.id)
      .execute();
    expect(good(await signIn(device))).toMatchObject({ isBack: true });
  });

  test('is limited', async () => {
    const own = browser();
    const device = authenticator({ origin });
    await passkeyMember(device);
    const answers = [];
    for (let tried = 0; tried < 31; tried++) answers.push(problem(await signIn(device, { verifies: false }, own)));
    expect(answers.at(-1)).toBe('too-many');
    expect(problem(await signIn(device))).toBeNull();
  });
});

describe('more than one passkey', () => {
  test('are added, told of by mail, renamed and removed', async () => {
    const { browser: own, member } = await newMember(identity);
    const [phone, key] = [authenticator({ origin }), authenticator({ origin, isSynced: false, counter: 0 })];
    good(await added(own, phone, '  My   phone '));
    expect(identity.mails.at(-1)).toMatchObject({ to: member.email, content: { kind: 'passkey-added' } });
    const options = good(own.keep(await passkeys.addOptions(own.caller)));
    // No authenticator makes a second one for this member.
    expect(options.excludeCredentials?.map(({ id }) => id)).toEqual([phone.keys[0]?.id.toString('base64url')]);
    expect(options.user.id).toBe(phone.keys[0]?.userHandle);
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
    good(await added(own, key));
    expect(problem(await passkeys.add({ credential: 'known' }, own.caller))).toBe('passkey-known');
    const [first, second] = good(await passkeys.list(own.caller)).passkeys;
    expect([first?.name, first?.isSynced, second?.name, second?.isSynced]).toEqual(['My phone', true, 'Passkey', false]);
    good(await passkeys.rename(second?.id ?? '', { name: 'Llavero 🔑' }, own.caller));
    expect(problems(await passkeys.rename(second?.id ?? '', { name: ' ' }, own.caller))).toEqual(['name: required']);
    expect(problems(await passkeys.rename(second?.id ?? '', { name: 'x'.repeat(51) }, own.caller))).toEqual(['name: passkey-name-length']);
    expect(problem(await passkeys.rename('\0', { name: 'x' }, own.caller))).toBe('passkey-gone');
    const elsewhere = browser();
    expect(good(await signIn(key, {}, elsewhere))).toMatchObject({ id: member.id });
    good(await passkeys.remove(first?.id ?? '', own.caller));
    expect(identity.mails.at(-1)).toMatchObject({ to: member.email, content: { kind: 'passkey-removed' } });
    // Whose passkey it was that came in there nobody can know.
    expect(await identity.session(elsewhere.caller.headers)).toBeNull();
    expect(await identity.session(own.caller.headers)).not.toBeNull();
    // The password is a way in still.
    good(await passkeys.remove(second?.id ?? '', own.caller));
    expect(good(await passkeys.list(own.caller))).toEqual({ passkeys: [], hasPassword: true, isLastWayIn: false });
    expect(await eventsOf(member.id)).toEqual([
      ...['signed-up', 'passkey-added', 'passkey-added', 'passkey-renamed', 'signed-in-with-passkey', 'new-device'],
      ...['passkey-removed', 'passkey-removed'],
    ]);
  });

  test('the last way in stays, until there is a password', async () => {
    const { own, member } = await passkeyMember();
    const [only] = good(await passkeys.list(own.caller)).passkeys;
    expect(problem(await passkeys.remove(only?.id ?? '', own.caller))).toBe('last-way-in');
    expect(good(await passkeys.list(own.caller)).passkeys).toHaveLength(1);
    good(own.keep(await identity.followEmailLink(tokenTo(identity, member.email, 'verify-email'), own.caller)));
    good(await identity.requestPasswordReset({ email: member.email }, own.caller));
    await identity.processMailRequests();
    const token = tokenTo(identity, member.email, 'reset-password');
    good(own.keep(await identity.resetPassword(token, { newPassword: password, confirmation: password }, own.caller)));
    good(own.keep(await identity.signIn({ login: member.username, password }, own.caller)));
    // What was proven before stays: a new password ends no passkey of who has the mailbox.
    expect(good(await passkeys.list(own.caller))).toMatchObject({ hasPassword: true, isLastWayIn: false, passkeys: [{ id: only?.id }] });
    good(await passkeys.remove(only?.id ?? '', own.caller));
  });

  test('of two that are removed at once, one stays', async () => {
    const { own } = await passkeyMember();
    good(await added(own, authenticator({ origin })));
    const { passkeys: both } = good(await passkeys.list(own.caller));
    const answers = await Promise.all(both.map(({ id }) => passkeys.remove(id, own.caller)));
    expect(answers.map(problem).toSorted()).toEqual(['last-way-in', null]);
  });

  test('another member’s are neither seen, renamed, removed, nor of use to confirm', async () => {
    const [{ own, device }, { browser: other }] = [await passkeyMember(), await newMember(identity)];
    const [theirs] = good(await passkeys.list(own.caller)).passkeys;
    expect(good(await passkeys.list(other.caller)).passkeys).toEqual([]);
    expect(problem(await passkeys.rename(theirs?.id ?? '', { name: 'mine' }, other.caller))).toBe('passkey-gone');
    expect(problem(await passkeys.remove(theirs?.id ?? '', other.caller))).toBe('passkey-gone');
    good(await added(other, authenticator({ origin })));
    const options = good(other.keep(await passkeys.confirmOptions(other.caller)));
    expect(problem(await passkeys.confirm({ credential: device.get(options) }, other.caller))).toBe('passkey-failed');
  });

  test('a challenge is for one thing, and one session', async () => {
    const { own, device } = await passkeyMember();
    const elsewhere = browser();
    good(await signIn(device, {}, elsewhere));
    const options = good(own.keep(await passkeys.confirmOptions(own.caller)));
    const credential = device.get(options);
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([device.keys[0]?.id.toString('base64url')]);
    // Signing in by what was asked to confirm; and confirming another session of the same member.
    expect(problem(await passkeys.signIn({ credential }, own.caller))).toBe('passkey-expired');
    elsewhere.cookies.set('__Host-passkeyChallenge', own.cookies.get('__Host-passkeyChallenge') ?? '');
    expect(problem(await passkeys.confirm({ credential }, elsewhere.caller))).toBe('passkey-expired');
    expect(problem(await passkeys.confirm({ credential }, own.caller))).toBeNull();
    const signInOptions = good(own.keep(await passkeys.signInOptions(own.caller)));
    expect(problem(await passkeys.confirm({ credential: device.get(signInOptions) }, own.caller))).toBe('passkey-expired');
    const adding = good(own.keep(await passkeys.addOptions(own.caller)));
    expect(problem(await passkeys.signUp({ credential: authenticator({ origin }).create(adding) }, own.caller))).toBe('passkey-expired');
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['no check of who it was', { verifies: false }],
    ['a frame of another site', { isEmbedded: true }],
    ['a statement with certificates', { format: 'tpm' }],
    ['a statement of no known format', { format: 'x' }],
  ])('none is added that was made with %s', async (_, different) => {
    const { browser: own } = await newMember(identity);
    const options = good(own.keep(await passkeys.addOptions(own.caller)));
    const credential = authenticator({ origin }).create(options, different);
    expect(problem(await passkeys.add({ credential }, own.caller))).toBe('passkey-failed');
    expect(good(await passkeys.list(own.caller)).passkeys).toEqual([]);
  });

  test('none is added or removed in a session that was confirmed long ago, until a passkey confirms it', async () => {
    const { own, device, member } = await passkeyMember();
    good(await added(own, authenticator({ origin })));
    const options = good(own.keep(await passkeys.addOptions(own.caller)));
    const forget = () =>
      db
        .updateTable('identity_session')
        .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
        .where('user_id', '=', member.id);
    await forget().execute();
    const { passkeys: both } = good(await passkeys.list(own.caller));
    expect(problem(await passkeys.addOptions(own.caller))).toBe('confirm-needed');
    expect(problem(await passkeys.add({ credential: authenticator({ origin }).create(options) }, own.caller))).toBe('confirm-needed');
    expect(problem(await passkeys.remove(both[0]?.id ?? '', own.caller))).toBe('confirm-needed');
    const asked = good(own.keep(await passkeys.confirmOptions(own.caller)));
    expect(
      problem(
        await passkeys.confirm(
          { credential: device.get(asked, { verifies: false, id: device.keys[0]?.id ?? Buffer.alloc(1) }) },
          own.caller,
        ),
      ),
    ).toBe('passkey-failed');
    expect(problem(await passkeys.addOptions(own.caller))).toBe('confirm-needed');
    const again = good(own.keep(await passkeys.confirmOptions(own.caller)));
    good(await passkeys.confirm({ credential: device.get(again) }, own.caller));
    good(await passkeys.remove(both[1]?.id ?? '', own.caller));
    expect((await eventsOf(member.id)).slice(-3)).toEqual(['passkey-refused', 'session-confirmed', 'passkey-removed']);
  });

  test('there are twenty at most', async () => {
    const { browser: own, member } = await newMember(identity);
    const row = { user_id: member.id, user_handle: randomBytes(32), public_key: randomBytes(77), counter: 0, transports: [] };
    const rows = Array.from({ length: 20 }, (_, index) => ({
      ...{ ...row, id: `full${index}`, credential_id: randomBytes(32), name: 'x', is_backup_eligible: true, is_backed_up: true },
    }));
    await db.insertInto('identity_passkey').values(rows).execute();
    expect(problem(await passkeys.addOptions(own.caller))).toBe('passkeys-full');
  });
});

describe('somebody opened an account with another’s address', () => {
  test('the page of the link says what leads into it, to all but their session, and one press ends that', async () => {
    const { own: stranger, device, member } = await passkeyMember();
    const owner = browser();
    const token = tokenTo(identity, member.email, 'verify-email');
    expect(await identity.unprovenAccount(token, owner.caller.headers)).toMatchObject({
      username: member.username,
      hasPassword: false,
      passkeys: 1,
    });
    expect(await identity.unprovenAccount(token, stranger.caller.headers)).toBeNull();
    // What they told of themselves is theirs: whose address they mistyped does not read it.
    good(await identity.changeDetails({ firstName: 'Marisol', phoneNumber: '+1 555 010 9988' }, stranger.caller));
    const reset = good(owner.keep(await identity.takeBackAccount(token, owner.caller)));
    // All that tells of a member goes with this row.
    expect(await db.selectFrom('identity_user').select('id').where('id', '=', member.id).execute()).toEqual([]);
    expect(problem(await signIn(device))).toBe('passkey-unknown');
    expect(await identity.session(stranger.caller.headers)).toBeNull();
    good(owner.keep(await identity.resetPassword(reset, { newPassword: password, confirmation: password }, owner.caller)));
    expect(good(owner.keep(await identity.signIn({ login: member.email, password }, owner.caller)))).toMatchObject({
      isEmailVerified: true,
      username: member.username,
      firstName: null,
      phoneNumber: null,
    });
    // It works once, and a proven account is not taken by it.
    expect(problem(await identity.takeBackAccount(token, owner.caller))).toBe('link-invalid');
  });

  test('their password ends so, too, and the second factor that they set up', async () => {
    const { browser: stranger, member } = await newMember(identity);
    await db.insertInto('identity_totp').values({ user_id: member.id, sealed: 'sealed', since: new Date() }).execute();
    good(await identity.takeBackAccount(tokenTo(identity, member.email, 'verify-email'), browser().caller));
    expect(problem(await identity.signIn({ login: member.email, password }, stranger.caller))).toBe('login-wrong');
    expect(await identity.session(stranger.caller.headers)).toBeNull();
    expect(await db.selectFrom('identity_totp').select('since').where('user_id', '=', member.id).execute()).toEqual([]);
  });

  test('a new password by mail proves the address, and ends their passkeys', async () => {
    const { device, member } = await passkeyMember();
    good(await identity.requestPasswordReset({ email: member.email }, browser().caller));
    await identity.processMailRequests();
    const token = tokenTo(identity, member.email, 'reset-password');
    good(await identity.resetPassword(token, { newPassword: password, confirmation: password }, browser().caller));
    expect(problem(await signIn(device))).toBe('passkey-unknown');
  });

  test('but whoever set one from their own session keeps them', async () => {
    const { own, device, member } = await passkeyMember();
    good(await identity.requestPasswordReset({ email: member.email }, own.caller));
    await identity.processMailRequests();
    const token = tokenTo(identity, member.email, 'reset-password');
    good(own.keep(await identity.resetPassword(token, { newPassword: password, confirmation: password }, own.caller)));
    expect(problem(await signIn(device))).toBeNull();
  });
});
