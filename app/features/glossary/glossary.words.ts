import { type WordsOf, words } from '#app/i18n/words.ts';

/** What stands around the definitions of a page. */
export const termWords = words({
  'terms.onThisPage': { en: 'Words on this page', es: 'Palabras de esta página' },
  'terms.alsoCalled': { en: 'Also called {names}', es: 'También se dice {names}' },
  'terms.all': { en: 'All words, A to Z', es: 'Todas las palabras, de la A a la Z' },
  'terms.more': { en: 'More about this word', es: 'Más sobre esta palabra' },
  'terms.close': { en: 'Close', es: 'Cerrar' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof termWords> {}
}
