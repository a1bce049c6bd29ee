import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { sectionPath } from '#app/screens/member/section-ids.ts';
import { sharingWords } from '#app/screens/member/sharing/sharing.words.ts';
import { sharedWords } from '#app/screens/shared/shared.words.ts';
import { locales, otherLocale } from '#config/locale.ts';
import type { Visitor } from '../accounts.ts';
import { formIn, sectionOf, sendForm } from '../profile.ts';
import { askingRecords } from '../records.ts';
import { openAccounts, wordsOf } from './accounts.ts';

const { member, visitor, services, logged } = await openAccounts();

const sentinels = {
  log: 'sentinel-of-the-log',
  visits: 'sentinel-of-a-visit',
  summary: 'stage IIA|etapa IIA',
  questions: 'sentinel-of-a-question',
};
const parts = ['log', 'visits', 'summary'] as const;

/** Somebody who told something of everything. */
async function somebody() {
  const { visitor: browser, username } = await member();
  await askingRecords(browser).add('diagnosis', { diagnosed: 'yes', cancerTypes: ['IDC'], stage: 'IIA' });
  const caller = { headers: new Headers({ cookie: browser.cookie }), visitor: 'a test', locale: 'en' } as const;
  const day = new Date(Date.now() - 30 * 3_600_000).toISOString().slice(0, 10);
  await services.dailyLog.save(caller, { locale: 'en', key: randomUUID(), day, seen: {}, sent: { mood: '4', notes: sentinels.log } });
  const visit = {
    kind: 'checkup',
    date: '2031-05-04',
    time: '14:30',
    timeZone: 'UTC',
    where: sentinels.visits,
    withWhom: '',
    notes: 'never shown',
  };
  await services.visits.add(caller, { key: randomUUID(), sent: visit });
  await services.questions.add(caller, { key: randomUUID(), text: sentinels.questions, about: null, visit: null });
  return { browser, username };
}

