import { sql } from 'kysely';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { savedListPath } from '#app/addresses/saved-list-path.ts';
import { mostAtFirst, nextItem } from '#app/screens/member/saved/list-address.ts';
import { savedWords } from '#app/screens/member/saved/saved.words.ts';
import { locales } from '#config/locale.ts';
import { forMember } from '#services/identity/as-member.ts';
import { formIn, sectionOf, sendForm } from '../profile.ts';
import { askingSaved } from '../saved.ts';
import { openAccounts } from './accounts.ts';

const { get, member, db } = await openAccounts();
const some = ['treatment-chemotherapy', 'news-acupuncture-joint-pain', 'keep-a-page'] as const;

describe.each(locales)('The list of what is saved: %s', (locale) => {
  const list = savedListPath(locale);
  const say = (id: keyof typeof savedWords) => savedWords[id][locale];

  async function somebody(...saved: readonly string[]) {
    const { visitor: browser } = await member(pathTo('sign-up', locale));
    const asking = askingSaved(browser);
    for (const id of saved) expect(await asking.save(id)).toBe('SAVED');
    const read = async (path = list) => sectionOf(await browser.get(path));
    return { browser, asking, read };
  }
  const titlesIn = (page: HTMLElement) => page.querySelectorAll('li h2').map(({ text }) => text);
  const linkTo = (page: HTMLElement, words: RegExp) => {
    const link = page.querySelectorAll('a').find(({ text }) => words.test(text));
    return link?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
  };

  it('says how to fill it while it is empty, and leads on to pages that are there', async () => {
    const { read } = await somebody();
    const page = await read();
    expect(page.text).toContain(say('saved.heading'));
    expect(page.querySelectorAll('form')).toHaveLength(0);
    const links = page.querySelectorAll('section a').map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  });

  it('shows each entry with what it is, how long it takes, and a link to it', async () => {
    const { read } = await somebody(...some);
    const page = await read();
    expect(titlesIn(page)).toHaveLength(3);
    for (const item of page.querySelectorAll('li:has(h2)')) {
      expect(item.text).toMatch(locale === 'en' ? /About (?:a minute|\d+ minutes) to read/ : /(?:Un minuto|Unos \d+ minutos) de lectura/);
      const path = item.querySelector('h2 a')?.getAttribute('href') ?? '';
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect(page.text).toContain(say('saved.kind.researchNews'));
  });

  it('says the day on which it was saved, where the organisation is', async () => {
    const { read } = await somebody('treatment-chemotherapy');
    const id = formIn(await read(), 'remove-saved').get('member') ?? '';
    await forMember(db, id, (transaction) => sql`update member_saved set saved_at = '2026-01-02T02:00:00Z'`.execute(transaction));
    expect((await read()).text).toContain(locale === 'en' ? 'Saved Jan 1, 2026' : 'Guardado el 1 ene 2026');
  });

  it('says what changed since in a page that was saved before', async () => {
    const { read } = await somebody('ibc', 'keep-a-page');
    const mark = locale === 'en' ? 'Changed since you saved it (Nov 22, 2026):' : 'Cambió después de que lo guardó (22 nov 2026):';
    const id = formIn(await read(), 'remove-saved').get('member') ?? '';
    const saveOn = (day: string) =>
      forMember(db, id, (transaction) => sql`update member_saved set saved_at = ${day}::timestamptz`.execute(transaction));
    await saveOn('2026-11-23T12:00:00Z');
    expect((await read()).text).not.toContain(mark);
    await saveOn('2026-11-21T12:00:00Z');
    expect((await read()).text.split(mark)).toHaveLength(2);
  });

  it('is filtered by several types and sorted by links, which keep each other', async () => {
    const { read } = await somebody(...some);
    const newest = titlesIn(await read());
    const news = linkTo(await read(), locale === 'en' ? /^Research news/ : /^Noticias/);
    expect(news).toBe(`${list}&type=researchNews`);
    expect(titlesIn(await read(news))).toEqual([newest[1]]);
    const both = linkTo(await read(news), locale === 'en' ? /^Articles/ : /^Artículos/);
    expect(titlesIn(await read(both))).toEqual(newest);
    const oldest = linkTo(await read(both), new RegExp(`^${say('saved.sort.Oldest')}$`));
    expect(oldest).toBe(`${list}&type=page&type=researchNews&sort=Oldest`);
    expect(titlesIn(await read(oldest))).toEqual(newest.toReversed());
    const titles = titlesIn(await read(linkTo(await read(), new RegExp(`^${say('saved.sort.Title')}$`))));
    expect(titles).toEqual(newest.toSorted(new Intl.Collator(locale, { ignorePunctuation: true, numeric: true }).compare));
  });

  it('says where nothing fits a filter, and what an address asks for that there is not is left out', async () => {
    const { read } = await somebody('keep-a-page');
    const page = await read(`${list}&type=video`);
    expect([titlesIn(page), page.text.includes(say('saved.nothingFits'))]).toEqual([[], true]);
    expect(titlesIn(await read(linkTo(page, new RegExp(say('saved.showAll')))))).toHaveLength(1);
    expect(titlesIn(await read(`${list}&type=blog&sort=Best`))).toHaveLength(1);
  });

  it('is searched by a form that is posted: no address says for what', async () => {
    const { browser, read } = await somebody(...some);
    const all = titlesIn(await read());
    const form = formIn(await read(), 'search-saved');
    const reply = await sendForm(browser, list, form, { term: 'QUIMIOTERAPIA chémotherapy'.split(' ')[locale === 'es' ? 0 : 1] ?? '' });
    expect([reply.status, reply.location]).toEqual([200, null]);
    const found = titlesIn(sectionOf(reply));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(sectionOf(reply).querySelector('input[name=term]')?.getAttribute('value')).toMatch(/quim|chém/i);
    expect(titlesIn(sectionOf(await sendForm(browser, list, form, { term: 'zzzz' })))).toEqual([]);
  });

  it('lets an entry be taken off and brought back, in the way that it was shown', async () => {
    const { browser, read, asking } = await somebody(...some);
    const shown = `${list}&type=page&sort=Oldest`;
    const before = titlesIn(await read(shown));
    const page = await read(shown);
    const form = formIn(page, 'remove-saved', 1);
    const action = page.querySelector('li:has(h2) form')?.getAttribute('action')?.replaceAll('&amp;', '&') ?? '';
    expect(action).toBe(shown);
    const replies = [await sendForm(browser, action, form), await sendForm(browser, action, form)];
    const told = `${shown}&saved=remove-saved&record=${form.get('record')}`;
    expect(replies.map(({ status, location }) => [status, location])).toEqual(Array(2).fill([303, told]));
    for (const id of some) expect(told).not.toContain(id);
    const after = await read(told);
    expect(after.querySelector('[role=status]')?.text).toBe(say('saved.removed'));
    expect(titlesIn(after)).toEqual([before[0]]);
    const back = await sendForm(browser, shown, formIn(after, 'restore-saved'));
    expect(titlesIn(await read(back.location ?? ''))).toEqual(before);
    // The form of before removes nothing anew.
    await sendForm(browser, shown, form);
    expect(await asking.ids()).toHaveLength(3);
  });

  it('brings nothing back after ten minutes, which is said', async () => {
    const { browser, read } = await somebody('keep-a-page');
    const { location } = await sendForm(browser, list, formIn(await read(), 'remove-saved'));
    const undo = formIn(await read(location ?? ''), 'restore-saved');
    await forMember(db, undo.get('member') ?? '', (transaction) =>
      sql`update member_saved set removed_at = now() - interval '601 seconds'`.execute(transaction),
    );
    const late = await sendForm(browser, list, undo);
    expect([late.status, sectionOf(late).querySelector('[role=alert]')?.text]).toEqual([
      400,
      expect.stringContaining(say('saved.tooLate')),
    ]);
  });

  it('keeps what is no longer published, by its title of then, until it is removed', async () => {
    const { browser, read, asking } = await somebody('keep-a-page');
    const [title] = titlesIn(await read());
    await sql`update entry set status = 'withdrawn' where id = 'keep-a-page'`.execute(db);
    try {
      const page = await read();
      expect(titlesIn(page)).toEqual([title]);
      expect([page.text.includes(say('saved.gone')), page.querySelector('li h2 a')]).toEqual([true, null]);
      expect(await asking.list()).toMatchObject([{ id: 'keep-a-page', type: 'page', title, isPublished: false, src: null, image: null }]);
      await sendForm(browser, list, formIn(page, 'remove-saved'));
      expect(await asking.ids()).toEqual([]);
    } finally {
      await sql`update entry set status = 'published' where id = 'keep-a-page'`.execute(db);
    }
  });

  it('is full at its most: the mark leads to the list, which says so', async () => {
    const { browser, read } = await somebody('keep-a-page');
    const id = formIn(await read(), 'remove-saved').get('member') ?? '';
    const fill = sql`insert into member_saved (id, member_id, mark, sealed, removed_at)
      select gen_random_uuid(), ${id}, n::text, '', null from generate_series(1, 999) as n`;
    await forMember(db, id, (transaction) => fill.execute(transaction));
    const reply = await browser.post('/api/saved', { page: '/', entry: 'treatment-chemotherapy' });
    expect(reply.location).toBe(`${savedListPath('en')}&saved=full`);
    await forMember(db, id, (transaction) => sql`delete from member_saved where sealed = ''`.execute(transaction));
    expect((await read(`${list}&saved=full`)).querySelector('[role=status]')?.text).toBe(say('saved.full'));
  });
});

describe('A long list', () => {
  it('shows the first hundred, and all by a link, which forms and filters keep apart; a search finds what is further down', async () => {
    const { visitor: browser } = await member('/sign-up');
    const { save } = askingSaved(browser);
    const most = mostAtFirst + 2;
    const entries = await sql<{ id: string; title: string }>`select id, title from entry
      where type = 'page' and status = 'published' and locale = 'en' order by id limit ${most}`.execute(db);
    for (const { id } of entries.rows) expect(await save(id)).toBe('SAVED');
    const list = savedListPath('en');
    const titles = (page: HTMLElement) => page.querySelectorAll('li h2').map(({ text }) => text);
    const page = sectionOf(await browser.get(list));
    expect([titles(page).length, page.text.includes('These are the first 100.')]).toEqual([mostAtFirst, true]);
    const more = page.querySelectorAll('a').find(({ text }) => text === `Show all ${most}`);
    const path = more?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '';
    expect(path).toBe(`${list}&all=1#${nextItem}`);
    const whole = sectionOf(await browser.get(path.split('#', 1)[0] ?? ''));
    expect([titles(whole).length, whole.querySelectorAll(`li#${nextItem}`).length]).toEqual([most, 1]);
    expect(whole.querySelector('li:has(h2) form')?.getAttribute('action')).toContain('all=1');
    // The first that was saved is the last of the list.
    const [first = { id: '', title: '' }] = entries.rows;
    expect(titles(page)).not.toContain(first.title);
    const found = await sendForm(browser, list, formIn(page, 'search-saved'), { term: first.title });
    expect(titles(sectionOf(found))).toContain(first.title);
  });
});

describe('At the gateway', () => {
  it('an item has all its fields, in the member’s language, and lists are as they are asked for', async () => {
    const { visitor: browser } = await member('/es/registro');
    const { save, list, ids, remove, restore } = askingSaved(browser);
    for (const id of some) await save(id);
    const [first] = await list({ filter: ['page'], sort: 'Oldest' });
    expect(first).toMatchObject({
      id: 'treatment-chemotherapy',
      type: 'page',
      locale: 'es',
      isPublished: true,
      src: '/es/tratamiento/quimioterapia',
    });
    expect(first).toMatchObject({
      teaserContent: expect.any(String),
      contentLength: expect.any(Number),
    });
    expect(Date.parse(String(first?.savedDate))).toBeLessThanOrEqual(Date.now());
    expect(await ids({ filter: ['researchNews'] })).toEqual([some[1]]);
    expect([await remove(some[1]), await remove(some[1]), await ids({ filter: ['researchNews'] })]).toEqual(['REMOVED', 'REMOVED', []]);
    expect([await restore(some[1]), await ids()]).toEqual(['SAVED', some.toReversed()]);
    expect([await save('event-ask-a-nurse'), await save('nowhere'), await restore('nowhere')]).toEqual(Array(3).fill('MISSING'));
  });
});
