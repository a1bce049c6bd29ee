import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { password } from '../accounts.ts';
import { linksInMails, pressed, shownIn } from './account-pages.ts';
import { openAccounts, storedAccounts, wordsOf } from './accounts.ts';

const { db, visitor, member } = await openAccounts();
const linkTo = linksInMails(db);

describe.each(locales)('Verifying an address: %s', (locale) => {
  const t = accountWords(locale);
  const signUp = pathTo('sign-up', locale);
  const login = pathTo('login', locale);
  const verify = pathTo('verify-email', locale);

  it('works by a button, whoever presses it, and then asks to sign in', async () => {
    const { email, username, visitor: own } = await member(signUp);
    const link = await linkTo(email);
    expect(link.split('?')[0]).toBe(verify);
    const stranger = visitor();
    // Programs that look at mails are here first: nothing comes of it.
    const before = await storedAccounts(db);
    for (const method of ['HEAD', 'GET'])
      for (const who of [visitor(), stranger, own]) expect((await who.ask(link, { method })).status).toBe(200);
    expect(await storedAccounts(db)).toEqual(before);
    const page = await stranger.get(link);
    expect([page.headers.get('Cache-Control'), page.headers.get('Referrer-Policy')]).toEqual(['private, no-store', 'same-origin']);
    // Whoever is not signed in to the account may not have opened it.
    expect(wordsOf(page)).toContain(t('verify.stranger.no'));
    expect(wordsOf(page)).toContain(username);
    expect(wordsOf(await own.get(link))).toContain(t('verify.confirm.lead'));
    expect(page.text).not.toContain(email);
    const followed = await pressed(stranger, page);
    expect([followed.status, followed.location]).toEqual([303, `${login}?verified=1`]);
    expect(stranger.isSignedIn).toBe(false);
    expect(shownIn(await stranger.get(`${login}?verified=1`)).notice).toBe(t('login.verified'));
    // Who opens it again, or presses the button twice.
    expect((await stranger.get(link)).location).toBe(`${login}?verified=1`);
    expect((await stranger.post(link)).location).toBe(`${login}?verified=1`);
    await stranger.post(login, { login: username, password });
    expect(shownIn(await stranger.get(verify)).notice).toContain(email);
  });

  it('says so to who is signed in, and leads on', async () => {
    const { email, visitor: browser } = await member(signUp);
    const followed = await pressed(browser, await browser.get(`${await linkTo(email)}&target=%2Fglossary`));
    expect(followed.location).toBe(`${verify}?verified=1&target=%2Fglossary`);
    const done = await browser.get(followed.location ?? '');
    expect(wordsOf(done)).toContain(t('verify.done.title'));
    expect(parse(done.text).querySelector('main a[href="/glossary"]')?.text).toBe(t('account.continue'));
  });

  it('can be asked for again, and voids the link before', async () => {
    const { email, visitor: browser } = await member(signUp);
    const first = await linkTo(email);
    const resent = await browser.post(verify);
    expect([resent.status, resent.location]).toEqual([303, `${verify}?sent=1`]);
    expect(shownIn(await browser.get(`${verify}?sent=1`)).notice).toBe(t('verify.sent'));
    const old = await browser.get(first);
    expect(old.status).toBe(400);
    expect(wordsOf(old)).toContain(t('verify.link.invalid'));
    expect(parse(old.text).querySelector('main form')?.getAttribute('action')).toBe(verify);
    expect((await browser.post(await linkTo(email))).status).toBe(303);
  });

  it('can be asked for by address, with the same answer for everybody', async () => {
    const { email } = await member(signUp);
    const first = await linkTo(email);
    const broken = await visitor().get(`${verify}?token=nothing`);
    expect(broken.status).toBe(400);
    const action = parse(broken.text).querySelector('main form')?.getAttribute('action') ?? '';
    expect(action).toBe(`${verify}?resend=1`);
    const wrong = await visitor().post(action, { email: 'nobody' });
    expect([wrong.status, shownIn(wrong).errorOf('email')]).toEqual([400, t('account.problem.email-invalid')]);
    expect(shownIn(wrong).typedIn('email')).toBe('nobody');
    for (const address of [email, `nobody-${locale}@example.com`])
      expect((await visitor().post(action, { email: address })).location).toBe(`${verify}?resend=sent`);
    expect(shownIn(await visitor().get(`${verify}?resend=sent`)).notice).toBe(t('verify.asked'));
    expect(await linkTo(email)).not.toBe(first);
  });

  it('shows a member nothing at the addresses for those who are not signed in', async () => {
    const { visitor: browser } = await member(signUp);
    for (const resend of ['1', 'sent'])
      expect((await browser.get(`${verify}?resend=${resend}&target=%2Fglossary`)).location).toBe(`${verify}?target=%2Fglossary`);
  });
});
