import { sql } from 'kysely';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { withTarget } from '#app/addresses/target.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { securityWords } from '#app/screens/member/security/security.words.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { locales } from '#config/locale.ts';
import { identityParts } from '#server/services.ts';
import { identity } from '#services/identity/identity.ts';
import { authenticator } from '#services/identity/testing-authenticator.ts';
import { accountWords } from '../account-words.ts';
import { password, type Visitor } from '../accounts.ts';
import { setUpFactor } from '../second-factor.ts';
import { linksInMails, pressed, shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin, secret, testEnvironment } from './site.ts';

const { db, visitor, member } = await openAccounts();
const linkTo = linksInMails(db);
const { recoverDue } = identity(identityParts({ environment: testEnvironment(), secret, db }));

/** A member whose address is verified, and who has a second factor. */
async function withFactor() {
  const one = await member();
  await pressed(one.visitor, await one.visitor.get(await linkTo(one.email)));
  return { ...one, ...(await setUpFactor(one.visitor)) };
}

/** Ages what the sessions of a member were confirmed by, and their last use. */
const age = (username: string, minutes: number) =>
  sql`update identity_session set confirmed_at = confirmed_at - make_interval(mins => ${minutes}), active_at = active_at - make_interval(mins => ${minutes})
    where user_id = (select id from identity_user where username = ${username})`.execute(db);

const graphql = (browser: Visitor, query: string) =>
  browser.ask('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ query }),
  });
const profile = '{ profile { additionalRisks } }';

describe.each(locales)('in %s', (locale) => {
  const t = accountWords(locale);
  const login = pathTo('login', locale);
  const second = pathTo('second-factor', locale);
  const confirm = pathTo('confirm', locale);
  const account = sectionPath('my-account', locale);

  it('signing in takes a code, and leads on to where its member wanted', async () => {
    const { username, codes } = await withFactor();
    const browser = visitor();
    const first = await browser.post(withTarget(login, account), { login: username, password });
    expect(first.location).toBe(withTarget(second, account));
    expect(browser.isSignedIn).toBe(false);
    expect((await browser.get(account)).location).toContain(login);
    const page = await browser.get(withTarget(second, account));
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(page.text).not.toContain(username);
    const wrong = await browser.post(withTarget(second, account), { code: '000000' });
    expect([wrong.status, shownIn(wrong).errorOf('code')]).toEqual([400, t('account.problem.code-wrong')]);
    const right = await browser.post(withTarget(second, account), { code: codes[0] ?? '' });
    expect([right.status, right.location]).toEqual([303, account]);
    expect((await browser.get(account)).status).toBe(200);
    // Whoever has not given the password begins with it.
    expect((await visitor().get(second)).location).toContain(login);
  });

  it('asks again after ten minutes, and keeps what was typed', async () => {
    const { username, visitor: browser } = await member(pathTo('sign-up', locale));
    const owner = /name="member" value="([^"]+)"/.exec((await browser.get(account)).text)?.[1] ?? '';
    await age(username, 10);
    const asked = await browser.post(account, { intent: 'details', member: owner, firstName: 'Ana María' });
    expect(asked.location).toBe(withTarget(confirm, account));
    const page = await browser.get(withTarget(confirm, account));
    expect(wordsOf(page)).toContain(t('confirm.why'));
    const wrong = await browser.post(withTarget(confirm, account), { currentPassword: 'Not-Right7!' });
    expect(shownIn(wrong).errorOf('currentPassword')).toBe(t('account.problem.password-not-yours'));
    const right = await browser.post(withTarget(confirm, account), { currentPassword: password });
    expect(right.location).toBe(account);
    expect(shownIn(await browser.get(account)).typedIn('details-firstName')).toBe('Ana María');
    expect((await browser.post(account, { intent: 'details', firstName: 'Ana María' })).location).toBe(`${account}&saved=details`);
  });

  it('asks before what is hard to take back', async () => {
    const { username, visitor: browser } = await member(pathTo('sign-up', locale));
    await age(username, 10);
    for (const [id, fields] of [
      ['my-account', { intent: 'email', email: 'new@example.org' }],
      ['my-account', { intent: 'username', username: 'Another77' }],
      ['my-account', { intent: 'end-others' }],
      ['my-account', { intent: 'end-session', session: 'x' }],
      ['my-data', { intent: 'export' }],
      ['my-data', { intent: 'delete-account', when: 'now' }],
      ['sharing', { intent: 'make-link', key: crypto.randomUUID(), part: 'log', time: 'week', name: 'Zarza' }],
      ['security', { intent: 'factor-begin' }],
    ] as const) {
      const path = sectionPath(id, locale);
      const reply = await browser.post(path, fields);
      expect([fields.intent, reply.status, reply.location]).toEqual([fields.intent, 303, withTarget(confirm, path)]);
    }
  });

  it('records close after half an hour without use; lists and public pages go on', async () => {
    const { username, visitor: browser } = await member(pathTo('sign-up', locale));
    await age(username, 31);
    for (const id of ['your-diagnoses', 'daily-log', 'visits', 'my-data'] as const)
      expect([id, (await browser.get(sectionPath(id, locale))).location]).toEqual([id, withTarget(confirm, sectionPath(id, locale))]);
    for (const path of [sectionPath('saved', locale), account, pathTo('home', locale)])
      expect([path, (await browser.get(path)).status]).toEqual([path, 200]);
  });
});

