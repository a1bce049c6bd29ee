import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the page of research news. */
export const researchNewsWords = words({
  'researchNews.all': { en: 'All research news', es: 'Todas las noticias de investigación' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof researchNewsWords> {}
}
