import { type WordsOf, words } from '#app/i18n/words.ts';

/** The mark that saves an entry, on cards and pages. */
export const savingWords = words({
  'saving.save': { en: 'Save: {title}', es: 'Guardar: {title}' },
  'saving.savePage': { en: 'Save this page', es: 'Guardar esta página' },
  'saving.pageIsSaved': { en: 'Saved', es: 'Guardada' },
  'saving.takeOff': { en: '(take it off your list)', es: '(quitarla de su lista)' },
  'saving.saved': { en: 'Saved.', es: 'Guardado.' },
  'saving.takenOff': { en: 'No longer on your list.', es: 'Ya no está en su lista.' },
  'saving.notSaved': {
    en: 'That did not work. Your list is as it was. Please try again.',
    es: 'No se pudo hacer el cambio. Su lista sigue como estaba. Inténtelo otra vez.',
  },
  'saving.list': { en: 'What you have saved', es: 'Lo que tiene guardado' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof savingWords> {}
}
