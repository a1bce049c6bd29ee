import { expect, test } from 'vitest';
import { sentencesOf } from './sentences.ts';

test.each([
  ['Stay home. Call us!  Is it 38 °C? Go.', ['Stay home.', 'Call us!', 'Is it 38 °C?', 'Go.']],
  ['It took 2.5 hours. 3 people came.', ['It took 2.5 hours.', '3 people came.']],
  ['Ask Dr. Who. Ask Mrs. Jones, too.', ['Ask Dr. Who.', 'Ask Mrs. Jones, too.']],
  ['The U.S. Food and Drug Administration said so.', ['The U.S. Food and Drug Administration said so.']],
  ['Take vitamin D. Call us.', ['Take vitamin D.', 'Call us.']],
  ['“Is it cancer?” she asked.', ['“Is it cancer?” she asked.']],
  ['She said “yes.” Then she left (at last.) He stayed…', ['She said “yes.”', 'Then she left (at last.)', 'He stayed…']],
  ['One thing: rest; then walk', ['One thing: rest; then walk']],
  [
    '¿Qué es? ¡Llame! «Sí.» La Dra. Ruiz vive en EE. UU. y viene.',
    ['¿Qué es?', '¡Llame!', '«Sí.»', 'La Dra. Ruiz vive en EE. UU. y viene.'],
  ],
  ['Done. — ', ['Done. —']],
  ['…', []],
])('%s', (block, sentences) => {
  expect(sentencesOf(block)).toEqual(sentences);
});
