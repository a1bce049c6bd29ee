import { wordsFor } from '#app/i18n/compile.server.ts';
import { createTranslate } from '#app/i18n/format.ts';
import type { Locale } from '#config/locale.ts';
import { consentSignalWords } from './consent.words.ts';

const words = wordsFor(consentSignalWords);

/** Why no bar asks. */
export const signal: Record<Locale, string> = {
  en: createTranslate('en', words.en)('consent.signal'),
  es: createTranslate('es', words.es)('consent.signal'),
};
