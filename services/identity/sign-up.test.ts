import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { outbox } from '#services/mail/outbox.ts';
import { browser, good, newMember, origin, problems, secret, somebody, testIdentity, tokenTo } from './testing.ts';

const { db } = await testDatabase();
const identity = testIdentity(db);

test('a new member is signed in, and mailed a link in the language of the page', async () => {
  const ana = browser({ locale: 'es' });
  const filled = somebody({ username: 'AnaMaría', email: ' Ana@Example.org ', firstName: 'Ana  María', lastName: 'O’Brien-López' });
  const answer = ana.keep(await identity.signUp(filled, ana.caller));
  const member = good(answer);
  expect(member).toMatchObject({
    username: 'AnaMaría',
    email: 'ana@example.org',
    isEmailVerified: false,
    firstName: 'Ana María',
    lastName: 'O’Brien-López',
    phoneNumber: null,
    locale: 'es',
  });
  expect(await identity.session(ana.caller.headers)).toMatchObject({ member, setCookies: [] });
  expect(identity.mails).toHaveLength(1);
  const [mail] = identity.mails;
  expect(mail).toMatchObject({ to: 'ana@example.org', locale: 'es', content: { kind: 'verify-email', username: 'AnaMaría', hours: 24 } });
  expect(mail?.content).toHaveProperty('url', `${origin}/es/verify-email?token=${tokenTo(identity, 'ana@example.org', 'verify-email')}`);
});

test('two cookies are set together, for https alone', async () => {
  const { setCookies } = await identity.signUp(somebody(), browser().caller);
  expect(setCookies).toHaveLength(2);
  expect(setCookies[0]).toMatch(/^authToken=[\w-]{43}\.[\w%]+; Max-Age=60\d{4}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(setCookies[1]).toMatch(/^authTokenExpires=\d{10}; Max-Age=60\d{4}; Path=\/; Secure; SameSite=Lax$/);
});

test('every problem is told at once, one for each field', async () => {
  const answer = await identity.signUp({ username: 'no', email: 'nobody', password: 'short', firstName: 'R2D2' }, browser().caller);
  expect(problems(answer)).toEqual([
    'username: username-length',
    'email: email-invalid',
    'password: password-length',
    'confirmation: required',
    'firstName: name-letters',
    'terms: terms-missing',
  ]);
});

test('of two who sign up at once with one address, or one name, one becomes a member', async () => {
  for (const [own, problem] of [
    [{ email: 'twice@example.org' }, 'email: email-taken'],
    [{ username: 'Twice' }, 'username: username-taken'],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 6 }, () => identity.signUp(somebody(own), browser().caller)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok).map(problems)).toEqual(Array(5).fill([problem]));
  }
});

test('a name is taken however it is written', async () => {
  await newMember(identity, { username: 'Núria7', email: 'nuria@example.org' });
  const taken = somebody({ username: 'ＮÚRIA7'.normalize('NFD'), email: 'NURIA@example.ORG' });
  expect(problems(await identity.signUp(taken, browser().caller))).toEqual(['username: username-taken', 'email: email-taken']);
  expect(problems(await identity.signUp(somebody({ username: 'Administrator' }), browser().caller))).toEqual(['username: username-taken']);
});

test('a failure rolls everything back', async () => {
  const failing = testIdentity(db);
  failing.parts.outbox.put = async () => {
    throw new Error('the outbox is full');
  };
  const filled = somebody({ email: 'nothing@example.org' });
  await expect(failing.signUp(filled, browser().caller)).rejects.toThrow('the outbox is full');
  expect(await db.selectFrom('identity_user').where('email', '=', filled.email).selectAll().execute()).toEqual([]);
  expect((await identity.signUp(filled, browser().caller)).ok).toBe(true);
});

test('the mail is in the outbox of the site, with the member or not at all', async () => {
  const outboxOf = async () => (await sql<{ id: string }>`select id from jobs.job where name = 'mail'`.execute(db)).rows.length;
  const real = testIdentity(db, { outbox: outbox(jobSender({ secret })) });
  good(await real.signUp(somebody({ email: 'queued@example.org' }), browser().caller));
  expect(await outboxOf()).toBe(1);
  const both = await Promise.all(['one', 'two'].map(() => real.signUp(somebody({ email: 'queued2@example.org' }), browser().caller)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await outboxOf()).toBe(2);
});

test('more concurrent sign-ups than the pool has connections', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => identity.signUp(somebody(), browser().caller)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
});
