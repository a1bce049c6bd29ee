import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { operator } from './operator.ts';
import { ageSessions, browser, good, newMember, password, problem, problems, testIdentity, whileHeld } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);

test('a new username is told by mail, and the old one is free', async () => {
  const { member, browser: ana } = await newMember(identity, { username: 'OldName' });
  expect(good(await identity.changeUsername({ username: ' NewName ' }, ana.caller))).toMatchObject({
    username: 'NewName',
    email: member.email,
  });
  expect(identity.mails.at(-1)).toEqual({ to: member.email, locale: 'en', content: { kind: 'username-changed', username: 'NewName' } });
  good(await identity.signIn({ login: 'newname', password }, browser().caller));
  await newMember(identity, { username: 'oldname' });
  expect(problems(await identity.changeUsername({ username: 'OLDNAME' }, ana.caller))).toEqual(['username: username-taken']);
  expect(problems(await identity.changeUsername({ username: 'new name' }, ana.caller))).toEqual(['username: username-invalid']);
});

test('the same username in other letters is no other’s', async () => {
  const { browser: ana } = await newMember(identity, { username: 'marta7' });
  expect(good(await identity.changeUsername({ username: 'Marta7' }, ana.caller))).toMatchObject({
    username: 'Marta7',
  });
  const mails = identity.mails.length;
  good(await identity.changeUsername({ username: 'Marta7' }, ana.caller));
  expect(identity.mails).toHaveLength(mails);
});

test('what looks like one’s own username is no other’s, but what looks like another member’s is', async () => {
  await newMember(identity, { username: 'Graciela' });
  const { browser: ana } = await newMember(identity, { username: 'Lucia' });
  const change = (username: string) => identity.changeUsername({ username }, ana.caller);
  for (const username of ['Lucía', 'Iucia', 'Lucia']) expect(good(await change(username))).toMatchObject({ username });
  expect(problems(await change('GracieIa'))).toEqual(['username: username-alike']);
  expect(problems(await change('LuciaModerator'))).toEqual(['username: username-official']);
});

