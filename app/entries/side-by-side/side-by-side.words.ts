import { type WordsOf, words } from '#app/i18n/words.ts';

/** What stands around both languages of a page. */
export const sideBySideWords = words({
  'beside.title': { en: '{title}, in English and Spanish', es: '{title}, en español e inglés' },
  'beside.lead': { en: 'English and Spanish side by side, part by part.', es: 'En español y en inglés, parte por parte.' },
  'beside.back': { en: 'Back to the page in English', es: 'Volver a la página en español' },
  'beside.language': { en: 'English', es: 'Español' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof sideBySideWords> {}
}
