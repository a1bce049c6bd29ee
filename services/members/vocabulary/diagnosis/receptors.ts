import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Said, Values } from '#services/members/vocabulary/field.ts';
import { choice, number } from '#services/members/vocabulary/kinds.ts';

const statuses = {
  positive: {
    label: { en: 'Positive', es: 'Positivo' },
    meaning: {
      en: 'Cells have the receptor, so that hormonal therapy may help.',
      es: 'Las células tienen el receptor, y puede servir la terapia hormonal.',
    },
    written: { en: '1% of cells or more, Allred 3 to 8, low positive', es: '1% de las células o más, Allred de 3 a 8, bajo positivo' },
    term: 'hormone-receptor',
  },
  negative: {
    label: { en: 'Negative', es: 'Negativo' },
    meaning: { en: 'Cells do not have the receptor.', es: 'Las células no tienen el receptor.' },
    written: { en: 'Under 1% of cells, Allred 0 or 2', es: 'Menos de 1% de las células, Allred 0 o 2' },
  },
  unknown,
} as const satisfies Values;

const line = (en: string, es: string): Places => [
  { document: 'biopsyReport', line: { en, es } },
  { document: 'surgeryPathology', line: { en, es } },
];

/** The status of a receptor, its Allred score and its percentage. */
function receptor(name: Said, short: Said, term: string) {
  return {
    status: choice(statuses, {
      label: name,
      meaning: { en: `Whether ${short.en} feeds the cancer.`, es: `Si ${short.es} alimenta al cáncer.` },
      report: line(`Beside “${name.en}”.`, `Junto a «${name.es}» o “${name.en}”.`),
      term,
    }),
    numerical: number(
      { least: 0, most: 8, not: [1] },
      {
        label: { en: `${name.en}: Allred score`, es: `${name.es}: puntaje de Allred` },
        meaning: { en: 'A score of 0, or 2 to 8; from 3 on it is positive.', es: 'Un puntaje de 0, o de 2 a 8; desde 3 es positivo.' },
        report: line('As “Allred score” or “Total score”, if at all.', 'Como «Puntaje de Allred» o “Allred score”, si aparece.'),
        term,
      },
    ),
    percentage: number(
      { least: 0, most: 100 },
      {
        label: { en: `${name.en}: percentage`, es: `${name.es}: porcentaje` },
        meaning: { en: 'In how many of 100 cells it was seen.', es: 'En cuántas de cada 100 células se vio.' },
        report: line('Beside the result, with a %.', 'Junto al resultado, con un %.'),
        term,
      },
    ),
  };
}

const estrogen = receptor(
  { en: 'Estrogen receptor (ER)', es: 'Receptor de estrógeno (RE)' },
  { en: 'estrogen', es: 'el estrógeno' },
  'estrogen-receptor',
);
const progesterone = receptor(
  { en: 'Progesterone receptor (PR)', es: 'Receptor de progesterona (RP)' },
  { en: 'progesterone', es: 'la progesterona' },
  'progesterone-receptor',
);

/** Hormone receptors. */
export const receptors = {
  estrogen: estrogen.status,
  estrogenNumerical: estrogen.numerical,
  estrogenPercentage: estrogen.percentage,
  progesterone: progesterone.status,
  progesteroneNumerical: progesterone.numerical,
  progesteronePercentage: progesterone.percentage,
};