it('the page of security draws the code, and shows the key to type, to its own session alone', async () => {
  const { visitor: browser, email, username } = await member();
  const section = '/profile?section=security';
  expect(wordsOf(await browser.get(section))).toContain('verify your email address');
  await pressed(browser, await browser.get(await linkTo(email)));
  await browser.post(section, { intent: 'factor-begin' });
  const page = parse((await browser.get(section)).text);
  expect(page.querySelector('#factor svg[role=img] path')?.getAttribute('d')).toMatch(/^M\d+ \d+h/);
  expect(page.querySelector('#factor code')?.text.replaceAll(' ', '')).toMatch(/^[A-Z2-7]{32}$/);
  const other = visitor();
  await other.post('/login', { login: username, password });
  expect(parse((await other.get(section)).text).querySelector('#factor code')).toBeNull();
});

it('codes are told once: the page loaded anew has none', async () => {
  const { visitor: browser, codes } = await withFactor();
  expect(codes).toHaveLength(10);
  const again = await browser.get('/recovery-codes');
  for (const code of codes) expect(again.text).not.toContain(code);
  expect(wordsOf(await browser.get('/profile?section=security'))).toContain('10 recovery codes');
});

it('the lost app: a mail, a notice at once, a day, and then the password alone', async () => {
  const { username, email, visitor: older } = await withFactor();
  const browser = visitor();
  await browser.post('/login', { login: username, password });
  expect((await visitor().get('/lost-second-factor')).location).toContain('/login');
  expect((await browser.post('/lost-second-factor')).location).toBe('/lost-second-factor?asked=1');
  const link = await linkTo(email);
  // Programs that look mails over change nothing.
  expect((await visitor().get(link)).status).toBe(200);
  expect(await db.selectFrom('identity_factor_recovery').selectAll().execute()).toEqual([]);
  expect((await visitor().post(link)).location).toBe('/lost-second-factor?begun=1');
  expect((await waitingMails(db)).findLast(({ to }) => to === email)?.content).toMatchObject({ kind: 'factor-recovery-begun' });
  const stop = await linkTo(email);
  expect(shownIn(await older.get('/profile?section=security')).document.querySelector('#factor form button')?.text).toContain('Stop this');
  expect((await visitor().post(stop)).location).toBe('/lost-second-factor?stopped=1');
  expect((await visitor().get(link)).status).toBe(400);
  // Once more, and nobody stops it.
  await browser.post('/lost-second-factor');
  await visitor().post(await linkTo(email));
  await sql`update identity_factor_recovery set due_at = now()`.execute(db);
  await recoverDue();
  expect((await older.get('/profile')).location).toContain('/login');
  expect((await visitor().post('/login', { login: username, password })).location).toBe('/profile');
});

