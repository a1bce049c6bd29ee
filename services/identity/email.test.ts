import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { rateLimits } from './rate-limits.ts';
import {
  ageSessions,
  type Browser,
  browser,
  good,
  newMember,
  origin,
  password,
  problem,
  problems,
  testIdentity,
  tokenTo,
  whileHeld,
} from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const stranger = () => browser().caller;

const age = (member: { id: string }, interval: string) =>
  sql`update identity_link set expires_at = expires_at - ${interval}::interval where user_id = ${member.id}`.execute(db);
const memberIn = async (own: Browser) => (await identity.session(own.caller.headers))?.member;

test('the link’s token verifies the address, once', async () => {
  const { member, browser: ana } = await newMember(identity);
  const token = tokenTo(identity, member.email, 'verify-email');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(good(await identity.followEmailLink(token, stranger()))).toBe('verified');
  expect(await memberIn(ana)).toMatchObject({ isEmailVerified: true });
  expect(problem(await identity.followEmailLink(token, stranger()))).toBe('already-verified');
  expect(problem(await identity.resendVerification(ana.caller))).toBe('already-verified');
});

test('looking at a link tells what it would do, and does nothing', async () => {
  const { member, browser: ana } = await newMember(identity);
  const token = tokenTo(identity, member.email, 'verify-email');
  for (let time = 0; time < 3; time++) expect(await identity.checkEmailLink(token)).toBe('verifies');
  expect(await memberIn(ana)).toMatchObject({ isEmailVerified: false });
  good(await identity.followEmailLink(token, stranger()));
  expect(await identity.checkEmailLink(token)).toBe('already-verified');
  good(await identity.changeEmail({ email: 'looked@example.org' }, ana.caller));
  const change = tokenTo(identity, 'looked@example.org', 'confirm-new-email');
  expect(await identity.checkEmailLink(change)).toBe('changes');
  expect(await memberIn(ana)).toMatchObject({ email: member.email });
  await age(member, '1 day');
  expect(await identity.checkEmailLink(change)).toBe('expired');
  for (const other of ['', 'x', '\0', `${token}x`, 'q'.repeat(43)]) expect(await identity.checkEmailLink(other)).toBe('invalid');
});

