import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a device says of the site where it is installed. */
export const manifestWords = words({
  'manifest.name': { en: '{name}: breast cancer information', es: '{name}: información sobre el cáncer de mama' },
  'manifest.description': {
    en: 'Clear, kind information about breast cancer, in English and Spanish.',
    es: 'Información clara y amable sobre el cáncer de mama, en español y en inglés.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof manifestWords> {}
}
