import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { neverEmbedded, testDatabase } from '#database/testing.ts';
import type { DB } from '#database/types.ts';
import { cpuTime } from '#tests/cpu-time.ts';
import { operator } from './operator.ts';
import { rateLimits } from './rate-limits.ts';
import { browser, good, newMember, origin, password, problem, problems, testIdentity, whileHeld } from './testing.ts';

const { db, connectionConfig } = await testDatabase();
const identity = testIdentity(db);
const wrong = 'Wr0ng#mauve-Otter';

test('by username or e-mail address, however they are written', async () => {
  const { member } = await newMember(identity, { username: 'Núria', email: 'nuria@example.org' });
  for (const login of ['Núria', 'núria', ' NÚRIA ', 'nu\u0301ria', 'nuria@example.org', ' Nuria@Example.Org ']) {
    const own = browser();
    expect(good(own.keep(await identity.signIn({ login, password }, own.caller)))).toEqual({ ...member, isBack: false, next: null });
    expect(await identity.session(own.caller.headers)).toMatchObject({ member });
  }
});

test('nobody is told whether the name or the password is wrong', async () => {
  const { member } = await newMember(identity);
  const both = { login: member.username, password };
  for (const filled of [
    { ...both, password: wrong },
    { ...both, password: password.toLowerCase() },
    { ...both, password: ` ${password}` },
    { ...both, password: 'x'.repeat(100_000) },
    { ...both, login: 'nobody' },
    { ...both, login: 'nobody@example.org' },
    { ...both, login: 'x'.repeat(100_000) },
    { ...both, login: `${member.username}\0` },
    { ...both, login: '\ud800' },
    { ...both, login: "' or 1=1 --" },
  ]) {
    const answer = await identity.signIn(filled, browser().caller);
    expect(problems(answer)).toEqual(['login-wrong']);
    expect(answer.setCookies).toEqual([]);
  }
  expect(problems(await identity.signIn({}, browser().caller))).toEqual(['login: required', 'password: required']);
});

test('each sign-in is a new session, and ends the one that the browser had', async () => {
  const { member, browser: ana } = await newMember(identity);
  const [before] = [...ana.cookies.values()];
  const first = ana.caller.headers;
  ana.keep(await identity.signIn({ login: member.email, password }, ana.caller));
  expect(ana.cookies.get('authToken')).not.toBe(before);
  expect(await identity.session(first)).toBeNull();
  expect(await identity.session(ana.caller.headers)).toMatchObject({ member });
});

test('no session fixation: a planted session ends with the sign-in, and never becomes the member’s', async () => {
  const { member } = await newMember(identity);
  const { browser: attacker } = await newMember(identity);
  const own = createHmac('sha256', 'of the attacker').update('a'.repeat(32)).digest('base64');
  for (const planted of [attacker.cookies.get('authToken') ?? '', 'a'.repeat(32), `${'a'.repeat(32)}.${own}`, `%00.${own}`, '%', '']) {
    const victim = browser();
    victim.cookies.set('authToken', planted);
    const stolen = victim.caller.headers;
    victim.keep(await identity.signIn({ login: member.email, password }, victim.caller));
    expect(await identity.session(victim.caller.headers)).toMatchObject({ member });
    expect(await identity.session(stolen)).toBeNull();
  }
});

test('failed sign-ins of a login are rate-limited, for every visitor', async () => {
  const { member } = await newMember(identity);
  const { most } = rateLimits['sign-in of a login'];
  const other = await openDatabase({ url: connectionConfig.connectionString, ...neverEmbedded, joins: true });
  onTestFinished(() => other.close());
  const doors = [identity, testIdentity(other.db)] as const;
  // Concurrently, so that none is answered before the others are sent.
  const guesses = await Promise.all(
    Array.from({ length: most + 5 }, (_, index) =>
      doors[index % 2 === 0 ? 0 : 1].signIn({ login: member.username, password: wrong }, browser().caller),
    ),
  );
  expect(guesses.filter((each) => problem(each) === 'login-wrong')).toHaveLength(most);
  for (const door of doors) {
    const answer = await door.signIn({ login: member.username.toUpperCase(), password }, browser().caller);
    expect(answer).toMatchObject({ ok: false, problems: [{ field: null, code: 'too-many' }], retryAfterSeconds: expect.any(Number) });
    expect(answer).not.toHaveProperty('retryAfterSeconds', 0);
  }
});

