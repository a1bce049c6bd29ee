import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { totpCode } from '../factors/totp.ts';
import { operator } from '../operator.ts';
import { addPasskey, confirmByPasskey, memberWithPasskey, signInByPasskey } from '../passkeys/testing.ts';
import { type Browser, browser, good, origin, password, problem, testIdentity, tokenTo } from '../testing.ts';
import { authenticator } from '../testing-authenticator.ts';
import { enrol, firstStep, testClock, verifiedMember } from './testing.ts';

const { db } = await testDatabase();
const clock = testClock();
const ended: string[] = [];
const options = {
  clock: clock.now,
  endShares: async (_: unknown, __: unknown, memberId: string, by: string) => void ended.push(`${by} ${memberId}`),
};
/** The same site before and after it requires a second factor. */
const offered = testIdentity(db, options);
const required = testIdentity(db, { ...options, secondFactor: 'required' });
const provider = { issuer: 'https://casa.example', clientId: 'alba', clientSecret: 'x', name: 'Casa', screens: [] };
const alone = testIdentity(db, { ...options, secondFactor: 'required', provider: { ...provider, localPasswords: 'off' } });

const read = (own: Browser, identity = required) => identity.asMember(own.caller, async () => 'read');
const passkeysOf = (memberId: string) => db.selectFrom('identity_passkey').select('id').where('user_id', '=', memberId).execute();
const pendingName = '__Host-pendingSignIn';

/** A member with a passkey and no app, and a session of whoever had her password before the site required more. */
async function attacked() {
  const one = await memberWithPasskey(offered);
  const thief = await firstStep(offered, one.member.username);
  expect(good(await read(thief, offered))).toBe('read');
  return { ...one, thief };
}

