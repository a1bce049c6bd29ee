import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the page of all helplines. */
export const helplinesPageWords = words({
  'helplines.lead': {
    en: 'These people answer the phone. The calls are free in the United States.',
    es: 'Estas personas contestan el teléfono. En Estados Unidos, las llamadas son gratis.',
  },
  'helplines.openAlways': { en: 'Open now · day and night', es: 'Atienden ahora · día y noche' },
  'helplines.call': { en: 'Call {number}', es: 'Llamar al {number}' },
  'helplines.text': { en: 'Text {number}', es: 'Mandar un mensaje al {number}' },
  'helplines.textWord': { en: 'Text {word} to {number}', es: 'Mandar {word} por texto al {number}' },
  'helplines.website': { en: 'Website', es: 'Sitio web' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof helplinesPageWords> {}
}
