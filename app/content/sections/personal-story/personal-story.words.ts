import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of a personal story. */
export const personalStoryWords = words({
  'entry.illustrative': {
    en: 'An illustrative composite: this person is made up from what many people tell.',
    es: 'Retrato ilustrativo: esta persona reúne lo que cuentan muchas.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof personalStoryWords> {}
}
