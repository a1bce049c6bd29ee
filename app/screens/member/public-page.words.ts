import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a member is told of the page that others see. */
export const publicPageWords = words({
  'publicPage.see': { en: 'See my page as others do', es: 'Ver mi página como la ven los demás' },
  'publicPage.there': {
    en: 'Your public page shows what you marked as public, and nothing else.',
    es: 'Su página pública muestra lo que usted marcó como público y nada más.',
  },
  'publicPage.nothing': {
    en: 'Nothing of yours is public: whoever looks for your page reads that it is not there.',
    es: 'Nada suyo es público: quien busque su página lee que no existe.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof publicPageWords> {}
}
