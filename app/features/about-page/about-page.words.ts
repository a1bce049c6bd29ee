import { type WordsOf, words } from '#app/i18n/words.ts';

/** What every article asks at its end. */
export const aboutPageWords = words({
  'helpful.question': { en: 'Was this page helpful?', es: '¿Le fue útil esta página?' },
  'helpful.yes': { en: 'Yes', es: 'Sí' },
  'helpful.no': { en: 'No', es: 'No' },
  'helpful.thanks': {
    en: 'Thank you. We count the answers, and store nothing about you.',
    es: 'Gracias. Contamos las respuestas y no guardamos ningún dato suyo.',
  },
  'helpful.more': { en: 'Add a sentence', es: 'Agregar una frase' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof aboutPageWords> {}
}
