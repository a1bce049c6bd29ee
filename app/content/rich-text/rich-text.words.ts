import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a text says that no editor wrote. */
export const richTextWords = words({
  'table.scroll': { en: 'A table that scrolls sideways', es: 'Una tabla que se desplaza hacia los lados' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof richTextWords> {}
}
