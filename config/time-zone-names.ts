import { type Locale, languageTags } from './locale.ts';

/** What people call a zone, where it is not what the catalogues of browsers and of Node call it: these have two names in Spanish, that nobody uses. */
const called: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'America/New_York': { en: 'Eastern Time', es: 'hora del Este' },
};

/** A time zone as people call it, the same all year: Eastern Time, hora del Este. */
export function timeZoneName(timeZone: string, locale: Locale): string {
  const parts = () => new Intl.DateTimeFormat(languageTags[locale], { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return called[timeZone]?.[locale] ?? parts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
