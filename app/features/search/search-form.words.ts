import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the box says that stands in a page. */
export const searchFormWords = words({
  'searchForm.label': { en: 'What are you looking for?', es: '¿Qué busca?' },
  'searchForm.search': { en: 'Search', es: 'Buscar' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof searchFormWords> {}
}
