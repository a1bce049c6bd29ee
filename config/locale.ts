/** The site's languages. Spanish pages live under /es. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale = 'en' satisfies Locale;

/** The value of `<html lang>` and `hreflang` for each language. */
export const languageTags = { en: 'en-US', es: 'es' } as const satisfies Record<Locale, string>;

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}

/** Parses a locale of the API: Spanish, unless it is `en-US` or empty. */
export function localeOfValue(value: string): Locale {
  return value === '' || value === languageTags[defaultLocale] ? defaultLocale : 'es';
}
