import type { Said } from '#services/members/vocabulary/field.ts';
import type { Rhythm } from './shared.ts';

export const reminderWords = {
  /** What a calendar shows of a medicine: it tells nobody of an illness. */
  reminder: { en: 'Reminder', es: 'Recordatorio' },
} as const satisfies Readonly<Record<string, Said>>;

export const rhythmWords: Readonly<Record<Rhythm, Said>> = {
  1: { en: 'Every day', es: 'Todos los días' },
  2: { en: 'Every other day', es: 'Un día sí y otro no' },
  7: { en: 'Once a week', es: 'Una vez por semana' },
  14: { en: 'Every two weeks', es: 'Cada dos semanas' },
  21: { en: 'Every three weeks', es: 'Cada tres semanas' },
  28: { en: 'Every four weeks', es: 'Cada cuatro semanas' },
};
