import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { locales } from '#config/locale.ts';
import { type Authenticator, authenticator } from '#services/identity/testing-authenticator.ts';
import { accountWords } from '../account-words.ts';
import { newMember, password, type Visitor } from '../accounts.ts';
import { linksInMails, shownIn } from './account-pages.ts';
import { openAccounts, waitingMails, wordsOf } from './accounts.ts';
import { origin } from './site.ts';

const { db, visitor, member } = await openAccounts();
const linkTo = linksInMails(db);

const asked = z.object({ data: z.object({ challenge: z.string(), user: z.object({ id: z.string() }).default({ id: '' }) }) });

/** What the server asks an authenticator, as the script of the page fetches it. */
async function options(browser: Visitor, what: string) {
  const reply = await browser.ask(`/api/identity/passkey/${what}-options`, { method: 'POST', headers: { Origin: origin } });
  return asked.parse(JSON.parse(reply.text)).data;
}

/** Somebody who has just signed up with a passkey, by the forms. */
async function passkeyMember(username: string, signUp: string) {
  const [browser, device] = [visitor(), authenticator({ origin })];
  const { email } = newMember(username);
  const step = await browser.post(signUp, { username, email, firstName: 'Ana', terms: 'on', way: 'passkey' });
  const credential = device.create(await options(browser, 'sign-up'));
  const made = await browser.post(step.location ?? '', { intent: 'passkey', credential });
  return { browser, device, username, email, step, made };
}

const signIn = async (browser: Visitor, device: Authenticator, path: string) =>
  browser.post(path, { intent: 'passkey', credential: device.get(await options(browser, 'sign-in')) });

