import { describe, expect, it } from 'vitest';
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import { storePopular } from '#services/content/publishing/popular-choices.ts';
import { contentTypes } from '#services/search/shared.ts';
import { type Found, type Page, searchStandIn } from './search-stand-in.ts';
import { openSite } from './site.ts';

const { db, get: getOfSite, logged } = await openSite({}, { keepsPages: true });
const { openSearch, teasers } = await searchStandIn(db);
await storePopular(db, [
  ...['hair loss', 'lymphedema', 'scans', 'nausea'].map((value, place) => ({ locale: 'en', kind: 'search' as const, place, value })),
  ...['hair-loss', 'stage-1', 'nausea', 'food'].map((value, place) => ({ locale: 'en', kind: 'article' as const, place, value })),
]);

const many: Found = {
  total: 34,
  breakdown: [
    { contentType: 'page', count: 30 },
    { contentType: 'researchNews', count: 4 },
    { contentType: 'archivedResearchNews', count: 2 },
  ],
};
const titles = ({ main }: Page) => main?.querySelectorAll('h3 > a').map(({ text }) => text);
const hrefs = ({ main }: Page, selector: string) => main?.querySelectorAll(selector).map((link) => link.getAttribute('href'));

it.each([
  ['/search?q=questions', 'en'],
  ['/es/buscar?q=preguntas', 'es'],
] as const)('%s is sorted by kind as readers see it called', async (path, locale) => {
  const labels = new Set(contentTypes.map((type) => typeLabelIn(locale, type)));
  const shown = async (sort: string) => {
    const { document } = await getOfSite(`${path}&sort=${sort}`);
    return document.querySelectorAll('main li h3 + p span').flatMap(({ text }) => (labels.has(text) ? [text] : []));
  };
  const [up, down] = [await shown('type'), await shown('type-desc')];
  expect(new Set([...up, ...down]).size).toBeGreaterThan(1);
  const { compare } = new Intl.Collator(locale);
  expect(up).toEqual(up.toSorted(compare));
  expect(down).toEqual(down.toSorted((a, b) => compare(b, a)));
});

describe('The page without a term', () => {
  it.each([
    ['/search', '/search'],
    ['/es/buscar', '/es/buscar'],
  ])('%s is everybody’s: a form, what is popular, the topics, and help', async (path, action) => {
    const page = await getOfSite(path);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('public')]);
    const form = page.document.querySelector('main form');
    expect([form?.getAttribute('action'), form?.getAttribute('method') ?? 'get']).toEqual([action, 'get']);
    expect(form?.querySelector('input[type=search]')?.getAttribute('name')).toBe('q');
    expect(form?.getAttribute('role')).toBe('search');
    expect(page.document.querySelectorAll('main nav a[href*="/topics/"], main nav a[href*="/temas/"]').length).toBeGreaterThan(5);
    expect((await getOfSite(path)).headers.get('Cache-Status')).toBe('alba; hit');
  });

  it('shows what editors chose, and is made anew within ten minutes', async () => {
    const page = await getOfSite('/search?page=3&sort=type');
    expect(page.document.querySelectorAll('main a[href^="/search?q="]').map(({ text }) => text)).toEqual([
      'hair loss',
      'lymphedema',
      'scans',
      'nausea',
    ]);
    expect(page.document.querySelectorAll('main a[data-opened]').map((link) => link.getAttribute('data-opened'))).toEqual([
      'hair-loss',
      'stage-1',
      'nausea',
      'food',
    ]);
    expect(page.headers.get('Cache-Control')).toContain('s-maxage=300');
  });

  it.each(['/search?q=', '/search?q=+%00+'])('%s is the same for who sends nothing', async (path) => {
    const { get, asked } = openSearch({});
    expect((await get(path)).main?.querySelectorAll('[data-searched]')).toEqual([]);
    expect(asked).toEqual([]);
  });
});