test('of two who want one username at once, one gets it', async () => {
  const both = [await newMember(identity), await newMember(identity)];
  const answers = await Promise.all(both.map(({ browser: own }) => identity.changeUsername({ username: 'wanted' }, own.caller)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.flatMap(problems)).toEqual(['username: username-taken']);
});

test('names and phone are changed, and left out', async () => {
  const { member, browser: ana } = await newMember(identity, { firstName: 'Ana', lastName: 'Ruiz' });
  const changed = good(await identity.changeDetails({ firstName: 'Eva', lastName: '', phoneNumber: '+1 202 555 0123' }, ana.caller));
  expect(changed).toMatchObject({ firstName: 'Eva', lastName: null, phoneNumber: '+1 202 555 0123' });
  expect(Date.parse(changed.lastUpdated)).toBeGreaterThan(Date.parse(member.lastUpdated));
  expect(await identity.session(ana.caller.headers)).toMatchObject({ member: changed });
  const wrong = { firstName: 'E', lastName: 'R2', phoneNumber: 'call me', currentPassword: password };
  expect(problems(await identity.changeDetails(wrong, ana.caller))).toEqual([
    'firstName: name-length',
    'lastName: name-letters',
    'phoneNumber: phone-invalid',
  ]);
});

test('what is not sent stays as it is, and what is sent empty is left out', async () => {
  const { browser: ana } = await newMember(identity, { firstName: 'Ana', lastName: 'Ruiz' });
  const change = async (filled: Parameters<typeof identity.changeDetails>[0]) =>
    good(await identity.changeDetails({ ...filled }, ana.caller));
  const ruiz = { firstName: 'Ana', lastName: 'Ruiz', phoneNumber: '+1 202 555 0123' };
  expect(await change({ phoneNumber: ruiz.phoneNumber })).toMatchObject(ruiz);
  expect(await change({ firstName: 'Eva' })).toMatchObject({ ...ruiz, firstName: 'Eva' });
  expect(await change({ lastName: '', firstName: 'Eva' })).toMatchObject({ ...ruiz, firstName: 'Eva', lastName: null });
  expect(await change({})).toMatchObject({ ...ruiz, firstName: 'Eva', lastName: null });
  expect(problems(await identity.changeDetails({ lastName: 'R2' }, ana.caller))).toEqual(['lastName: name-letters']);
});

test('each change needs a confirmed session, and nothing changes without it', async () => {
  const { member, browser: ana } = await newMember(identity);
  await ageSessions(db, member.id, 10);
  expect(problems(await identity.changeDetails({ firstName: 'Eva', phoneNumber: '+1 202 555 0123' }, ana.caller))).toEqual([
    'confirm-needed',
  ]);
  expect(problems(await identity.changeUsername({ username: 'stolen77' }, ana.caller))).toEqual(['confirm-needed']);
  expect(await identity.session(ana.caller.headers)).toMatchObject({ member });
  expect(problems(await identity.confirm({}, ana.caller))).toEqual(['currentPassword: required']);
  const guess = { currentPassword: 'Wr0ng#mauve-Otter' };
  const answers = [];
  for (let time = 0; time < 11; time++) answers.push(problem(await identity.confirm(guess, ana.caller)));
  expect(answers).toEqual([...Array(10).fill('password-wrong'), 'too-many']);
  expect(problems(await identity.changeUsername({ username: 'stolen77' }, ana.caller))).toEqual(['confirm-needed']);
});

test('nor is a session confirmed with a password that became another meanwhile', async () => {
  const { member, browser: ana } = await newMember(identity);
  const answers = await whileHeld(db, member.id, [() => identity.confirm({ currentPassword: password }, ana.caller)], (transaction) =>
    sql`update identity_account set password = 'another' where user_id = ${member.id}`.execute(transaction),
  );
  expect(answers.map(problems)).toEqual([['currentPassword: password-wrong']]);
});

test('an account that is deleted or locked concurrently answers not-signed-in', async () => {
  const { member, browser: ana } = await newMember(identity);
  // The session is loaded, and then the member is deleted.
  const deleted = db.deleteFrom('identity_user').where('id', '=', member.id).execute();
  const answers = await Promise.all([
    identity.changeDetails({ firstName: 'Eva' }, ana.caller),
    identity.changeUsername({ username: 'gone7' }, ana.caller),
    identity.resendVerification(ana.caller),
    deleted,
  ]);
  for (const answer of answers.slice(0, 3)) if (answer && 'ok' in answer && !answer.ok) expect(problem(answer)).toBe('not-signed-in');
  expect(problem(await identity.changeDetails({ firstName: 'Eva' }, ana.caller))).toBe('not-signed-in');
});

test('concurrent changes of one account do not deadlock', async () => {
  const { member, browser: ana } = await newMember(identity);
  const { email } = member;
  const { lock, unlock, resend } = operator(identity.parts);
  const stranger = () => browser().caller;
  let [now, next] = [password, 'Otter-River8!'];
  for (let round = 0; round < 4; round++) {
    await identity.requestPasswordReset({ email }, stranger());
    await identity.requestVerification({ email }, stranger());
    const links = identity.mails.flatMap(({ content }) => ('url' in content ? [new URL(content.url).searchParams.get('token') ?? ''] : []));
    const chosen = { newPassword: next, confirmation: next };
    // An error of the database, such as a deadlock, would be thrown.
    await Promise.all([
      identity.processMailRequests(),
      identity.processMailRequests(),
      identity.resendVerification(ana.caller),
      identity.changeEmail({ email: `new${round}@example.org` }, ana.caller),
      identity.changeDetails({ firstName: 'Ana' }, ana.caller),
      identity.changePassword({ currentPassword: now, ...chosen }, ana.caller),
      identity.signIn({ login: member.username, password: now }, stranger()),
      identity.endOtherSessions(ana.caller),
      resend(member.username),
      ...links
        .slice(-4)
        .flatMap((token) => [identity.followEmailLink(token, stranger()), identity.resetPassword(token, chosen, stranger())]),
      ...(round === 2 ? [lock(member.username)] : []),
    ]);
    await unlock(member.username);
    const changed = ana.keep(await identity.signIn({ login: member.username, password: next }, ana.caller));
    if (changed.ok) [now, next] = [next, now];
    else ana.keep(await identity.signIn({ login: member.username, password: now }, ana.caller));
  }
  expect(await identity.session(ana.caller.headers)).toMatchObject({ member: { id: member.id } });
});
