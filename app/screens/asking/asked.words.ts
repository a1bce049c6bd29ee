import { type WordsOf, words } from '#app/i18n/words.ts';

/** What stands around the inputs in which members tell something. */
export const askedWords = words({
  'asked.day': { en: 'Day', es: 'Día' },
  'asked.month': { en: 'Month', es: 'Mes' },
  'asked.year': { en: 'Year', es: 'Año' },
  'asked.month.unknown': { en: 'Choose a month', es: 'Elija un mes' },
  'asked.none': { en: 'No answer', es: 'Sin respuesta' },
  'asked.between': { en: 'From {least} to {most}', es: 'De {least} a {most}' },
  'asked.most': { en: 'Up to {most} characters', es: 'Hasta {most} caracteres' },
  'asked.locked': {
    en: 'You can change this once your email address is verified.',
    es: 'Podrá cambiarlo cuando su correo esté verificado.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof askedWords> {}
}
