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
  popular: { searches: ['fatigue'], articles: [article] },
  action: '/search',
};
const found: Found = {
  term: 'chemo',
  results: [
    { ...article, slug: 'chemotherapy', teaserContent: '', content: '', score: 1, publishedAt: '2026-01-01T00:00:00Z', image: null },
  ],
  meta: { total: 1, exact: true, breakdown: [], correction: null },
};
const shown = (more: Partial<typeof known>) =>
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

test('A term offers what was found, and last of all the page of results', () => {
  expect(shown({ typed: 'chemo', nav: { ...nothing, found } })).toEqual([['results', '/treatment/chemotherapy', '/search?q=chemo']]);
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
