import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Values } from '#services/members/vocabulary/field.ts';
import { choice, number } from '#services/members/vocabulary/kinds.ts';
import { menopauseStates } from '#services/members/vocabulary/menopause.ts';

const precisions = {
  day: {
    label: { en: 'The day', es: 'El día' },
    meaning: { en: 'You know day, month and year.', es: 'Sabe el día, el mes y el año.' },
  },
  month: {
    label: { en: 'The month', es: 'El mes' },
    meaning: { en: 'You know month and year.', es: 'Sabe el mes y el año.' },
  },
  year: { label: { en: 'The year', es: 'El año' }, meaning: { en: 'You know the year.', es: 'Sabe el año.' } },
  unknown,
} as const satisfies Values;

const report: Places = [
  {
    document: 'biopsyReport',
    line: { en: 'At the top, as “Reported” or “Signed”.', es: 'Arriba, como «Fecha del informe» o “Reported”.' },
  },
];

/** When it was found. */
export const time = {
  diagnosisDateAnswer: choice(precisions, {
    label: { en: 'How much of the date you know', es: 'Qué parte de la fecha sabe' },
    meaning: { en: 'A year is enough.', es: 'Con el año basta.' },
    report,
  }),
  diagnosisDateYear: number(
    { least: 1900, most: 2200 },
    {
      label: { en: 'Year of diagnosis', es: 'Año del diagnóstico' },
      meaning: { en: 'The year in which it was found.', es: 'El año en que se halló.' },
      report,
    },
  ),
  diagnosisDateMonth: number(
    { least: 1, most: 12 },
    {
      label: { en: 'Month of diagnosis', es: 'Mes del diagnóstico' },
      meaning: { en: 'The month in which it was found.', es: 'El mes en que se halló.' },
      report,
    },
  ),
  diagnosisDateDay: number(
    { least: 1, most: 31 },
    {
      label: { en: 'Day of diagnosis', es: 'Día del diagnóstico' },
      meaning: { en: 'The day on which the result was known.', es: 'El día en que se supo el resultado.' },
      report,
    },
  ),
  menopause: choice(menopauseStates, {
    label: { en: 'Menopause at diagnosis', es: 'Menopausia al momento del diagnóstico' },
    meaning: {
      en: 'How it was when the cancer was found, since that guides the choice of medicine.',
      es: 'Cómo estaba cuando se halló el cáncer, porque eso ayuda a elegir la medicina.',
    },
    report: [
      { document: 'visitSummary', line: { en: 'In the history, or on the last page.', es: 'En los antecedentes, o en la última hoja.' } },
    ],
    term: 'menopause',
  }),
};
