import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { outbox } from '#services/mail/outbox.ts';
import { audit } from './audit.ts';
import { operator } from './operator.ts';
import { rateLimits } from './rate-limits.ts';
import { browser, good, newMember, origin, problem, problems, secret, somebody, testIdentity, tokenTo } from './testing.ts';

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

test('the cookies of a session are set together, for https alone', async () => {
  const { setCookies } = await identity.signUp(somebody(), browser().caller);
  expect(setCookies).toHaveLength(4);
  expect(setCookies[2]).toMatch(/^__Host-authTokenTwin=[\w-]{43}; Max-Age=60\d{4}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(setCookies[3]).toMatch(/^__Host-knownDevice=[0-9a-f]{32}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
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
  expect(problems(await identity.signUp(somebody({ username: 'Administrator' }), browser().caller))).toEqual([
    'username: username-official',
  ]);
});

test('nobody may be called what looks like another member, or like the house', async () => {
  await newMember(identity, { username: 'Mariluz' });
  for (const username of ['Marıluz', 'Máriluz', 'MariIuz', 'Mari1uz', 'mariluz'])
    expect(problems(await identity.signUp(somebody({ username }), browser().caller))).toEqual([
      username === 'mariluz' ? 'username: username-taken' : 'username: username-alike',
    ]);
  for (const username of ['AlbaSupport', 'AlbaTeam', 'admin1', 'Moderator1', 'A1ba', 'AIba', 'аӏьа'])
    expect(problems(await identity.signUp(somebody({ username }), browser().caller))).toEqual(['username: username-official']);
  const both = await Promise.all(['Iolanda', 'lolanda'].map((username) => identity.signUp(somebody({ username }), browser().caller)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.flatMap(problems)).toEqual(['username: username-alike']);
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
  // Of one name, not of one address: the owner of that is mailed who tried it, where the other came first.
  const both = await Promise.all(['one', 'two'].map(() => real.signUp(somebody({ username: 'QueuedTwice' }), browser().caller)));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await outboxOf()).toBe(2);
});

test('more concurrent sign-ups than the pool has connections', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => identity.signUp(somebody(), browser().caller)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
});

describe('an address that is taken', () => {
  const probe = (email: string, visitor: string) => identity.signUp(somebody({ email }), browser({ visitor, locale: 'en' }).caller);
  const mailsTo = (email: string) => identity.mails.filter(({ to, content }) => to === email && content.kind === 'address-tried');
  let networks = 0;
  const someNetwork = () => {
    networks += 1;
    return `198.51.${networks}`;
  };

  test('is told, and its owner by mail, once a day, in their language', async () => {
    const { member } = await newMember(identity, { email: 'probed@example.org' }, { locale: 'es' });
    const network = someNetwork();
    const first = await probe(member.email, `${network}.1`);
    const second = await probe(' PROBED@example.org', `${network}.2`);
    // Who asks learns nothing of the mail.
    expect(second).toEqual(first);
    expect(problems(first)).toEqual(['email: email-taken']);
    expect(mailsTo(member.email)).toEqual([
      { to: member.email, locale: 'es', content: { kind: 'address-tried', username: member.username } },
    ]);
    await sql`update rate_limit set spent_until = spent_until - interval '1 day'`.execute(db);
    await probe(member.email, `${network}.3`);
    expect(mailsTo(member.email)).toHaveLength(2);
    const account = audit(secret).accountHash(member.id);
    const { rows } = await sql`select from identity_audit where event = 'address-tried' and account = ${account}`.execute(db);
    expect(rows).toHaveLength(2);
  });

  test('of a locked account is told alike, and mailed to nobody', async () => {
    const { member } = await newMember(identity);
    await operator(identity.parts).lock(member.email);
    expect(problems(await probe(member.email, `${someNetwork()}.1`))).toEqual(['email: email-taken']);
    expect(mailsTo(member.email)).toEqual([]);
  });

  test('is told a visitor, and a network, so often', async () => {
    const { member } = await newMember(identity);
    const network = someNetwork();
    const ask = async (visitor: string) => problem(await probe(member.email, visitor));
    const { 'sign-up of a visitor': ofVisitor, 'sign-up in a network': ofNetwork } = rateLimits;
    const told = [];
    for (let time = 0; time < ofVisitor.most + 1; time++) told.push(await ask(`${network}.1`));
    expect(told).toEqual([...Array(ofVisitor.most).fill('email-taken'), 'too-many']);
    const others = [];
    for (let host = 2; others.length < ofNetwork.most - ofVisitor.most + 3; host++) others.push(await ask(`${network}.${host}`));
    expect(others.filter((code) => code === 'email-taken')).toHaveLength(ofNetwork.most - ofVisitor.most);
    expect(others.at(-1)).toBe('too-many');
    expect(await ask(`${someNetwork()}.1`)).toBe('email-taken');
  });

  test('counts for a change of address as well, and its owner is told', async () => {
    const { member } = await newMember(identity);
    const { member: eva, browser: prober } = await newMember(identity);
    const change = (email: string) => identity.changeEmail({ email }, prober.caller);
    expect(problems(await change(member.email))).toEqual(['email: email-taken']);
    expect(mailsTo(member.email)).toHaveLength(1);
    // One's own is no news.
    expect(problems(await change(eva.email))).toEqual(['email: email-taken']);
    expect(mailsTo(eva.email)).toEqual([]);
    const { visitor } = prober.caller;
    let tries = 3;
    while (problem(await probe(member.email, visitor)) === 'email-taken') tries += 1;
    expect(tries).toBe(rateLimits['sign-up of a visitor'].most);
    expect(problem(await change(member.email))).toBe('too-many');
  });
});
