import { type WordsOf, words } from '#app/i18n/words.ts';

/** The way to the other language, which says it in that one. */
export const languageWords = words({
  'shell.switchLanguage': { en: 'Español', es: 'English' },
  'shell.switchLanguageLabel': { en: 'Español: leer esta página en español', es: 'English: read this page in English' },
  'shell.noTranslation': {
    en: 'Español: esta página aún no está en español; ir al inicio',
    es: 'English: this page is not in English yet; go to the home page',
  },
  'shell.otherHome': { en: 'Español: ir a la página de inicio', es: 'English: go to the home page' },
  'offer.text': { en: '¿Prefiere leer en español?', es: 'Would you rather read in English?' },
  'offer.accept': { en: 'Leer en español', es: 'Read in English' },
  'offer.refuse': { en: 'No, gracias', es: 'No, thanks' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof languageWords> {}
}
