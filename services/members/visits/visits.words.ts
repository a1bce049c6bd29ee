import { type Locale, languageTags } from '#config/locale.ts';
import { timeZoneName } from '#config/time-zone-names.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import { momentAt } from '#services/moments/zoned.ts';
import type { VisitKind } from './shared.ts';
import type { Visit } from './visit.ts';

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

const dayOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;

/** When a visit is, in words, by the clock of where it is; it names the zone where that is not `own`. */
export function visitTimeIn(locale: Locale, { date, time, timeZone }: Pick<Visit, 'date' | 'time' | 'timeZone'>, own: string): string {
  const tag = languageTags[locale];
  const day = new Intl.DateTimeFormat(tag, dayOptions).format(new Date(`${date}T12:00Z`));
  if (time === null) return day;
  const clock = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone } as const;
  const said = new Intl.DateTimeFormat(tag, clock).format(momentAt(date, time, timeZone));
  return [day, timeZone === own ? said : `${said} (${timeZoneName(timeZone, locale)})`].join(', ');
}

/** What a visit is called: what for, and with whom. */
export function visitTitleIn(locale: Locale, { kind, withWhom }: Pick<Visit, 'kind' | 'withWhom'>): string {
  return [visitKindWords[kind][locale], withWhom].filter(Boolean).join(', ');
}

/** A visit in one line. */
export const visitLineIn = (locale: Locale, visit: Visit): string =>
  `${visitTitleIn(locale, visit)}: ${visitTimeIn(locale, visit, visit.timeZone)}`;
