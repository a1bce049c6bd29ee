import { expect, test } from 'vitest';
import { localeProblems } from './locales.ts';
import { isPublishedIn, stateOf } from './states.ts';

test.each([
  ['archived', { version: 6, publishedVersion: 3, archivedVersion: 5 }],
  ['draft', { version: 1 }],
  ['draft', { version: 7, publishedVersion: 0 }],
  ['published', { version: 4, publishedVersion: 3 }],
  ['changed', { version: 5, publishedVersion: 3 }],
  ['published', { revision: 8 }],
  ['published', {}],
] as const)('an entry is %s by its versions: %o', (state, sys) => {
  expect(stateOf({ id: 'A', ...sys })).toBe(state);
});

test('where locales are published one by one, one with a draft in it is not published', () => {
  const fieldStatus = { title: { 'en-US': 'published', es: 'draft' }, body: { 'en-US': 'changed', es: 'published' } };
  expect(['en-US', 'es', 'fr'].map((locale) => isPublishedIn({ id: 'A', fieldStatus }, locale))).toEqual([true, false, true]);
});

test('what is wrong with the locales of a space is named', () => {
  expect(
    localeProblems([
      { code: 'en-US', default: true, fallbackCode: null },
      { code: 'es', default: true, fallbackCode: 'es-MX' },
      { code: 'es-MX', default: false, fallbackCode: 'es' },
      { code: 'fr', default: false, fallbackCode: 'de' },
    ]),
  ).toEqual([
    '2 locales say that they are the default: en-US, es',
    'the locale fr falls back to de, which the space does not have',
    'the locale es falls back to itself, in a circle',
    'the locale es-MX falls back to itself, in a circle',
  ]);
});
