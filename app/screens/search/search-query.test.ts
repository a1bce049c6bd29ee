import { describe, expect, test } from 'vitest';
import { lengthOf, pagesOf, parseQuery, type SearchQuery, searchPath, typesOf } from './search-query.ts';

const plain: SearchQuery = { typed: 'chemo', types: [], archived: false, sort: 'RELEVANCE', page: 1 };
const parsed = (search: string) => parseQuery(new URLSearchParams(search));

describe('An address', () => {
  test.each<[string, Partial<SearchQuery>]>([
    ['q=chemo', {}],
    ['q=chemo&type=page&type=event&sort=latest&page=3', { types: ['page', 'event'], sort: 'LATEST', page: 3 }],
    ['q=chemo&type=archivedResearchNews&sort=oldest', { archived: true, sort: 'OLDEST' }],
    ['q=chemo&sort=type', { sort: 'TYPE_ASC' }],
    ['q=chemo&sort=type-desc&page=100', { sort: 'TYPE_DESC', page: 100 }],
    ['q=a%26b+c', { typed: 'a&b c' }],
  ])('says what is asked for, and is made of it again: %s', (search, query) => {
    expect(parsed(search)).toEqual({ ...plain, ...query });
    expect(searchPath('en', { ...plain, ...query })).toBe(`/search?${search}`);
  });

  test('leads to the screen of its language', () => {
    expect(searchPath('es', plain)).toBe('/es/buscar?q=chemo');
  });

  test.each<[string, Partial<SearchQuery>]>([
    ['q=chemo&page=abc&sort=x&type=nothing&type=', {}],
    ['q=chemo&page=0', {}],
    ['q=chemo&page=-1', {}],
    ['q=chemo&page=1.5', {}],
    ['q=chemo&page=1e3', {}],
    ['q=chemo&page=999999999999999999999', {}],
    ['q=chemo&page=5000', { page: 100 }],
    ['q=chemo&sort=__proto__&type=constructor', {}],
    ['q=chemo&type=page&type=page', { types: ['page'] }],
    ['q=%00che%00mo%0d%0a', { typed: 'che mo' }],
    ['q=chemo&q=other', {}],
    ['type=page', { typed: '', types: ['page'] }],
  ])('that is wrong in part is right in the rest: %s', (search, query) => {
    expect(parsed(search)).toEqual({ ...plain, ...query, ...(search.startsWith('q=%00') ? { typed: 'che mo' } : {}) });
  });

  test('holds no half of a surrogate pair', () => {
    expect(parseQuery(new URLSearchParams([['q', 'che\ud83d mo']])).typed.isWellFormed()).toBe(true);
  });
});

test('archived research news is shown beside what is shown anyway', () => {
  expect(typesOf(plain)).toEqual([]);
  expect(typesOf({ types: ['page'], archived: false })).toEqual(['page']);
  expect(typesOf({ types: ['page'], archived: true })).toEqual(['page', 'archivedResearchNews']);
  expect(typesOf({ types: [], archived: true })).toEqual(expect.arrayContaining(['page', 'bio', 'archivedResearchNews']));
});

test('pages hold ten, and there are a hundred at most', () => {
  expect([0, 1, 10, 11, 999, 1_000, 5_000].map(pagesOf)).toEqual([0, 1, 1, 2, 100, 100, 100]);
});

test('three code points are enough, and two hundred all that is searched for', () => {
  expect(['ab', ' ab ', '👩🏽', 'abc', '👩👩👩', 'á é'].map(lengthOf)).toEqual(['short', 'short', 'short', 'right', 'right', 'right']);
  expect([lengthOf('a'.repeat(200)), lengthOf('a'.repeat(201)), lengthOf(`${'a'.repeat(199)} b`)]).toEqual(['right', 'long', 'long']);
});
