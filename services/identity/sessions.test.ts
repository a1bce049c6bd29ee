import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { neverEmbedded, testDatabase } from '#database/testing.ts';
import { ageSessions, browser, good, newMember, password, problem, problems, testIdentity, whileHeld } from './testing.ts';

const { db, connectionConfig } = await testDatabase();
const identity = testIdentity(db);

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';

async function signedIn(login: string, agent: string) {
  const device = browser({ agent });
  good(device.keep(await identity.signIn({ login, password }, device.caller)));
  return device;
}

test('a member sees where they are signed in, this session first, and ends another', async () => {
  const { member, browser: phone } = await newMember(identity, {}, { agent: firefox });
  const tablet = await signedIn(member.email, safari);
  const office = await signedIn(member.email, edge);
  const list = good(await identity.sessions(phone.caller));
  expect(list.map(({ isCurrent, browser, system }) => [isCurrent, browser, system])).toEqual([
    [true, 'Firefox', 'Android'],
    [false, 'Edge', 'Windows'],
    [false, 'Safari', 'iPhone'],
  ]);
  expect(good(await identity.endSession(list[2]?.id ?? '', phone.caller))).toBeNull();
  expect(await identity.session(tablet.caller.headers)).toBeNull();
  expect(await identity.session(office.caller.headers)).not.toBeNull();

  await identity.endOtherSessions(phone.caller);
  expect(await identity.session(office.caller.headers)).toBeNull();
  expect(good(await identity.sessions(phone.caller))).toHaveLength(1);

  // Their own ends without it: that is signing out.
  const out = phone.keep(await identity.endSession(list[0]?.id ?? '', phone.caller));
  expect([out.ok, [...phone.cookies.keys()]]).toEqual([true, ['__Host-knownDevice']]);
});

test('other sessions end by one that is confirmed', async () => {
  const { member, browser: phone } = await newMember(identity);
  const office = await signedIn(member.email, edge);
  const [own, other] = good(await identity.sessions(phone.caller));
  await ageSessions(db, member.id, 10);
  expect(problems(await identity.endSession(other?.id ?? '', phone.caller))).toEqual(['confirm-needed']);
  expect(problems(await identity.endOtherSessions(phone.caller))).toEqual(['confirm-needed']);
  expect(await identity.session(office.caller.headers)).not.toBeNull();
  good(await identity.endSession(own?.id ?? '', phone.caller));
});

test('a member has twenty sessions at most: the oldest ends', async () => {
  const { member, browser: first } = await newMember(identity);
  const age = () => sql`update identity_session set created_at = created_at - interval '1 minute' where user_id = ${member.id}`.execute(db);
  const browsers = [first];
  for (let time = 0; time < 20; time++) {
    await age();
    browsers.push(await signedIn(member.email, firefox));
  }
  const live = await Promise.all(browsers.map(async ({ caller }) => (await identity.session(caller.headers)) !== null));
  expect(live).toEqual([false, ...Array(20).fill(true)]);
  expect(good(await identity.sessions(browsers.at(-1)?.caller ?? first.caller))).toHaveLength(20);
});

test('a session ends thirty days after it was made, however it is used', async () => {
  const { member, browser: ana } = await newMember(identity);
  const made = (ago: string) =>
    sql`update identity_session set created_at = now() - ${ago}::interval, expires_at = now() + interval '2 hours' where user_id = ${member.id}`.execute(
      db,
    );
  await made('29 days');
  const renewed = await identity.session(ana.caller.headers);
  const left = Date.parse(renewed?.expiresAt ?? '') - Date.now();
  expect(left).toBeGreaterThan(86_000_000);
  expect(left).toBeLessThan(86_500_000);
  for (const ago of ['30 days', '400 days']) {
    await made(ago);
    expect(await identity.session(ana.caller.headers)).toBeNull();
    expect(problem(await identity.sessions(ana.caller))).toBe('not-signed-in');
  }
  await identity.forget();
  expect(await db.selectFrom('identity_session').selectAll().where('user_id', '=', member.id).execute()).toEqual([]);
});

test('nobody ends the session of another', async () => {
  const { browser: ana } = await newMember(identity);
  const { browser: eva } = await newMember(identity);
  const [theirs] = good(await identity.sessions(ana.caller));
  for (const id of [theirs?.id ?? '', 'nothing', '', '\0', "' or 1=1 --", 'x'.repeat(10_000)]) {
    expect(await identity.endSession(id, eva.caller)).toEqual({ ok: true, data: null, setCookies: [] });
  }
  await identity.endOtherSessions(eva.caller);
  expect(await identity.session(ana.caller.headers)).not.toBeNull();
});

test('what the browser says of itself is not stored', async () => {
  await newMember(identity, {}, { agent: safari });
  const { rows } = await sql<{ row: string }>`select identity_session::text as row from identity_session`.execute(db);
  expect(JSON.stringify(rows)).not.toMatch(/Mozilla|18_5|203\.0/);
});

