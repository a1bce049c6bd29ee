import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('The last five are kept, the latest first, separated by commas', () => {
  for (const term of ['one', 'two', 'three', 'four', 'five', 'six']) rememberSearch(term);
  expect(kept).toEqual(new Map([['recent-searches', 'six,five,four,three,two']]));
  expect(recentSearches()).toEqual(['six', 'five', 'four', 'three', 'two']);
});

test('A term that comes again moves to the front, however it is written', () => {
  for (const term of ['her2', 'fatigue', 'HER2']) rememberSearch(term);
  expect(recentSearches()).toEqual(['HER2', 'fatigue']);
});

test('A comma in a term becomes a space', () => {
  rememberSearch(' pain, in the arm,hand ');
  expect(recentSearches()).toEqual(['pain in the arm hand']);
});

test('One is forgotten, or all, and then nothing is kept', () => {
  for (const term of ['one', 'two', 'three']) rememberSearch(term);
  forgetSearch('two');
  expect(recentSearches()).toEqual(['three', 'one']);
  forgetSearches();
  expect(recentSearches()).toEqual([]);
  expect(kept.size).toBe(0);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['commas alone', ',,,'],
])('There are none where there is %s', (_, text) => {
  if (text !== null) kept.set('recent-searches', text);
  expect(recentSearches()).toEqual([]);
});

test('A device that forbids it keeps none, and nothing breaks', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  rememberSearch('her2');
  expect(recentSearches()).toEqual([]);
});