describe('The page of a term', () => {
  it('shows ten results with what was found marked, and nothing else of them as markup', async () => {
    const { get, asked } = openSearch({ en: many });
    const page = await get('/search?q=+chemo%20%20therapy');
    expect(asked).toEqual([{ term: 'chemo therapy', locale: 'en', limit: 10, offset: 0, contentTypes: [], sort: 'RELEVANCE' }]);
    expect(page.main?.querySelector('h1')?.text).toBe('34 results for “chemo therapy”');
    expect(page.main?.querySelector('ol li p')?.structuredText).toContain('Treatment');
    expect(page.document.querySelectorAll('input[name=q]')).toHaveLength(1);
    expect(titles(page)).toEqual(teasers.en.slice(0, 10).map(({ title }) => title));
    expect(page.main?.querySelectorAll('mark').map(({ text }) => text)).toEqual(Array.from({ length: 10 }, () => 'chemo'));
    expect(page.main?.querySelector('ol li p:has(mark)')?.innerHTML).toBe('A &lt;b&gt; <mark>chemo</mark> &amp; more');
    expect(page.document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('chemo  therapy');
    expect(page.main?.querySelector('[data-searched]')?.getAttribute('data-searched')).toBe('chemo therapy');
  });

  it('is nobody else’s: not kept, not listed, and told to no other place', async () => {
    const first = await getOfSite('/search?q=tamoxifen&utm_source=a');
    const second = await getOfSite('/search?q=tamoxifen&utm_source=a');
    for (const { headers } of [first, second]) {
      expect([headers.get('Cache-Control'), headers.get('Cache-Status'), headers.get('Referrer-Policy')]).toEqual([
        'private, no-store',
        null,
        'strict-origin',
      ]);
    }
    expect(first.document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(first.document.querySelector('head')?.toString()).not.toContain('tamoxifen');
    expect(logged.join('')).not.toContain('tamoxifen');
    expect((await getOfSite('/search')).headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('switches to the other language with its term and all that was chosen', async () => {
    const { get } = openSearch({ en: many });
    const { document } = await get('/search?q=chemo+%26+rest&type=page&type=archivedResearchNews&sort=latest&page=2&other=1');
    const chosen = '?q=chemo+%26+rest&type=page&type=archivedResearchNews&sort=latest&page=2';
    expect(document.querySelector('header a[data-enhance=language]')?.getAttribute('href')).toBe(`/es/buscar${chosen}`);
  });

  it('leads to the pages before and after, with all that was chosen', async () => {
    const { get, asked } = openSearch({ en: many });
    const page = await get('/search?q=chemo&type=page&sort=latest&page=2');
    expect(asked[0]).toMatchObject({ offset: 10, contentTypes: ['page'], sort: 'LATEST' });
    const [before, after] = [page.main?.querySelector('a[rel=prev]'), page.main?.querySelector('a[rel=next]')];
    expect(before?.getAttribute('href')).toBe('/search?q=chemo&type=page&sort=latest');
    expect(after?.getAttribute('href')).toBe('/search?q=chemo&type=page&sort=latest&page=3');
    expect(page.main?.querySelector('a[aria-current=page]')?.text).toBe('Page 2');
    expect(page.main?.querySelector('ol')?.getAttribute('start')).toBe('11');
    expect(page.main?.querySelector('[data-searched]')).toBeNull();
  });

  it('is the last where it is past that', async () => {
    const { get, asked } = openSearch({ en: many });
    const page = await get('/search?q=chemo&page=99');
    expect(asked.map(({ offset }) => offset)).toEqual([980, 30]);
    expect(titles(page)).toHaveLength(4);
    expect(page.main?.querySelector('a[rel=next]')).toBeNull();
  });

  it('offers each type that was found, one by one or together, and takes it back', async () => {
    const { get } = openSearch({ en: many });
    const chosen = await get('/search?q=chemo&type=page&sort=oldest');
    const links = hrefs(chosen, '[aria-label="Show only"] a');
    expect(links).toEqual([
      '/search?q=chemo&sort=oldest',
      '/search?q=chemo&sort=oldest',
      '/search?q=chemo&type=page&type=researchNews&sort=oldest',
      '/search?q=chemo&type=page&type=archivedResearchNews&sort=oldest',
    ]);
    expect(chosen.words).toMatch(
      /Everything \(34\)[\s\S]*Articles \(30\)[\s\S]*Research news \(4\)[\s\S]*Show archived research news \(2\)/,
    );
    expect(hrefs(chosen, 'details a')).toHaveLength(5);
  });

  it('offers no choice where all that was found is of one type', async () => {
    const { get } = openSearch({ en: { total: 3, breakdown: [{ contentType: 'page', count: 3 }] } });
    const page = await get('/search?q=chemo');
    expect(page.document.querySelectorAll('[aria-label="Show only"]')).toEqual([]);
    expect(page.document.querySelectorAll('nav, ul').filter((each) => each.text.trim() === '')).toEqual([]);
  });

  it('shows archived research news only to who asks for it', async () => {
    const { get, asked } = openSearch({ en: many });
    expect((await get('/search?q=chemo&type=archivedResearchNews')).words).toContain('Hide archived research news');
    expect(asked[0]?.contentTypes).toContain('archivedResearchNews');
    expect(asked[0]?.contentTypes).toContain('page');
  });

  it('says that there are more than a thousand', async () => {
    const { get } = openSearch({ en: { ...many, total: 1_000, isExact: false } });
    const { words } = await get('/search?q=chemo');
    expect(words).toContain('More than 1,000 results for “chemo”');
    expect(words).not.toContain('Everything (');
  });

  it('never mends a spelling silently, and counts no such search', async () => {
    const { get } = openSearch({ en: { ...many, correction: 'tamoxifen' } });
    const page = await get('/search?q=tamoxofen');
    expect(page.words).toContain('No results for “tamoxofen”. Showing results for “tamoxifen”.');
    expect(page.words).toContain('34 results for “tamoxifen”');
    expect(page.main?.querySelector('[data-searched]')).toBeNull();
  });
});

it.each([
  ['lymphedema', 'Lymphedema'],
  ['LYMPHEDÉMA', 'Lymphedema'],
  ['chemo', 'Chemotherapy'],
])('%s alone is explained above what was found', async (term, title) => {
  const { get } = openSearch({ en: many });
  expect((await get(`/search?${new URLSearchParams({ q: term })}`)).main?.querySelector('section h2 a')?.attributes).toMatchObject({
    href: `/glossary/${title.toLowerCase()}`,
  });
  expect((await get(`/search?${new URLSearchParams({ q: `${term} cost` })}`)).main?.querySelector('section h2')).toBeNull();
});