describe.each(locales)('A link for somebody who helps: %s', (locale) => {
  const path = sectionPath('sharing', locale);
  const say = (id: keyof typeof sharingWords) => sharingWords[id][locale];

  /** Makes a link with the form of the page, and gives what there is to send. */
  const linkOf = async (browser: Visitor, part: string, changes: Record<string, string> = {}) => {
    const form = formIn(sectionOf(await browser.get(path)), 'make-link');
    const made = await sendForm(browser, path, form, { part, time: 'day', name: 'Rosa', ...changes });
    expect([made.status, made.location]).toEqual([303, `${path}&saved=make-link`]);
    const page = await browser.get(made.location ?? '');
    expect(wordsOf(page)).toContain(say('sharing.made'));
    const address = sectionOf(page).querySelector('#links input[readonly]')?.getAttribute('value') ?? '';
    return new URL(address.replaceAll('&amp;', '&'));
  };
  const press = (helper: Visitor, { pathname, search }: URL) => helper.post(pathname + search, {});

  it('is made without a script, and shows one part by a press, to who has no account', async () => {
    const { browser, username } = await somebody();
    for (const part of parts) {
      const link = await linkOf(browser, part);
      expect(link.pathname).toBe(pathTo('shared', locale));
      const helper = visitor();
      const closed = await helper.get(link.pathname + link.search);
      expect(closed.status).toBe(200);
      expect(wordsOf(closed)).toContain(sharedWords['shared.press'][locale]);
      const opened = await press(helper, link);
      expect(opened.status).toBe(200);
      const words = wordsOf(opened);
      for (const other of parts) expect([part, other, new RegExp(sentinels[other]).test(words)]).toEqual([part, other, part === other]);
      expect(words.includes(sentinels.questions)).toBe(part === 'summary');
      expect(opened.text).not.toMatch(new RegExp(`${username}|never shown|Rosa`));
      expect(opened.headers.get('Cache-Control')).toBe('private, no-store');
      expect(opened.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect([closed, opened].map((reply) => parse(reply.text).querySelector('meta[name=robots]')?.getAttribute('content'))).toEqual([
        expect.stringContaining('noindex'),
        expect.stringContaining('noindex'),
      ]);
      expect(opened.headers.get('Set-Cookie')).toBeNull();
      // Nothing that leads on to more of the member, and nothing to change.
      const main = sectionOf(opened);
      expect(main.querySelectorAll('form, input')).toEqual([]);
      expect(
        main
          .querySelectorAll('a')
          .map((a) => a.getAttribute('href'))
          .filter((href) => href?.includes('token')),
      ).toEqual([]);
    }
  });

  it('tells its member when it was opened, and is taken back', async () => {
    const { browser } = await somebody();
    const link = await linkOf(browser, 'log');
    const shownIn = async () => wordsOf(await browser.get(path));
    expect(await shownIn()).toContain({ en: 'Nobody has opened it.', es: 'Nadie lo ha abierto.' }[locale]);
    const helper = visitor();
    // A look at the button is no use of the link.
    await helper.get(link.pathname + link.search);
    expect(await shownIn()).toContain({ en: 'Nobody has opened it.', es: 'Nadie lo ha abierto.' }[locale]);
    await press(helper, link);
    expect(await shownIn()).toContain({ en: 'Opened once:', es: 'Se abrió una vez:' }[locale]);
    const settings = wordsOf(await browser.get(sectionPath('settings', locale)));
    expect(settings).toContain({ en: 'Opened: your daily log', es: 'Se abrió: su diario' }[locale]);
    const back = await sendForm(browser, path, formIn(sectionOf(await browser.get(path)), 'take-link-back'));
    expect(back.location).toBe(`${path}&saved=take-link-back`);
    const page = await browser.get(back.location ?? '');
    expect(wordsOf(page)).toContain(say('sharing.takenBack.done'));
    expect(page.text).not.toContain(link.searchParams.get('token'));
    const after = await press(helper, link);
    expect([after.status, wordsOf(after)]).toEqual([404, expect.stringContaining(sharedWords['shared.nothing'][locale])]);
  });

  it('answers what leads nowhere alike, whatever the reason, and leaves no trace in the log', async () => {
    const { browser } = await somebody();
    const link = await linkOf(browser, 'summary');
    await sendForm(browser, path, formIn(sectionOf(await browser.get(path)), 'take-link-back'));
    const token = link.searchParams.get('token') ?? '';
    const asked = [token, '', 'x'.repeat(43), token.slice(0, 42), `${token}&part=log`, '%00', '\u{1f600}'];
    const address = (each: string) => `${pathTo('shared', locale)}?token=${each}`;
    const without = (text: string) => text.replace(/token=[^"&]*/g, 'token=').replace(/critical\.css\?pathname=[^"]*/, '');
    const bodies = new Set<string>();
    for (const each of asked) {
      const reply = await visitor().post(address(encodeURIComponent(each)), {});
      expect(reply.status).toBe(404);
      bodies.add(sectionOf(reply).innerHTML);
    }
    expect(bodies.size).toBe(1);
    const closed = await Promise.all([token, 'y'.repeat(43)].map(async (each) => without((await visitor().get(address(each))).text)));
    expect(closed[0]).toBe(closed[1]);
    expect(JSON.stringify(logged)).not.toContain(token);
    expect((await visitor().get(pathTo('shared', otherLocale(locale)))).status).toBe(200);
  });

  it('says what is missing, and loses nothing that was typed', async () => {
    const { browser } = await somebody();
    const form = formIn(sectionOf(await browser.get(path)), 'make-link');
    const refused = await sendForm(browser, path, form, { part: '', name: 'R'.repeat(61) });
    expect(refused.status).toBe(400);
    expect(wordsOf(refused)).toContain(say('sharing.problem.noPart'));
    expect(sectionOf(refused).querySelector('[name=name]')?.getAttribute('value')).toBe('R'.repeat(61));
    expect((await visitor().get(path)).status).toBe(303);
  });
});
