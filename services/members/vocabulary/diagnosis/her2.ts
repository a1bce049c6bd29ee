import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Values } from '#services/members/vocabulary/field.ts';
import { choice } from '#services/members/vocabulary/kinds.ts';

const statuses = {
  positive: {
    label: { en: 'Positive', es: 'Positivo' },
    meaning: {
      en: 'There is too much HER2, and some medicines go straight for it.',
      es: 'Hay demasiado HER2, y existen medicinas hechas para atacarlo.',
    },
  },
  negative: {
    label: { en: 'Negative', es: 'Negativo' },
    meaning: {
      en: 'There is not too much HER2; a little of it may still count as HER2-low.',
      es: 'No hay HER2 de más; un poco puede contar como HER2 bajo.',
    },
    term: 'her2-low',
  },
  unknown,
} as const satisfies Values;

const tests = {
  IHC: {
    label: { en: 'IHC', es: 'IHC' },
    meaning: {
      en: 'A stain that shows how much HER2 protein there is, from 0 to 3+.',
      es: 'Una tinción que muestra cuánta proteína HER2 hay, de 0 a 3+.',
    },
    written: { en: 'Immunohistochemistry', es: 'Inmunohistoquímica' },
    term: 'ihc',
  },
  ISH: {
    label: { en: 'FISH, ISH or CISH', es: 'FISH, ISH o CISH' },
    meaning: { en: 'A test that counts copies of the HER2 gene.', es: 'Una prueba que cuenta las copias del gen HER2.' },
    written: { en: 'In situ hybridization', es: 'Hibridación in situ' },
    term: 'ish',
  },
  both: {
    label: { en: 'Both', es: 'Las dos' },
    meaning: { en: 'The first was not clear, or the lab does both.', es: 'La primera no fue clara, o el laboratorio hace las dos.' },
  },
  unknown,
} as const satisfies Values;

const proteins = {
  '0': {
    label: { en: '0', es: '0' },
    meaning: {
      en: 'Negative; with a faint trace it may be called ultralow.',
      es: 'Negativo; con un rastro muy leve puede llamarse ultrabajo.',
    },
  },
  '1+': {
    label: { en: '1+', es: '1+' },
    meaning: { en: 'Negative, and also HER2-low.', es: 'Negativo, y también HER2 bajo.' },
    term: 'her2-low',
  },
  '2+': {
    label: { en: '2+', es: '2+' },
    meaning: { en: 'Not clear yet: the other test decides.', es: 'Aún no es claro: decide la otra prueba.' },
    written: { en: 'Equivocal', es: 'Equívoco, indeterminado' },
  },
  '3+': { label: { en: '3+', es: '3+' }, meaning: { en: 'Positive.', es: 'Positivo.' } },
  unknown,
} as const satisfies Values;

const copies = {
  positive: {
    label: { en: 'Positive', es: 'Positivo' },
    meaning: { en: 'There are too many copies of the gene.', es: 'Hay demasiadas copias del gen.' },
    written: { en: 'Amplified, ratio 2.0 or more', es: 'Amplificado, razón de 2.0 o más' },
  },
  negative: {
    label: { en: 'Negative', es: 'Negativo' },
    meaning: { en: 'The number of copies is normal.', es: 'El número de copias es normal.' },
    written: { en: 'Not amplified', es: 'No amplificado' },
  },
  unknown,
} as const satisfies Values;

const line = (en: string, es: string): Places => [
  { document: 'biopsyReport', line: { en, es } },
  { document: 'surgeryPathology', line: { en, es } },
];

/** HER2: how it was tested, each result, and what they come to. */
export const her2 = {
  her2test: choice(tests, {
    label: { en: 'HER2 test', es: 'Prueba de HER2' },
    meaning: { en: 'How HER2 was measured.', es: 'Cómo se midió el HER2.' },
    report: line('Beside “HER2”, as the name of the method.', 'Junto a «HER2», como nombre del método.'),
    term: 'her2',
  }),
  her2IhcResult: choice(proteins, {
    label: { en: 'HER2 by IHC', es: 'HER2 por IHC' },
    meaning: { en: 'How much of the protein was seen.', es: 'Cuánta proteína se vio.' },
    report: line('Beside “HER2 (IHC)”, as a number.', 'Junto a “HER2 (IHC)”, como número.'),
    term: 'ihc',
  }),
  her2IshResult: choice(copies, {
    label: { en: 'HER2 by FISH, ISH or CISH', es: 'HER2 por FISH, ISH o CISH' },
    meaning: { en: 'Whether there are too many copies of the gene.', es: 'Si hay demasiadas copias del gen.' },
    report: line('Often on a later page, an addendum.', 'Muchas veces en una hoja posterior, una adenda.'),
    term: 'ish',
  }),
  her2neu: choice(statuses, {
    label: { en: 'HER2 status', es: 'Estado de HER2' },
    meaning: { en: 'What the tests come to.', es: 'Lo que dicen las pruebas en conjunto.' },
    report: line('Beside “HER2” or “HER2/neu”.', 'Junto a «HER2» o «HER2/neu».'),
    term: 'her2',
  }),
};
