import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { savedListPath } from '#app/addresses/saved-list-path.ts';
import { loginFor } from '#app/addresses/target.ts';
import { loginWords, signUpWords } from '#app/screens/account/sign-in.words.ts';
import { savedWords } from '#app/screens/member/saved/saved.words.ts';
import { locales } from '#config/locale.ts';
import { saveIntents } from '#services/members/saved/save-intent.ts';
import { newMember, password, type Visitor } from '../accounts.ts';
import { askingSaved } from '../saved.ts';
import { openAccounts, wordsOf } from './accounts.ts';
import { origin, secret } from './site.ts';

const { member, visitor } = await openAccounts();
const cookie = '__Host-saveIntent';
const entry = 'treatment-chemotherapy';

/** Presses a mark of a page, as a browser without scripts does: the first, or that of an entry. */
async function press(browser: Visitor, path: string, wanted?: string) {
  const page = parse((await browser.get(path)).text);
  const marks = page.querySelectorAll('button[name=entry]');
  const mark = wanted === undefined ? marks[0] : marks.find((each) => each.getAttribute('value') === wanted);
  const form = page.getElementById(mark?.getAttribute('form') ?? '');
  const sent = Object.fromEntries(
    (form?.querySelectorAll('input') ?? []).map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  );
  const reply = await browser.post(form?.getAttribute('action') ?? '', { ...sent, entry: mark?.getAttribute('value') ?? '' });
  return { reply, action: form?.getAttribute('action') ?? '', sent };
}

describe.each(locales)('A mark, without a script: %s', (locale) => {
  const page = pathTo('treatment.chemotherapy', locale);
  const home = pathTo('home', locale);

  it('is the same for everybody, on the page of an entry and on cards', async () => {
    const { visitor: ana } = await member();
    await askingSaved(ana).save(entry);
    for (const path of [page, home]) expect((await ana.get(path)).text).toBe((await visitor().get(path)).text);
    const marks = parse((await ana.get(home)).text).querySelectorAll('button[name=entry]');
    expect(marks.length).toBeGreaterThan(2);
    for (const mark of marks) expect([mark.hasAttribute('aria-pressed'), mark.text.trim().length > 8]).toEqual([false, true]);
  });

  it('saves the entry of a member, and leads back to the page, which says so', async () => {
    const { visitor: ana } = await member();
    for (const [path, wanted] of [
      [page, entry],
      [home, undefined],
    ] as const) {
      const { reply, sent } = await press(ana, path, wanted);
      expect([reply.status, reply.location, sent.page]).toEqual([303, `${path}#is-saved`, path]);
      expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
    }
    expect(await askingSaved(ana).ids()).toContain(entry);
    const told = parse((await ana.get(page)).text).getElementById('is-saved');
    expect(told?.querySelector('a')?.getAttribute('href')).toBe(savedListPath(locale));
  });

  it('leads who is not signed in to sign in, which says what will be saved, and saves it once with that', async () => {
    const known = await member(pathTo('sign-up', locale));
    const browser = visitor();
    const { reply } = await press(browser, page, entry);
    const login = loginFor(page, locale);
    expect([reply.status, reply.location]).toEqual([303, login]);
    expect(login).not.toContain(entry);
    const set = reply.headers.getSetCookie().find((line) => line.startsWith(cookie)) ?? '';
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=1800', 'Path=/']) expect(set).toContain(word);
    expect(Buffer.from(browser.cookies.get(cookie) ?? '', 'base64url').toString()).not.toContain('chemo');

    const asked = await browser.get(login);
    expect(wordsOf(asked)).toContain(loginWords['login.saves'][locale]);
    const title = parse((await browser.get(page)).text).querySelector('h1')?.text ?? '';
    expect(wordsOf(asked)).toContain(title);
    const refused = await browser.post(login, { login: known.username, password: 'wrong' });
    expect([refused.status, browser.cookies.has(cookie), wordsOf(refused).includes(title)]).toEqual([400, true, true]);

    const signedIn = await browser.post(login, { login: known.username, password });
    expect([signedIn.status, signedIn.location]).toEqual([303, `${page}#is-saved`]);
    expect(browser.cookies.has(cookie)).toBe(false);
    expect(await askingSaved(browser).ids()).toEqual([entry]);
  });

  it('is kept over a sign-up too, whose next page says so', async () => {
    const browser = visitor();
    await press(browser, page, entry);
    const path = `${pathTo('sign-up', locale)}?${new URLSearchParams({ target: page })}`;
    expect(wordsOf(await browser.get(path))).toContain(signUpWords['signUp.saves'][locale]);
    const reply = await browser.post(path, newMember(`Saver${locale}`));
    expect(reply.location).toBe(`${pathTo('verify-email', locale)}?${new URLSearchParams({ saved: '1', target: page })}`);
    expect(wordsOf(await browser.get(reply.location ?? ''))).toContain(locale === 'en' ? 'is saved in your profile' : 'está en su perfil');
    expect(await askingSaved(browser).ids()).toEqual([entry]);
  });

  it('says in the list that it was saved, where there is no page to go back to', async () => {
    const known = await member(pathTo('sign-up', locale));
    const browser = visitor();
    await press(browser, page, entry);
    const { location } = await browser.post(pathTo('login', locale), { login: known.username, password });
    expect(location).toBe(`${savedListPath(locale)}&saved=kept`);
    expect(wordsOf(await browser.get(location ?? ''))).toContain(savedWords['saved.kept'][locale]);
  });
});

