import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { newMemberKey } from '#config/member-keys.ts';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';

import { noSigns } from '#services/content/model/signs.ts';
import { forMember } from '#services/identity/as-member.ts';
import { operator } from '#services/identity/operator.ts';
import { addPasskey } from '#services/identity/passkeys/testing.ts';
import { enrol, testClock } from '#services/identity/second-factor/testing.ts';
import { good, newMember, origin, password, problem, testAudit, testIdentity } from '#services/identity/testing.ts';
import { authenticator } from '#services/identity/testing-authenticator.ts';
import { tokenHash } from '#services/identity/tokens.ts';
import { readAudit } from '#services/members/audit.ts';
import { dailyLog } from '#services/members/daily/daily-log.ts';
import { keyRing } from '#services/members/keys/key-ring.ts';
import { memberScopes } from '#services/members/member-scope.ts';
import { members } from '#services/members/members.ts';
import { rateLimiter } from '#services/rate-limits/rate-limiter.ts';
import { endShares } from './end-shares.ts';
import { mostShares, shareParts } from './shared.ts';
import { shares } from './shares.ts';
import { shownVisits } from './shown-visits.ts';

const { db, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());
const identity = testIdentity(db);
const ring = keyRing([newMemberKey(new Date())], testAudit);
const scopes = memberScopes(identity, ring);
const { jobs } = identity.parts;
const service = shares({ db, scopes, ring, limits: rateLimiter(db, 'a secret of the tests, and of nothing else') });
const log = dailyLog({ scopes, signs: async () => noSigns, jobs });
const record = members({ db, identity, ring, jobs });

/** Somebody with a diagnosis and a day of the log. */
async function somebody() {
  const { browser, member } = await newMember(identity);
  const { caller } = browser;
  const day = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  good(await log.save(caller, { locale: 'en', key: randomUUID(), day, seen: {}, sent: { mood: '6', notes: 'Sentinel of the log' } }));
  const told = { diagnosed: 'yes', cancerTypes: ['ILC'], stage: 'IIB' };
  const diagnosis = good(await record.diagnosis.add(caller, { key: randomUUID(), sent: told }));
  const diagnosisIds = diagnosis.kind === 'stored' ? [diagnosis.record.id] : [];
  const sent = { type: 'radiation', status: 'undergoing', startedAt: day, diagnosisIds };
  expect(good(await record.treatment.add(caller, { key: randomUUID(), sent }))).toMatchObject({ kind: 'stored' });
  const list = async () => good(await service.list(caller));
  const make = async (asked: Partial<Parameters<typeof service.make>[1]> = {}) =>
    good(await service.make(caller, { key: randomUUID(), part: 'log', time: 'week', name: 'My sister', ...asked }));
  const link = async (part: string) => {
    expect(await make({ part })).toBe('made');
    const [newest] = await list();
    if (!newest?.secret) throw new Error('there is no link');
    return { id: newest.id, secret: newest.secret };
  };
  const { username, email } = member;
  return { id: member.id, username, email, browser, caller, list, make, link };
}

const open = (secret: string, visitor: string = randomUUID()) => service.open(secret, { visitor, locale: 'en' });
const nothing = { kind: 'nothing' };

describe('Shutting others out', () => {
  const lock = async (username: string) => operator({ ...identity.parts, endShares }).lock(username);
  const ways = [
    ...['a new password', 'a password that was reset', 'signing out everywhere else', 'a second factor', 'a lock'],
    ...['a second factor that was lost', 'the removal of a passkey'],
  ];
  it.each(ways)('by %s ends all links', async (way) => {
    const clock = testClock();
    const own = testIdentity(db, { endShares, clock: clock.now });
    const { caller, username, email, link, list, id, browser } = await somebody();
    const { secret } = await link('log');
    const { secret: other } = await link('visits');
    const chosen = { newPassword: 'Zq8#indigo-Heron', confirmation: 'Zq8#indigo-Heron' };
    if (way === 'a new password') good(await own.changePassword({ currentPassword: password, ...chosen }, caller));
    else if (way === 'signing out everywhere else') good(await own.endOtherSessions(caller));
    else if (way === 'a second factor') {
      await db.updateTable('identity_user').set({ email_verified: true }).where('id', '=', id).execute();
      await enrol(own, { caller }, clock);
    } else if (way === 'a second factor that was lost') {
      await db.insertInto('identity_totp').values({ user_id: id, sealed: 'sealed', since: new Date() }).execute();
      await db
        .insertInto('identity_factor_recovery')
        .values({ user_id: id, due_at: new Date(0) })
        .execute();
      await own.recoverDue();
    } else if (way === 'the removal of a passkey') {
      good(await addPasskey(own, browser, authenticator({ origin })));
      expect((await open(secret)).kind).toBe('open');
      good(await own.passkeys.remove(good(await own.passkeys.list(caller)).passkeys[0]?.id ?? '', caller));
    } else if (way === 'a lock') expect(await lock(username)).toBe('locked');
    else {
      good(await own.requestPasswordReset({ email }, caller));
      await own.processMailRequests();
      const { content } = own.mails.at(-1) ?? {};
      const url = content && 'url' in content ? content.url : '';
      good(await own.resetPassword(new URL(url).searchParams.get('token') ?? '', chosen, caller));
    }
    expect([await open(secret), await open(other)]).toEqual([nothing, nothing]);
    if (way === 'signing out everywhere else') expect((await list()).map(({ state }) => state)).toEqual(['taken-back', 'taken-back']);
    const lines = (await forMember(db, id, (transaction) => readAudit(transaction, id, 100))) ?? [];
    const by = way === 'a lock' ? 'operator' : 'member';
    expect(lines.filter(({ actor, action, kind }) => actor === by && action === 'removed' && kind === 'share')).toHaveLength(2);
  });

  it('ends none where that has to be confirmed, nor those of somebody else', async () => {
    const own = testIdentity(db, { endShares });
    const [ana, eva] = [await somebody(), await somebody()];
    const [{ secret }, { secret: others }] = [await ana.link('log'), await eva.link('log')];
    await db.updateTable('identity_session').set({ confirmed_at: null }).where('user_id', '=', ana.id).execute();
    expect(problem(await own.endOtherSessions(ana.caller))).toBe('confirm-needed');
    expect((await open(secret)).kind).toBe('open');
    good(await own.confirm({ currentPassword: password }, ana.caller));
    good(await own.endOtherSessions(ana.caller));
    expect([(await open(secret)).kind, (await open(others)).kind]).toEqual(['nothing', 'open']);
  });
});

