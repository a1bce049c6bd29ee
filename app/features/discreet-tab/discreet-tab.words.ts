import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the choice of what the tab shows. Those of the tabs themselves stand in `early.js` too. */
export const discreetTabWords = words({
  'tab.legend': { en: 'What the tab at the top of the browser says', es: 'Qué dice la pestaña del navegador' },
  'tab.page': { en: 'The title of the page', es: 'El título de la página' },
  'tab.notes': { en: 'Notes', es: 'Notas' },
  'tab.recipes': { en: 'Recipes', es: 'Recetas' },
  'tab.text': {
    en: 'A discreet name and its icon hold on every page here, in both languages. They do not hide the address, nor your history.',
    es: 'El nombre discreto y su icono valen en todas las páginas de este sitio, en los dos idiomas. No esconden la dirección ni el historial.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof discreetTabWords> {}
}