describe('What somebody wants to save', () => {
  const form = { page: '/treatment/chemotherapy', entry };
  const signIn = async (browser: Visitor, headers: Record<string, string> = {}) => {
    const known = await member();
    const reply = await browser.post('/login?target=%2Ftreatment%2Fchemotherapy', { login: known.username, password }, headers);
    expect(reply.status).toBe(303);
    return { location: reply.location, ids: await askingSaved(browser).ids() };
  };
  const unsaved = { location: '/treatment/chemotherapy', ids: [] };
  const intents = (now?: () => number, by = secret) => saveIntents({ origin, secret: by, now });
  const sealedIn = (line: string) => line.slice(line.indexOf('=') + 1, line.indexOf(';'));

  it('is nothing that a link can say: no GET makes an intent, or saves', async () => {
    const { visitor: ana } = await member();
    for (const browser of [ana, visitor()])
      for (const path of [
        `/api/saved?page=/&entry=${entry}`,
        `/api/saved?entry=${entry}`,
        `/treatment/chemotherapy?entry=${entry}`,
        `/login?entry=${entry}&save=1`,
      ])
        expect((await browser.get(path)).headers.getSetCookie().filter((line) => line.startsWith(cookie))).toEqual([]);
    expect(await askingSaved(ana).ids()).toEqual([]);
  });

  it('is nothing that another site can send', async () => {
    const { visitor: ana } = await member();
    for (const browser of [ana, visitor()])
      for (const headers of [
        { Origin: 'https://elsewhere.example', Referer: '' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
      ]) {
        const reply = await browser.post('/api/saved', form, headers);
        expect([reply.status, reply.headers.getSetCookie()]).toEqual([403, []]);
      }
    expect(await askingSaved(ana).ids()).toEqual([]);
  });

  it.each([
    ['under another key', () => intents(undefined, 'another secret').remember(entry)],
    ['that is over', () => intents(() => Date.now() - 30 * 60_000 - 1_000).remember(entry)],
    ['that was made up', () => `${cookie}=${Buffer.from(JSON.stringify({ entry })).toString('base64url')};`],
    ['of an entry that is not there', () => intents().remember('nowhere')],
  ])('is not saved by a cookie %s', async (_, made) => {
    const browser = visitor();
    browser.cookies.set(cookie, sealedIn(made()));
    const { location, ids } = await signIn(browser);
    expect(ids).toEqual([]);
    expect([unsaved.location, '/treatment/chemotherapy#not-saved']).toContain(location);
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  it('is saved once, whoever brings its cookie again', async () => {
    const browser = visitor();
    await browser.post('/api/saved', form);
    const used = browser.cookies.get(cookie) ?? '';
    const known = await member();
    const again = async () => {
      browser.cookies.set(cookie, used);
      return browser.post('/login', { login: known.username, password });
    };
    await again();
    const saved = askingSaved(browser);
    expect(await saved.ids()).toEqual([entry]);
    await saved.remove(entry);
    await again();
    expect(await saved.ids()).toEqual([]);
  });

  it('is nothing for what cannot be saved; and leads nowhere else', async () => {
    const browser = visitor();
    for (const [sent, location] of [
      [{ ...form, entry: 'event-ask-a-nurse' }, '/treatment/chemotherapy#not-saved'],
      [{ ...form, entry: '../x' }, '/treatment/chemotherapy#not-saved'],
      [{ page: form.page }, '/treatment/chemotherapy#not-saved'],
      [{ ...form, page: 'https://elsewhere.example/' }, loginFor('/', 'en')],
      [{ ...form, page: '//elsewhere.example' }, loginFor('/', 'en')],
    ] as const)
      expect((await browser.post('/api/saved', sent)).location).toBe(location);
    expect(
      (
        await browser.ask('/api/saved', {
          method: 'POST',
          body: '{}',
          headers: { Origin: browser.origin, 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(415);
  });

  it('is forgotten by signing out', async () => {
    const browser = visitor();
    await browser.post('/api/saved', form);
    await browser.post('/sign-out');
    expect(browser.cookies.has(cookie)).toBe(false);
  });
});
