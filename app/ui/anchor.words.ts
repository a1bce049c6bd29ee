import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a link says that does not lead to a page of this site. */
export const anchorWords = words({
  'link.opensNewTab': { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  'link.download': { en: '(download)', es: '(descarga)' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof anchorWords> {}
}
