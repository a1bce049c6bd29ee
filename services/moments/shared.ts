import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { timeZoneName } from '#config/time-zone-names.ts';

const { timeZone } = organisation;
const inBoth = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat(languageTags.en, { timeZone, ...options }),
  es: new Intl.DateTimeFormat(languageTags.es, { timeZone, ...options }),
});
const days = inBoth({ dateStyle: 'long' });
const precise = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const moments = inBoth({ ...precise, timeZoneName: 'longGeneric' });
const shortMoments = inBoth({ ...precise, month: 'short' });

/** The day of a moment where the organisation is, in words. */
export function dayIn(locale: Locale, moment: string): string {
  return days[locale].format(new Date(moment));
}

/** A moment in the time zone of the organisation, which it names. */
export function momentIn(locale: Locale, moment: string): string {
  const parts = moments[locale].formatToParts(new Date(moment));
  return parts.map(({ type, value }) => (type === 'timeZoneName' ? timeZoneName(timeZone, locale) : value)).join('');
}

/** The same with a short month and without its time zone, for where there is little room and the whole stands nearby. */
export function shortMomentIn(locale: Locale, moment: string): string {
  return shortMoments[locale].format(new Date(moment));
}
