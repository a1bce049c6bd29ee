import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { crisisOf } from './crisis.ts';
import { longestTerm } from './shared.ts';

const bothLanguages = z.strictObject({ en: z.array(z.string()), es: z.array(z.string()) });
const phrasesSchema = z.strictObject({ suicide: bothLanguages, dying: bothLanguages });
const read = (name: string): unknown => parse(readFileSync(path.join(import.meta.dirname, `../../tests/crisis/${name}.yaml`), 'utf8'));

describe.each([
  ['phrases', 'temptations'],
  ['held-out-phrases', 'held-out-temptations'],
])('Of %s and %s', (phrases, temptations) => {
  const { suicide, dying } = phrasesSchema.parse(read(phrases));
  const innocent = bothLanguages.parse(read(temptations));

  test('each phrase of suicide is known', () => {
    expect([...suicide.en, ...suicide.es].filter((term) => crisisOf(term) !== 'SUICIDE')).toEqual([]);
  });

  test('each phrase of dying is known', () => {
    expect([...dying.en, ...dying.es].filter((term) => crisisOf(term) !== 'DYING')).toEqual([]);
  });

  test('no temptation is taken for one', () => {
    expect([...innocent.en, ...innocent.es].filter((term) => crisisOf(term) !== null)).toEqual([]);
  });
});

test('A phrase is known however it is written', () => {
  for (const term of ['  QUIERO   MORIR!!! ', 'quieroooo morir', 'quiéro morír', 'I\u00a0want to… die', 'i WANT to die 😢'])
    expect([term, crisisOf(term)]).toEqual([term, 'SUICIDE']);
});

test('A wish to live is none to die, and fear of dying is fear', () => {
  expect(crisisOf('i dont want to die i want to live')).toBe('DYING');
  expect(crisisOf('no quiero morir quiero ver crecer a mis hijos')).toBe('DYING');
  expect(crisisOf('i dont want to die but i want to kill myself')).toBe('SUICIDE');
});

test.each([
  ['i am dying of boredom and i want to kill myself', 'SUICIDE'],
  ['i want to die my hair fell out', 'SUICIDE'],
  ['i want to die my head hurts', 'SUICIDE'],
  ['i want to die for my family to be free of me', 'SUICIDE'],
  ['quiero morirme de pena', 'SUICIDE'],
  ['i have a tumor am i dying', 'DYING'],
  ['will i die from cancer cells', 'DYING'],
  ['tengo cancer me voy a morir', 'DYING'],
  ['mi mama tiene cancer se va a morir', 'DYING'],
  ['voy a morir por el cancer', 'DYING'],
  ['me muero de miedo de morir', 'DYING'],
])('What looks harmless hides no phrase beside it: %s', (term, crisis) => {
  expect(crisisOf(term)).toBe(crisis);
});

test.each(['', '   ', '\u0000', '\ud800', 'a'.repeat(10_000), '(?<', '$^', '🎗'.repeat(300)])('%j is nothing of the kind', (term) => {
  expect(crisisOf(term)).toBeNull();
});

// Counted, not timed: the expressions repeat nothing within a repetition, and a term is cut.
test('Only the beginning of a long term is read', () => {
  expect(crisisOf(`${'word '.repeat(longestTerm / 5)} i want to die`)).toBeNull();
});
