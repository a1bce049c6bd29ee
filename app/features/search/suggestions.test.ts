import { expect, test } from 'vitest';
import type { Found } from './search.ts';
import { nothingFound } from './search.ts';
import { resultsPath, suggestionsFor } from './suggestions.ts';

const { nav: nothing } = nothingFound;
const article = { id: 'chemotherapy', title: 'Chemotherapy', contentType: 'page', path: '/treatment/chemotherapy' };
const known = {
  typed: '',
  nav: nothing,
  recent: ['her2 low'],
  abbreviations: [],
  popular: { searches: ['fatigue'], articles: [article] },
  locale: 'en' as const,
};
const found: Found = {
  term: 'chemo',
  results: [
    {
      ...article,
      slug: 'chemotherapy',
      teaserContent: '',
      content: '',
      topic: null,
      score: 1,
      publishedAt: '2026-01-01T00:00:00Z',
      image: null,
    },
  ],
  meta: { total: 1, exact: true, breakdown: [], correction: null },
};
const shown = (more: Partial<Parameters<typeof suggestionsFor>[0]>) =>
  suggestionsFor({ ...known, ...more }).map(({ name, suggestions }) => [name, ...suggestions.map(({ href }) => href)]);

test('An empty box offers what was searched for, what is searched for, and what is read', () => {
  const groups = [
    ['recent', '/search?q=her2+low'],
    ['popularSearches', '/search?q=fatigue'],
    ['popularArticles', '/treatment/chemotherapy'],
  ];
  expect(shown({})).toEqual(groups);
  expect(shown({ typed: '  ' })).toEqual(groups);
});

test('A group with nothing in it is left out', () => {
  expect(shown({ recent: [], popular: { searches: [], articles: [article] } })).toEqual([['popularArticles', '/treatment/chemotherapy']]);
  expect(shown({ recent: [], popular: { searches: [], articles: [] } })).toEqual([]);
});

const all = ['all', '/search?q=chemo'];

test('A term offers what was found, and last of all the page of results', () => {
  expect(shown({ typed: 'chemo', nav: { ...nothing, found } })).toEqual([['results', '/treatment/chemotherapy'], all]);
});

test('What the term means comes before what was found', () => {
  const definition = { title: 'Chemotherapy', text: 'Medicines that kill cancer cells.', path: '/glossary/chemotherapy' };
  expect(shown({ typed: 'chemo', nav: { ...nothing, found: { ...found, definition } } })).toEqual([
    ['results', '/glossary/chemotherapy', '/treatment/chemotherapy'],
    all,
  ]);
});

test('The page of results says how many there are, where that is known', () => {
  const totalOf = (meta: Partial<Found['meta']>) => {
    const groups = suggestionsFor({ ...known, typed: 'chemo', nav: { ...nothing, found: { ...found, meta: { ...found.meta, ...meta } } } });
    const last = groups.at(-1)?.suggestions.at(-1);
    return last?.kind === 'all' ? last.total : undefined;
  };
  expect(totalOf({ total: 79 })).toBe(79);
  expect(totalOf({ total: 1000, exact: false })).toBeNull();
});

const other = {
  ...{ locale: 'es', total: 3, correction: null, first: false },
  results: [{ ...article, id: 'x', teaserContent: '', content: '', topic: null, path: '/es/x' }],
};

test('What the other language has comes after, with its own page of results; before, where the term is written in it', () => {
  const own = ['results', '/treatment/chemotherapy'];
  const others = ['other', '/es/x', '/es/buscar?q=chemo'];
  expect(shown({ typed: 'chemo', nav: { ...nothing, found: { ...found, otherLanguage: other } } })).toEqual([own, others, all]);
  const first = { ...found, otherLanguage: { ...other, first: true } };
  expect(shown({ typed: 'chemo', nav: { ...nothing, found: first } })).toEqual([others, own, all]);
  const only = { ...found, results: [], otherLanguage: other };
  expect(shown({ typed: 'chemo', nav: { ...nothing, found: only } })).toEqual([others]);
});

test('What is found there is counted in that language', () => {
  const nav = { ...nothing, found: { ...found, otherLanguage: other } };
  const locales = suggestionsFor({ ...known, typed: 'chemo', nav }).map(
    ({ suggestions: [first] }) => first && 'locale' in first && first.locale,
  );
  expect(locales).toEqual(['en', 'es', 'en']);
});

test('A short term offers what it stands for', () => {
  const abbreviations = ['Estrogen receptor'];
  expect(shown({ typed: ' ER ', abbreviations })).toEqual([['abbreviations', '/search?q=Estrogen+receptor']]);
  expect(shown({ typed: 'ER positive', abbreviations })).toEqual([]);
  expect(shown({ typed: 'ER' })).toEqual([]);
});

test.each([
  ['a term that is too short', { typed: ' ch ', nav: { ...nothing, found } }],
  ['a search that failed', { typed: 'chemo', nav: { ...nothing, found, hasFailed: true } }],
  ['a term that finds nothing', { typed: 'chemo', nav: { ...nothing, found: { ...found, results: [] } } }],
  ['the first wait', { typed: 'chemo', nav: { ...nothing, isLoading: true } }],
])('Nothing is offered for %s', (_, more) => {
  expect(shown(more)).toEqual([]);
});

test('A term is encoded in the address of its results', () => {
  expect(resultsPath('/es/buscar', 'ganglio & ¿qué?')).toBe('/es/buscar?q=ganglio+%26+%C2%BFqu%C3%A9%3F');
});
