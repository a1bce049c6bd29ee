import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { testDatabase } from '#database/testing.ts';
import { publishLibrary } from '#services/content/publishing/publish-library.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { librarySearch, type SearchRequest } from './search.ts';
import { searchIndex } from './search-index.ts';

const { db } = await testDatabase();
const search = librarySearch(db);

const synonyms = `
- en: [hair loss, alopecia, bald]
  es: [caída del cabello, alopecia]
- drug: pembrolizumab
  brands: [Keytruda]
- drug: letrozole
  es: [letrozol]
- drug: docetaxel
- drug: bevacizumab
  brands: [Avastin]
- drug: paclitaxel
- en: [stage 1, stage i]
`;

const words: Record<string, { en: [title: string, text: string]; es: [title: string, text: string] }> = {
  chemotherapy: { en: ['Chemotherapy', 'Hair loss and nausea.'], es: ['Quimioterapia', 'La caída del cabello.'] },
  hair: { en: ['What falls out', 'Alopecia lasts for months.'], es: ['La operación y el pelo', 'Cirugía.'] },
  radiation: { en: ['Radiation therapy', 'Skin & care, a < b.'], es: ['La radiación', 'Radiaciones en la piel.'] },
  immune: { en: ['Immunotherapy', 'Pembrolizumab for triple-negative cancer.'], es: ['Inmunoterapia', 'Pembrolizumab.'] },
  aromatase: { en: ['Aromatase inhibitors', 'Letrozole and its side effects.'], es: ['Inhibidores', 'Letrozol.'] },
  taxanes: { en: ['Taxanes', 'Docetaxel and paclitaxel.'], es: ['Taxanos', 'Docetaxel y paclitaxel.'] },
  underarm: { en: ['Underarm lumps', 'A lump.'], es: ['Bultos en la axila', 'Un bulto.'] },
  girls: { en: ['Young women', 'The first years.'], es: ['Las niñas', 'Los años.'] },
  ninas: { en: ['Nothing of the kind', 'Nothing.'], es: ['Ninas', 'Una palabra sin tilde.'] },
};

