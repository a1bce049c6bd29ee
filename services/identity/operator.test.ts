import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { operator } from './operator.ts';
import { browser, good, newMember, password, problem, testIdentity, tokenTo } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);
const { find, resend, lock, unlock, delete: remove } = operator(identity.parts);

const lastMail = () => identity.mails.at(-1);

test('finds a member by name or address', async () => {
  const { member } = await newMember(identity);
  await identity.signIn({ login: member.email, password }, browser().caller);
  const record = {
    ...member,
    lockedAt: null,
    deletionDueAt: null,
    sessions: 2,
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    factorSince: null,
    passkeys: { count: 0, areFactors: false },
  };
  expect(await find(member.username.toUpperCase())).toEqual(record);
  expect(await find(` ${member.email}`)).toEqual(record);
  for (const login of ['nobody', 'nobody@example.org', '', '\0', 'x'.repeat(10_000)]) expect(await find(login)).toBe('unknown');
});

test('sends the link again, until the address is verified', async () => {
  const { member } = await newMember(identity, {}, { locale: 'es' });
  const first = tokenTo(identity, member.email, 'verify-email');
  expect(await resend(member.username)).toBe('sent');
  expect(lastMail()).toMatchObject({ to: member.email, locale: 'es', content: { kind: 'verify-email' } });
  const token = tokenTo(identity, member.email, 'verify-email');
  expect(token).not.toBe(first);
  good(await identity.followEmailLink(token, browser().caller));
  expect(await resend(member.username)).toBe('already verified');
  expect(await resend('nobody')).toBe('unknown');
});

test('locks an account and unlocks it, and tells the member', async () => {
  const { member, browser: ana } = await newMember(identity);
  good(await identity.requestPasswordReset({ email: member.email }, browser().caller));
  await identity.processMailRequests();
  const link = tokenTo(identity, member.email, 'reset-password');
  expect(await lock(member.email)).toBe('locked');
  expect(lastMail()).toMatchObject({ to: member.email, content: { kind: 'account-locked' } });
  expect(await identity.session(ana.caller.headers)).toBeNull();
  expect(await identity.checkResetLink(link)).toEqual({ state: 'invalid' });
  expect(await find(member.email)).toMatchObject({ sessions: 0, lastSeenAt: null, lockedAt: expect.any(String) });
  expect(await lock(member.email)).toBe('already locked');
  expect(await unlock(member.email)).toBe('unlocked');
  expect(lastMail()).toMatchObject({ to: member.email, content: { kind: 'account-unlocked' } });
  expect(await unlock(member.email)).toBe('not locked');
  good(await identity.signIn({ login: member.email, password }, browser().caller));
});

test('deletes every row of a member, and says farewell', async () => {
  const { member, browser: ana } = await newMember(identity, { username: 'leaving', email: 'leaving@example.org', firstName: 'Leaving' });
  good(await identity.requestPasswordReset({ email: member.email }, browser().caller));
  expect(await remove('leaving')).toBe('deleted');
  const content = { kind: 'account-deleted', username: 'leaving', backupsUntil: expect.any(String) };
  expect(lastMail()).toEqual({ to: 'leaving@example.org', locale: 'en', content });
  expect(await identity.session(ana.caller.headers)).toBeNull();
  expect(problem(await identity.signIn({ login: 'leaving', password }, browser().caller))).toBe('login-wrong');
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name like 'identity%'`.execute(db);
  expect(tables.length).toBe(13);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    expect([name, JSON.stringify(rows)]).toEqual([name, expect.not.stringMatching(new RegExp(`leaving|${member.id}`, 'i'))]);
  }
  expect(await remove('leaving')).toBe('unknown');
  await newMember(identity, { username: 'leaving', email: 'leaving@example.org' });
});

test('each is in the audit log, and nothing of it is where it failed', async () => {
  const { member } = await newMember(identity);
  const before = (await db.selectFrom('identity_audit').select('id').execute()).length;
  await find(member.email);
  await resend(member.email);
  await lock(member.email);
  await unlock(member.email);
  await remove(member.email);
  await find(member.email);
  const rows = await db.selectFrom('identity_audit').selectAll().orderBy('id').offset(before).execute();
  expect(rows.map(({ event }) => event)).toEqual([
    'operator-looked',
    'operator-resent',
    'operator-locked',
    'operator-unlocked',
    'operator-deleted',
  ]);
  expect(new Set(rows.map(({ account }) => account?.toString('hex'))).size).toBe(1);
  expect(rows.every(({ visitor }) => visitor === null)).toBe(true);
});
