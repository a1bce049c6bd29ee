import { type WordsOf, words } from '#app/i18n/words.ts';

/** When the chat is open. */
export const chatWords = words({
  'chat.times': { en: 'When our chat is open', es: 'Cuándo abre nuestro chat' },
  'chat.none': {
    en: 'We have no chat of our own. The helplines answer by phone, and some by text message.',
    es: 'No tenemos un chat propio. Las líneas de ayuda contestan por teléfono, y algunas por mensaje de texto.',
  },
  'chat.sample': {
    en: 'These times are an example: {name} is a sample organization, and nobody is there. For somebody who does answer, call one of the lines above.',
    es: 'Este horario es un ejemplo: {name} es una organización de muestra y ahí no hay nadie. Para que alguien le conteste, llame a una de las líneas de arriba.',
  },
  'chat.enter': { en: 'Enter the chat', es: 'Entrar al chat' },
  'chat.inEnglish': { en: 'In English.', es: 'En inglés.' },
  'chat.inSpanish': { en: 'In Spanish.', es: 'En español.' },
});

/** The filter of the page of abbreviations. */
export const abbreviationWords = words({
  'abbreviations.find': { en: 'Find an abbreviation', es: 'Buscar una abreviatura' },
  'abbreviations.found': { en: '{count} of {total} abbreviations', es: '{count} de {total} abreviaturas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof chatWords>, WordsOf<typeof abbreviationWords> {}
}
