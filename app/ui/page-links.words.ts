import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the links between the pages of a list. */
export const pageLinkWords = words({
  'pages.all': { en: 'Pages of this list', es: 'Páginas de esta lista' },
  'pages.page': { en: 'Page', es: 'Página' },
  'pages.previous': { en: 'Previous', es: 'Anterior' },
  'pages.next': { en: 'Next', es: 'Siguiente' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof pageLinkWords> {}
}
