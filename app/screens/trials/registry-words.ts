import type { Locale } from '#config/locale.ts';

/** English words of the registry with what they mean: those that its titles and criteria use most. */
export const registryWords: readonly { word: string; meaning: Record<Locale, string> }[] = [
  { word: 'Recruiting', meaning: { en: 'It takes people now.', es: 'Recibe participantes ahora.' } },
  {
    word: 'Randomized',
    meaning: { en: 'A computer puts people into groups by chance.', es: 'Una computadora forma los grupos al azar.' },
  },
  {
    word: 'Placebo',
    meaning: {
      en: 'Something that looks like the drug and has none in it. In cancer it is usually given on top of real treatment.',
      es: 'Algo igual a la medicina, pero sin ella. En el cáncer casi siempre se da además de un tratamiento de verdad.',
    },
  },
  {
    word: 'Double-blind, masking',
    meaning: { en: 'Neither you nor your doctor knows which group you are in.', es: 'Ni usted ni su médico saben en qué grupo está.' },
  },
  { word: 'Open-label', meaning: { en: 'Everybody knows who gets what.', es: 'Todos saben quién recibe qué.' } },
  { word: 'Arm', meaning: { en: 'One of the groups of a study.', es: 'Uno de los grupos de un estudio.' } },
  { word: 'Eligibility, inclusion criteria', meaning: { en: 'Who can join.', es: 'Quién puede participar.' } },
  { word: 'Exclusion criteria', meaning: { en: 'Who cannot join.', es: 'Quién no puede participar.' } },
  {
    word: 'ECOG performance status',
    meaning: {
      en: 'How much you can do in a day: 0 is everything, 1 is light work, 2 is caring for yourself.',
      es: 'Cuánto puede hacer en el día: 0 es todo, 1 es trabajo ligero, 2 es cuidarse por sí misma.',
    },
  },
  {
    word: 'Prior lines of therapy',
    meaning: { en: 'How many treatments came before, one after the other.', es: 'Cuántos tratamientos hubo antes, uno tras otro.' },
  },
  {
    word: 'Measurable disease',
    meaning: { en: 'A spot that is large enough to be measured on a scan.', es: 'Una lesión que se puede medir en una imagen.' },
  },
  {
    word: 'Washout',
    meaning: { en: 'The days that have to pass after the last drug.', es: 'Los días que deben pasar desde la última medicina.' },
  },
  {
    word: 'Neoadjuvant, adjuvant',
    meaning: { en: 'Treatment before surgery, and after it.', es: 'Tratamiento antes de la cirugía y después de ella.' },
  },
  { word: 'Metastatic', meaning: { en: 'It has spread to other parts of the body.', es: 'Se extendió a otras partes del cuerpo.' } },
];
