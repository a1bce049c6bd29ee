import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the choice between light and dark. */
export const themeWords = words({
  'theme.label': { en: 'Color theme', es: 'Colores' },
  'theme.light': { en: 'Light', es: 'Claros' },
  'theme.dark': { en: 'Dark', es: 'Oscuros' },
  'theme.system': { en: 'Same as device', es: 'Como el aparato' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof themeWords> {}
}
