import type { Said } from '#services/members/vocabulary/field.ts';

/** The kinds of things that are kept of a member. Their keys name tables and parts of the record that a member takes along. */
export const sheetWords = {
  account: { en: 'Your account', es: 'Su cuenta' },
  profile: { en: 'Your profile', es: 'Su perfil' },
  diagnoses: { en: 'Your diagnoses', es: 'Sus diagnósticos' },
  treatments: { en: 'Your treatments', es: 'Sus tratamientos' },
  drafts: { en: 'What you began and did not save', es: 'Lo que empezó y no guardó' },
  trials: { en: 'Trials and searches that you keep', es: 'Estudios y búsquedas que guarda' },
  trialMail: { en: 'Mail about trials', es: 'Correo sobre estudios' },
  saved: { en: 'What you saved', es: 'Lo que guardó' },
  days: { en: 'Your daily log', es: 'Su diario' },
  forYou: { en: 'What you dismissed, and what you read', es: 'Lo que descartó y lo que leyó' },
  questions: { en: 'Your questions', es: 'Sus preguntas' },
  visits: { en: 'Your visits', es: 'Sus citas' },
  medicineReminders: { en: 'Medicines to be reminded of', es: 'Medicinas que hay que recordarle' },
  reminderMail: { en: 'Reminders by email', es: 'Recordatorios por correo' },
  shares: { en: 'Links for somebody who helps you', es: 'Enlaces para alguien que le ayuda' },
  picture: { en: 'Your picture', es: 'Su foto' },
  choices: { en: 'What you agreed to and chose', es: 'Lo que aceptó y eligió' },
  sessions: { en: 'Where you are signed in', es: 'Sus sesiones abiertas' },
  'second-factor': { en: 'Your second factor', es: 'Su segundo factor' },
  'second-factor-lost': { en: 'A lost second factor', es: 'Un segundo factor perdido' },
  'sign-ins': { en: 'What happened to your account', es: 'Lo que pasó con su cuenta' },
  log: { en: 'Who opened or changed your record', es: 'Quién abrió o cambió sus datos' },
} as const satisfies Readonly<Record<string, Said>>;

export type SheetName = keyof typeof sheetWords;