test('who is not signed in is told so, and nothing else', async () => {
  const { caller } = browser();
  const answers = await Promise.all([
    identity.sessions(caller),
    identity.endSession('x', caller),
    identity.endOtherSessions(caller),
    identity.resendVerification(caller),
    identity.changeEmail({}, caller),
    identity.changeUsername({}, caller),
    identity.changeDetails({}, caller),
    identity.changePassword({}, caller),
  ]);
  expect(answers.map(problem)).toEqual(Array(8).fill('not-signed-in'));
});

test('a session that is used is renewed, with both cookies; one that is not used expires', async () => {
  const { member, browser: ana } = await newMember(identity);
  const ends = async (text: string) => {
    await sql`update identity_session set expires_at = now() + ${text}::interval where user_id = ${member.id}`.execute(db);
  };
  expect(await identity.session(ana.caller.headers)).toMatchObject({ setCookies: [] });
  await ends('3 days');
  const cookie = ana.cookies.get('authToken');
  const companion = Number(ana.cookies.get('authTokenExpires'));
  const used = ana.keep(await identity.session(ana.caller.headers));
  expect(used?.setCookies).toHaveLength(3);
  expect(ana.cookies.get('authToken')).toBe(cookie);
  expect(Number(ana.cookies.get('authTokenExpires'))).toBeGreaterThanOrEqual(companion);
  expect(Number(ana.cookies.get('authTokenExpires'))).toBe(Math.floor(Date.parse(used?.expiresAt ?? '') / 1000));
  expect(await identity.session(ana.caller.headers)).toMatchObject({ setCookies: [] });
  await ends('-1 second');
  expect(await identity.session(ana.caller.headers)).toBeNull();
});

test('what is asked by a session that ends meanwhile is not done', async () => {
  const { member, browser: thief } = await newMember(identity);
  const chosen = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
  const answers = await whileHeld(
    db,
    member.id,
    [
      () => identity.changeUsername({ username: 'stolenname' }, thief.caller),
      () => identity.changeDetails({ firstName: 'Stolen' }, thief.caller),
      () => identity.changeEmail({ email: 'stolen@example.org' }, thief.caller),
      () => identity.changePassword({ currentPassword: password, ...chosen }, thief.caller),
    ],
    (transaction) => transaction.deleteFrom('identity_session').where('user_id', '=', member.id).execute(),
  );
  expect(answers.map(problem)).toEqual(Array(4).fill('not-signed-in'));
  expect(await identity.signIn({ login: member.username, password }, browser().caller)).toMatchObject({ ok: true, data: member });
});

test('a rejected operation sets the cookies of a renewed session all the same', async () => {
  const { member, browser: ana } = await newMember(identity);
  const refusals = [
    () => identity.changeUsername({ username: '' }, ana.caller),
    () => identity.changeDetails({ firstName: '1' }, ana.caller),
    () => identity.changeEmail({}, ana.caller),
    () => identity.changePassword({}, ana.caller),
  ];
  for (const refused of refusals) {
    await sql`update identity_session set expires_at = now() + interval '3 days' where user_id = ${member.id}`.execute(db);
    const answer = await refused();
    expect([answer.ok, answer.setCookies.length]).toEqual([false, 3]);
  }
});

test('a browser that has signed out by itself, and dropped the readable cookie, gets none by asking', async () => {
  const { member, browser: ana } = await newMember(identity);
  const prolong = sql`update identity_session set expires_at = now() + interval '3 days' where user_id = ${member.id}`;
  const cookie = ana.caller.headers.get('cookie') ?? '';
  for (const [sent, expected] of [
    [cookie, 3],
    [cookie.replace(/; *authTokenExpires=\d+/, ''), 0],
  ] as const) {
    await prolong.execute(db);
    const session = await identity.session(new Headers({ cookie: sent }));
    expect([session?.member.id, session?.setCookies.length]).toEqual([member.id, expected]);
  }
});

test('deletes expired sessions', async () => {
  const { member } = await newMember(identity);
  await sql`update identity_session set expires_at = now() - interval '1 second' where user_id = ${member.id}`.execute(db);
  await identity.forget();
  expect(await db.selectFrom('identity_session').selectAll().where('user_id', '=', member.id).execute()).toEqual([]);
});

test('an outage of the database is no expired session', async () => {
  const { browser: ana } = await newMember(identity);
  const other = await openDatabase({ url: connectionConfig.connectionString, ...neverEmbedded, joins: true });
  const away = testIdentity(other.db);
  expect(await away.session(ana.caller.headers)).not.toBeNull();
  await other.close();
  await expect(away.session(ana.caller.headers)).rejects.toThrow('pool');
  expect(await identity.session(ana.caller.headers)).not.toBeNull();
});
