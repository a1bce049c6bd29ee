import { type WordsOf, words } from '#app/i18n/words.ts';

/** What stands around the words of somebody. */
export const quotationWords = words({
  'quote.personalStory': { en: 'From personal stories', es: 'De las historias personales' },
  'quote.community': { en: 'From the community', es: 'De la comunidad' },
  'quote.emergency': { en: 'Emergency', es: 'Emergencia' },
  'quote.urgent': { en: 'Urgent', es: 'Urgente' },
  'quote.readMore': { en: 'Read more', es: 'Leer más' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof quotationWords> {}
}
