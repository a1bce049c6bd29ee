import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is asked at the end of a few pages; it is sent with the code. */
export const promptWords = words({
  'prompt.label': { en: 'Newsletter and gifts', es: 'Boletín y donaciones' },
  'prompt.text': {
    en: 'This site is free, and stays so. If it was of use, you can get our newsletter or help pay for it. You owe us nothing.',
    es: 'Este sitio es gratis y seguirá siéndolo. Si le sirvió, puede recibir nuestro boletín o ayudar a pagarlo. No nos debe nada.',
  },
  'prompt.newsletter': { en: 'Newsletter', es: 'Boletín' },
  'prompt.give': { en: 'Ways to give', es: 'Formas de donar' },
  'prompt.close': { en: 'No, thanks', es: 'No, gracias' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof promptWords> {}
}
