import { expect, test } from 'vitest';
import { wordCount } from './word-count.ts';
import { fold, wordsOf } from './words.ts';

test('contractions, hyphenated words, abbreviations and figures with their symbols are one word', () => {
  expect(wordsOf('Don’t wait: 100.4 °F (38 °C) is a fever, in the U.S. and elsewhere.')).toEqual([
    'Don’t',
    'wait',
    '100.4 °F',
    '38 °C',
    'is',
    'a',
    'fever',
    'in',
    'the',
    'U.S.',
    'and',
    'elsewhere',
  ]);
  expect(wordsOf('ER-positive, HER2 and 25 % of 1,000 at 2:30')).toEqual([
    'ER-positive',
    'HER2',
    'and',
    '25 %',
    'of',
    '1,000',
    'at',
    '2:30',
  ]);
  expect(wordsOf('¿Qué quimio? «El cáncer», 20mg.')).toEqual(['Qué', 'quimio', 'El', 'cáncer', '20mg']);
  expect(wordsOf(' — … ')).toEqual([]);
});

test('words are compared without case, accents, apostrophes, spaces and stops; figures keep their point', () => {
  expect(['Día', 'Don’t', "don't", 'U.S.', '100.4 °F', '2.5'].map(fold)).toEqual(['dia', 'dont', 'dont', 'us', '100.4°f', '2.5']);
});

test('all blocks count', () => {
  expect(wordCount([{ text: 'One two.' }, { text: 'Three' }, { text: '' }])).toBe(3);
});
