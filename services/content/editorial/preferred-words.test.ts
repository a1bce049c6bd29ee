import { describe, expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { preferredWords, refusedWords } from './preferred-words.ts';
import { sampleSubject } from './testing.ts';

const found = (locale: Locale, body: string, more = {}) =>
  preferredWords(sampleSubject({ locale, body, ...more })).map(({ line, message }) => `${line}: ${message}`);

describe('a word that was refused', () => {
  test('is told at its line, with the word to say', () => {
    expect(found('es', 'Texto.\n\nMolestan los **sofocos**.')).toEqual([
      '11: says “sofocos”: say “bochorno”, and this in brackets, once on a page',
    ]);
    expect(found('en', 'Text.\n\nIt is the commonest effect.')).toEqual(['11: says “commonest”: say “most common”']);
  });

  test('is found in titles, teasers, tables, headings of directives and items of check-lists', () => {
    expect(found('es', 'Texto.', { title: 'Una ecografía' })).toHaveLength(1);
    expect(found('es', 'Texto.', { teaser: 'Qué hacer con los sofocos y con el mal sueño, de día y de noche.' })).toHaveLength(1);
    expect(found('es', ':::table{#a title="Sequedad"}\n| Uno | Dos |\n| --- | --- |\n| a | b |\n:::')).toHaveLength(1);
    expect(found('es', 'Texto.', { type: 'check-list', items: [{ id: 'a', text: 'Un sostén suave' }] })).toHaveLength(1);
  });

  test('may stand in brackets, once on a page', () => {
    expect(found('es', 'Un [ultrasonido](/a) (ecografía) del seno.')).toEqual([]);
    expect(found('es', 'Un ultrasonido (ecografía).\n\nOtro ultrasonido (ecografía).')).toEqual([expect.stringMatching(/^11: /)]);
    expect(found('es', 'Vaya rápido (deprisa).')).toHaveLength(1);
  });

  test('is what somebody else says, what readers type, or a word of the other language', () => {
    expect(found('es', 'En el informe dice «tumorectomía».')).toEqual([]);
    expect(found('es', ':::quotation{#a}\nMe dieron sofocos.\n:::')).toEqual([]);
    expect(found('es', 'Texto.', { searchWords: ['sofocos de noche'] })).toEqual([]);
    expect(found('en', 'Ask for <span lang="es">programme</span>.')).toEqual([]);
  });

  test('is a name of the time zone that nobody here uses', () => {
    for (const name of ['hora oriental', 'hora estándar oriental', 'hora de Nueva York', 'hora de la costa este'])
      expect(refusedWords(`A las 7:00 p. m., ${name}.`, 'es')).toEqual([`says “${name}”: say “hora del Este”`]);
    expect(refusedWords('A las 7:00 p. m., hora del Este. En esta hora, este texto.', 'es')).toEqual([]);
  });

  test('is no part of a longer word', () => {
    expect(found('es', 'La resequedad se puede sostener; es urgente y no es una urgencia.')).toEqual([]);
    expect(found('en', 'Forward it to the warden, call them by phone the same day.')).toEqual([]);
  });
});

test.each([
  ['Pida que le revisen pronto.', true],
  ['Que alguien le acompañe.', true],
  ['Si le operan hoy, avise.', true],
  ['Le revisan el corazón y le operaron los ganglios.', false],
  ['Le ayuda, le preocupa y le despierta el temor.', false],
  ['A las demás se les observó más tiempo.', false],
  ['Pida que la revisen pronto.', false],
])('le, where usted is the direct object: %s', (text, refused) => {
  expect(refusedWords(text, 'es').length > 0).toBe(refused);
});

test.each([
  ['Es cáncer de mama; el cirujano de mama opera los senos.', 0],
  ['Le quitan la mama.', 1],
  ['Es cáncer de seno.', 1],
  ['Pida los beneficios por incapacidad. La ley es para personas con discapacidad.', 0],
  ['Pida el pago por discapacidad.', 1],
  ['Tumores sin ganglios afectados.', 0],
  ['Tumores sin ganglios.', 1],
])('names and senses: %s', (text, problems) => {
  expect(refusedWords(text, 'es')).toHaveLength(problems);
});
