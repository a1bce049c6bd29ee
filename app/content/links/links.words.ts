import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a link in a text says of where it leads. */
export const linkWords = words({
  'link.file': { en: '({type}, {size})', es: '({type}, {size})' },
  'link.inSpanish': { en: '(in Spanish)', es: '(en español)' },
  'link.inEnglish': { en: '(in English)', es: '(en inglés)' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof linkWords> {}
}
