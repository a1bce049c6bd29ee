import { type Locale, languageTags } from '#config/locale.ts';

/** A calendar date (`YYYY-MM-DD`) in words: November 20, 2026; 20 de noviembre de 2026. */
export function formatDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
