import { type WordsOf, words } from '#app/i18n/words.ts';

/** What every form says. */
export const formWords = words({
  'form.optional': { en: '(optional)', es: '(opcional)' },
  'form.show': { en: 'Show', es: 'Mostrar' },
  'form.hide': { en: 'Hide', es: 'Ocultar' },
  'form.mistakes': {
    en: '{count, plural, one {Please look at this once more} other {Please look at these once more}}',
    es: '{count, plural, one {Por favor, revise esto} other {Por favor, revise lo siguiente}}',
  },
  'form.unreachable': {
    en: 'This could not be sent: there is no connection at the moment. What you filled in is still here. Please send it again when you are back online.',
    es: 'No se pudo enviar: en este momento no hay conexión. Lo que usted llenó sigue aquí. Envíelo otra vez cuando vuelva a tener conexión, por favor.',
  },
  'form.kept': {
    en: 'This is what you had typed. It is not saved yet.',
    es: 'Esto es lo que usted había escrito. Todavía no está guardado.',
  },
  'form.notKept': {
    en: 'What you had typed was not saved, and was too long for us to keep. Please type it again.',
    es: 'Lo que había escrito no se guardó, y era demasiado largo para conservarlo. Escríbalo otra vez, por favor.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof formWords> {}
}
