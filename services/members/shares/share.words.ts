import type { Said } from '#services/members/vocabulary/field.ts';
import type { SharePart } from './shared.ts';

/** What a link shows, by its name. */
export const partWords: Readonly<Record<SharePart, Said>> = {
  log: { en: 'The daily log', es: 'El diario' },
  visits: { en: 'Visits', es: 'Citas' },
  summary: { en: 'The summary for a visit', es: 'El resumen para una cita' },
};
