import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of a citation. */
export const citationWords = words({
  'citation.source': { en: 'Read the source', es: 'Consultar la fuente' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof citationWords> {}
}
