import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of a list of topics. */
export const topicListWords = words({
  'topics.all': { en: 'All topics', es: 'Todos los temas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof topicListWords> {}
}
