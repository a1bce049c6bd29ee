import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { testDatabase } from '#database/testing.ts';
import { publishLibrary } from '#services/content/publishing/publish-library.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { storeLifts } from './lifted.ts';
import { inOtherLanguage } from './other-language.ts';
import { librarySearch, type SearchRequest } from './search.ts';
import { searchIndex } from './search-index.ts';

const { db } = await testDatabase();
const search = librarySearch(db);

const synonyms = `
- en: [chemotherapy, chemo]
  es: [quimioterapia, quimio, qt]
- en: [magnetic resonance imaging, mri, mr]
  es: [rm, resonancia magnética]
- drug: fluorouracil
  en: [5-fu]
  es: [fluorouracilo, 5-fu]
- en: [ac chemo, ac, ac-t]
- drug: tamoxifen
  es: [tamoxifeno]
`;

type Words = { en: [title: string, text: string]; es: [title: string, text: string] };
const words: Record<string, Words> = {
  chemotherapy: {
    en: ['Chemotherapy', 'Its side effects. Fluorouracil. AC chemo.'],
    es: ['Quimioterapia', 'Quemó un efecto a un lado. Fluorouracilo.'],
  },
  report: { en: ['The report', 'Words of pathology.'], es: ['El informe de patología', 'Qué dice la patología.'] },
  smear: { en: ['The smear', 'A cell test.'], es: ['Las células', 'Una prueba.'] },
  tamoxifen: { en: ['Tamoxifen', 'A pill. Send it by mail.'], es: ['Tamoxifeno', 'Una pastilla para el seno.'] },
  fever: { en: ['When it gets warm', 'Call at once.'], es: ['Cuando hay calor', 'Llame ya.'] },
};

beforeAll(async () => {
  const texts = Object.entries(words).flatMap(([id, { en, es }]) => [
    [`page/${id}/en.md`, entryText({ title: en[0], slug: id, body: en[1] })],
    [`page/${id}/es.md`, entryText({ title: es[0], slug: `${id}-es`, body: es[1] })],
  ]);
  const { root } = await library({
    ...Object.fromEntries(texts),
    'glossaryTerm/er/en.md': entryText({ title: 'Estrogen receptor', slug: 'er', alsoCalled: ['ER'] }),
    'glossaryTerm/er/es.md': entryText({ title: 'Receptor de estrógeno', slug: 're', alsoCalled: ['RE', 'ER'] }),
    'synonyms.yaml': synonyms,
  });
  const { problems } = await publishLibrary(db, { root, ...testPublishing, search: searchIndex });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  await storeLifts(db, [
    { entryId: 'fever', locale: 'en', phrase: 'temperature after chemo' },
    { entryId: 'fever', locale: 'es', phrase: 'temperatura con quimio' },
  ]);
});

const requestOf = (term: string, locale: Locale): SearchRequest => ({
  ...{ term, locale, limit: 10, offset: 0, contentTypes: [] },
  sort: 'RELEVANCE',
});
const find = (term: string, locale: Locale) => search.find(requestOf(term, locale));
const ids = async (term: string, locale: Locale) => (await find(term, locale)).results.map(({ teaser }) => teaser.id);
const elsewhere = async (term: string, locale: Locale) => inOtherLanguage(search, requestOf(term, locale), await find(term, locale));

describe('A term of the other language', () => {
  test.each<[string, Locale]>([
    ['chemo side effects', 'es'],
    ['chemo side efects', 'es'],
    ['quimioterapia', 'en'],
    ['patología', 'en'],
    ['seno', 'en'],
  ])('%s (%s) is not made into words of this one, but searched there', async (term, locale) => {
    expect(await find(term, locale)).toMatchObject({ correction: null, isOfOtherLanguage: true });
    const there = await elsewhere(term, locale);
    expect([there?.isFirst, (there?.results.length ?? 0) > 0]).toEqual([true, true]);
  });

  test('is mended in the language that it is written in, where it is a slip there', async () => {
    expect(await elsewhere('chemo side efects', 'es')).toMatchObject({ locale: 'en', correction: 'chemo side effects' });
  });

  test.each<[string, Locale, string]>([
    ['side efects', 'en', 'side effects'],
    ['quimoterapia', 'es', 'quimioterapia'],
    ['tamoxifeno side effects', 'en', 'tamoxifen side effects'],
  ])('is none where it is a slip of this one: %s (%s)', async (term, locale, correction) => {
    expect(await find(term, locale)).toMatchObject({ correction, isOfOtherLanguage: false });
  });

  test('is no slip of a short word that only looks alike', async () => {
    expect((await find('seno pill', 'en')).correction).toBeNull();
  });
});

test('No word is mended into one that only ends like it', async () => {
  expect(await find('citologia', 'es')).toMatchObject({ correction: null });
  expect(await find('patolojia', 'es')).toMatchObject({ correction: 'patología' });
});

describe('A term of two letters', () => {
  test.each<[string, Locale, string[]]>([
    ['ER', 'en', ['Estrogen receptor']],
    ['er', 'es', ['Receptor de estrógeno']],
    [' re ', 'es', ['Receptor de estrógeno']],
    ['QT', 'es', ['quimioterapia']],
    ['RM', 'es', ['resonancia magnética']],
    ['mr', 'en', ['magnetic resonance imaging']],
    ['AC', 'en', ['ac chemo']],
    ['QT', 'en', []],
    ['zz', 'en', []],
    ['e', 'en', []],
    ['🎗🎗', 'en', []],
    ['ER positive', 'en', []],
  ])('%s (%s) stands for %j', async (term, locale, names) => {
    expect(await search.abbreviations(term, locale)).toEqual(names);
  });

  test('is not searched for', async () => {
    expect((await find('ER', 'en')).results).toEqual([]);
  });
});

test.each<[string, Locale]>([
  ['5-FU', 'en'],
  ['5 fu', 'es'],
  ['AC-T', 'en'],
])('%s (%s) finds, with its digits and hyphens', async (term, locale) => {
  expect((await ids(term, locale))[0]).toBe('chemotherapy');
});

describe('A lifted entry', () => {
  test('stands first, whatever else fits, and is counted once', async () => {
    const { results, total, breakdown } = await find('high temperature after my chemo', 'en');
    expect(results.map(({ teaser }) => teaser.id)).toEqual(['fever', 'chemotherapy']);
    expect([total, breakdown]).toEqual([2, [{ contentType: 'page', count: 2 }]]);
  });

  test('is lifted in its language, and by its phrases only', async () => {
    expect((await ids('temperatura con quimio', 'es'))[0]).toBe('fever');
    expect(await ids('chemo', 'en')).toEqual(['chemotherapy']);
  });
});
