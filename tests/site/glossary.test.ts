import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';
import { openSite, origin } from './site.ts';

const { get } = await openSite();
const paths = { en: '/glossary', es: '/es/glosario' };
const articles = [
  { en: '/about-you/newly-diagnosed', es: '/es/sobre-ti/diagnostico-reciente' },
  { en: '/pathology-report', es: '/es/informe-de-patologia' },
  { en: '/treatment/chemotherapy', es: '/es/tratamiento/quimioterapia' },
  { en: '/treatment/hormonal-therapy', es: '/es/tratamiento/terapia-hormonal' },
  { en: '/signs-symptoms', es: '/es/senales-y-sintomas' },
];

const setSchema = z.object({ '@type': z.literal('DefinedTermSet'), url: z.url() });
const termSchema = z.object({ '@type': z.literal('DefinedTerm'), name: z.string(), inDefinedTermSet: z.url() });

describe.each(locales)('the glossary in %s', (locale) => {
  it('has at least ninety terms, each with a definition, under an id of its own', async () => {
    const { status, document } = await get(paths[locale]);
    expect(status).toBe(200);
    const terms = document.querySelectorAll('[data-glossary-term]');
    expect(terms.length).toBeGreaterThanOrEqual(90);
    for (const term of terms) expect(term.querySelector('dd p')?.text.length, term.id).toBeGreaterThanOrEqual(40);
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('stands in the order of its letters, each of which leads to its terms or is no link', async () => {
    const { document } = await get(paths[locale]);
    const index = document.querySelectorAll('[data-glossary-letters] li');
    expect(index.map(({ text }) => text).join('')).toBe(locale === 'es' ? 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const linked = index.flatMap((item) => item.querySelector('a')?.getAttribute('href')?.slice(1) ?? []);
    expect(linked).toEqual(document.querySelectorAll('[data-glossary-letter] h2').map(({ id }) => id));
    const titles = document.querySelectorAll('[data-glossary-term] dt').map(({ text }) => text);
    expect(titles).toEqual([...titles].sort(new Intl.Collator(locale, { ignorePunctuation: true, numeric: true }).compare));
  });

  it('is a set of defined terms for search engines, which each word says that it is of', async () => {
    const data = async (path: string) =>
      (await get(path)).document.querySelectorAll('script[type="application/ld+json"]').map(({ text }): unknown => JSON.parse(text));
    const [set] = (await data(paths[locale])).flatMap((each) => setSchema.safeParse(each).data ?? []);
    expect(set?.url).toBe(origin + paths[locale]);
    const [term] = (await data(`${paths[locale]}/${locale === 'en' ? 'margins' : 'margenes'}`)).flatMap(
      (each) => termSchema.safeParse(each).data ?? [],
    );
    expect(term).toMatchObject({ name: locale === 'en' ? 'Margins' : 'Márgenes', inDefinedTermSet: set?.url });
  });

  it('tells on the page of a word what it rests on', async () => {
    const { document } = await get(`${paths[locale]}/${locale === 'en' ? 'ecog-score' : 'escala-ecog'}`);
    expect(document.querySelector('#sources a')?.getAttribute('href')).toMatch(/ecog-acrin/);
    const without = (await get(`${paths[locale]}/cobra`)).document;
    expect(without.querySelector('h1')?.text).toBe('COBRA');
    expect(without.querySelector('#sources')).toBeNull();
  });

  it.each(articles)('is linked from $en, which carries what its words mean', async (article) => {
    const { document } = await get(article[locale]);
    const links = document.querySelectorAll('a[data-term]');
    const ids = links.map((link) => link.getAttribute('data-term') ?? '');
    expect(ids.length).toBeGreaterThanOrEqual(5);
    expect(ids, 'first occurrence only').toEqual([...new Set(ids)]);
    const glossary = (await get(paths[locale])).document;
    for (const [index, id] of ids.entries()) {
      expect(links[index]?.getAttribute('href')).toBe(glossary.querySelector(`[id="${id}"] dt a`)?.getAttribute('href'));
      const definition = document.querySelector(`[data-definition="${id}"] dd`)?.text;
      expect(definition, id).toBe(glossary.querySelector(`[id="${id}"] dd`)?.text);
    }
  });
});

describe.each(locales)('every word of the glossary in %s', (locale) => {
  it('is in the sitemap, and its page is indexed, trailed and lit', async () => {
    const path = locale === 'en' ? '/glossary/chemotherapy' : '/es/glosario/quimioterapia';
    const { document } = await get(paths[locale]);
    const words = document.querySelectorAll('[data-glossary-term] dt a').map((link) => `${origin}${link.getAttribute('href')}`);
    const { text } = await get(`/sitemaps/${locale}-1.xml`);
    const listed = [...text.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address);
    expect(words.filter((word) => !listed.includes(word))).toEqual([]);
    const word = (await get(path)).document;
    expect(word.querySelector('meta[name=robots]')).toBeNull();
    expect(word.querySelectorAll('link[rel=alternate]').length).toBe(3);
    expect(word.querySelectorAll('nav[aria-label] ol a').map((link) => link.getAttribute('href'))).toContain(paths[locale]);
    expect(word.querySelectorAll('section[aria-labelledby=uses] a').length).toBeGreaterThan(5);
  });
});

describe('a term', async () => {
  const { get, publish, write } = await openLibrary();
  await write('page', 'glossary', (text) => text.replace('slug: glossary', 'screen: glossary'));
  await write('glossaryTerm', 'lump', (text, locale) =>
    text.replace(/title: .*/, locale === 'en' ? 'title: Lump\nalsoCalled: [mass]' : 'title: Ñudo'),
  );
  await write('page', 'linking', (text) => `${text}\nA [lump](entry:lump), and [the other](entry:only-spanish).\n`);
  await write('page', 'without');
  await write('glossaryTerm', 'only-spanish', (text, locale) => (locale === 'es' ? text : text.replace('published', 'draft')));
  await publish();
  const wordsOf = async (path: string) => (await get(path)).document.querySelectorAll('[data-definition]').map(({ text }) => text);

  it('is defined on the page that links to it, with what else it is called', async () => {
    expect(await wordsOf('/linking')).toEqual([expect.stringMatching(/^Lump.*Also called mass$/s)]);
    expect((await get('/without')).text).not.toContain('id="definition"');
  });

  it('that only the other language has is a plain link', async () => {
    const { document } = await get('/linking');
    const link = document.querySelector('a[href="/es/glosario/only-spanish"]');
    expect(link?.text).toContain('(in Spanish)');
    expect(link?.getAttribute('data-term')).toBeUndefined();
  });

  it('has a page with what it means, what uses it, and the word before and after it', async () => {
    const { status, document } = await get('/es/glosario/lump');
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.text).toBe('Ñudo');
    expect(document.querySelector('a[hreflang=en][lang=en-US]')?.getAttribute('href')).toBe('/glossary/lump');
    const uses = (await get('/glossary/lump')).document.querySelectorAll('section[aria-labelledby=uses] a');
    expect(uses.map((link) => link.getAttribute('href'))).toEqual(['/linking']);
    const usesThere = (await get('/es/glosario/only-spanish')).document.querySelectorAll('section[aria-labelledby=uses] a');
    expect(usesThere.map((link) => link.getAttribute('href'))).toEqual(['/es/linking']);
    const next = document.querySelector('a[rel=next]') ?? document.querySelector('a[rel=prev]');
    expect(next?.getAttribute('href')).toBe('/es/glosario/only-spanish');
    expect((await get('/glossary/only-spanish')).status).toBe(404);
  });

  it('is among the uses of another page once that links to it', async () => {
    const usesOf = async () => (await get('/glossary/lump')).document.querySelectorAll('section[aria-labelledby=uses] a').length;
    expect(await usesOf()).toBe(1);
    await write('page', 'without', (text) => `${text}\nA [lump](entry:lump).\n`);
    await publish();
    expect(await usesOf()).toBe(2);
  });

  it('with Ñ has a letter of its own in Spanish', async () => {
    const { document } = await get('/es/glosario');
    const letter = (id: string) => document.querySelector(`section[aria-labelledby="${id}"] dt`)?.text ?? '';
    expect(letter('letter-Ñ')).toBe('Ñudo');
    expect(letter('letter-N')).toBe('');
  });
});
