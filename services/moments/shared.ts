import { type Locale, languageTags } from '#config/locale.ts';
import { organisation } from '#config/organisation.ts';
import { timeZoneName } from '#config/time-zone-names.ts';

const { timeZone } = organisation;
const inBoth = (options: Intl.DateTimeFormatOptions) => ({
  en: new Intl.DateTimeFormat(languageTags.en, { timeZone, ...options }),
  es: new Intl.DateTimeFormat(languageTags.es, { timeZone, ...options }),
});
const days = inBoth({ dateStyle: 'long' });
const moments = inBoth({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZoneName: 'longGeneric',
});

/** The day of a moment where the organisation is, in words. */
export function dayIn(locale: Locale, moment: string): string {
  return days[locale].format(new Date(moment));
}

/** A moment in the time zone of the organisation, which it names. */
export function momentIn(locale: Locale, moment: string): string {
  const parts = moments[locale].formatToParts(new Date(moment));
  return parts.map(({ type, value }) => (type === 'timeZoneName' ? timeZoneName(timeZone, locale) : value)).join('');
}