describe('A link', () => {
  it('shows its part and nothing else, and says who looked when', async () => {
    const { link, list, caller } = await somebody();
    const { id, secret } = await link('log');
    expect(secret).toMatch(/^[\w-]{43}$/);
    const opened = await open(secret);
    expect(opened).toMatchObject({ kind: 'open', content: { part: 'log', notes: [{ notes: 'Sentinel of the log' }] } });
    expect(JSON.stringify(opened)).not.toMatch(/lobular|IIB|radiation|My sister/i);
    const summary = await open((await link('summary')).secret);
    expect(summary).toMatchObject({ kind: 'open', content: { part: 'summary', sheet: { who: null, diagnoses: [{}] } } });
    expect(JSON.stringify(summary)).not.toContain('Sentinel of the log');
    expect((await list()).find((share) => share.id === id)).toMatchObject({
      state: 'open',
      name: 'My sister',
      uses: { count: 1, latest: [expect.any(String)] },
    });
    expect(good(await record.log(caller)).filter(({ actor }) => actor === 'reader')).toMatchObject([
      { action: 'read', kind: 'summary', what: 'Opened: your summary for a visit', who: 'somebody with a link of yours' },
      { action: 'read', kind: 'log', recordId: id },
    ]);
  });

  it('is in the database as a hash alone, and what it shows and for whom is sealed', async () => {
    const { link } = await somebody();
    const { id, secret } = await link('visits');
    const { rows } = await owner.query<{ row: string; link_hash: Buffer }>(
      'select member_share::text as row, link_hash from member_share where id = $1',
      [id],
    );
    expect(rows[0]?.link_hash).toEqual(tokenHash(secret));
    expect(rows[0]?.row).not.toMatch(/visits|sister/i);
    expect(rows[0]?.row).not.toContain(secret);
  });

  it('leads nowhere once it has ended, was taken back, or its member is gone, locked or leaving: one answer', async () => {
    const { link, list, caller, id: memberId } = await somebody();
    const ended = await link('log');
    await owner.query(
      `update member_share set created_at = now() - interval '8 days', ends_at = now() - interval '1 second' where id = $1`,
      [ended.id],
    );
    const back = await link('log');
    good(await service.takeBack(caller, back.id));
    good(await service.takeBack(caller, back.id));
    const open1 = await link('summary');
    expect(await open(ended.secret)).toEqual(nothing);
    expect(await open(back.secret)).toEqual(nothing);
    expect((await list()).map(({ state, secret }) => [state, secret === null])).toEqual([
      ['open', false],
      ['taken-back', true],
      ['ended', true],
    ]);
    await owner.query('update identity_user set locked_at = now() where id = $1', [memberId]);
    expect(await open(open1.secret)).toEqual(nothing);
    await owner.query(`update identity_user set locked_at = null, deletion_due_at = now() + interval '3 days' where id = $1`, [memberId]);
    expect(await open(open1.secret)).toEqual(nothing);
    await owner.query('update identity_user set deletion_due_at = null where id = $1', [memberId]);
    expect(await open(open1.secret)).toMatchObject({ kind: 'open' });
    await owner.query('delete from identity_user where id = $1', [memberId]);
    expect(await open(open1.secret)).toEqual(nothing);
    expect((await owner.query('select from member_share where member_id = $1', [memberId])).rowCount).toBe(0);
  });

  it('cannot be guessed: neither from its number, nor from its hash, nor from a part of it; and tries are limited', async () => {
    const { link } = await somebody();
    const { id, secret } = await link('log');
    const hash = tokenHash(secret);
    const changed = secret.slice(0, -1) + (secret.endsWith('A') ? 'B' : 'A');
    const guesses = [
      '',
      id,
      hash.toString('hex'),
      hash.toString('base64url'),
      secret.slice(1),
      `${secret}A`,
      changed,
      "' or true --",
      '\0',
      '%',
    ];
    for (const guess of guesses) expect(await open(guess)).toEqual(nothing);
    const visitor = randomUUID();
    const answers = [];
    for (let time = 0; time < 32; time++) answers.push((await open(`${'x'.repeat(42)}${time % 10}`, visitor)).kind);
    expect(answers.filter((kind) => kind === 'nothing')).toHaveLength(30);
    // No oracle: one that works is not told either, until the wait is over; and for everybody else it works as often as they like.
    expect(await open(secret, visitor)).toMatchObject({ kind: 'too-many' });
    const helper = randomUUID();
    for (let time = 0; time < 32; time++) expect(await open(secret, helper)).toMatchObject({ kind: 'open' });
  });

  it('is nobody else’s to list or take back, and its row is seen by who names its hash, alone', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const { id, secret } = await one.link('log');
    good(await service.takeBack(other.caller, id));
    good(await service.takeBack(one.caller, 'no-id'));
    expect(await other.list()).toEqual([]);
    expect(await open(secret)).toMatchObject({ kind: 'open' });
    expect(problem(await service.list({ headers: new Headers(), visitor: '', locale: 'en' }))).toBe('not-signed-in');
    const seen = (setting: string, value: string) =>
      db.transaction().execute(async (transaction) => {
        await sql`select set_config(${setting}, ${value}, true)`.execute(transaction);
        const found = await transaction.selectFrom('member_share').select('id').execute();
        const days = await transaction.selectFrom('member_day').select('id').execute();
        return [found.map((row) => row.id), days.length];
      });
    expect(await db.selectFrom('member_share').select('id').execute()).toEqual([]);
    expect(await seen('alba.share', tokenHash(secret).toString('hex'))).toEqual([[id], 0]);
    expect(await seen('alba.share', tokenHash('x').toString('hex'))).toEqual([[], 0]);
    expect(await seen('alba.share', '')).toEqual([[], 0]);
    // By the hash a row is read, and never changed: a link cannot make itself last.
    const changed = await db.transaction().execute(async (transaction) => {
      await sql`select set_config('alba.share', ${tokenHash(secret).toString('hex')}, true)`.execute(transaction);
      const { numUpdatedRows } = await transaction
        .updateTable('member_share')
        .set({ ends_at: sql<Date>`ends_at + interval '1 day'` })
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
    expect(changed).toBe(0);
    // A row that is moved to another member does not open.
    await owner.query('update member_share set member_id = $1 where id = $2', [other.id, id]);
    await expect(open(secret)).rejects.toThrow();
  });

  it('is made once for a form, of what there is, and not without end', async () => {
    const { make, list } = await somebody();
    const key = randomUUID();
    expect([await make({ key }), await make({ key })]).toEqual(['made', 'made']);
    expect(await list()).toHaveLength(1);
    expect(await make({ part: 'all' })).toBe('no-part');
    expect(await make({ time: 'forever' })).toBe('no-time');
    expect(await make({ name: 'ñ'.repeat(61) })).toBe('name-too-long');
    for (let time = 1; time < mostShares; time++) expect(await make({ part: shareParts[time % 3] ?? 'log', time: 'day' })).toBe('made');
    expect(await make()).toBe('full');
  });

  it('is forgotten thirty days after it ended', async () => {
    const { link, list } = await somebody();
    const { id } = await link('log');
    const move = (days: number) =>
      owner.query(
        `update member_share set created_at = now() - make_interval(days => $2::int + 7), ends_at = now() - make_interval(days => $2::int) where id = $1`,
        [id, days],
      );
    await move(29);
    expect(await list()).toHaveLength(1);
    await move(31);
    expect(await list()).toEqual([]);
  });
});

it('tells when a visit is by the clock of where it is, which it names', () => {
  const fields = { kind: 'infusion', date: '2026-12-03', time: '14:30', timeZone: 'America/Los_Angeles' } as const;
  const visit = { id: randomUUID(), version: 1, fields: { ...fields, where: '', withWhom: '', notes: 'Zarza' } };
  const [shown] = shownVisits('en', [visit], new Date('2026-11-26T12:00:00Z'));
  expect(shown?.when.replaceAll(/\s/g, ' ')).toBe('Thursday, December 3, 2026, 2:30 PM (Pacific Time)');
  expect(JSON.stringify(shown)).not.toMatch(new RegExp(`Zarza|${visit.id}`));
});
