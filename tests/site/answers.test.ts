import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { searchPath } from '#app/screens/search/search-query.ts';
import { locales } from '#config/locale.ts';
import { chat, forum } from '#config/organisation.ts';
import { openSite } from './site.ts';

const { get, db } = await openSite();

const textsOf = (part: HTMLElement | null, selector: string) => part?.querySelectorAll(selector).map(({ text }) => text) ?? [];
const hrefs = (part: HTMLElement | null) => part?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [];
const groupsOf = (document: HTMLElement) =>
  document.querySelectorAll('[data-questions]').map((group) => ({
    title: group.querySelector('h2')?.text,
    ids: group.querySelectorAll('details > div').map(({ id }) => id),
  }));

describe.each(locales)('the questions, in %s', async (locale) => {
  const { document, text } = await get(pathTo('faq', locale));
  const rows = await db.selectFrom('entry').selectAll().where('type', '=', 'faq').where('locale', '=', locale).execute();

  it('are all there, closed, each with its short answer and the way to the whole one', async () => {
    const items = document.querySelectorAll('[data-questions] details');
    expect(textsOf(document, '[data-questions] summary h3').toSorted()).toEqual(rows.map(({ title }) => title).toSorted());
    expect(items.filter((item) => item.hasAttribute('open'))).toEqual([]);
    for (const row of rows) {
      const answer = document.querySelector(`[data-questions] [id="${row.id}"]`);
      expect(answer?.querySelector('p')?.text, row.id).toBe(row.teaser);
      expect(hrefs(answer), row.id).toEqual([entryPath({ type: 'faq', screen: null, slug: row.slug, locale })]);
    }
    expect(Buffer.byteLength(text)).toBeLessThan(120_000);
  });

  it('stand in the same groups and order in both languages, at least four groups', async () => {
    const other = (await get(pathTo('faq', locale === 'en' ? 'es' : 'en'))).document;
    const groups = groupsOf(document);
    expect(groups.length).toBeGreaterThanOrEqual(4);
    expect(groups.map(({ ids }) => ids)).toEqual(groupsOf(other).map(({ ids }) => ids));
    expect(groups.every(({ title }) => title)).toBe(true);
  });

  it('have a page each, which leads on to questions of its group first, and to the page of all', async () => {
    const [first] = groupsOf(document);
    const asked = rows.find(({ id }) => id === first?.ids[0]);
    const page = await get(entryPath({ type: 'faq', screen: null, slug: asked?.slug ?? '', locale }) ?? '');
    expect(page.status).toBe(200);
    expect(page.document.querySelector('h1')?.text).toBe(asked?.title);
    const related = page.document.querySelector('[data-related]');
    const titles = rows.filter(({ id }) => first?.ids.slice(1).includes(id)).map(({ title }) => title);
    expect(textsOf(related, 'a').slice(0, titles.length).toSorted()).toEqual(titles.slice(0, 4).toSorted());
    expect(hrefs(page.document.querySelector('main') ?? page.document)).not.toContain('');
    expect(hrefs(page.document)).toContain(pathTo('faq', locale));
  });
});

describe.each(locales)('the community, in %s', async (locale) => {
  const { document } = await get(pathTo('community', locale));
  const main = document.querySelector('main');

  it('leads to all of its pages, and into the forum by every configured way', () => {
    const screens = ['virtual-meetups', 'helpful-tips', 'forum-guidelines', 'user-guide', 'abbreviations'] as const;
    const own = screens.map((screen) => pathTo(`community.${screen}`, locale));
    expect(hrefs(main)).toEqual(expect.arrayContaining([...own, pathTo('chat', locale)]));
    const ways = Object.values(forum?.paths ?? {}).map((path) => `${forum?.url}${path}`);
    expect(ways).toHaveLength(5);
    expect(hrefs(document.querySelector('[data-forum]')).toSorted()).toEqual(ways.toSorted());
  });

  it('lists the meetups that are planned', async () => {
    const meetups = (await get(pathTo('community.virtual-meetups', locale))).document;
    expect(meetups.querySelectorAll('main time').length).toBeGreaterThan(2);
  });

  it('tells when the chat is open, in its own zone by name, and that its times are an example, after whom to call', async () => {
    const page = (await get(pathTo('chat', locale))).document;
    const times = page.querySelector('#chat-times');
    expect(textsOf(times, 'h3')).toEqual(chat?.sessions.map(({ name }) => name[locale]));
    expect(times?.text).toContain(locale === 'en' ? 'Tuesday, 7:00\u00a0PM to 8:30\u00a0PM (Eastern Time)' : 'hora del Este');
    expect(times?.text).toContain(locale === 'en' ? 'nobody is there' : 'no hay nadie');
    expect(hrefs(times)).toEqual([]);
    expect(page.toString().indexOf('call-now')).toBeLessThan(page.toString().indexOf('chat-times'));
  });
});

describe('an abbreviation', () => {
  const search = async (typed: string, locale: 'en' | 'es') =>
    (await get(searchPath(locale, { typed, types: [], archived: false, sort: 'RELEVANCE', page: 1 }))).document.querySelector('main');

  it.each([
    ['en', 'NED'],
    ['en', 'rads'],
    ['en', 'bi-rads'],
    ['es', 'NED'],
    ['es', 'rads'],
  ] as const)('of three letters is found: in %s, %s leads to the page', async (locale, typed) => {
    const links = hrefs(await search(typed, locale)).filter((href) => href.includes('/'));
    expect(links).toContain(pathTo('community.abbreviations', locale));
  });

  it.each([
    ['en', 'dx', 'diagnosis'],
    ['en', 'MO', 'medical oncologist'],
    ['en', 'SE', 'side effect'],
    ['es', 'Dx', 'diagnóstico'],
    ['es', 'BH', 'hemograma o biometría hemática'],
  ] as const)('of two is explained by the page: in %s, %s is %s', async (locale, typed, name) => {
    const main = await search(typed, locale);
    expect(textsOf(main, 'nav[aria-labelledby=abbreviations] a')).toContain(name);
    expect(hrefs(main)).toContain(pathTo('community.abbreviations', locale));
  });

  it.each(locales)('can be looked for in the tables themselves, in %s', async (locale) => {
    const { document } = await get(pathTo('community.abbreviations', locale));
    const filter = document.querySelector('[data-glossary]');
    expect(filter?.querySelector('input[type=search]')).not.toBeNull();
    // What the filter narrows stands beside it.
    expect(document.querySelectorAll('[data-glossary] ~ section tbody tr').length).toBeGreaterThan(50);
    const rows = document.querySelectorAll('tbody tr').length;
    expect(filter?.querySelector('[data-found]')?.getAttribute('data-found')).toContain(String(rows));
  });
});
