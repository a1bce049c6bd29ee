import type { Locale } from '#config/locale.ts';
import type { Said } from '#services/members/vocabulary/field.ts';

/** What stands on a summary besides what its member told: in its own language, whatever that of the page around it is. */
export const summaryWords = {
  title: { en: 'Summary for a visit', es: 'Resumen para una cita' },
  name: { en: 'Name', es: 'Nombre' },
  born: { en: 'Born', es: 'Nacimiento' },
  diagnoses: { en: 'Diagnoses', es: 'Diagnósticos' },
  treatments: { en: 'Treatments', es: 'Tratamientos' },
  medicines: { en: 'Medicines', es: 'Medicinas' },
  prescribed: { en: 'In treatment with', es: 'En tratamiento con' },
  taken: { en: 'Taken lately, from the daily log', es: 'Lo que tomó últimamente, según el diario' },
  questions: { en: 'Questions to ask', es: 'Preguntas para la cita' },
  fevers: { en: 'Fever (100.4 °F or 38 °C, or more)', es: 'Fiebre (38 °C o 100.4 °F, o más)' },
  also: { en: 'Also noted', es: 'También anotó' },
  began: { en: 'began', es: 'empezó' },
  told: {
    en: 'Written down by the patient. It is no copy of a medical record.',
    es: 'Lo anotó la propia paciente o el propio paciente. No es copia de un expediente médico.',
  },
} as const satisfies Readonly<Record<string, Said>>;

/** Of numbers, days and names. */
export const summaryPhrases = {
  asOf: { en: (date: string) => `As of ${date}`, es: (date: string) => `Al ${date}` },
  forVisit: {
    en: (date: string, withWhom: string) => (withWhom === '' ? `For the visit on ${date}` : `For the visit on ${date}, with ${withWhom}`),
    es: (date: string, withWhom: string) => (withWhom === '' ? `Para la cita del ${date}` : `Para la cita del ${date}, con ${withWhom}`),
  },
  sinceVisit: {
    en: (date: string) => `Since the last visit, ${date}`,
    es: (date: string) => `Desde la última cita, ${date}`,
  },
  since: { en: (date: string) => `Since ${date}`, es: (date: string) => `Desde el ${date}` },
  range: {
    en: (low: string, high: string, last: string) => (low === high ? `always ${low}` : `${low} to ${high}, last ${last}`),
    es: (low: string, high: string, last: string) => (low === high ? `siempre ${low}` : `de ${low} a ${high}; lo último, ${last}`),
  },
  moreTreatments: {
    en: (count: number) => (count === 1 ? 'And one treatment more, longer ago' : `And ${count} treatments more, longer ago`),
    es: (count: number) => (count === 1 ? 'Y un tratamiento más, anterior' : `Y ${count} tratamientos más, anteriores`),
  },
  moreQuestions: {
    en: (count: number) => (count === 1 ? 'And one question more on the list' : `And ${count} questions more on the list`),
    es: (count: number) => (count === 1 ? 'Y una pregunta más en la lista' : `Y ${count} preguntas más en la lista`),
  },
} as const;

export type SheetWords = Readonly<Record<keyof typeof summaryWords, string>>;

/** The words of a summary in its language. */
export function sheetWordsIn(locale: Locale): SheetWords {
  const say = (id: keyof typeof summaryWords) => summaryWords[id][locale];
  return {
    ...{ title: say('title'), name: say('name'), born: say('born'), diagnoses: say('diagnoses'), treatments: say('treatments') },
    ...{ medicines: say('medicines'), prescribed: say('prescribed'), taken: say('taken'), questions: say('questions') },
    ...{ fevers: say('fevers'), also: say('also'), began: say('began'), told: say('told') },
  };
}
