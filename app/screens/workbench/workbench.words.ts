import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the workbench. */
export const workbenchWords = words({
  'workbench.title': { en: 'Workbench', es: 'Banco de trabajo' },
  'workbench.lead': {
    en: 'Every section kind and every card, from its own example.',
    es: 'Cada tipo de sección y cada tarjeta, con su propio ejemplo.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof workbenchWords> {}
}