test('one visitor is limited sooner, and cannot lock the member out elsewhere', async () => {
  const { member } = await newMember(identity);
  const { caller } = browser({ visitor: '203.0.113.11' });
  const guess = (login: string) => identity.signIn({ login, password: wrong }, caller);
  const answers = [];
  for (let time = 0; time < 12; time++)
    answers.push(problem(await guess(time % 2 === 0 ? member.username : ` ${member.username.toUpperCase()}`)));
  expect(answers).toEqual([...Array(10).fill('login-wrong'), 'too-many', 'too-many']);
  good(await identity.signIn({ login: member.username, password }, browser().caller));
  // The limit of a visitor refills more slowly than that of all visitors.
  expect(rateLimits['sign-in of a login by a visitor'].everyMs).toBeGreaterThan(rateLimits['sign-in of a login'].everyMs);
});

test('an unknown login is rate-limited alike', async () => {
  const { caller } = browser();
  const answers = [];
  for (let time = 0; time < 12; time++) answers.push(problem(await identity.signIn({ login: 'nobodyatall', password: wrong }, caller)));
  expect(answers).toEqual([...Array(10).fill('login-wrong'), 'too-many', 'too-many']);
});

test('failed sign-ins of a visitor are rate-limited over all logins', async () => {
  const caller = browser({ visitor: '203.0.113.9' }).caller;
  const { most } = rateLimits['sign-in of a visitor'];
  const answers = await Promise.all(
    Array.from({ length: most + 5 }, (_, index) => identity.signIn({ login: `name${index}`, password: wrong }, caller)),
  );
  expect(answers.filter((each) => problem(each) === 'too-many')).toHaveLength(5);
  const { member } = await newMember(identity);
  expect(problem(await identity.signIn({ login: member.username, password }, caller))).toBe('too-many');
});

