import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { listParameters } from '#app/addresses/list-query.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { pageSize } from '#app/content/lists/page-size.ts';
import { locales } from '#config/locale.ts';
import { listedEntries, listedText, listRequests, plainListing } from '#services/content/library/testing.ts';
import { openLibrary } from './library.ts';
import { addressesIn, languageSwitch } from './site.ts';

const { get, write, edit, publish, fileOf } = await openLibrary({ keepsPages: true });

const named = (title: string, slug: string) => (text: string) =>
  text.replace(/title: .*/, `title: ${title}`).replace(/slug: .*/, `slug: ${slug}`);
const topics = ['treatment', 'side-effects', 'risk', 'emotions', 'nothing'];
for (const topic of topics)
  await write('topic', `topic-${topic}`, (text, locale) => named(topic, locale === 'en' ? topic : `sobre-${topic}`)(text));
await write('page', 'research-news', (text) => text.replace('slug: research-news', 'screen: research-news'));
const entries = listedEntries('researchNews', { count: 45, seed: 7 });
for (const each of entries) {
  for (const locale of locales) {
    const file = fileOf('researchNews', each.id, locale);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, listedText('researchNews', each));
  }
}
const replaced = entries.find(({ archived }) => archived)?.id ?? '';
const current = entries.find(({ archived }) => !archived)?.id ?? '';
await edit('researchNews', replaced, (text) => text.replace('archived: true', `archived: true\nreplacedBy: ${current}`));
expect((await publish()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);

const titles = (document: HTMLElement) => document.querySelectorAll('main [data-entries] > li strong a').map(({ text }) => text);
const heading = (document: HTMLElement) => document.querySelector('main [data-enhance=list] h2')?.text ?? '';
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0);
const choices = (document: HTMLElement) => document.querySelectorAll('main details section a');

