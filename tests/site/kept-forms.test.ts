import { randomBytes } from 'node:crypto';
import { parse } from 'node-html-parser';
import { describe, expect, it, vi } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { type Fields, password, type Visitor } from '../accounts.ts';
import { shownIn } from './account-pages.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { visitor, member } = await openAccounts();

/** A text of so many characters that cannot be made much shorter. */
const unlike = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

describe.each(locales)('A session that ends while a form is being filled: %s', (locale) => {
  const t = accountWords(locale);
  const login = pathTo('login', locale);
  const profile = pathTo('profile', locale);
  const account = `${profile}?section=my-account`;
  const back = `${login}?${new URLSearchParams({ ended: '1', target: account })}`;
  const typed = { firstName: 'María <b>"José"', lastName: 'Ñandú', phoneNumber: 'call me' };

  /** Somebody with my account open, whose session has ended. */
  async function signedOut() {
    const { visitor: browser, username } = await member(pathTo('sign-up', locale));
    const page = parse((await browser.get(account)).text);
    const id = page.querySelector('#details input[name=member]')?.getAttribute('value') ?? '';
    browser.cookies.clear();
    return { browser, username, id, page };
  }
  const signIn = (browser: Visitor, username: string) => browser.post(back, { login: username, password });
  const keptCookie = (browser: Visitor) => browser.cookies.get('keptForms');

  it('leads to sign in, and back to what was typed, which is told not to be saved', async () => {
    const { browser, username, id, page } = await signedOut();
    expect(page.querySelectorAll('main form').every((form) => form.querySelector('input[name=member]')?.getAttribute('value') === id)).toBe(
      true,
    );
    const sent = await browser.post(account, { intent: 'details', member: id, ...typed });
    expect([sent.status, sent.location, sent.headers.get('Cache-Control')]).toEqual([303, back, 'private, no-store']);
    const [line = ''] = sent.headers.getSetCookie();
    expect(line).toMatch(new RegExp(`^keptForms=[\\w-]+; Max-Age=3600; Path=${profile}; HttpOnly; Secure; SameSite=Lax$`));
    expect(Buffer.from(keptCookie(browser) ?? '', 'base64url').toString()).not.toContain('call me');
    expect(shownIn(await browser.get(back)).notice).toBe(t('login.ended'));

    expect((await signIn(browser, username)).location).toBe(account);
    const there = await browser.get(account);
    const shown = shownIn(there);
    expect(shown.document.querySelector('#details [role=status]')?.text).toBe(t('form.kept'));
    expect(shown.document.querySelectorAll('main [role=status]')).toHaveLength(1);
    expect(Object.keys(typed).map((name) => shown.typedIn(`details-${name}`))).toEqual([typed.firstName, 'Ñandú', 'call me']);
    expect(keptCookie(browser)).toBeUndefined();
    expect(shownIn(await browser.get(account)).typedIn('details-phoneNumber')).toBe('');
  });

  it('goes when somebody signs out there', async () => {
    const { browser, username, id } = await signedOut();
    await browser.post(account, { intent: 'details', member: id, ...typed });
    await signIn(browser, username);
    expect(keptCookie(browser)).toBeDefined();
    const out = await browser.post(pathTo('sign-out', locale), {});
    expect(out.headers.getSetCookie()).toContain(`keptForms=; Max-Age=0; Path=${profile}; HttpOnly; Secure; SameSite=Lax`);
    expect(keptCookie(browser)).toBeUndefined();
  });

  it('keeps no password, and nothing of a form that has nothing else', async () => {
    const { browser, username, id } = await signedOut();
    await browser.post(account, { intent: 'password', member: id, currentPassword: password, newPassword: 'a', confirmation: 'b' });
    expect(keptCookie(browser)).toBeUndefined();
    await browser.post(account, { intent: 'email', member: id, email: 'new@example.org', currentPassword: 'Never-Kept7!', other: 'x' });
    await signIn(browser, username);
    const there = await browser.get(account);
    expect(shownIn(there).typedIn('email-email')).toBe('new@example.org');
    expect(there.text).not.toContain('Never-Kept7!');
  });

  it('is shown to nobody else, and then to nobody', async () => {
    const { browser, username, id } = await signedOut();
    const other = await member(pathTo('sign-up', locale));
    await browser.post(account, { intent: 'details', member: id, ...typed });
    await signIn(browser, other.username);
    expect((await browser.get(account)).text).not.toContain('call me');
    expect(keptCookie(browser)).toBeUndefined();
    await signIn(browser, username);
    expect((await browser.get(account)).text).not.toContain('call me');
  });

  it('is kept for an hour', async () => {
    const { browser, username, id } = await signedOut();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now - 60 * 60 * 1000 - 1);
    await browser.post(account, { intent: 'details', member: id, ...typed });
    clock.mockRestore();
    await signIn(browser, username);
    expect((await browser.get(account)).text).not.toContain('call me');
  });

  it('is bounded: of more than that only the words are kept that it could not be', async () => {
    const { browser, username, id } = await signedOut();
    await browser.post(account, { intent: 'details', member: id, firstName: unlike(2_600) });
    expect(`keptForms=${keptCookie(browser)}`.length).toBeGreaterThan(3_500);
    expect(`keptForms=${keptCookie(browser)}`.length).toBeLessThanOrEqual(4_096);
    const tooLong = unlike(2_850);
    await browser.post(account, { intent: 'details', member: id, firstName: tooLong });
    await signIn(browser, username);
    const there = await browser.get(account);
    expect(shownIn(there).notice).toBe(t('form.notKept'));
    expect(there.text).not.toContain(tooLong.slice(0, 20));
  });

  it.each([
    ['changed', 'AAAA'.repeat(20)],
    ['empty', ''],
    ['none of ours', '%7B%7D'],
  ])('what is %s is not shown, and breaks nothing', async (_, value) => {
    const { browser, username } = await signedOut();
    await signIn(browser, username);
    browser.cookies.set('keptForms', value);
    const there = await browser.get(account);
    expect([there.status, shownIn(there).notice]).toEqual([200, '']);
  });

  it('a script hands over all forms at once, which changes nothing, whoever is signed in', async () => {
    const { visitor: browser } = await member(pathTo('sign-up', locale));
    const id =
      parse((await browser.get(account)).text)
        .querySelector('input[name=member]')
        ?.getAttribute('value') ?? '';
    const body = new URLSearchParams({ intent: 'keep', member: id });
    const forms: Fields[] = [
      { intent: 'details', ...typed },
      { intent: 'username', username: 'Otra' },
      { intent: '__proto__', username: 'Nadie' },
      { intent: 'password', newPassword: 'Never-Kept7!' },
    ];
    for (const form of forms) body.append('form', `${new URLSearchParams(form)}`);
    expect((await browser.post(account, body)).location).toBe(back);
    const there = await browser.get(account);
    const shown = shownIn(there);
    expect([shown.typedIn('details-lastName'), shown.typedIn('username-username')]).toEqual(['Ñandú', 'Otra']);
    expect(shown.document.querySelectorAll('form[data-unsaved]')).toHaveLength(2);
    expect(there.text).not.toContain('Never-Kept7!');
    expect(shownIn(await browser.get(account)).typedIn('details-lastName')).toBe('');
  });

  it('what one member typed does not become another’s who has signed in since', async () => {
    const { id } = await signedOut();
    const { visitor: browser } = await member(pathTo('sign-up', locale));
    const sent = await browser.post(account, { intent: 'details', member: id, firstName: 'Rosa' });
    expect([sent.status, sent.location, keptCookie(browser)]).toEqual([303, `${account}&others=1`, undefined]);
    const there = await browser.get(`${account}&others=1`);
    expect(wordsOf(there)).toContain(t('myAccount.others').split('{username}')[1]);
    expect(there.text).not.toContain('Rosa');
  });

  it('is the same for what the router asks, whose addresses are of the same screen', async () => {
    const { browser, id } = await signedOut();
    const sent = await browser.post(account.replace('?', '.data?'), { intent: 'details', member: id, ...typed });
    expect(sent.headers.getSetCookie().join()).toContain(`; Path=${profile};`);
    expect(sent.headers.get('Cache-Control')).toBe('private, no-store');
    expect(sent.text).toContain(login);
    expect(sent.text).not.toContain('call me');
  });
});

it('nothing is kept of a page that does not say whose it is', async () => {
  const sent = await visitor().post('/profile', { intent: 'details', firstName: 'Rosa' });
  expect([sent.status, sent.headers.getSetCookie()]).toEqual([303, []]);
});
