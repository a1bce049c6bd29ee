import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { totpCode } from '../factors/totp.ts';
import { operator } from '../operator.ts';
import { ageSessions, browser, good, newMember, password, problem, problems, testIdentity, tokenTo } from '../testing.ts';
import { enrol, firstStep, memberWithFactor, testClock, verifiedMember, wrongCode } from './testing.ts';

const { db } = await testDatabase();
const clock = testClock();
const identity = testIdentity(db, { clock: clock.now });

const kindsTo = (email: string) => identity.mails.filter(({ to }) => to === email).map(({ content }) => content.kind);

test('one code turns an app on, in the session that began, and is told by mail', async () => {
  const { member, browser: ana } = await newMember(identity);
  expect(problems(await identity.beginFactor(ana.caller))).toEqual(['address-unverified']);
  good(await identity.followEmailLink(tokenTo(identity, member.email, 'verify-email'), ana.caller));
  const other = browser();
  good(other.keep(await identity.signIn({ login: member.username, password }, other.caller)));
  good(await identity.beginFactor(ana.caller));
  const { pending } = good(await identity.factorState(ana.caller));
  expect(pending?.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
  // Nobody else is shown it, nor may finish it.
  expect(good(await identity.factorState(other.caller)).pending).toBeNull();
  const right = () => totpCode(pending?.key ?? '', clock.now());
  expect(problems(await identity.finishFactor({ code: right() }, other.caller))).toEqual(['enrolment-over']);
  expect(problems(await identity.finishFactor({ code: wrongCode(pending?.key ?? '', clock.now()) }, ana.caller))).toEqual([
    'code: code-wrong',
  ]);
  expect(good(await identity.factorState(ana.caller))).toMatchObject({ since: null });
  good(await identity.finishFactor({ code: right() }, ana.caller));
  expect(good(await identity.factorState(ana.caller))).toMatchObject({ since: expect.any(String), codesLeft: 0, pending: null });
  expect(kindsTo(member.email)).toContain('second-factor-added');
  // The other was confirmed by a password alone.
  expect(problems(await identity.changeUsername({ username: 'taken4321' }, other.caller))).toEqual(['confirm-needed']);
  expect(problems(await identity.removeFactor(other.caller))).toEqual(['confirm-needed']);
  expect(problems(await identity.beginFactor(other.caller))).toEqual(['confirm-needed']);
});

test('who came in before the factor was set up gets no record, no other address and no more than that without it', async () => {
  const { member, browser: ana } = await verifiedMember(identity);
  const older = browser();
  good(older.keep(await identity.signIn({ login: member.username, password }, older.caller)));
  const read = (caller = older.caller) => identity.asMember(caller, async () => 'read');
  expect(good(await read())).toBe('read');
  good(await identity.changeEmail({ email: 'thief@example.org' }, older.caller));
  const token = good(await identity.accessToken(older.caller));
  const key = await enrol(identity, ana, clock);
  expect(problem(await read())).toBe('confirm-needed');
  expect(problem(await read({ ...browser().caller, accessToken: token }))).toBe('confirm-needed');
  expect(good(await identity.asMember(older.caller, async () => 'list', { of: 'choices' }))).toBe('list');
  expect(problem(await identity.followEmailLink(tokenTo(identity, 'thief@example.org', 'confirm-new-email'), older.caller))).toBe(
    'link-invalid',
  );
  expect(good(await read(ana.caller))).toBe('read');
  clock.pass(60);
  good(await identity.confirm({ currentPassword: password, code: totpCode(key, clock.now()) }, older.caller));
  expect(good(await read())).toBe('read');
});

test('the password alone signs nobody in who has a factor, and tells nothing of them', async () => {
  const { member, key } = await memberWithFactor(identity, clock);
  const own = browser();
  const answer = own.keep(await identity.signIn({ login: member.username, password }, own.caller));
  expect(good(answer)).toEqual({ next: 'second-factor' });
  expect([...own.cookies.keys()]).toEqual(['__Host-pendingSignIn']);
  expect(await identity.session(own.caller.headers)).toBeNull();
  expect(problem(await identity.asMember(own.caller, async () => null))).toBe('not-signed-in');
  expect(problem(await identity.accessToken(own.caller))).toBe('not-signed-in');
  expect(problems(await identity.secondFactor({ code: '123' }, own.caller))).toEqual(['code: code-wrong']);
  expect(good(own.keep(await identity.secondFactor({ code: ` ${totpCode(key, clock.now())} ` }, own.caller)))).toMatchObject({
    username: member.username,
    next: null,
  });
  expect(await identity.session(own.caller.headers)).toMatchObject({ member: { id: member.id } });
  expect([...own.cookies.keys()]).not.toContain('__Host-pendingSignIn');
  // It is a confirmation, too.
  good(await identity.changeDetails({ firstName: 'Ana' }, own.caller));
});

test('each code counts once, and one step of time before or after', async () => {
  const { member, key } = await memberWithFactor(identity, clock);
  const tryCode = async (code: string) => {
    const own = await firstStep(identity, member.username);
    return problem(await identity.secondFactor({ code }, own.caller));
  };
  clock.pass(300);
  const at = (steps: number) => totpCode(key, clock.now() + steps * 30_000);
  expect([await tryCode(at(-2)), await tryCode(at(2))]).toEqual(['code-wrong', 'code-wrong']);
  expect(await tryCode(at(-1))).toBeNull();
  expect(await tryCode(at(0))).toBeNull();
  expect(await tryCode(at(1))).toBeNull();
  // None of before, nor the last once more.
  expect([await tryCode(at(-1)), await tryCode(at(0)), await tryCode(at(1))]).toEqual(['code-wrong', 'code-wrong', 'code-wrong']);
});

test('of one code used twice at once, one counts', async () => {
  const { member, key, codes } = await memberWithFactor(identity, clock);
  for (const code of [totpCode(key, clock.now()), codes[0] ?? '']) {
    const owns = await Promise.all([0, 1].map(() => firstStep(identity, member.username)));
    const answers = await Promise.all(owns.map((own) => identity.secondFactor({ code }, own.caller)));
    expect(answers.map(problem).toSorted()).toEqual(['code-wrong', null]);
  }
});

test('recovery codes let in once each, however they are typed, and new ones void the old', async () => {
  const { member, codes, browser: ana } = await memberWithFactor(identity, clock);
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  const own = await firstStep(identity, member.username);
  good(own.keep(await identity.secondFactor({ code: first.toUpperCase().replaceAll('-', ' ') }, own.caller)));
  const told = identity.mails.filter(({ to, content }) => to === member.email && content.kind === 'recovery-code-used');
  expect(told.at(-1)?.content).toMatchObject({ left: 9 });
  expect(problem(await identity.secondFactor({ code: first }, (await firstStep(identity, member.username)).caller))).toBe('code-wrong');
  const made = good(await identity.makeRecoveryCodes(ana.caller));
  expect(made).not.toContain(second);
  expect(problem(await identity.secondFactor({ code: second }, (await firstStep(identity, member.username)).caller))).toBe('code-wrong');
  const { rows } = { rows: await db.selectFrom('identity_recovery_code').selectAll().where('user_id', '=', member.id).execute() };
  for (const code of made) expect(JSON.stringify(rows)).not.toContain(code);
});

test('guesses at codes are few, in all browsers together', async () => {
  const { member, key } = await memberWithFactor(identity, clock);
  // One was spent on setting it up.
  const answers = [];
  for (let time = 0; time < 10; time++) {
    const own = await firstStep(identity, member.username);
    answers.push(problem(await identity.secondFactor({ code: wrongCode(key, clock.now()) }, own.caller)));
  }
  expect(answers).toEqual([...Array(9).fill('code-wrong'), 'too-many']);
  const own = await firstStep(identity, member.username);
  expect(problem(await identity.secondFactor({ code: totpCode(key, clock.now()) }, own.caller))).toBe('too-many');
});

test('a new password by mail does not take the factor away, and voids what waits for the second step', async () => {
  const { member, key } = await memberWithFactor(identity, clock);
  const waiting = await firstStep(identity, member.username);
  await identity.requestPasswordReset({ email: member.email }, browser().caller);
  await identity.processMailRequests();
  const chosen = 'Otter-River8!';
  const reset = browser();
  good(
    reset.keep(
      await identity.resetPassword(
        tokenTo(identity, member.email, 'reset-password'),
        { newPassword: chosen, confirmation: chosen },
        reset.caller,
      ),
    ),
  );
  expect(await identity.session(reset.caller.headers)).toBeNull();
  expect(problem(await identity.secondFactor({ code: totpCode(key, clock.now()) }, waiting.caller))).toBe('sign-in-again');
  expect(good(reset.keep(await identity.signIn({ login: member.username, password: chosen }, reset.caller)))).toEqual({
    next: 'second-factor',
  });
  // Nor does a lock let it pass, or tell more.
  await operator(identity.parts).lock(member.username);
  expect(problem(await identity.secondFactor({ code: totpCode(key, clock.now()) }, reset.caller))).toBe('locked');
  expect(problem(await identity.askFactorRecovery(reset.caller))).toBe('locked');
});

test('a session is confirmed by password and code, ten minutes long', async () => {
  const { member, browser: ana, key } = await memberWithFactor(identity, clock);
  good(await identity.changeDetails({ firstName: 'Ana' }, ana.caller));
  await ageSessions(db, member.id, 10);
  for (const task of [
    () => identity.changeEmail({ email: 'x7@example.org' }, ana.caller),
    () => identity.deleteAccount({ when: 'now' }, ana.caller),
    () => identity.endOtherSessions(ana.caller),
    () => identity.removeFactor(ana.caller),
    () => identity.beginFactor(ana.caller),
    () => identity.makeRecoveryCodes(ana.caller),
    () => identity.forExport(ana.caller, async () => null),
    () => identity.changePassword({ currentPassword: password, newPassword: 'Otter-River8!', confirmation: 'Otter-River8!' }, ana.caller),
  ])
    expect(problems(await task())).toEqual(['confirm-needed']);
  expect(good(await identity.confirmWays(ana.caller))).toEqual({ password: true, code: true, passkey: false, service: null });
  expect(problems(await identity.confirm({ currentPassword: password }, ana.caller))).toEqual(['code: required']);
  expect(problems(await identity.confirm({ currentPassword: 'Wrong-Lake8?', code: totpCode(key, clock.now()) }, ana.caller))).toEqual([
    'currentPassword: password-wrong',
  ]);
  expect(problems(await identity.confirm({ currentPassword: password, code: wrongCode(key, clock.now()) }, ana.caller))).toEqual([
    'code: code-wrong',
  ]);
  good(await identity.confirm({ currentPassword: password, code: totpCode(key, clock.now()) }, ana.caller));
  good(await identity.removeFactor(ana.caller));
  expect(kindsTo(member.email)).toContain('second-factor-removed');
  expect(good(await identity.signIn({ login: member.username, password }, browser().caller))).toMatchObject({ next: null });
});

test('another app takes the place of the first with its code, and the codes of the first count no more', async () => {
  const { member, browser: ana, key, codes } = await memberWithFactor(identity, clock);
  good(await identity.beginFactor(ana.caller));
  // Until then the first counts.
  const between = await firstStep(identity, member.username);
  good(between.keep(await identity.secondFactor({ code: totpCode(key, clock.now()) }, between.caller)));
  const read = () => identity.asMember(between.caller, async () => 'read');
  expect(good(await read())).toBe('read');
  clock.pass(60);
  const next = good(await identity.factorState(ana.caller)).pending?.key ?? '';
  good(await identity.finishFactor({ code: totpCode(next, clock.now()) }, ana.caller));
  // Who came in by a code of the first proves the second.
  expect(problem(await read())).toBe('confirm-needed');
  clock.pass(60);
  const own = await firstStep(identity, member.username);
  for (const code of [totpCode(key, clock.now()), codes[1] ?? ''])
    expect(problem(await identity.secondFactor({ code }, own.caller))).toBe('code-wrong');
  good(await identity.secondFactor({ code: totpCode(next, clock.now()) }, own.caller));
});

test('records ask again after half an hour without use, and no mere use opens them', async () => {
  const { member, browser: ana } = await verifiedMember(identity);
  const read = () => identity.asMember(ana.caller, async () => 'read');
  const token = good(await identity.accessToken(ana.caller));
  await ageSessions(db, member.id, 29);
  expect(await identity.session(ana.caller.headers)).not.toBeNull();
  // That was a use.
  await ageSessions(db, member.id, 29);
  expect(good(await read())).toBe('read');
  await ageSessions(db, member.id, 31);
  expect(await identity.session(ana.caller.headers)).not.toBeNull();
  expect(problem(await read())).toBe('confirm-needed');
  expect(problem(await identity.asMember({ ...browser().caller, accessToken: token }, async () => null))).toBe('confirm-needed');
  expect(good(await identity.asMember(ana.caller, async () => 'list', { of: 'choices' }))).toBe('list');
  good(await identity.confirm({ currentPassword: password }, ana.caller));
  expect(good(await read())).toBe('read');
});

test('on a device that is new, records are opened within ten minutes of a proof', async () => {
  const { member } = await verifiedMember(identity);
  const device = browser();
  good(device.keep(await identity.signIn({ login: member.username, password }, device.caller)));
  const read = () => identity.asMember(device.caller, async () => 'read');
  await ageSessions(db, member.id, 10);
  expect(problem(await read())).toBe('confirm-needed');
  good(await identity.confirm({ currentPassword: password }, device.caller));
  expect(good(await read())).toBe('read');
  await ageSessions(db, member.id, 20);
  expect(good(await read())).toBe('read');
  // By now it is known.
  device.keep(await identity.signOut(device.caller));
  good(device.keep(await identity.signIn({ login: member.username, password }, device.caller)));
  await ageSessions(db, member.id, 20);
  expect(good(await read())).toBe('read');
});

test('where records need a factor, a session without one is led to it, and older ones to confirm', async () => {
  const required = testIdentity(db, { clock: clock.now, secondFactor: 'required' });
  const { member, browser: ana } = await verifiedMember(required);
  const read = () => required.asMember(ana.caller, async () => 'read');
  expect([problem(await read()), problem(await required.forExport(ana.caller, async () => null))]).toEqual([
    'factor-needed',
    'factor-needed',
  ]);
  expect(good(await required.asMember(ana.caller, async () => 'list', { of: 'choices' }))).toBe('list');
  const older = browser();
  good(older.keep(await required.signIn({ login: member.username, password }, older.caller)));
  const key = await enrol(required, ana, clock);
  expect(good(await read())).toBe('read');
  const readOlder = () => required.asMember(older.caller, async () => 'read');
  expect(problem(await readOlder())).toBe('confirm-needed');
  clock.pass(60);
  good(await required.confirm({ currentPassword: password, code: totpCode(key, clock.now()) }, older.caller));
  expect(good(await readOlder())).toBe('read');
  clock.pass(60);
  good(await required.removeFactor(ana.caller));
  expect([problem(await read()), problem(await readOlder())]).toEqual(['factor-needed', 'factor-needed']);
});

test('a secret of the site that was replaced still opens what it sealed, which is sealed anew', async () => {
  const { member, key } = await memberWithFactor(identity, clock);
  const secret = 'another secret of the tests, and of nothing else';
  const rotated = testIdentity(db, { clock: clock.now, secret, formerSecrets: [identity.parts.secret] });
  await rotated.forget();
  const later = testIdentity(db, { clock: clock.now, secret });
  const own = await firstStep(later, member.username);
  expect(good(await later.secondFactor({ code: totpCode(key, clock.now()) }, own.caller))).toMatchObject({ id: member.id });
});
