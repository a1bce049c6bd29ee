import { describe, expect, it } from 'vitest';
import { storePopular } from '#services/content/publishing/popular-choices.ts';
import { type Found, type Page, searchStandIn } from './search-stand-in.ts';
import { openSite } from './site.ts';

const { db, get: getOfSite } = await openSite({}, { keepsPages: true });
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
const hrefs = ({ main }: Page, selector: string) => main?.querySelectorAll(selector).map((link) => link.getAttribute('href'));

describe('Where little or nothing is found', () => {
  it('the other language shows what it has, in its own words', async () => {
    const { get, asked } = openSearch({ en: { total: 2 }, es: { total: 9 } });
    const page = await get('/search?q=quimio');
    expect(asked.map(({ locale, limit }) => [locale, limit])).toEqual([
      ['en', 10],
      ['es', 3],
    ]);
    expect(page.words).toContain('What we have in Spanish');
    expect(page.main?.querySelector('a[href="/es/buscar?q=quimio"]')?.text).toBe('All results in Spanish');
    expect(page.main?.querySelectorAll('a[lang=es][hreflang=es]').map(({ text }) => text)).toEqual(
      teasers.es.slice(0, 3).map(({ title }) => title),
    );
  });

  it('links into English say so by its plain code', async () => {
    const { get } = openSearch({ es: { total: 1 }, en: { total: 1 } });
    const page = await get('/es/buscar?q=chemo');
    expect(page.main?.querySelectorAll('a[lang=en-US][hreflang=en]')).toHaveLength(1);
  });

  it('three results are enough not to look there, and what is a slip in it is not shown', async () => {
    const enough = openSearch({ en: { total: 3 }, es: { total: 9 } });
    await enough.get('/search?q=quimio');
    expect(enough.asked).toHaveLength(1);
    const slip = openSearch({ en: { total: 0 }, es: { total: 9, correction: 'quimio' } });
    expect((await slip.get('/search?q=kimio')).words).not.toContain('Spanish');
  });

  it('nothing is a way on: other words, the glossary, topics, somebody to call, what others look for', async () => {
    const { get } = openSearch({});
    const page = await get('/search?q=xyzzy');
    expect(page.status).toBe(200);
    expect(page.words).toContain('No results for “xyzzy”');
    for (const path of ['/glossary', '/topics', '/helplines', '/search?q=hair+loss'])
      expect(page.main?.querySelector(`a[href="${path}"]`), path).not.toBeNull();
    expect((await get('/es/buscar?q=xyzzy')).words).toContain('No hay resultados para «xyzzy»');
  });

  it('nothing of a type leads to all that was found', async () => {
    const { get } = openSearch({ en: { ...many, total: 0 } });
    expect(hrefs(await get('/search?q=chemo&type=event'), 'p > a')).toContain('/search?q=chemo');
  });

  it('under three characters nothing runs, and nothing typed is lost', async () => {
    const { get, asked } = openSearch({ en: many });
    const page = await get('/search?q=er');
    expect(asked).toEqual([]);
    expect(page.words).toContain('at least three characters');
    expect(page.document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('er');
  });

  it('what is too long is cut for the search, and whole in its field', async () => {
    const { get, asked } = openSearch({ en: many });
    const typed = 'chemo '.repeat(60).trim();
    const page = await get(`/search?${new URLSearchParams({ q: typed })}`);
    expect(asked[0]?.term.length).toBeLessThanOrEqual(200);
    expect(page.words).toContain('Only its first 200 characters');
    expect(page.document.querySelector('main input[name=q]')?.getAttribute('value')).toBe(typed);
  });
});

describe('Whatever is asked', () => {
  it.each([
    '/search?q=che%00mo',
    '/search?q=%ed%a0%80abc',
    '/search?q=%ff%fe%fd',
    '/search?q=chemo&page=abc&sort=x&type=nothing',
    '/search?q=chemo&page=1e99',
    '/search?q=%27%3B+drop+table+entry%3B--',
    '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
    '/search?q=%5C%5C%5C%25_*()%7C%26!:',
    '/search?q=%F0%9F%91%A9%F0%9F%8F%BD%E2%80%8D%F0%9F%A6%B2%F0%9F%91%A9',
    '/es/buscar?q=%C2%AB%C2%BB%C2%BF%C2%A1',
  ])('%s is answered', async (path) => {
    const page = await getOfSite(path);
    expect(page.status).toBe(200);
    expect(page.document.querySelectorAll('main script')).toEqual([]);
  });

  it('is refused where it is ten thousand characters long', async () => {
    expect((await getOfSite(`/search?q=${'a'.repeat(10_000)}`)).status).toBe(414);
  });

  it('says nothing of the term where the search fails', async () => {
    const { get, lines } = openSearch({ fails: new Error('broken') });
    expect((await get('/search?q=tamoxifen')).status).toBe(500);
    expect(lines.join('')).toContain('broken');
    expect(lines.join('')).not.toContain('tamoxifen');
  });

  it('is the 503 page where the database is away', async () => {
    const { get } = openSearch({ fails: Object.assign(new Error('connection terminated'), { code: '57P01' }) });
    const page = await get('/search?q=tamoxifen');
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5']);
  });
});
