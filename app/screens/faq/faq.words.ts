import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the page of questions. */
export const faqWords = words({
  'faq.whole': { en: 'The whole answer', es: 'Respuesta completa' },
  'faq.whole.of': { en: 'The whole answer: {question}', es: 'Respuesta completa: {question}' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof faqWords> {}
}
