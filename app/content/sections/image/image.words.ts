import { type WordsOf, words } from '#app/i18n/words.ts';

/** What stands below a picture. */
export const imageWords = words({
  'picture.credit': { en: 'Picture: {credit}', es: 'Imagen: {credit}' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof imageWords> {}
}
