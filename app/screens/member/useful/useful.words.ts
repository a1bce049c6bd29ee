import { type WordsOf, words } from '#app/i18n/words.ts';

/** A section that holds nothing of a member yet. */
export const usefulWords = words({
  'useful.links': { en: 'What helps today', es: 'Lo que le sirve hoy' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof usefulWords> {}
}