beforeAll(async () => {
  const texts = Object.entries(words).flatMap(([id, { en, es }]) => [
    [`page/${id}/en.md`, entryText({ title: en[0], slug: id, body: en[1] })],
    [`page/${id}/es.md`, entryText({ title: es[0], slug: `${id}-es`, body: es[1] })],
  ]);
  const news = { teaser: 'A teaser of news on a drug that many people take for years.', body: 'Letrozole.' };
  const { root } = await library({
    ...Object.fromEntries(texts),
    'researchNews/old/en.md': entryText({
      ...news,
      title: 'Old news',
      slug: 'old',
      archived: true,
      archivedBecause: 'Newer results are out.',
      publishedAt: '2024-01-01',
    }),
    'researchNews/new/en.md': entryText({ ...news, title: 'New news', slug: 'new', publishedAt: '2026-11-10' }),
    'page/draft/en.md': entryText({ title: 'Letrozole, a draft', slug: 'draft', status: 'draft' }),
    'page/later/en.md': entryText({ title: 'Letrozole, later', slug: 'later', publishAt: '2126-01-01T00:00:00Z' }),
    'page/lay/en.md': entryText({ title: 'After treatment', slug: 'lay', searchWords: ['scared it comes back'] }),
    'synonyms.yaml': synonyms,
  });
  const { problems } = await publishLibrary(db, { root, ...testPublishing, search: searchIndex });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

const find = (term: string, locale: Locale = 'en', more: Partial<SearchRequest> = {}) =>
  search.find({ term, locale, limit: 10, offset: 0, contentTypes: [], sort: 'RELEVANCE', ...more });
const ids = async (...asked: Parameters<typeof find>) => (await find(...asked)).results.map(({ teaser }) => teaser.id);

describe('A term finds', () => {
  test.each<[string, Locale, string]>([
    ['chemotherapy', 'en', 'chemotherapy'],
    ['CHEMOTHERAPY', 'en', 'chemotherapy'],
    ['radiations', 'en', 'radiation'],
    ['  radiation   therapy ', 'en', 'radiation'],
    ['operacion', 'es', 'hair'],
    ['operaciones', 'es', 'hair'],
    ['operación', 'es', 'hair'],
    ['cirugia', 'es', 'hair'],
    ['radiati', 'en', 'radiation'],
    ['chem', 'en', 'chemotherapy'],
    ['under', 'en', 'underarm'],
    ['lumps in the', 'en', 'underarm'],
    ['keytruda', 'en', 'immune'],
    ['Keytruda', 'es', 'immune'],
    ['triple negative', 'en', 'immune'],
    ['what is immunotherapy', 'en', 'immune'],
    ['am i scared that it comes back', 'en', 'lay'],
    ['niñas', 'es', 'girls'],
    ['ninas', 'es', 'ninas'],
  ])('%s (%s) first %s', async (term, locale, id) => {
    expect((await ids(term, locale))[0]).toBe(id);
  });

  test('what stands in a title before what stands in a text, by any name of a thing', async () => {
    expect((await ids('bald')).toSorted()).toEqual(['chemotherapy', 'hair']);
    expect(await ids('alopecia')).toHaveLength(2);
  });

  test('nothing in the other language, no draft, and nothing before its time', async () => {
    expect(await ids('quimioterapia', 'en')).toEqual([]);
    expect(await ids('letrozole')).not.toContain('draft');
    expect(await ids('letrozole')).not.toContain('later');
  });
});

describe('Spelling', () => {
  test.each<[string, Locale, string, string]>([
    ['chemoterapy', 'en', 'chemotherapy', 'chemotherapy'],
    ['quimoterapia', 'es', 'quimioterapia', 'chemotherapy'],
    ['radation therapy', 'en', 'radiation therapy', 'radiation'],
    ['imunoterapia', 'es', 'inmunoterapia', 'immune'],
    ['sirujia', 'es', 'cirugía', 'hair'],
    ['letrosole', 'en', 'letrozole', 'aromatase'],
  ])('is mended and said so: %s (%s), %s', async (term, locale, correction, id) => {
    const answer = await find(term, locale);
    expect([answer.correction, answer.results.map(({ teaser }) => teaser.id)]).toEqual([correction, expect.arrayContaining([id])]);
  });

  test('is left where one of the words may be a name, and of a medicine that no entry has', async () => {
    for (const term of ['nausea qwertz', 'radation smithqwertz', 'Avastin nausea', 'avastin'])
      expect([term, (await find(term)).correction]).toEqual([term, null]);
  });

  test('is left where the term finds something, where nothing is near, and where two medicines are as near', async () => {
    expect(await find('letrozole')).toMatchObject({ correction: null });
    expect(await find('zzzzqqqq')).toMatchObject({ correction: null, total: 0, results: [] });
    expect(await find('xxxxtaxel')).toMatchObject({ correction: null, total: 0 });
  });
});

describe('An answer', () => {
  test('counts by type, and finds archived research news only where it is asked for', async () => {
    const all = await find('letrozole');
    expect(all).toMatchObject({ total: 2, isExact: true });
    expect(all.breakdown).toEqual(
      expect.arrayContaining([
        { contentType: 'page', count: 1 },
        { contentType: 'researchNews', count: 1 },
        { contentType: 'archivedResearchNews', count: 1 },
      ]),
    );
    const archived = await find('letrozole', 'en', { contentTypes: ['archivedResearchNews'] });
    expect([archived.total, archived.results.map(({ teaser }) => teaser.id)]).toEqual([1, ['old']]);
    expect(archived.breakdown).toEqual(all.breakdown);
  });

  test('says of each type what it has', async () => {
    for (const term of ['letrozole', 'drug', 'letrozole side effects', 'teaser tells a reader of hair']) {
      const { breakdown, isBreakdownExact } = await find(term);
      expect([term, isBreakdownExact, breakdown.length > 0]).toEqual([term, true, true]);
      for (const { contentType, count } of breakdown)
        expect([term, contentType, (await find(term, 'en', { contentTypes: [contentType] })).total]).toEqual([term, contentType, count]);
    }
  });

  test('comes in the order that is asked for, and in pieces', async () => {
    const contentTypes = ['page', 'researchNews', 'archivedResearchNews'] as const;
    expect(await ids('letrozole', 'en', { contentTypes, sort: 'LATEST' })).toEqual(['new', 'aromatase', 'old']);
    expect(await ids('letrozole', 'en', { contentTypes, sort: 'OLDEST' })).toEqual(['old', 'aromatase', 'new']);
    expect(await ids('letrozole', 'en', { contentTypes, sort: 'TYPE_ASC' })).toEqual(['old', 'aromatase', 'new']);
    expect(await ids('letrozole', 'en', { contentTypes, sort: 'TYPE_DESC' })).toEqual(['new', 'aromatase', 'old']);
    expect(await ids('letrozole', 'en', { contentTypes, sort: 'LATEST', limit: 1, offset: 1 })).toEqual(['aromatase']);
  });

  test('comes in the order of what readers see types called, and within one name by relevance', async () => {
    const contentTypes = ['page', 'researchNews', 'archivedResearchNews'] as const;
    const request = { term: 'letrozole', locale: 'en', limit: 10, offset: 0, contentTypes } as const;
    const apart = librarySearch(db, (_, type) => (type === 'page' ? 'Article' : 'Zebra'));
    const idsOf = async (sort: SearchRequest['sort']) => (await apart.find({ ...request, sort })).results.map(({ teaser }) => teaser.id);
    expect(await idsOf('TYPE_ASC')).toEqual(['aromatase', 'new', 'old']);
    expect(await idsOf('TYPE_DESC')).toEqual(['new', 'old', 'aromatase']);
    const alike = librarySearch(db, () => 'Article');
    expect(await alike.find({ ...request, sort: 'TYPE_DESC' })).toEqual(await alike.find({ ...request, sort: 'RELEVANCE' }));
  });

  test('marks what was found, and is safe as HTML', async () => {
    const [result] = (await find('skin care')).results;
    expect(result?.content).toBe('<mark>Skin</mark> &amp; <mark>care</mark>, a &lt; b.');
    const [piel] = (await find('radiaciones', 'es')).results;
    expect(piel?.content).toContain('<mark>Radiaciones</mark>');
  });

  test('is empty for less than three characters, and for what holds no words', async () => {
    for (const term of ['', 'ab', '  ab  ', '🎗🎗', '---', '%%%%', "''''", '\\\\\\', 'рак', ':*&|!', 'a'.repeat(5000)])
      expect(await find(term)).toMatchObject({ total: 0, results: [] });
  });

  test('cuts no character in half and takes what databases fear', async () => {
    for (const term of [
      '\u0000letrozole',
      'letrozole\ud800',
      "letrozole' OR 1=1 --",
      'letrozole:*',
      '(letrozole',
      'letrozole & | !',
      `${'🎗'.repeat(300)} letrozole`,
    ])
      await expect(find(term)).resolves.toBeDefined();
  });
});
