import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { totpCode } from '../factors/totp.ts';
import { operator } from '../operator.ts';
import { browser, good, password, problem, testIdentity, tokenTo } from '../testing.ts';
import { firstStep, memberWithFactor, testClock } from './testing.ts';

const { db } = await testDatabase();
const clock = testClock();
const identity = testIdentity(db, { clock: clock.now });

/** A member with a factor who has said that it is lost, and followed the link. */
async function lost() {
  const one = await memberWithFactor(identity, clock);
  const own = await firstStep(identity, one.member.username);
  good(await identity.askFactorRecovery(own.caller));
  const link = tokenTo(identity, one.member.email, 'factor-recovery');
  expect(await identity.checkFactorLink(link)).toBe('begins');
  expect(good(await identity.followFactorLink(link, browser().caller))).toBe('begun');
  return { ...one, link, waiting: own };
}

const passDay = (memberId: string) =>
  sql`update identity_factor_recovery set due_at = due_at - interval '24 hours' where user_id = ${memberId}`.execute(db);
const isAsked = async (username: string) => good(await identity.signIn({ login: username, password }, browser().caller)).next;
const lastTo = (email: string) => identity.mails.findLast(({ to }) => to === email)?.content;

test('a day after the link the factor goes, sessions end, and the password is enough', async () => {
  const { member, browser: ana, link } = await lost();
  expect(lastTo(member.email)).toMatchObject({ kind: 'factor-recovery-begun', until: expect.any(String) });
  expect(good(await identity.factorState(ana.caller)).goesAt).toEqual(expect.any(String));
  expect(problem(await identity.followFactorLink(link, browser().caller))).toBe('link-invalid');
  await identity.recoverDue();
  expect(await isAsked(member.username)).toBe('second-factor');
  await passDay(member.id);
  await identity.recoverDue();
  expect(lastTo(member.email)).toMatchObject({ kind: 'second-factor-lost' });
  expect(await identity.session(ana.caller.headers)).toBeNull();
  expect(await isAsked(member.username)).toBeNull();
  for (const table of ['identity_totp', 'identity_recovery_code', 'identity_factor_recovery'] as const)
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', member.id).execute()).toEqual([]);
});

test('the link of the notice stops it, once', async () => {
  const { member } = await lost();
  const keep = tokenTo(identity, member.email, 'factor-recovery-begun');
  expect(await identity.checkFactorLink(keep)).toBe('stops');
  expect(good(await identity.followFactorLink(keep, browser().caller))).toBe('stopped');
  expect(lastTo(member.email)).toMatchObject({ kind: 'factor-recovery-stopped' });
  expect(problem(await identity.followFactorLink(keep, browser().caller))).toBe('link-invalid');
  await identity.recoverDue();
  expect(await isAsked(member.username)).toBe('second-factor');
});

test('whoever is signed in stops it, whoever signs in or confirms with the factor, and a new password', async () => {
  const stops = [
    async ({ browser: ana }: Awaited<ReturnType<typeof lost>>) => void good(await identity.keepFactor(ana.caller)),
    async ({ waiting, key }: Awaited<ReturnType<typeof lost>>) =>
      void good(await identity.secondFactor({ code: totpCode(key, clock.now()) }, waiting.caller)),
    async ({ browser: ana, key }: Awaited<ReturnType<typeof lost>>) =>
      void good(await identity.confirm({ currentPassword: password, code: totpCode(key, clock.now()) }, ana.caller)),
    async ({ browser: ana }: Awaited<ReturnType<typeof lost>>) =>
      void good(
        await identity.changePassword(
          { currentPassword: password, newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' },
          ana.caller,
        ),
      ),
  ];
  for (const stop of stops) {
    const one = await lost();
    await stop(one);
    expect(await db.selectFrom('identity_factor_recovery').selectAll().where('user_id', '=', one.member.id).execute()).toEqual([]);
    expect(await db.selectFrom('identity_totp').select('since').where('user_id', '=', one.member.id).execute()).toHaveLength(1);
  }
});

test('a lock ends it, and its links lead nowhere', async () => {
  const { member } = await lost();
  const keep = tokenTo(identity, member.email, 'factor-recovery-begun');
  await operator(identity.parts).lock(member.username);
  expect(await identity.checkFactorLink(keep)).toBe('invalid');
  await identity.recoverDue();
  await operator(identity.parts).unlock(member.username);
  expect(await isAsked(member.username)).toBe('second-factor');
});

test('it needs the password first, and mails are few', async () => {
  const { member } = await memberWithFactor(identity, clock);
  expect(problem(await identity.askFactorRecovery(browser().caller))).toBe('sign-in-again');
  const own = await firstStep(identity, member.username);
  const answers = [];
  for (let time = 0; time < 4; time++) answers.push(problem(await identity.askFactorRecovery(own.caller)));
  expect(answers).toEqual([null, null, null, 'too-many']);
  for (const token of ['', 'x', '\0', 'x'.repeat(43)]) {
    expect(await identity.checkFactorLink(token)).toBe('invalid');
    expect(problem(await identity.followFactorLink(token, browser().caller))).toBe('link-invalid');
  }
});

test('an operator takes it away of who lost everything, with a line in the audit log', async () => {
  const { member, browser: ana } = await memberWithFactor(identity, clock);
  const { removeFactor } = operator(identity.parts);
  expect(await removeFactor(member.username)).toBe('removed');
  expect(await identity.session(ana.caller.headers)).toBeNull();
  expect(await isAsked(member.username)).toBeNull();
  expect(await removeFactor(member.username)).toBe('no second factor');
  const events = await db.selectFrom('identity_audit').select('event').where('event', '=', 'operator-factor-removed').execute();
  expect(events).toHaveLength(2);
});
