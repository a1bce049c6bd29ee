import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { operator } from './operator.ts';
import {
  browser,
  good,
  newMember,
  origin,
  password,
  problem,
  problems,
  type TestIdentity,
  testIdentity,
  tokenTo,
  whileHeld,
} from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const stranger = () => browser().caller;
const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };

/** Requests a reset, and returns the mailed token. */
async function reset(email: string, from: TestIdentity = identity): Promise<string> {
  good(await from.requestPasswordReset({ email }, stranger()));
  await from.processMailRequests();
  return tokenTo(from, email, 'reset-password');
}

test('a link that was mailed sets a new password, once, and ends every session', async () => {
  const { member, browser: ana } = await newMember(identity, {}, { locale: 'es' });
  const token = await reset(` ${member.email.toUpperCase()} `.trim().toLowerCase());
  expect(identity.mails.at(-1)).toMatchObject({
    to: member.email,
    // Of the page on which it was asked for.
    locale: 'en',
    content: { url: `${origin}/en/reset-password?token=${token}`, minutes: 60 },
  });
  expect(await identity.checkResetLink(token)).toEqual({ state: 'valid', username: member.username });
  good(ana.keep(await identity.resetPassword(token, chosen, ana.caller)));
  expect([...ana.cookies.keys()]).toEqual(['__Host-knownDevice']);
  expect(identity.mails.at(-1)).toEqual({
    to: member.email,
    locale: 'es',
    content: { kind: 'password-changed', username: member.username },
  });
  expect(await db.selectFrom('identity_session').selectAll().where('user_id', '=', member.id).execute()).toEqual([]);
  expect(problem(await identity.signIn({ login: member.email, password }, stranger()))).toBe('login-wrong');
  // It was read at the address.
  expect(good(await identity.signIn({ login: member.email, password: chosen.newPassword }, stranger()))).toMatchObject({
    isEmailVerified: true,
  });
  expect(await identity.checkResetLink(token)).toEqual({ state: 'invalid' });
  expect(problem(await identity.resetPassword(token, chosen, stranger()))).toBe('link-invalid');
});

test('a rejected form consumes neither the token nor an attempt', async () => {
  const { member } = await newMember(identity, { username: 'marisol' });
  const token = await reset(member.email);
  const attempt = async (newPassword: string, confirmation: string) =>
    problems(await identity.resetPassword(token, { newPassword, confirmation }, stranger()));
  expect(await attempt('', '')).toEqual(['newPassword: required', 'confirmation: required']);
  expect(await attempt('short', 'other')).toEqual(['newPassword: password-length', 'confirmation: password-mismatch']);
  expect(await attempt('Password123!', 'Password123!')).toEqual(['newPassword: password-common']);
  expect(await attempt('Zz9#Marisol', 'Zz9#Marisol')).toEqual(['newPassword: password-common']);
  expect(await identity.checkResetLink(token)).toMatchObject({ state: 'valid' });
  good(await identity.resetPassword(token, chosen, stranger()));
});

test('an expired, superseded, foreign or unknown token resets nothing', async () => {
  const { member } = await newMember(identity);
  const first = await reset(member.email);
  const second = await reset(member.email);
  expect(await identity.checkResetLink(first)).toEqual({ state: 'invalid' });
  expect(problem(await identity.resetPassword(first, chosen, stranger()))).toBe('link-invalid');
  for (const token of [tokenTo(identity, member.email, 'verify-email'), '', '\0', 'x'.repeat(43), `${second}=`]) {
    expect(await identity.checkResetLink(token)).toEqual({ state: 'invalid' });
    expect(problem(await identity.resetPassword(token, chosen, stranger()))).toBe('link-invalid');
  }
  expect(problem(await identity.followEmailLink(second, stranger()))).toBe('link-invalid');
  await sql`update identity_link set expires_at = now() where user_id = ${member.id}`.execute(db);
  expect(await identity.checkResetLink(second)).toEqual({ state: 'expired' });
  expect(problem(await identity.resetPassword(second, chosen, stranger()))).toBe('link-expired');
  good(await identity.signIn({ login: member.email, password }, stranger()));
});