describe.each(locales)('passkeys, by the forms: %s', (locale) => {
  const t = accountWords(locale);
  const [login, signUp, verify] = [pathTo('login', locale), pathTo('sign-up', locale), pathTo('verify-email', locale)];
  const security = sectionPath('security', locale);

  it('make an account in two steps, with nothing stored in between', async () => {
    const target = encodeURIComponent(pathTo('glossary', locale));
    const wrong = await visitor().post(signUp, { username: 'Ana2', email: 'nobody', way: 'passkey', terms: 'on' });
    expect(wrong.status).toBe(400);
    expect(wordsOf(wrong)).toContain(t('account.problem.email-invalid'));
    expect(parse(wrong.text).querySelector('#username')?.getAttribute('value')).toBe('Ana2');
    const { browser, made, step, device, email } = await passkeyMember(`Amapola${locale}`, `${signUp}?target=${target}`);
    expect([step.status, step.location]).toEqual([303, `${signUp}?passkey=1&target=${target}`]);
    expect([made.status, made.location]).toEqual([303, `${verify}?target=${target}`]);
    expect(browser.isSignedIn).toBe(true);
    expect(await linkTo(email)).toContain(verify);
    await browser.post(pathTo('sign-out', locale));
    expect(browser.isSignedIn).toBe(false);
    // The page to sign in on is ready for autofill, and leads on as it does with a password.
    const page = parse((await browser.get(login)).text);
    expect(page.querySelector('#login')?.getAttribute('autocomplete')).toBe('username webauthn');
    expect(page.querySelector('form[data-passkey=sign-in] input[name=credential]')).not.toBeNull();
    expect((await signIn(browser, device, `${login}?target=${target}`)).location).toBe(pathTo('glossary', locale));
    expect(browser.isSignedIn).toBe(true);
  });

  it('say what is wrong, and that the second step needs the first', async () => {
    const late = await visitor().get(`${signUp}?passkey=1`);
    expect([late.status, late.location]).toEqual([303, `${signUp}?again=1`]);
    expect(shownIn(await visitor().get(`${signUp}?again=1`)).notice).toBe(t('signUp.passkey.again'));
    const browser = visitor();
    const step = await browser.post(signUp, { ...newMember(`Azucena${locale}`), way: 'passkey' });
    const page = await browser.get(step.location ?? '');
    expect(wordsOf(page)).toContain(`Azucena${locale}`);
    const without = await browser.post(step.location ?? '', { intent: 'passkey' });
    expect(without.status).toBe(400);
    expect(wordsOf(without)).toContain(t('account.problem.passkey-missing'));
    const nobody = await visitor().post(login, { intent: 'passkey', credential: 'no JSON' });
    expect(nobody.status).toBe(400);
    expect(wordsOf(nobody)).toContain(t('account.problem.passkey-failed'));
    const stranger = authenticator({ origin });
    stranger.create({ challenge: 'x', user: { id: Buffer.alloc(32).toString('base64url') } });
    expect(wordsOf(await signIn(visitor(), stranger, login))).toContain(t('account.problem.passkey-unknown'));
  });

  it('are added, renamed and removed in the profile, and told of by mail', async () => {
    const { visitor: browser, email } = await member(signUp);
    const device = authenticator({ origin });
    const add = async (credential: string, name: string) => browser.post(security, { intent: 'add-passkey', credential, name });
    const added = await add(device.create(await options(browser, 'add')), 'Mi llavero');
    expect([added.status, added.location]).toEqual([303, `${security}&saved=add-passkey`]);
    const page = await browser.get(security);
    expect(wordsOf(page)).toContain('Mi llavero');
    expect(wordsOf(page)).not.toContain(t('passkeys.password.title'));
    const known = await add('known', 'x');
    expect([known.status, wordsOf(known)]).toEqual([400, expect.stringContaining(t('account.problem.passkey-known'))]);
    const passkey = parse(page.text).querySelector('input[name=passkey]')?.getAttribute('value') ?? '';
    const renamed = await browser.post(security, { intent: 'rename-passkey', passkey, name: 'Otra' });
    expect(renamed.location).toBe(`${security}&saved=rename-passkey`);
    expect(wordsOf(await browser.get(security))).toContain('Otra');
    expect((await browser.post(security, { intent: 'remove-passkey', passkey })).location).toBe(`${security}&saved=remove-passkey`);
    expect(wordsOf(await browser.get(security))).toContain(t('passkeys.none'));
    const kinds = (await waitingMails(db)).filter(({ to }) => to === email).map(({ content }) => content.kind);
    expect(kinds.slice(-2)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('are told apart by their names where one is renamed, and by when they were made only where two have the same', async () => {
    const { visitor: browser } = await member(signUp);
    const choices = async () =>
      parse((await browser.get(security)).text)
        .querySelectorAll('#passkeys option')
        .map(({ text }) => text);
    for (const name of ['Teléfono', 'Llavero', 'Teléfono']) {
      const credential = authenticator({ origin }).create(await options(browser, 'add'));
      await browser.post(security, { intent: 'add-passkey', credential, name });
    }
    // Short enough for a phone.
    const dated = /^Teléfono \([^)]{6,26}\)$/;
    expect(await choices()).toHaveLength(3);
    expect((await choices()).filter((choice) => !dated.test(choice))).toEqual(['Llavero']);
  });

  it('that are the last way in stay, and their member may set a password', async () => {
    const { browser, device, email } = await passkeyMember(`Begonia${locale}`, signUp);
    const page = await browser.get(security);
    expect(wordsOf(page)).toContain(t('passkeys.last'));
    expect(parse(page.text).querySelector('input[name=intent][value=remove-passkey]')).toBeNull();
    expect((await browser.post(security, { intent: 'set-password' })).location).toBe(`${security}&saved=set-password`);
    const link = await linkTo(email);
    expect(link.split('?')[0]).toBe(pathTo('reset-password', locale));
    expect((await browser.post(link, { newPassword: password, confirmation: password })).status).toBe(303);
    // Whoever sets one from their own session keeps the passkey.
    expect((await signIn(browser, device, login)).location).toBe(pathTo('profile', locale));
    expect(wordsOf(await browser.get(security))).not.toContain(t('passkeys.last'));
  });

  it('of a stranger who typed this address end by one press of its owner', async () => {
    const { device, email, username } = await passkeyMember(`Camelia${locale}`, signUp);
    const owner = visitor();
    const link = await linkTo(email);
    expect(wordsOf(await owner.get(link))).toContain(username);
    const taken = await owner.post(link, { intent: 'take-back' });
    expect(taken.location).toMatch(new RegExp(`^${pathTo('reset-password', locale)}\\?token=[\\w-]{43}&taken=1$`));
    expect(shownIn(await owner.get(taken.location ?? '')).notice).toBe(t('reset.taken'));
    await owner.post(taken.location ?? '', { newPassword: password, confirmation: password });
    expect(wordsOf(await signIn(visitor(), device, login))).toContain(t('account.problem.passkey-unknown'));
    expect((await owner.post(login, { login: email, password })).location).toBe(pathTo('profile', locale));
    expect((await owner.post(link, { intent: 'take-back' })).status).not.toBe(500);
  });
});
