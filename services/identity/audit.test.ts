import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { audit } from './audit.ts';
import { browser, good, newMember, password, secret, testIdentity, tokenTo } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);

test('the audit log has events, under keyed hashes', async () => {
  const visitor = '203.0.113.77';
  const wrong = 'Wr0ng#mauve-Otter';
  const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
  const { member, browser: ana } = await newMember(identity, { username: 'audited', email: 'audited@example.org' }, { visitor });
  const { caller: stranger } = browser({ visitor });
  good(await identity.followEmailLink(tokenTo(identity, member.email, 'verify-email'), stranger));
  await identity.signIn({ login: 'audited', password: wrong }, stranger);
  await identity.signIn({ login: 'nobody-else', password: wrong }, stranger);
  ana.keep(await identity.signIn({ login: 'audited', password }, ana.caller));
  await identity.changePassword({ currentPassword: wrong, ...chosen }, ana.caller);
  ana.keep(await identity.changePassword({ currentPassword: password, ...chosen }, ana.caller));
  await identity.changeUsername({ username: 'audited2' }, ana.caller);
  await identity.changeDetails({ firstName: 'Audited' }, ana.caller);
  await identity.changeEmail({ email: 'audited2@example.org' }, ana.caller);
  good(await identity.followEmailLink(tokenTo(identity, 'audited2@example.org', 'confirm-new-email'), stranger));
  await identity.requestPasswordReset({ email: 'audited2@example.org' }, stranger);
  await identity.requestPasswordReset({ email: 'nobody@example.org' }, stranger);
  await identity.processMailRequests();
  await identity.endOtherSessions(ana.caller);
  await identity.signOut(ana.caller);

  const rows = await db.selectFrom('identity_audit').selectAll().orderBy('id').execute();
  expect(rows.map(({ event }) => event)).toEqual([
    'signed-up',
    'email-verified',
    'sign-in-failed',
    'sign-in-failed',
    'signed-in',
    'password-wrong',
    'password-changed',
    'username-changed',
    'details-changed',
    'email-change-asked',
    'email-changed',
    'reset-asked',
    'reset-asked',
    'other-sessions-ended',
    'signed-out',
  ]);
  const { accountHash, visitorHash } = audit(secret);
  expect(rows.filter(({ account }) => account === null)).toHaveLength(2);
  expect(rows.filter(({ account }) => account?.equals(accountHash(member.id)))).toHaveLength(13);
  expect(rows.every((row) => row.visitor?.equals(visitorHash(visitor)))).toBe(true);

  const tokens = identity.mails.flatMap(({ content }) => ('url' in content ? [new URL(content.url).searchParams.get('token') ?? ''] : []));
  const secrets = [password, wrong, chosen.newPassword, member.id, 'audited', 'Audited', 'example.org', 'nobody', visitor, ...tokens];
  const { rows: stored } = await sql<{ row: string }>`select identity_audit::text as row from identity_audit`.execute(db);
  const text = JSON.stringify(stored);
  for (const each of secrets) {
    expect([each, text.includes(each), text.includes(Buffer.from(each).toString('hex'))]).toEqual([each, false, false]);
  }
});

test('no table has a password, a link’s token, or a signed session token', async () => {
  const { member, browser: ana } = await newMember(identity);
  await identity.signIn({ login: member.email, password }, browser().caller);
  const cookies = [...ana.cookies.values()].flatMap((value) => [value, decodeURIComponent(value).split('.')[1] ?? '']).slice(0, 2);
  const secrets = [password, tokenTo(identity, member.email, 'verify-email'), ...cookies];
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and has_table_privilege(format('%I.%I', schemaname, tablename), 'select')`.execute(db);
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db);
    const text = JSON.stringify(rows);
    for (const each of secrets) expect([name, text.includes(each)]).toEqual([name, false]);
  }
});

test('sign-ins that are refused since there were too many are in it, with how many there were', async () => {
  const { member } = await newMember(identity);
  const { caller } = browser();
  for (let count = 0; count < 15; count += 1) await identity.signIn({ login: member.email, password: 'Wr0ng#mauve-Otter' }, caller);
  const isNoted = async () =>
    expect(await db.selectFrom('identity_audit').select('times').where('event', '=', 'sign-in-limited').execute()).toHaveLength(1);
  // The first is written at once, and nobody waits for it.
  await eventually(isNoted);
  await identity.refusals.flush();
  const rows = await db
    .selectFrom('identity_audit')
    .select(['event', 'times', 'visitor', 'account'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  const of = { account: audit(secret).accountHash(member.id), visitor: audit(secret).visitorHash(caller.visitor) };
  expect(rows).toEqual([
    { event: 'sign-in-limited', times: 4, ...of },
    { event: 'sign-in-limited', times: 1, ...of },
    { event: 'sign-in-failed', times: 1, ...of },
  ]);
});
