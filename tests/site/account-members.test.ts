import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { accessTo, pathTo, pattern } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { locales } from '#config/locale.ts';
import { accountWords } from '../account-words.ts';
import { newMember, password } from '../accounts.ts';
import { linksInMails, pressed, shownIn } from './account-pages.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { db, visitor, member } = await openAccounts();
const linkTo = linksInMails(db);
const chosen = 'Other-Lake8?';

describe.each(locales)('in %s', (locale) => {
  const t = accountWords(locale);
  const signUp = pathTo('sign-up', locale);
  const login = pathTo('login', locale);
  const profile = pathTo('profile', locale);
  const account = `${profile}?section=my-account`;
  const verify = pathTo('verify-email', locale);

  it('member screens send an anonymous visitor to sign in, and back', async () => {
    for (const screen of screenIds.filter((id) => accessTo(id) === 'member')) {
      const path = pattern(screen, locale);
      const reply = await visitor().get(`${path}?section=saved`);
      expect([reply.status, reply.location]).toEqual([303, `${login}?${new URLSearchParams({ target: `${path}?section=saved` })}`]);
    }
    expect((await visitor().get(verify)).location).toBe(`${login}?${new URLSearchParams({ target: verify })}`);
  });

  it('what is a member’s is there for them, uncached, and a section that is not leads to their profile', async () => {
    const { visitor: browser } = await member(signUp);
    for (const section of ['nothing', '__proto__']) expect((await browser.get(`${profile}?section=${section}`)).location).toBe(profile);
    for (const path of [profile, account, `${profile}?section=sign-out`, pathTo('update-password', locale), pathTo('sign-out', locale)]) {
      const reply = await browser.get(path);
      expect([path, reply.status, reply.headers.get('Cache-Control')]).toEqual([path, 200, 'private, no-store']);
      expect(parse(reply.text).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    }
  });

  describe('my account', () => {
    it('keeps names and phone, tells so, and shows what was wrong in its own part', async () => {
      const { visitor: browser } = await member(signUp);
      const saved = await browser.post(account, {
        intent: 'details',
        firstName: 'María José',
        lastName: "O'Brien",
        phoneNumber: '+1 (212) 555-0100',
      });
      expect([saved.status, saved.location]).toEqual([303, `${account}&saved=details`]);
      const shown = shownIn(await browser.get(`${account}&saved=details`));
      expect(shown.notice).toBe(t('myAccount.saved'));
      expect(shown.document.querySelector('#details [role=status]')).not.toBeNull();
      expect(['firstName', 'lastName', 'phoneNumber'].map((name) => shown.typedIn(`details-${name}`))).toEqual([
        'María José',
        "O'Brien",
        '+1 (212) 555-0100',
      ]);
      const wrong = await browser.post(account, { intent: 'details', firstName: 'R2', lastName: '', phoneNumber: 'call me' });
      expect(shownIn(await browser.get(account)).typedIn('details-firstName')).toBe('María José');
      const said = shownIn(wrong);
      expect(wrong.status).toBe(400);
      expect(said.links).toEqual(['#details-firstName', '#details-phoneNumber']);
      expect(said.document.querySelectorAll('main [role=alert]')).toHaveLength(1);
      expect(said.document.querySelector('#details [role=alert]')).not.toBeNull();
      expect(said.errorOf('details-firstName')).toBe(t('account.problem.name-letters'));
      expect(['firstName', 'lastName', 'phoneNumber'].map((name) => said.typedIn(`details-${name}`))).toEqual(['R2', '', 'call me']);
    });

    it('changes the username, and refuses one that is taken', async () => {
      const [other, { visitor: browser, username }] = [await member(signUp), await member(signUp)];
      const change = (name: string) => browser.post(account, { intent: 'username', username: name });
      const taken = shownIn(await change(other.username.toLowerCase()));
      expect(taken.errorOf('username-username')).toBe(t('account.problem.username-taken'));
      expect(shownIn(await browser.get(account)).typedIn('username-username')).toBe(username);
      expect((await change(`${username}x`)).status).toBe(303);
      expect(shownIn(await browser.get(account)).typedIn('username-username')).toBe(`${username}x`);
    });

    it('changes the address once the new one is confirmed by its link', async () => {
      const [other, { visitor: browser, email }] = [await member(signUp), await member(signUp)];
      const change = (address: string) => browser.post(account, { intent: 'email', email: address });
      const taken = shownIn(await change(other.email));
      expect(taken.errorOf('email-email')).toBe(t('account.problem.new-email-taken'));
      expect(taken.typedIn('email-email')).toBe(other.email);
      const asked = await change(`new-${email}`);
      expect(asked.location).toBe(`${account}&saved=email`);
      expect(wordsOf(await browser.get(account))).toContain(email);
      const page = await visitor().get(await linkTo(`new-${email}`));
      expect(wordsOf(page)).toContain(t('verify.confirm.change'));
      expect(wordsOf(await browser.get(account))).toContain(t('myAccount.email.now').replace('{email}', email));
      const followed = await pressed(browser, page);
      expect(followed.location).toBe(`${verify}?changed=1`);
      expect(shownIn(await browser.get(`${verify}?changed=1`)).notice).toContain(`new-${email}`);
    });

    it('changes the password here and on its own screen, with the words of the specification', async () => {
      const { visitor: browser, username } = await member(signUp);
      const own = pathTo('update-password', locale);
      const wrong = shownIn(await browser.post(own, { currentPassword: 'Not-Right7!', newPassword: chosen, confirmation: chosen }));
      expect(wrong.summary).toContain(t('updatePassword.failed'));
      expect(wrong.errorOf('currentPassword')).toBe(t('account.problem.password-wrong'));
      expect(wrong.document.querySelector('input[autocomplete=username]')?.getAttribute('value')).toBe(username);
      const before = browser.cookies.get('authToken');
      const changed = await browser.post(own, { currentPassword: password, newPassword: chosen, confirmation: chosen });
      expect(changed.location).toBe(`${own}?changed=1`);
      expect(shownIn(await browser.get(`${own}?changed=1`)).notice).toBe(t('updatePassword.changed'));
      expect(browser.cookies.get('authToken')).not.toBe(before);
      const back = await browser.post(account, {
        intent: 'password',
        currentPassword: chosen,
        newPassword: password,
        confirmation: password,
      });
      expect(back.location).toBe(`${account}&saved=password`);
    });

    it('lists sessions, and ends one, and all others', async () => {
      const { visitor: browser, username } = await member(signUp);
      const others = [visitor(), visitor(), visitor()];
      const phone = { 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0' };
      for (const each of others) await each.post(login, { login: username, password }, phone);
      const page = parse((await browser.get(account)).text);
      const lines = page.querySelectorAll('#sessions li');
      expect(lines).toHaveLength(4);
      expect(lines[0]?.text).toContain(t('myAccount.session.current'));
      expect(lines[1]?.querySelector('h3')?.text).toMatch(/Firefox .* Android/);
      const ends = lines.map((line) => line.querySelector('form:has([value=end-session])'));
      expect(ends.map((form) => form !== null)).toEqual([false, true, true, true]);
      const button = ends[1]?.querySelector('button');
      const told = button?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(told.map((id) => page.querySelector(`[id="${id}"]`)?.text.trim()).join(' ')).toMatch(/Firefox .* Android .*\d/);
      const first = ends[1]?.querySelector('[name=session]')?.getAttribute('value') ?? '';
      const open = async () => (await Promise.all(others.map((each) => each.get(profile)))).filter(({ status }) => status === 200).length;
      const end = (session: string) => browser.post(account, { intent: 'end-session', session });
      expect(await open()).toBe(3);
      expect((await end(first)).location).toBe(`${account}&saved=end-session`);
      expect(await open()).toBe(2);
      await browser.post(account, { intent: 'end-others' });
      expect(await open()).toBe(0);
      expect((await browser.get(profile)).status).toBe(200);
    });

    it('does not do what none of its forms means', async () => {
      const { visitor: browser } = await member(signUp);
      for (const intent of ['', 'toString', 'delete']) expect((await browser.post(account, { intent })).status).toBe(400);
    });

    it('sends who has no session any more to sign in, and back to the section', async () => {
      const { visitor: browser } = await member(signUp);
      const there = visitor();
      for (const [name, value] of browser.cookies) there.cookies.set(name, value);
      await browser.post(pathTo('sign-out', locale));
      for (const cookies of [there, visitor()]) {
        const reply = await cookies.post(account, { intent: 'details', firstName: 'Ana' });
        expect([reply.status, reply.location]).toEqual([303, `${login}?${new URLSearchParams({ ended: '1', target: account })}`]);
      }
      expect(shownIn(await visitor().get(`${login}?ended=1`)).notice).toBe(t('login.ended'));
    });
  });

  it('signing out asks first, ends the session, and works when it is over', async () => {
    const { visitor: browser } = await member(signUp);
    const own = pathTo('sign-out', locale);
    const asked = parse((await browser.get(own)).text);
    expect(asked.querySelector('main form')?.getAttribute('action')).toBe(own);
    expect(asked.querySelector(`main a[href="${profile}"]`)?.text).toBe(t('signOut.stay'));
    const inProfile = parse((await browser.get(`${profile}?section=sign-out`)).text);
    expect(inProfile.querySelector('main form')?.getAttribute('action')?.split('?')[0]).toBe(own);
    expect((await browser.get(profile)).status).toBe(200);
    const out = await browser.post(own);
    expect([out.status, out.location, browser.isSignedIn]).toEqual([303, pathTo('home', locale), false]);
    expect((await browser.get(profile)).status).toBe(303);
    expect((await browser.post(own)).location).toBe(pathTo('home', locale));
    expect((await visitor().post(`${own}?target=%2Fglossary`)).location).toBe('/glossary');
    expect((await visitor().post(`${own}?target=%2Fprofile`)).location).toBe(pathTo('home', locale));
    // Who signs in on the way to it is not signed out again.
    const again = newMember(`Otra${locale}`);
    await visitor().post(signUp, again);
    const target = `${login}?${new URLSearchParams({ target: own })}`;
    expect((await visitor().post(target, { login: again.email, password })).location).toBe(profile);
  });
});
