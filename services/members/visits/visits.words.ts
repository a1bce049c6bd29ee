import type { Said } from '#services/members/vocabulary/field.ts';
import type { VisitKind } from './shared.ts';

/** What each kind of visit is called. */
export const visitKindWords: Readonly<Record<VisitKind, Said>> = {
  'first-visit': { en: 'First visit with a doctor', es: 'Primera cita con un médico' },
  results: { en: 'Results', es: 'Resultados' },
  surgery: { en: 'Surgery', es: 'Cirugía' },
  infusion: { en: 'Infusion or chemo', es: 'Infusión o quimio' },
  radiation: { en: 'Radiation', es: 'Radiación' },
  scan: { en: 'Scan or mammogram', es: 'Estudio de imagen o mamografía' },
  checkup: { en: 'Check-up', es: 'Control' },
  lab: { en: 'Blood test', es: 'Análisis de sangre' },
  'second-opinion': { en: 'Second opinion', es: 'Segunda opinión' },
  other: { en: 'Something else', es: 'Otra cosa' },
};

export const visitWords = {
  /** What a calendar shows of a visit, of whatever kind: it tells nobody of an illness. */
  appointment: { en: 'Appointment', es: 'Cita' },
} as const satisfies Readonly<Record<string, Said>>;