test('of concurrent uses of a token, one sets the password', async () => {
  const { member } = await newMember(identity);
  const token = await reset(member.email);
  const answers = await Promise.all(
    ['Otter-River8!', 'Otter-Brook9!', 'Otter-Creek7!'].map((each) =>
      identity.resetPassword(token, { newPassword: each, confirmation: each }, stranger()),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter(({ ok }) => !ok).map(problem)).toEqual(['link-invalid', 'link-invalid']);
});

test('the link of another resets their password, and leaves me signed in', async () => {
  const { member: eva } = await newMember(identity);
  const { browser: ana } = await newMember(identity);
  const answer = ana.keep(await identity.resetPassword(await reset(eva.email), chosen, ana.caller));
  expect(answer).toEqual({ ok: true, data: null, setCookies: [expect.stringMatching(/^__Host-knownDevice=/)] });
  expect(await identity.session(ana.caller.headers)).not.toBeNull();
});

test('neither an unknown nor a locked account is mailed a link, and nobody is told', async () => {
  const { member } = await newMember(identity);
  await operator(identity.parts).lock(member.email);
  const before = identity.mails.length;
  for (const email of [member.email, 'nobody@example.org']) {
    expect(await identity.requestPasswordReset({ email }, stranger())).toEqual({ ok: true, data: null, setCookies: [] });
    expect(await identity.requestVerification({ email }, stranger())).toEqual({ ok: true, data: null, setCookies: [] });
  }
  await identity.processMailRequests();
  expect(identity.mails).toHaveLength(before);
});

test('changing it ends the other sessions and renews this one', async () => {
  const { member, browser: ana } = await newMember(identity);
  const other = browser();
  other.keep(await identity.signIn({ login: member.email, password }, other.caller));
  const [before, link] = [ana.caller.headers, await reset(member.email)];
  good(ana.keep(await identity.changePassword({ currentPassword: password, ...chosen }, ana.caller)));
  expect(await identity.session(before)).toBeNull();
  expect(await identity.session(other.caller.headers)).toBeNull();
  expect(await identity.session(ana.caller.headers)).toMatchObject({ member: { id: member.id } });
  expect(await identity.checkResetLink(link)).toEqual({ state: 'invalid' });
  expect(identity.mails.at(-1)?.content.kind).toBe('password-changed');
  good(await identity.signIn({ login: member.email, password: chosen.newPassword }, stranger()));
});

test('changing it needs the old one, rate-limited', async () => {
  const { browser: ana } = await newMember(identity);
  const change = (currentPassword: string) => identity.changePassword({ currentPassword, ...chosen }, ana.caller);
  expect(problems(await identity.changePassword({}, ana.caller))).toEqual([
    'currentPassword: required',
    'newPassword: required',
    'confirmation: required',
  ]);
  const answers = [];
  for (let time = 0; time < 11; time++) answers.push(problems(await change('Wr0ng#mauve-Otter')));
  expect(answers).toEqual([...Array(10).fill(['currentPassword: password-wrong']), ['too-many']]);
  expect(problem(await change(password))).toBe('too-many');
});

test('the same password again is refused, at a change and by a link, and the link stays', async () => {
  const { member, browser: ana } = await newMember(identity, { password: 'Ñandú-Brook9!', confirmation: 'Ñandú-Brook9!' });
  const same = { newPassword: 'Ñandú-Brook9!'.normalize('NFD'), confirmation: 'Ñandú-Brook9!'.normalize('NFD') };
  const change = (currentPassword: string) => identity.changePassword({ currentPassword, ...same }, ana.caller);
  expect(problems(await change('Ñandú-Brook9!'))).toEqual(['newPassword: password-same']);
  // Whoever does not know the password is not told by it.
  expect(problems(await change('Ñandú-Brook8!'))).toEqual(['currentPassword: password-wrong']);
  const token = await reset(member.email);
  expect(problems(await identity.resetPassword(token, same, stranger()))).toEqual(['newPassword: password-same']);
  good(await identity.resetPassword(token, chosen, stranger()));
});

test('of two changes at once, one counts', async () => {
  const { browser: ana } = await newMember(identity);
  const answers = await Promise.all(
    ['Otter-River8!', 'Otter-Brook9!'].map((each) =>
      identity.changePassword({ currentPassword: password, newPassword: each, confirmation: each }, ana.caller),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a password that is changed while a factor is set up elsewhere proves no more than itself', async () => {
  const { member, browser: ana } = await newMember(identity);
  const answers = await whileHeld(
    db,
    member.id,
    [() => identity.changePassword({ currentPassword: password, ...chosen }, ana.caller)],
    (transaction) => transaction.insertInto('identity_totp').values({ user_id: member.id, sealed: 'sealed', since: new Date() }).execute(),
  );
  expect(answers.map(problem)).toEqual(['confirm-needed']);
});
