import type { Value, Values } from './field.ts';

/** For somebody who was told, and does not remember, or who never was told. */
export const unknown = {
  label: { en: 'I don’t know', es: 'No lo sé' },
  meaning: {
    en: 'That is fine: you can ask at your next visit, and fill it in later.',
    es: 'No pasa nada: puede preguntarlo en su próxima cita y ponerlo después.',
  },
} as const satisfies Value;

const yes = { label: { en: 'Yes', es: 'Sí' } };
const no = { label: { en: 'No', es: 'No' } };

/** What yes and no mean is said with each question. */
export function yesOrNo(meanings: { yes: Value['meaning']; no: Value['meaning'] }) {
  return { yes: { ...yes, meaning: meanings.yes }, no: { ...no, meaning: meanings.no }, unknown } as const satisfies Values;
}