it('no other door is open: JSON, GraphQL, pictures, saved files and older sessions ask the same', async () => {
  const { username, email, visitor: browser, codes } = await withFactor();
  const outside = visitor();
  const first = await json(outside, '/sign-in/email', { email, password });
  expect([first.status, JSON.parse(first.text)]).toEqual([200, { data: { next: 'second-factor' } }]);
  expect(outside.isSignedIn).toBe(false);
  expect((await json(outside, '/update-user', { firstName: 'Xu' })).status).toBe(401);
  expect((await json(outside, '/two-factor/verify', { code: '000000' })).status).toBe(400);
  expect((await graphql(outside, profile)).text).toContain('UNAUTHENTICATED');
  expect((await json(outside, '/two-factor/verify', { code: codes[0] ?? '' })).status).toBe(200);
  expect((await graphql(outside, profile)).text).not.toContain('errors');
  await age(username, 31);
  expect((await graphql(outside, profile)).text).toContain('CONFIRM_NEEDED');
  expect((await graphql(browser, profile)).text).toContain('CONFIRM_NEEDED');
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const picture = await browser.ask('/api/user/user-avatar-remove', { method: 'DELETE', headers, body: '{}' });
  expect([picture.status, JSON.parse(picture.text)]).toEqual([428, expect.objectContaining({ code: 'CONFIRM_NEEDED' })]);
  expect((await json(outside, '/update-user', { firstName: 'Xu' })).status).toBe(403);
  expect((await json(outside, '/confirm-session', { currentPassword: password })).status).toBe(400);
  expect((await json(outside, '/confirm-session', { currentPassword: password, code: codes[1] ?? '' })).status).toBe(200);
  expect((await graphql(outside, profile)).text).not.toContain('errors');
});