describe.each(locales)('in %s', (locale) => {
  const landing = pathTo('research-news', locale);
  const topicPath = (topic: string) => pathTo('research-news.topic', locale, { slug: locale === 'en' ? topic : `sobre-${topic}` });

  it('an address shows what a plain computation over the same news finds', async () => {
    await fc.assert(
      fc.asyncProperty(listRequests, async ({ filters: { category: _, ...filters }, ...rest }) => {
        const wanted = plainListing(entries, { ...rest, filters, pageSize });
        const place = filters.topic?.replace('topic-', '') ?? null;
        const at = place === null ? landing : topicPath(place === 'of-nothing' ? 'nothing' : place);
        const { status, document } = await get(at + listParameters({ ...rest, filters }));
        expect(status).toBe(200);
        expect(titles(document)).toEqual(wanted.ids.map((id) => `About ${id}`));
        expect(numberIn(heading(document))).toBe(wanted.total);
        const last = document.querySelectorAll('main [data-enhance=list] nav ol a').at(-1);
        expect(numberIn(last?.text ?? '1')).toBe(wanted.pages);
      }),
      { numRuns: 8 },
    );
  });

  it('what a reader understands comes first, and the stage late', async () => {
    const { document } = await get(landing);
    const groups = document.querySelectorAll('main details section h3').map(({ text }) => text);
    expect(groups).toEqual(
      locale === 'en'
        ? ['Topic', 'Treatment', 'Type of cancer', 'Stage', 'Year']
        : ['Tema', 'Tratamiento', 'Tipo de cáncer', 'Etapa', 'Año'],
    );
  });

  it('a narrowed list is no page for search engines: it names the one that it is of, and takes its filters to the other language', async () => {
    for (const at of [landing, topicPath('treatment')]) {
      const whole = await get(at);
      expect(whole.document.querySelector('meta[name=robots]')).toBeNull();
      const narrowed = await get(`${at}?stage=IV&archived=yes&utm_source=a`);
      expect(narrowed.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(addressesIn(narrowed.document).canonical).toBe(addressesIn(whole.document).canonical);
      expect(languageSwitch(narrowed.document).href).toBe(`${languageSwitch(whole.document).href}?stage=IV&archived=yes`);
      expect(narrowed.headers.get('Referrer-Policy')).toBe('strict-origin');
    }
  });

  it('what is chosen can be taken back, one by one and at once', async () => {
    const { document } = await get(`${topicPath('risk')}?stage=IV&year=2025&sort=oldest`);
    const chips = document.querySelectorAll('main ul[aria-label] > li > a').map((link) => link.getAttribute('href'));
    expect(chips).toEqual([
      `${landing}?stage=IV&year=2025&sort=oldest`,
      `${topicPath('risk')}?year=2025&sort=oldest`,
      `${topicPath('risk')}?stage=IV&sort=oldest`,
      `${landing}?sort=oldest`,
    ]);
  });

  it('where nothing fits, the page says so and leads back to all', async () => {
    const { document } = await get(`${topicPath('nothing')}?year=1999`);
    expect(titles(document)).toEqual([]);
    expect(document.querySelector('main p a[href]')?.getAttribute('href')).toBe(landing);
    expect(document.querySelector('meta[name=robots]')).not.toBeNull();
  });

  it('archived news says why it is kept, and what to read instead: on its page and in the list', async () => {
    const path = pathTo('research-news.detail', locale, { slug: replaced });
    const notice = (await get(path)).document.querySelector('article header [role=note]');
    expect(notice?.text).toContain('Newer results are out.');
    const instead = pathTo('research-news.detail', locale, { slug: current });
    expect(notice?.querySelector('a')?.getAttribute('href')).toBe(instead);
    const { year } = { year: entries.find(({ id }) => id === replaced)?.publishedAt.slice(0, 4) };
    const { document } = await get(`${landing}?archived=yes&year=${year}`);
    const item = document.querySelectorAll('main [data-entries] > li').find((each) => each.text.includes(`About ${replaced}`));
    expect(item?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([path, instead]);
  });

  it('a special report is marked in the list and on its page', async () => {
    const report = entries.find(({ cardLabel, archived }) => cardLabel === 'Special report' && !archived)?.id ?? '';
    const mark = locale === 'en' ? 'Special report' : 'Informe especial';
    const { document } = await get(pathTo('research-news.detail', locale, { slug: report }));
    expect(document.querySelector('article header')?.text).toContain(mark);
    const listed = (await get(`${landing}?sort=type-desc`)).document.querySelector('main [data-entries] > li');
    expect(listed?.text).toContain(mark);
  });

  it('a topic leads to its research news, and there are none of a topic that is none', async () => {
    const { document } = await get(pathTo('topics.category', locale, { slug: locale === 'en' ? 'risk' : 'sobre-risk' }));
    expect(document.querySelectorAll('main section li strong a').length).toBe(6);
    const link = document.querySelector(`main a[href="${topicPath('risk')}"]`);
    const { total } = plainListing(entries, { filters: { topic: 'topic-risk' }, withArchived: false, sort: 'latest', page: 1, pageSize });
    expect(numberIn(link?.text ?? '')).toBe(total);
    expect((await get(topicPath('hopes'))).status).toBe(404);
  });
});

it('each value that is offered holds as many as it says, and none holds nothing', async () => {
  const { document } = await get('/research-news?treatment=surgery');
  const offered = choices(document).filter((link) => link.getAttribute('aria-current') === undefined);
  expect(offered.length).toBeGreaterThan(15);
  for (const link of offered) {
    const count = numberIn(link.text.slice(link.text.lastIndexOf('(')));
    expect(count).toBeGreaterThan(0);
    const there = await get(link.getAttribute('href') ?? '');
    expect([link.text, numberIn(heading(there.document))]).toEqual([link.text, count]);
  }
});

it('one list is kept once, however its address is written, until news is published', async () => {
  const kept = async (address: string) => (await get(address)).headers.get('Cache-Status');
  const title = titles((await get('/research-news?year=2025&stage=IV')).document)[0] ?? '';
  expect(await kept('/research-news?stage=IV&utm_source=a&year=2025&page=1')).toBe('alba; hit');
  await edit('researchNews', title.replace('About ', ''), (text) => text.replace(/title: .*/, 'title: Told anew'));
  await publish();
  await expect.poll(async () => titles((await get('/research-news?year=2025&stage=IV')).document)).toContain('Told anew');
});
