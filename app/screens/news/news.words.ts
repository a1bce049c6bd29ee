import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the page of news. */
export const newsPageWords = words({
  'news.studies': { en: 'Studies, explained', es: 'Estudios explicados' },
  'news.studies.all': { en: 'All research news', es: 'Todas las noticias de investigación' },
  'news.site': { en: 'On this site', es: 'En este sitio' },
  'news.site.all': { en: 'Everything that is new here, by month', es: 'Todas las novedades, mes por mes' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof newsPageWords> {}
}
