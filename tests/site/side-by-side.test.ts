import { readFile, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openLibrary } from './library.ts';
import { addressesIn, languageSwitch, openSite, origin } from './site.ts';

const { get } = await openSite();
const [english, spanish] = ['/treatment/chemotherapy', '/es/tratamiento/quimioterapia'];
const robots = (page: Awaited<ReturnType<typeof get>>) => page.document.querySelector('meta[name=robots]')?.getAttribute('content');

describe.each([
  { path: english, own: 'en-US', other: 'es', query: '?with=es', words: 'Read in English and Spanish side by side' },
  { path: spanish, own: 'es', other: 'en-US', query: '?with=en', words: 'Leer en español e inglés, lado a lado' },
])('$path$query', async ({ path, own, other, query, words }) => {
  const [page, plain] = await Promise.all([get(path + query), get(path)]);
  const { document } = page;
  const sides = (lang: string) => document.querySelectorAll(`article div[lang=${lang}]`);

  it('is led to from the page itself', () => {
    const link = plain.document.querySelectorAll('article a').find(({ text }) => text === words);
    expect(link?.getAttribute('href')).toBe(path + query);
  });

  it('stays so in the other language', () => {
    const there = path === english ? `${spanish}?with=en` : `${english}?with=es`;
    expect(languageSwitch(document).href).toBe(there);
  });

  it('has every section of both languages, paired, each marked with its own', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(own);
    const ids = (lang: string) => sides(lang).flatMap((side) => side.querySelectorAll('section[id]').map(({ id }) => id));
    const shared = plain.document.querySelectorAll('article section[id]').map(({ id }) => id);
    expect(shared.length).toBeGreaterThan(6);
    expect(ids(own)).toEqual(shared.filter((id) => !id.startsWith('shelf-')));
    expect(ids(other)).toEqual(ids(own).map((id) => `${id}--${other.slice(0, 2)}`));
  });

  it('has ids of which none comes twice, and links only to those that are there', () => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const labels = document.querySelectorAll('article [aria-labelledby]').map((element) => element.getAttribute('aria-labelledby') ?? '');
    const places = document.querySelectorAll('article a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    for (const id of [...labels, ...places]) expect(ids).toContain(id);
  });

  it('has one first heading, and under it no level is left out', () => {
    const levels = document.querySelectorAll('article :is(h1, h2, h3, h4)').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  });

  it('speaks each language in its half, of dates and sources too', () => {
    const text = (lang: string) =>
      sides(lang)
        .map((side) => side.text)
        .join(' ');
    const [inEnglish, inSpanish] = [text('en-US'), text('es')];
    for (const phrase of ['Published November', 'Sources'])
      expect([inEnglish.includes(phrase), inSpanish.includes(phrase)]).toEqual([true, false]);
    for (const phrase of ['Publicado el', 'Fuentes'])
      expect([inEnglish.includes(phrase), inSpanish.includes(phrase)]).toEqual([false, true]);
  });

  it('is no page of its own to search engines, and to caches one that everybody may have', () => {
    expect(robots(page)).toBe('noindex');
    expect(addressesIn(document)).toEqual(addressesIn(plain.document));
    expect(addressesIn(document).canonical).toBe(origin + path);
    expect(page.headers.get('Cache-Control')).toContain('public');
  });
});

it('says once that there are numbers about survival, above both texts', async () => {
  const { document } = await get('/facts-statistics?with=es');
  expect(document.querySelectorAll('article details[data-calm]').length).toBeGreaterThan(2);
  expect(document.querySelectorAll('article input[data-enhance=calm]')).toHaveLength(1);
  const text = document.toString();
  expect(text.indexOf('data-enhance="calm"')).toBeLessThan(text.indexOf('id="introduction"'));
});

describe('is the plain page', () => {
  it.each(['?with=en', '?with=', '?with=fr', '?with=ES', '?with=en&with=es'])('with %s', async (query) => {
    const [asked, plain] = await Promise.all([get(english + query), get(english)]);
    expect(asked.text).toBe(plain.text);
  });

  it('on a screen that is no entry', async () => {
    expect((await get('/helplines?with=es')).text).toBe((await get('/helplines')).text);
  });
});

describe('in a library', async () => {
  const { get, publish, write, edit, fileOf } = await openLibrary({ keepsPages: true });
  await write('page', 'generic', (text, locale) => `${text}\n## Only here {#only-${locale}}\n\nWords of ${locale}.\n`);
  await write('page', 'single');
  await rm(fileOf('page', 'single', 'es'));
  await write('gallery', 'pictures', (text) => text.replace('status:', 'membersOnly: true\nstatus:'));
  await write('page', 'draft', (text) => text);
  await writeFile(
    fileOf('page', 'draft', 'es'),
    (await readFile(fileOf('page', 'draft', 'es'), 'utf8')).replace('status: published', 'status: draft'),
  );
  await publish();

  it('a section without a partner stands alone', async () => {
    const { document } = await get('/generic?with=es');
    expect(document.querySelectorAll('article section[id]').map(({ id }) => id)).toEqual(['first', 'first--es', 'only-es--es', 'only-en']);
  });

  it.each(['single', 'pictures', 'draft'])(
    '%s, which is not read in two languages, is the plain page and offers no other',
    async (slug) => {
      const [asked, plain] = await Promise.all([get(`/${slug}?with=es`), get(`/${slug}`)]);
      expect(asked.status).toBe(200);
      expect(asked.text).toBe(plain.text);
      expect(asked.text).not.toContain('?with=');
    },
  );

  it('is kept beside the plain page, and both show what is published in either language', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('Cache-Status');
    const [plain, beside] = ['/generic', '/generic?with=es'];
    for (const path of [plain, beside]) {
      await get(path);
      expect(await kept(path)).toBe('alba; hit');
    }
    expect((await get(plain)).text).not.toBe((await get(beside)).text);
    expect((await get(`${beside}&utm_source=letter`)).text).toBe((await get(beside)).text);
    await edit('page', 'generic', (text) => text.replace('Words of es', 'Other words'));
    await publish();
    await expect.poll(async () => (await get(beside)).text).toContain('Other words');
  });
});
