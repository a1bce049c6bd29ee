import type { Locale } from '#config/locale.ts';
import { type Urgency, urgencies } from '#services/content/model/signs.ts';

/** How running text says how soon to act; also matched where the text has no accents. */
const urgencyWords: Record<Locale, Record<Urgency, RegExp>> = {
  en: {
    emergency: /\b(?:911|emergency (?:room|care|help|department)|ambulance)\b/iu,
    'at-once': /\b(?:at once|day or night|day and night|at any hour|right away|immediately|without (?:delay|waiting)|that moment)\b/iu,
    'same-day': /\b(?:(?:the )?same day|today|that (?:very )?day|before the day is over|within (?:a day|24 hours))\b/iu,
    'this-week':
      /\b(?:this week|within (?:a|one|1) week|within days|in the next (?:few )?days|until monday|can wait|(?:at|until) (?:your|the) next visit)\b/iu,
  },
  es: {
    emergency: /(?<!\p{L})(?:911|(?:sala de )?(?:emergencias|urgencias)|ayuda de emergencia|ambulancia)(?!\p{L})/iu,
    'at-once':
      /(?<!\p{L})(?:de inmediato|inmediatamente|enseguida|en seguida|a cualquier hora|de d[ií]a (?:o|y) de noche|d[ií]a y noche|sin esperar|sin demora|en (?:ese|el) momento|ya mismo|llame ya)(?!\p{L})/iu,
    'same-day':
      /(?<!\p{L})(?:(?:el|ese) mismo d[ií]a|hoy(?: mismo)?|ese d[ií]a|antes de que (?:acabe|termine) el d[ií]a|en (?:un d[ií]a|24 horas))(?!\p{L})/iu,
    'this-week':
      /(?<!\p{L})(?:esta semana|en una semana|en los pr[oó]ximos d[ií]as|en (?:pocos|unos) d[ií]as|hasta el lunes|puede esperar)(?!\p{L})/iu,
  },
};

/** Says that somebody is to be called, or seen: `today` alone asks for nothing. */
const asksToAct: Record<Locale, RegExp> = {
  en: /\b(?:call|phone|ring|tell|go|get|seen|see|checked|looked at|do not wait|needs?|means)\b/iu,
  es: /(?<!\p{L})(?:llam\p{L}+|av[ií]s\p{L}+|d[ií]gal\p{L}+|vaya|acuda|pida|busque|consulte|atiend\p{L}+|vean|revisen|no espere|necesita|requiere|piden?)(?!\p{L})/iu,
};

/** How soon this says to act; several where it names several. */
export function urgenciesIn(text: string, locale: Locale): Urgency[] {
  if (!asksToAct[locale].test(text) && !urgencyWords[locale].emergency.test(text)) return [];
  return urgencies.filter((urgency) => urgencyWords[locale][urgency].test(text));
}
