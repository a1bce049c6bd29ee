import { Kysely, PostgresDialect, sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { testDatabase } from '#database/testing.ts';
import type { DB } from '#database/types.ts';
import { forMember } from '#services/identity/as-member.ts';
import { operator } from '#services/identity/operator.ts';
import { browser, good, newMember, problem, secret, testAudit, testIdentity, whileHeld } from '#services/identity/testing.ts';
import { job } from '#services/jobs/job-kind.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { sealOf } from '#services/members/keys/member-keys.ts';
import { forgetMember } from '#services/members/member-data.ts';
import { members } from '#services/members/members.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { avatars } from './avatars.ts';
import { dataUrlOf } from './data-url.ts';
import { checkPictureJob, removePictureJob } from './picture-jobs.ts';
import { halves } from './testing-pictures.ts';
import { testStorage } from './testing-storage.ts';

const { db, pool } = await testDatabase();
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const jobs = jobSender({ secret });
const storage = testStorage();
const parts = { db, identity, ring, jobs, limits: rateLimiter(db, secret), storage };
const service = avatars(parts);

/** What is asked of the database, in order. */
const asked: string[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query.sql) });
const watching = avatars({ ...parts, db: watched });
const records = members({ db, identity, ring, jobs });
const picture = dataUrlOf(await halves().jpeg().toBuffer());

/** A member whose address is verified. */
async function verified() {
  const { browser: own, member } = await newMember(identity);
  await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', member.id).execute();
  return { caller: own.caller, ...member };
}

async function stored(caller: Parameters<typeof service.update>[0]): Promise<string> {
  const updated = good(await service.update(caller, picture));
  if (updated.kind !== 'stored') throw new Error(JSON.stringify(updated));
  return updated.avatar;
}

const nameIn = (address: string) => /[0-9a-f]{32}/.exec(address)?.[0] ?? '';
const runRemovals = () => runWaiting({ db, secret }, job(removePictureJob, service.removeUnused));
const runChecks = async () => {
  await sql`update jobs.job set start_after = now() where name = ${checkPictureJob.name}`.execute(db);
  await runWaiting({ db, secret }, job(checkPictureJob, service.removeUnused));
};

test('a picture is stored sealed, and served in each size to whoever has its address', async () => {
  const ana = await verified();
  const address = await stored(ana.caller);
  expect(address).toMatch(/^\/avatars\/[0-9a-f]{32}\/256\.webp$/);
  expect([await service.pictureOfUsername(ana.username), good(await service.own(ana.caller))]).toEqual([address, address]);
  for (const size of [96, 256, 512] as const) {
    const bytes = await service.bytesOf(nameIn(address), size);
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).width).toBe(size);
    expect([...storage.files.values()].join().includes(bytes?.toString('base64').slice(30, 90) ?? '')).toBe(false);
  }
  expect(storage.files.get(nameIn(address))).toMatch(/^[\w-]+$/);
});

test('another picture takes the place of the one before, whose address and file are gone', async () => {
  const ana = await verified();
  const first = await stored(ana.caller);
  const second = await stored(ana.caller);
  expect(await service.pictureOfUsername(ana.username)).toBe(second);
  expect(await service.bytesOf(nameIn(first), 96)).toBeNull();
  await runRemovals();
  expect([storage.files.has(nameIn(first)), storage.files.has(nameIn(second))]).toEqual([false, true]);
  await runChecks();
  expect(storage.files.has(nameIn(second))).toBe(true);
  expect(good(await service.remove(ana.caller))).toBe('removed');
  expect(good(await service.remove(ana.caller))).toBe('removed');
  expect([await service.pictureOfUsername(ana.username), await service.bytesOf(nameIn(second), 96)]).toEqual([null, null]);
  await runRemovals();
  expect(storage.files.has(nameIn(second))).toBe(false);
  const lines = good(await records.log(ana.caller)).map(({ action, kind }) => `${action} ${kind}`);
  expect(lines).toEqual(Array(3).fill('changed profile'));
});

test('two tabs that send at once leave one picture, and the file of the other goes', async () => {
  const ana = await verified();
  const sent = await Promise.all([stored(ana.caller), stored(ana.caller)]);
  const shown = await service.pictureOfUsername(ana.username);
  expect(sent).toContain(shown);
  await runRemovals();
  expect(sent.map((address) => storage.files.has(nameIn(address)))).toEqual(sent.map((address) => address === shown));
});

test('what was stored and became nobody’s is removed later', async () => {
  const ana = await verified();
  const address = await stored(ana.caller);
  // As a process leaves it that is killed before the row is written.
  await forMember(db, ana.id, (transaction) => transaction.deleteFrom('member_avatar').execute());
  await runChecks();
  expect(storage.files.has(nameIn(address))).toBe(false);
  storage.fail(true);
  await expect(service.update(ana.caller, picture)).rejects.toThrow('no room');
  storage.fail(false);
  expect(await service.pictureOfUsername(ana.username)).toBeNull();
  await runChecks();
});

test('the cookies of a session that is renewed come with the answer', async () => {
  const ana = await verified();
  for (const change of [
    () => service.update(ana.caller, picture),
    () => service.update(ana.caller, ''),
    () => service.remove(ana.caller),
  ]) {
    await sql`update identity_session set expires_at = now() + interval '3 days' where user_id = ${ana.id}`.execute(db);
    expect((await change()).setCookies).toHaveLength(3);
  }
});

test('a change that waits while the account is deleted finds nobody signed in', async () => {
  const ana = await verified();
  const [late] = await whileHeld(db, ana.id, [() => service.remove(ana.caller)], (transaction) =>
    transaction.deleteFrom('identity_user').where('id', '=', ana.id).execute(),
  );
  expect(late && problem(late)).toBe('not-signed-in');
});

