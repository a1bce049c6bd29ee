import { pathTo } from '#app/addresses/paths.ts';
import { wordsFor } from '#app/i18n/compile.server.ts';
import { createTranslate } from '#app/i18n/format.ts';
import type { Locale } from '#config/locale.ts';
import { promptWords } from './prompt.words.ts';

type Words = { label: string; text: string; links: readonly (readonly [href: string, words: string])[]; close: string };

export const words: Record<Locale, Words> = { en: wordsIn('en'), es: wordsIn('es') };

function wordsIn(locale: Locale): Words {
  const t = createTranslate(locale, wordsFor(promptWords)[locale]);
  return {
    label: t('prompt.label'),
    text: t('prompt.text'),
    links: [
      [pathTo('newsletter', locale), t('prompt.newsletter')],
      [pathTo('about-us.ways-to-give', locale), t('prompt.give')],
    ],
    close: t('prompt.close'),
  };
}