describe('where a second factor is required, a passkey is one', () => {
  test('the password of a member with a passkey signs nobody in, and begins nothing', async () => {
    const { member, device } = await attacked();
    const own = browser();
    expect(good(own.keep(await required.signIn({ login: member.username, password }, own.caller)))).toEqual({ next: 'second-factor' });
    expect(await required.session(own.caller.headers)).toBeNull();
    expect(await required.pendingWays(own.caller.headers)).toEqual({ code: false, passkey: true });
    const { passkeys } = required;
    const [{ id } = { id: '' }] = await passkeysOf(member.id);
    const answers = [
      await required.beginFactor(own.caller),
      await required.finishFactor({ code: '000000' }, own.caller),
      await passkeys.addOptions(own.caller),
      await passkeys.remove(id, own.caller),
      await read(own),
    ];
    expect(answers.map(problem)).toEqual(answers.map(() => 'not-signed-in'));
    expect(problem(await required.secondFactor({ code: '000000' }, own.caller))).toBe('code-wrong');
    // The passkey ends it, and what waited is forgotten.
    expect(good(await signInByPasskey(required, device, {}, own))).toMatchObject({ id: member.id, next: null });
    expect(own.cookies.has(pendingName)).toBe(false);
    expect(good(await read(own))).toBe('read');
  });

  test('nor does a session from before open, change or set up anything without it', async () => {
    const { member, device, thief } = await attacked();
    const { passkeys } = required;
    const [{ id } = { id: '' }] = await passkeysOf(member.id);
    const newPassword = { newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' };
    const tries = () =>
      Promise.all([
        read(thief),
        required.forExport(thief.caller, async () => null),
        required.beginFactor(thief.caller),
        passkeys.addOptions(thief.caller),
        passkeys.add({ credential: '{}' }, thief.caller),
        passkeys.remove(id, thief.caller),
        required.makeRecoveryCodes(thief.caller),
        required.changePassword({ currentPassword: password, ...newPassword }, thief.caller),
        required.changeEmail({ email: 'thief@example.org' }, thief.caller),
        required.endOtherSessions(thief.caller),
        required.deleteAccount({ when: 'now' }, thief.caller),
        required.confirm({ currentPassword: password, code: '000000' }, thief.caller),
      ]);
    const answers = await tries();
    expect(answers.map(problem)).toEqual(answers.map(() => 'confirm-needed'));
    expect(good(await required.confirmWays(thief.caller))).toEqual({ password: false, code: false, passkey: true, service: null });
    expect(await passkeysOf(member.id)).toHaveLength(1);
    expect(await db.selectFrom('identity_totp').selectAll().where('user_id', '=', member.id).execute()).toEqual([]);
    // Whose session it is confirms it with the passkey.
    good(await confirmByPasskey(required, thief, device));
    expect(good(await read(thief))).toBe('read');
    good(await addPasskey(required, thief, authenticator({ origin })));
    good(await passkeys.remove(id, thief.caller));
  });

  test('an app beside it is asked for as it was, and either does', async () => {
    const { member, own, device } = await memberWithPasskey(required);
    const key = await enrol(required, own, clock);
    clock.pass(60);
    const one = await firstStep(required, member.username);
    expect(await required.pendingWays(one.caller.headers)).toEqual({ code: true, passkey: true });
    good(one.keep(await required.secondFactor({ code: totpCode(key, clock.now()) }, one.caller)));
    expect(good(await read(one))).toBe('read');
    const other = await firstStep(required, member.username);
    good(await signInByPasskey(required, device, {}, other));
    expect(good(await required.confirmWays(other.caller))).toMatchObject({ password: true, code: true, passkey: true });
    // Without the app it is the passkey that is asked for.
    good(await required.removeFactor(other.caller));
    expect(required.mails.at(-1)?.content).toMatchObject({ kind: 'second-factor-removed', passkeys: true });
    expect(good(await required.factorState(other.caller))).toMatchObject({ since: null, passkeys: 1, isRequired: true });
    expect(await required.pendingWays((await firstStep(required, member.username)).caller.headers)).toEqual({ code: false, passkey: true });
  });

  test('the first is a second factor that is set up: others are shut out, and its own session goes on', async () => {
    const { member, browser: own } = await verifiedMember(required);
    const older = await firstStep(required, member.username);
    good(await required.changeEmail({ email: 'thief@example.org' }, older.caller));
    expect([problem(await read(own)), problem(await read(older))]).toEqual(['factor-needed', 'factor-needed']);
    ended.length = 0;
    good(await addPasskey(required, own, authenticator({ origin })));
    expect(ended).toEqual([`member ${member.id}`]);
    expect(good(await read(own))).toBe('read');
    expect([problem(await read(older)), problem(await required.beginFactor(older.caller))]).toEqual(['confirm-needed', 'confirm-needed']);
    expect(problem(await required.followEmailLink(tokenTo(required, 'thief@example.org', 'confirm-new-email'), older.caller))).toBe(
      'link-invalid',
    );
    // Another one is no first.
    good(await addPasskey(required, own, authenticator({ origin })));
    expect(ended).toEqual([`member ${member.id}`]);
  });

  test('two sessions with the password alone cannot both make theirs the first', async () => {
    const { member, browser: own } = await verifiedMember(required);
    const thief = await firstStep(required, member.username);
    const [mine, theirs] = [authenticator({ origin }), authenticator({ origin })];
    const asked = await Promise.all([own, thief].map(async (each) => good(each.keep(await required.passkeys.addOptions(each.caller)))));
    const answers = await Promise.all([
      required.passkeys.add({ credential: mine.create(asked[0] ?? { challenge: '', user: { id: '' } }) }, own.caller),
      required.passkeys.add({ credential: theirs.create(asked[1] ?? { challenge: '', user: { id: '' } }) }, thief.caller),
    ]);
    expect(answers.map(problem).sort()).toEqual(['confirm-needed', null]);
    expect(await passkeysOf(member.id)).toHaveLength(1);
  });

  test('who lost all passkeys comes back in a day, which any of them stops', async () => {
    const { member, own, device } = await memberWithPasskey(required);
    const waiting = await firstStep(required, member.username);
    const begin = async () => {
      good(await required.askFactorRecovery(waiting.caller));
      expect(good(await required.followFactorLink(tokenTo(required, member.email, 'factor-recovery'), browser().caller))).toBe('begun');
      expect(required.mails.at(-1)).toMatchObject({ to: member.email, content: { kind: 'factor-recovery-begun', passkeys: true } });
    };
    const isBegun = async () => good(await required.factorState(own.caller)).goesAt !== null;
    await begin();
    good(await confirmByPasskey(required, own, device));
    expect(await isBegun()).toBe(false);
    await begin();
    good(await signInByPasskey(required, device));
    expect(await isBegun()).toBe(false);
    await begin();
    await required.recoverDue();
    expect(await passkeysOf(member.id)).toHaveLength(1);
    const passDay = () =>
      sql`update identity_factor_recovery set due_at = due_at - interval '24 hours' where user_id = ${member.id}`.execute(db);
    await passDay();
    ended.length = 0;
    await required.recoverDue();
    expect(ended).toEqual([`member ${member.id}`]);
    expect(required.mails.at(-1)?.content).toMatchObject({ kind: 'second-factor-lost', passkeys: true });
    expect(await passkeysOf(member.id)).toEqual([]);
    expect(await required.session(own.caller.headers)).toBeNull();
    expect(problem(await signInByPasskey(required, device))).toBe('passkey-unknown');
    // The password is enough to come in, and to set up another; records wait for that.
    const again = await firstStep(required, member.username);
    expect(problem(await read(again))).toBe('factor-needed');
    good(await addPasskey(required, again, authenticator({ origin })));
    expect(good(await read(again))).toBe('read');
  });

  test('an operator takes them off, and ends sessions and links', async () => {
    const { member, own } = await memberWithPasskey(required);
    const { removeFactor, find } = operator(required.parts);
    expect(await find(member.username)).toMatchObject({ factorSince: null, passkeys: { count: 1, areFactors: true } });
    ended.length = 0;
    expect(await removeFactor(member.username)).toBe('removed');
    expect(ended).toEqual([`operator ${member.id}`]);
    expect([await passkeysOf(member.id), await required.session(own.caller.headers)]).toEqual([[], null]);
    expect(good(await required.signIn({ login: member.username, password }, browser().caller)).next).toBeNull();
    expect(await removeFactor(member.username)).toBe('no second factor');
  });
});

describe('everywhere else it is none', () => {
  test('where a second factor is offered, the password is enough, and confirms', async () => {
    const { member, own } = await memberWithPasskey(offered);
    const other = await firstStep(offered, member.username);
    expect(good(await read(other, offered))).toBe('read');
    expect(good(await offered.confirmWays(other.caller))).toEqual({ password: true, code: false, passkey: true, service: null });
    good(await offered.confirm({ currentPassword: password }, other.caller));
    good(await offered.beginFactor(other.caller));
    expect(good(await offered.factorState(own.caller))).toMatchObject({ passkeys: null, isRequired: false });
    expect(await operator(offered.parts).removeFactor(member.username)).toBe('no second factor');
    expect(await passkeysOf(member.id)).toHaveLength(1);
  });

  test('a lost app leaves passkeys there; and a day that began where they counted takes nothing', async () => {
    const { member, own } = await memberWithPasskey(offered);
    await enrol(offered, own, clock);
    const begin = async (identity: typeof offered) => {
      const waiting = await firstStep(identity, member.username);
      good(await identity.askFactorRecovery(waiting.caller));
      good(await identity.followFactorLink(tokenTo(identity, member.email, 'factor-recovery'), browser().caller));
      await sql`update identity_factor_recovery set due_at = now()`.execute(db);
    };
    await begin(offered);
    await offered.recoverDue();
    expect(offered.mails.at(-1)?.content).toMatchObject({ kind: 'second-factor-lost', passkeys: false });
    expect(await passkeysOf(member.id)).toHaveLength(1);
    await begin(required);
    const { length } = offered.mails;
    await offered.recoverDue();
    expect(offered.mails).toHaveLength(length);
    expect(await passkeysOf(member.id)).toHaveLength(1);
    expect(await db.selectFrom('identity_factor_recovery').selectAll().where('user_id', '=', member.id).execute()).toEqual([]);
  });

  test('where an outside service alone signs in, nobody is asked for what is not taken', async () => {
    const { thief } = await attacked();
    expect(problem(await read(thief, alone))).toBe('factor-needed');
    expect(good(await alone.factorState(thief.caller))).toMatchObject({ passkeys: null });
    good(await alone.beginFactor(thief.caller));
  });
});