test('a success counts as well: it costs as much as a failure', async () => {
  const { member } = await newMember(identity);
  const caller = browser({ visitor: '203.0.113.10' }).caller;
  const answers = await Promise.all(Array.from({ length: 40 }, () => identity.signIn({ login: member.username, password }, caller)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(rateLimits['sign-in of a login by a visitor'].most);
  expect(answers.filter((each) => problem(each) === 'too-many')).toHaveLength(30);
});

test('by username or by address, one account has one counter for all visitors', async () => {
  const { member } = await newMember(identity);
  const { most } = rateLimits['sign-in of a login'];
  const guess = (login: string, guessed = wrong) => identity.signIn({ login, password: guessed }, browser().caller);
  const guesses = await Promise.all(Array.from({ length: most }, (_, time) => guess(time % 2 ? member.username : member.email)));
  expect(guesses.map(problem)).toEqual(Array(most).fill('login-wrong'));
  for (const login of [member.username, member.email]) expect(problem(await guess(login, password))).toBe('too-many');
});

test('a locked account says so to the right password only, and its session is over', async () => {
  const { member, browser: ana } = await newMember(identity);
  await operator(identity.parts).lock(member.username);
  expect(await identity.session(ana.caller.headers)).toBeNull();
  expect(problem(await identity.signIn({ login: member.username, password }, ana.caller))).toBe('locked');
  expect(problem(await identity.signIn({ login: member.username, password: wrong }, ana.caller))).toBe('login-wrong');
  await operator(identity.parts).unlock(member.username);
  expect((await identity.signIn({ login: member.username, password }, ana.caller)).ok).toBe(true);
});

test.each([
  ['is locked', 'locked', 'update identity_user set locked_at = now() where id ='],
  ['gets another password', 'login-wrong', "update identity_account set password = 'another' where user_id ="],
  ['is deleted', 'login-wrong', 'delete from identity_user where id ='],
])('nobody comes in whose account %s while the password is compared', async (_, expected, change) => {
  const { member } = await newMember(identity);
  const signIn = () => identity.signIn({ login: member.email, password }, browser().caller);
  const meanwhile = (transaction: Kysely<DB>) => sql`${sql.raw(change)} ${member.id}`.execute(transaction);
  const answers = await whileHeld(db, member.id, [signIn], meanwhile);
  expect(answers.map(problem)).toEqual([expected]);
  expect(answers[0]?.setCookies).toEqual([]);
});

describe('a hash of another cost', () => {
  const dearer = testIdentity(db, { passwordCost: { ln: 11, r: 8, p: 1 } });
  const hashOf = (id: string) =>
    db
      .selectFrom('identity_account')
      .select('password')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
      .then((row) => row.password);

  test('is made anew when its member signs in, who stays known on every device', async () => {
    const { member, browser: own } = await newMember(identity);
    const before = await hashOf(member.id);
    const devices = [own, browser()];
    for (const device of devices) device.keep(await identity.signIn({ login: member.email, password }, device.caller));
    expect(await hashOf(member.id)).toBe(before);
    expect(problem(await dearer.signIn({ login: member.email, password: wrong }, browser().caller))).toBe('login-wrong');
    expect(await hashOf(member.id)).toBe(before);
    good(await dearer.signIn({ login: member.email, password }, browser().caller));
    expect(await hashOf(member.id)).toMatch(/^\$scrypt\$ln=11,/);
    const keptOut = Array.from({ length: 50 }, () => dearer.signIn({ login: member.email, password: wrong }, browser().caller));
    await Promise.all(keptOut);
    for (const device of devices) good(device.keep(await dearer.signIn({ login: member.email, password }, device.caller)));
  });

  test('keeps nobody out who signs in, or changes something, in the same moment', async () => {
    const { member, browser: own } = await newMember(identity);
    const tasks = [
      () => dearer.signIn({ login: member.email, password }, browser().caller),
      () => dearer.signIn({ login: member.username, password }, browser().caller),
      () => dearer.changeDetails({ firstName: 'Eva' }, own.caller),
    ];
    const answers = await whileHeld(db, member.id, tasks, async () => {});
    expect(answers.map(problem)).toEqual([null, null, null]);
  });
});

test('an unknown name takes as much work as a wrong password', async () => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  let difference = 1;
  // What everything else takes is little beside such a hash.
  const dear = testIdentity(db, { passwordCost: { ln: 14, r: 8, p: 1 } });
  // What else the process does meanwhile averages out over enough rounds; a missing hash would not.
  for (let batch = 0; batch < 15 && difference > 0.2; batch++) {
    const { member } = await newMember(dear);
    for (let round = 0; round < 9; round++) {
      for (const [kind, login] of [['known', member.username] as const, ['unknown', `nobody${batch}${round}`] as const]) {
        const { caller } = browser();
        times[kind].push(await cpuTime(() => dear.signIn({ login, password: wrong }, caller)));
      }
    }
    difference = Math.abs(1 - median(times.unknown) / median(times.known));
  }
  expect(difference).toBeLessThan(0.2);
});

test('signing out ends the session, and clears its cookies, also where there is none', async () => {
  const { browser: ana } = await newMember(identity);
  const before = ana.caller.headers;
  const answer = ana.keep(await identity.signOut(ana.caller));
  expect(answer.setCookies).toEqual([
    'authToken=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'authTokenExpires=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    '__Host-authTokenTwin=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
  // The device stays known.
  expect([...ana.cookies.keys()]).toEqual(['__Host-knownDevice']);
  expect(await identity.session(before)).toBeNull();
  expect(await identity.signOut(browser().caller)).toEqual(answer);
});

test('without https the cookies are not for https alone', async () => {
  const local = testIdentity(db, { origin: origin.replace('https', 'http') });
  const { browser: ana } = await newMember(local);
  expect([...ana.cookies.keys()]).toEqual(['authToken', 'authTokenExpires', 'knownDevice']);
  expect(await local.session(ana.caller.headers)).not.toBeNull();
  for (const cookie of (await local.signOut(ana.caller)).setCookies) expect(cookie).not.toContain('Secure');
});
