import type { Said } from './vocabulary/field.ts';

/** What a title says that no field or value is called. */
export const titleWords = {
  breastCancer: { en: 'Breast cancer', es: 'Cáncer de mama' },
  otherType: { en: 'Breast cancer of another type', es: 'Cáncer de mama de otro tipo' },
  notConfirmed: { en: 'Diagnosis not confirmed yet', es: 'Diagnóstico sin confirmar' },
  notDiagnosed: { en: 'No diagnosis so far', es: 'Sin diagnóstico por ahora' },
  doseDense: { en: 'Dose-dense', es: 'En dosis densas' },
} as const satisfies Readonly<Record<string, Said>>;

/** A side, as it ends a title. */
export const sideWords = {
  left: { en: 'left', es: 'lado izquierdo' },
  right: { en: 'right', es: 'lado derecho' },
  both: { en: 'both sides', es: 'los dos lados' },
  nodes: { en: 'in lymph nodes only', es: 'solo en ganglios' },
  other: { en: 'outside the breast', es: 'fuera de la mama' },
} as const satisfies Readonly<Record<string, Said>>;

/** Receptors in the letters of reports. */
export const receptorWords = {
  estrogen: { en: 'ER', es: 'RE' },
  progesterone: { en: 'PR', es: 'RP' },
  her2neu: { en: 'HER2', es: 'HER2' },
} as const satisfies Readonly<Record<string, Said>>;

/** Times of a treatment; a day in Spanish comes with its article. */
export const whenWords = {
  since: { en: (from: string) => `Since ${from}`, es: (from: string) => `Desde ${from}` },
  until: { en: (to: string) => `Until ${to}, start not known`, es: (to: string) => `Hasta ${to}; no se sabe cuándo empezó` },
  from: { en: (from: string) => `From ${from}, end not known`, es: (from: string) => `Desde ${from}; no se sabe cuándo terminó` },
  span: { en: (from: string, to: string) => `${from} to ${to}`, es: (from: string, to: string) => `Desde ${from} hasta ${to}` },
} as const;