test('nobody changes a picture who is not signed in, or whose address is not verified', async () => {
  const { browser: own } = await newMember(identity);
  expect(good(await service.update(own.caller, picture))).toEqual({ kind: 'unverified' });
  expect(good(await service.remove(own.caller))).toBe('unverified');
  const nobody = browser().caller;
  for (const answer of [await service.update(nobody, picture), await service.remove(nobody), await service.own(nobody)])
    expect(problem(answer)).toBe('not-signed-in');
});

test('an access token stands for its session, and for nobody else’s', async () => {
  const [ana, eva] = [await verified(), await verified()];
  const token = good(await identity.accessToken(ana.caller));
  const bare = { ...ana.caller, headers: new Headers() };
  const address = await stored({ ...bare, accessToken: token });
  expect(await service.pictureOfUsername(ana.username)).toBe(address);
  expect(good(await service.remove({ ...ana.caller, accessToken: token }))).toBe('removed');
  const wrong = [
    { ...eva.caller, accessToken: token },
    { ...bare, accessToken: `${token.slice(0, -10)}${'A'.repeat(10)}` },
    { ...ana.caller, accessToken: 'wrong' },
  ];
  for (const caller of wrong) expect(problem(await service.update(caller, picture))).toBe('not-signed-in');
  good(await identity.signOut(ana.caller));
  expect(problem(await service.update({ ...bare, accessToken: token }, picture))).toBe('not-signed-in');
});

test('what is no picture is refused, and one member’s pictures wear nobody out', async () => {
  const ana = await verified();
  const outcomes = [];
  for (const sent of ['', 'no picture', dataUrlOf(Buffer.from('<svg/>')), `data:;base64,${'A'.repeat(8_000_000)}`])
    outcomes.push(good(await service.update(ana.caller, sent)));
  const problems = outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.problem : outcome.kind));
  expect(problems).toEqual(['picture-missing', 'picture-type', 'picture-type', 'picture-too-large']);
  for (let tries = 4; tries < 20; tries++) good(await service.update(ana.caller, ''));
  const late = await service.update(ana.caller, picture);
  expect([problem(late), late.ok || (late.retryAfterSeconds ?? 0) > 60]).toEqual(['too-many', true]);
});

test('as much is asked, and the same answered, for whoever has no picture, may not be found, or does not exist', async () => {
  const [bare, locked, leaving] = [await verified(), await verified(), await verified()];
  for (const { caller } of [locked, leaving]) await stored(caller);
  await operator(identity.parts).lock(locked.username);
  await db.updateTable('identity_user').set({ deletion_due_at: new Date() }).where('id', '=', leaving.id).execute();
  const askedFor = async (username: string) => {
    asked.length = 0;
    expect(await watching.pictureOfUsername(username)).toBeNull();
    return [...asked];
  };
  const forNobody = await askedFor('nobody');
  expect(forNobody.filter((query) => /identity_user|member_avatar/.test(query))).toHaveLength(2);
  for (const { username } of [bare, locked, leaving]) expect(await askedFor(username)).toEqual(forNobody);
  for (const name of ['a b', '', '\0', 'x'.repeat(10_000)]) expect(await askedFor(name)).toEqual(forNobody);
});

test('a name that nobody has, one with letters that no name has, and a locked member have no picture', async () => {
  const ana = await verified();
  const address = await stored(ana.caller);
  expect(await service.pictureOfUsername(ana.username.toUpperCase())).toBe(address);
  for (const name of ['nobody', '', 'a\0b', 'x'.repeat(10_000)]) expect(await service.pictureOfUsername(name)).toBeNull();
  for (const name of ['', '../member-keys', 'f'.repeat(32)]) expect(await service.bytesOf(name, 96)).toBeNull();
  await operator(identity.parts).lock(ana.username);
  expect([await service.pictureOfUsername(ana.username), await service.bytesOf(nameIn(address), 96)]).toEqual([null, null]);
});

test('a picture is taken along, and goes with the account', async () => {
  const ana = await verified();
  const owned = () =>
    forMember(db, ana.id, async (transaction) => {
      const seal = await sealOf(transaction, ring, ana.id);
      return service.filesOf({ transaction, memberId: ana.id, seal });
    });
  expect(await owned()).toEqual([]);
  const address = await stored(ana.caller);
  const [taken] = (await owned()) ?? [];
  expect([taken?.name, (await sharp(taken?.bytes).metadata()).width]).toEqual(['picture.webp', 512]);
  expect(await operator({ ...identity.parts, forgetMember: forgetMember(jobs) }).delete(ana.username)).toBe('deleted');
  expect(await service.bytesOf(nameIn(address), 512)).toBeNull();
  await runRemovals();
  await runChecks();
  expect(storage.files.has(nameIn(address))).toBe(false);
});

test('a row is seen by its member, and by its name alone', async () => {
  const [ana, eva] = [await verified(), await verified()];
  const name = nameIn(await stored(ana.caller));
  const rows = async (setting: string, value: string) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config(${setting}, ${value}, true)`.execute(transaction);
      return (await transaction.selectFrom('member_avatar').select('name').execute()).map((row) => row.name);
    });
  expect(await rows('alba.member', ana.id)).toEqual([name]);
  expect(await rows('alba.member', eva.id)).toEqual([]);
  expect(await rows('alba.avatar', name)).toEqual([name]);
  expect(await rows('alba.avatar', '')).toEqual([]);
  const changed = db.transaction().execute(async (transaction) => {
    await sql`select set_config('alba.avatar', ${name}, true)`.execute(transaction);
    return transaction.deleteFrom('member_avatar').returning('name').execute();
  });
  expect(await changed).toEqual([]);
});
