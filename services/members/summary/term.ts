import type { Locale } from '#config/locale.ts';

/** In which language a summary is, and the member's own, in which medical words stand beside it. */
export type Languages = { locale: Locale; own: Locale };

/** Medical words in the language of the summary, and beside them in the member's own; null where that says the same. */
export type Term = { said: string; own: string | null };

export function termIn({ locale, own }: Languages, say: (locale: Locale) => string): Term {
  const [said, mine] = [say(locale), say(own)];
  return { said, own: mine === said ? null : mine };
}

/** The same of what may not be known. */
export function termOrNull(languages: Languages, say: (locale: Locale) => string | null): Term | null {
  return say(languages.locale) === null ? null : termIn(languages, (locale) => say(locale) ?? '');
}
