import type { Said } from '#services/members/vocabulary/field.ts';
import type { SharePart, ShareTime } from './shared.ts';

/** What a link shows, by its name. */
export const partWords: Readonly<Record<SharePart, Said>> = {
  log: { en: 'The daily log', es: 'El diario' },
  visits: { en: 'Visits', es: 'Citas' },
  summary: { en: 'The summary for a visit', es: 'El resumen para una cita' },
};

/** How long a link lasts. */
export const timeWords: Readonly<Record<ShareTime, Said>> = {
  day: { en: 'A day', es: 'Un día' },
  week: { en: 'A week', es: 'Una semana' },
  month: { en: 'A month (30 days)', es: 'Un mes (30 días)' },
};
