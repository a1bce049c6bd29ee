import { wordsFor } from '#app/i18n/compile.server.ts';
import { createTranslate } from '#app/i18n/format.ts';
import type { Locale } from '#config/locale.ts';
import { sessionWords } from './session.words.ts';

/** What the session says by itself, as it is said: what makes that of messages would weigh more than the words. */
export const words: Record<Locale, { signedOut: string; offline: string }> = { en: wordsIn('en'), es: wordsIn('es') };

function wordsIn(locale: Locale) {
  const t = createTranslate(locale, wordsFor(sessionWords)[locale]);
  return { signedOut: t('session.signedOut'), offline: t('session.signedOutOffline') };
}
