import { expect, test } from 'vitest';
import { byLetter } from './alphabet.ts';

const grouped = (locale: 'en' | 'es', ...titles: string[]) =>
  byLetter(
    titles.map((title) => ({ title })),
    locale,
  )
    .filter(({ terms }) => terms.length > 0)
    .map(({ letter, terms }) => `${letter}: ${terms.map(({ title }) => title).join(', ')}`);

test('every letter of the language is there, in order', () => {
  const letters = (locale: 'en' | 'es') =>
    byLetter([], locale)
      .map(({ letter }) => letter)
      .join('');
  expect(letters('en')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  expect(letters('es')).toBe('ABCDEFGHIJKLMNÑOPQRSTUVWXYZ');
});

test('an accent does not make another letter, and does not put a word behind the others', () => {
  expect(grouped('es', 'Etapa', 'Área', 'Édema', 'Axila', 'estadio')).toEqual(['A: Área, Axila', 'E: Édema, estadio, Etapa']);
  expect(grouped('es', 'A\u0301rea')).toEqual(['A: A\u0301rea']);
});

test('Ñ comes after N in Spanish, and is an N in English', () => {
  expect(grouped('es', 'Ñandú', 'Nuez', 'Náusea', 'Ojo', 'N\u0303u')).toEqual(['N: Náusea, Nuez', 'Ñ: Ñandú, N\u0303u', 'O: Ojo']);
  expect(grouped('en', 'Ñandú', 'Nut')).toEqual(['N: Ñandú, Nut']);
});

test('an opening mark is passed over, and what begins with no letter stands at the end', () => {
  expect(grouped('en', '“Cold” node', 'Zone', '5-FU', '')).toEqual(['C: “Cold” node', 'Z: Zone', '#: , 5-FU']);
});