const json = (browser: Visitor, path: string, fields: object = {}) =>
  browser.ask(`/api/identity${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(fields),
  });
const passkeyOptions = async (browser: Visitor, kind: 'sign-in' | 'confirm' | 'add') =>
  JSON.parse((await json(browser, `/passkey/${kind}-options`)).text).data;

describe('where records need a second factor', async () => {
  const t = accountWords('en');
  const required = await openAccounts({ secondFactor: 'required' });

  it('a member without one is led to set it up, on pages and by GraphQL, and the rest goes on', async () => {
    const { visitor: browser, email } = await required.member();
    for (const id of ['overview', 'your-diagnoses', 'daily-log', 'my-data'] as const)
      expect([id, (await browser.get(sectionPath(id, 'en'))).location]).toEqual([id, '/profile?section=security']);
    expect((await graphql(browser, profile)).text).toContain('CONFIRM_NEEDED');
    expect((await browser.post('/profile?section=my-data', { intent: 'export' })).location).toBe('/profile?section=security');
    expect((await browser.get(sectionPath('saved', 'en'))).status).toBe(200);
    await pressed(browser, await browser.get(await linksInMails(required.db)(email)));
    await setUpFactor(browser);
    expect((await browser.get(sectionPath('your-diagnoses', 'en'))).status).toBe(200);
  });

  it.each(locales)('nobody is told that it is for them to decide, and one thing at a time is the next (%s)', async (locale) => {
    const section = sectionPath('security', locale);
    const { visitor: browser, email } = await required.member();
    const next = async () => {
      const page = await browser.get(section);
      expect(wordsOf(page)).not.toMatch(/You decide|Usted decide/);
      const buttons = parse(page.text).querySelectorAll('main form button');
      return buttons.filter((button) => button.parentNode?.classNames.includes(buttonClass('Primary'))).map(({ text }) => text);
    };
    const say = accountWords(locale);
    expect(await next()).toEqual([say('passkeys.add')]);
    await pressed(browser, await browser.get(await linksInMails(required.db)(email)));
    expect(await next()).toEqual([securityWords['security.factor.begin'][locale]]);
    await browser.post(section, { intent: 'factor-begin' });
    expect(await next()).toEqual([securityWords['security.factor.finish'][locale]]);
    await browser.post(section, { intent: 'factor-leave' });
    await setUpFactor(browser);
    expect(await next()).toEqual([say('passkeys.add')]);
  });

  it('a passkey is one: the password alone comes in, sets up and opens nothing, by form, JSON and GraphQL', async () => {
    const { visitor: browser, username, email } = await required.member();
    const [section, records] = [sectionPath('security', 'en'), sectionPath('your-diagnoses', 'en')];
    const device = authenticator({ origin });
    expect(wordsOf(await browser.get(section))).toContain(t('passkeys.firstFactor'));
    const credential = device.create(await passkeyOptions(browser, 'add'));
    expect((await browser.post(section, { intent: 'add-passkey', credential })).location).toBe(`${section}&saved=add-passkey`);
    expect((await browser.get(records)).status).toBe(200);
    const security = await browser.get(section);
    expect(wordsOf(security)).toContain('Your passkey is a second factor here');
    const passkey = parse(security.text).querySelector('input[name=passkey]')?.getAttribute('value') ?? '';

    const thief = required.visitor();
    expect(JSON.parse((await json(thief, '/sign-in/email', { email, password })).text)).toEqual({ data: { next: 'second-factor' } });
    expect((await thief.post(withTarget('/login', records), { login: username, password })).location).toBe(
      withTarget('/second-factor', records),
    );
    expect(thief.isSignedIn).toBe(false);
    expect((await thief.get(section)).location).toContain('/login');
    expect((await json(thief, '/passkey/add-options')).status).toBe(401);
    expect((await graphql(thief, profile)).text).toContain('UNAUTHENTICATED');

    // A session of the password alone, from before the site required more.
    await sql`update identity_session set has_second_factor = false, proven_by = 'password', confirmed_at = now()`.execute(required.db);
    for (const [path, fields] of [
      [section, { intent: 'factor-begin' }],
      [section, { intent: 'add-passkey', credential }],
      [section, { intent: 'remove-passkey', passkey }],
    ] as const)
      expect([fields.intent, (await browser.post(path, fields)).location]).toEqual([fields.intent, withTarget('/confirm', path)]);
    for (const [path, fields] of [
      ['/passkey/add-options', {}],
      ['/passkey/remove', { id: passkey }],
      ['/confirm-session', { currentPassword: password }],
    ] as const)
      expect([path, (await json(browser, path, fields)).status]).toEqual([path, 403]);
    expect((await browser.get(records)).location).toBe(withTarget('/confirm', records));
    expect((await graphql(browser, profile)).text).toContain('CONFIRM_NEEDED');
    const confirm = parse((await browser.get('/confirm')).text);
    expect(confirm.querySelector('main input[type=password]')).toBeNull();
    const confirmed = await browser.post(withTarget('/confirm', records), {
      intent: 'passkey',
      credential: device.get(await passkeyOptions(browser, 'confirm')),
    });
    expect(confirmed.location).toBe(records);
    expect((await browser.get(records)).status).toBe(200);

    // The screen after the password offers the passkey, says what it needs, and asks for no code.
    const screen = await thief.get(withTarget('/second-factor', records));
    expect(parse(screen.text).querySelector('main input[name=code]')).toBeNull();
    expect(parse(screen.text).querySelector('form[data-passkey=sign-in]')).not.toBeNull();
    for (const id of ['secondFactor.lead.passkey', 'passkeys.needed'] as const) expect(wordsOf(screen)).toContain(t(id));
    const without = await thief.post(withTarget('/second-factor', records), { intent: 'passkey' });
    expect([without.status, wordsOf(without)]).toEqual([400, expect.stringContaining(t('account.problem.passkey-missing'))]);
    const done = await thief.post(withTarget('/second-factor', records), {
      intent: 'passkey',
      credential: device.get(await passkeyOptions(thief, 'sign-in')),
    });
    expect([done.status, done.location, thief.cookies.has('__Host-pendingSignIn')]).toEqual([303, records, false]);
    expect((await thief.get(records)).status).toBe(200);
  });
});
