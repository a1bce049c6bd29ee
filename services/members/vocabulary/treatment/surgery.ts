import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Places, Said, Values } from '#services/members/vocabulary/field.ts';
import { choices } from '#services/members/vocabulary/kinds.ts';
import { rebuildingProcedures } from './rebuilding-procedures.ts';
import { removingProcedures } from './removing-procedures.ts';

const procedures = { ...removingProcedures, ...rebuildingProcedures, unknown } as const satisfies Values;

const goals = {
  'remove-cancer': {
    label: { en: 'Remove cancer', es: 'Quitar el cáncer' },
    meaning: { en: 'To take the tumor out, or nodes with cancer.', es: 'Sacar el tumor, o ganglios con cáncer.' },
  },
  'reduce-risk': {
    label: { en: 'Reduce risk', es: 'Reducir el riesgo' },
    meaning: {
      en: 'To take out healthy tissue, so that cancer is less likely.',
      es: 'Sacar tejido sano para que sea menos probable el cáncer.',
    },
    term: 'risk-reducing-surgery',
  },
  reconstruct: {
    label: { en: 'Reconstruct', es: 'Reconstruir' },
    meaning: { en: 'To give the chest the shape that you want.', es: 'Darle al pecho la forma que usted quiere.' },
    term: 'reconstruction',
  },
  unknown,
} as const satisfies Values;

const line = (en: string, es: string): Places => [{ document: 'operativeReport', line: { en, es } }];

function proceduresOf(side: Said) {
  return choices(
    procedures,
    {
      label: { en: `Surgery of the ${side.en} side`, es: `Cirugía del lado ${side.es}` },
      meaning: {
        en: `What was done to the ${side.en} breast and armpit; choose all that fit.`,
        es: `Qué se hizo en la mama y la axila del lado ${side.es}; marque todo lo que corresponda.`,
      },
      report: line('Under “Procedure performed”.', 'En «Procedimiento realizado» o “Procedure performed”.'),
      term: 'mastectomy',
    },
    ['unknown'],
  );
}

/** Surgery of each breast. */
export const surgery = {
  surgeryGoals: choices(
    goals,
    {
      label: { en: 'Goal of the surgery', es: 'Objetivo de la cirugía' },
      meaning: { en: 'What it was for; choose all that fit.', es: 'Para qué fue; marque todo lo que corresponda.' },
      report: line('Under “Indication”.', 'En «Indicación» o “Indication”.'),
      term: 'reconstruction',
    },
    ['unknown'],
  ),
  leftProcedures: proceduresOf({ en: 'left', es: 'izquierdo' }),
  rightProcedures: proceduresOf({ en: 'right', es: 'derecho' }),
};