test('of concurrent uses of a token, one succeeds', async () => {
  const { member } = await newMember(identity);
  const token = tokenTo(identity, member.email, 'verify-email');
  const answers = await Promise.all(Array.from({ length: 8 }, () => identity.followEmailLink(token, stranger())));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('an expired, superseded or unknown token does nothing', async () => {
  const { member, browser: ana } = await newMember(identity);
  const first = tokenTo(identity, member.email, 'verify-email');
  await age(member, '1 day');
  expect(problem(await identity.followEmailLink(first, stranger()))).toBe('link-expired');
  good(await identity.resendVerification(ana.caller));
  const second = tokenTo(identity, member.email, 'verify-email');
  expect(problem(await identity.followEmailLink(first, stranger()))).toBe('link-invalid');
  for (const token of ['', 'x', `${second}x`, second.slice(1), '\0', '%00', 'x'.repeat(100_000), second.toLowerCase(), "' or 1=1 --"]) {
    expect([token, problem(await identity.followEmailLink(token, stranger()))]).toEqual([token, 'link-invalid']);
  }
  expect(await memberIn(ana)).toMatchObject({ isEmailVerified: false });
  expect(good(await identity.followEmailLink(second, stranger()))).toBe('verified');
});

test('the link of another does nothing to me', async () => {
  const { member: eva } = await newMember(identity);
  const { browser: ana } = await newMember(identity);
  const before = await memberIn(ana);
  good(await identity.followEmailLink(tokenTo(identity, eva.email, 'verify-email'), ana.caller));
  expect(await memberIn(ana)).toEqual(before);
});

test('guessing tokens is rate-limited', async () => {
  const { caller } = browser();
  const { most } = rateLimits['links of a visitor'];
  for (let time = 0; time < most; time++) expect(problem(await identity.followEmailLink('x'.repeat(43), caller))).toBe('link-invalid');
  expect(await identity.followEmailLink('x'.repeat(43), caller)).toMatchObject({
    problems: [{ code: 'too-many' }],
    retryAfterSeconds: expect.any(Number),
  });
});

test('a new address counts once its link is followed; the old one is told, twice', async () => {
  const { member, browser: ana } = await newMember(identity, {}, { locale: 'es' });
  const oldLink = tokenTo(identity, member.email, 'verify-email');
  const filled = { email: ' New@Example.org', currentPassword: password };
  good(await identity.changeEmail(filled, ana.caller));
  expect(await memberIn(ana)).toMatchObject({ email: member.email });
  const token = tokenTo(identity, 'new@example.org', 'confirm-new-email');
  expect(identity.mails.slice(-2)).toEqual([
    {
      to: 'new@example.org',
      locale: 'es',
      content: { kind: 'confirm-new-email', username: member.username, url: `${origin}/es/verify-email?token=${token}`, hours: 24 },
    },
    { to: member.email, locale: 'es', content: { kind: 'email-change-asked', username: member.username, newEmail: 'new@example.org' } },
  ]);
  expect(good(await identity.followEmailLink(token, stranger()))).toBe('changed');
  expect(await memberIn(ana)).toMatchObject({ email: 'new@example.org', isEmailVerified: true });
  expect(identity.mails.at(-1)).toEqual({
    to: member.email,
    locale: 'es',
    content: { kind: 'email-changed', username: member.username, newEmail: 'new@example.org' },
  });
  expect(problem(await identity.followEmailLink(oldLink, stranger()))).toBe('link-invalid');
  expect(problem(await identity.followEmailLink(token, stranger()))).toBe('already-verified');
  good(await identity.signIn({ login: 'new@example.org', password }, stranger()));
  expect(problem(await identity.signIn({ login: member.email, password }, stranger()))).toBe('login-wrong');
});

test('a new address needs a confirmed session, and nobody else to have it', async () => {
  const { member, browser: ana } = await newMember(identity);
  const { member: eva } = await newMember(identity);
  const change = async (email: string) => problems(await identity.changeEmail({ email }, ana.caller));
  expect(await change('')).toEqual(['email: required']);
  expect(await change(eva.email.toUpperCase())).toEqual(['email: email-taken']);
  expect(await change(member.email)).toEqual(['email: email-taken']);
  expect(await change('ana@example.org\r\nBcc: all@example.org')).toEqual(['email: email-invalid']);
  await ageSessions(db, member.id, 10);
  expect(await change('ana@example.org')).toEqual(['confirm-needed']);
  expect(await memberIn(ana)).toEqual(member);
});

test('an address that was taken meanwhile is not put in the place of the old', async () => {
  const { member, browser: ana } = await newMember(identity);
  good(await identity.changeEmail({ email: 'late@example.org' }, ana.caller));
  await newMember(identity, { email: 'late@example.org' });
  const token = tokenTo(identity, 'late@example.org', 'confirm-new-email');
  expect(problems(await identity.followEmailLink(token, stranger()))).toEqual(['email: email-taken']);
  expect(await memberIn(ana)).toEqual(member);
});

test('a newer address takes the place of the one that was asked for before', async () => {
  const { browser: ana } = await newMember(identity);
  for (const email of ['one@example.org', 'two@example.org']) good(await identity.changeEmail({ email }, ana.caller));
  expect(problem(await identity.followEmailLink(tokenTo(identity, 'one@example.org', 'confirm-new-email'), stranger()))).toBe(
    'link-invalid',
  );
  expect(good(await identity.followEmailLink(tokenTo(identity, 'two@example.org', 'confirm-new-email'), stranger()))).toBe('changed');
});

test('a new password revokes the link to a new address: it may have been somebody else who asked', async () => {
  const { member, browser: ana } = await newMember(identity);
  const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
  good(await identity.changeEmail({ email: 'thief@example.org' }, ana.caller));
  const thief = tokenTo(identity, 'thief@example.org', 'confirm-new-email');
  good(await identity.requestPasswordReset({ email: member.email }, stranger()));
  await identity.processMailRequests();
  good(await identity.resetPassword(tokenTo(identity, member.email, 'reset-password'), chosen, stranger()));
  expect(problem(await identity.followEmailLink(thief, stranger()))).toBe('link-invalid');

  const { browser: eva } = await newMember(identity);
  good(await identity.changeEmail({ email: 'thief2@example.org' }, eva.caller));
  good(eva.keep(await identity.changePassword({ currentPassword: password, ...chosen }, eva.caller)));
  const again = tokenTo(identity, 'thief2@example.org', 'confirm-new-email');
  expect(problem(await identity.followEmailLink(again, stranger()))).toBe('link-invalid');
});

test('nor does one count that was being asked for while the password became another', async () => {
  const { member, browser: ana } = await newMember(identity);
  const ask = () => identity.changeEmail({ email: 'late-thief@example.org' }, ana.caller);
  const answers = await whileHeld(db, member.id, [ask], (transaction) =>
    transaction.deleteFrom('identity_session').where('user_id', '=', member.id).execute(),
  );
  expect(answers.map(problems)).toEqual([['not-signed-in']]);
});

test('mails are rate-limited by address and by visitor', async () => {
  const { browser: ana } = await newMember(identity);
  const { most } = rateLimits['mail to an address'];
  for (let time = 0; time < most; time++) good(await identity.resendVerification(ana.caller));
  expect(problem(await identity.resendVerification(ana.caller))).toBe('too-many');
  const { browser: eva } = await newMember(identity);
  const answers = [];
  for (let time = 0; time < 6; time++) answers.push(await identity.changeEmail({ email: `x${time}@example.org` }, eva.caller));
  expect(answers.map(problem)).toEqual([null, null, null, null, null, 'too-many']);
});

test('only hashes of links are stored', async () => {
  const tokens = identity.mails.flatMap(({ content }) => ('url' in content ? [new URL(content.url).searchParams.get('token') ?? ''] : []));
  expect(tokens.length).toBeGreaterThan(10);
  const { rows } = await sql<{ row: string }>`select identity_link::text as row from identity_link`.execute(db);
  const stored = JSON.stringify(rows);
  for (const token of tokens) {
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  }
});

test('links that expired long ago are deleted', async () => {
  const { member } = await newMember(identity);
  const rows = () => db.selectFrom('identity_link').selectAll().where('user_id', '=', member.id).execute();
  await age(member, '2 days');
  await identity.forget();
  expect(await rows()).toHaveLength(1);
  await age(member, '30 days');
  await identity.forget();
  expect(await rows()).toEqual([]);
});
