import type { resultLabelWords } from '#app/i18n/entry-labels.words.ts';
import { type WordsOf, words } from '#app/i18n/words.ts';
import type { crisisWords } from './crisis.words.ts';

/** What the search in the header says. */
export const searchBoxWords = words({
  'searchBox.site': { en: 'Search this site', es: 'Buscar en este sitio' },
  'searchBox.search': { en: 'Search', es: 'Buscar' },
  'searchBox.suggestions': { en: 'Suggestions', es: 'Sugerencias' },
  'searchBox.short': { en: 'Type at least 3 letters.', es: 'Escriba por lo menos 3 letras.' },
  'searchBox.searching': { en: 'Searching…', es: 'Buscando…' },
  'searchBox.count': {
    en: '{total, plural, one {# result} other {# results}}',
    es: '{total, plural, one {# resultado} other {# resultados}}',
  },
  'searchBox.moreThan': { en: 'More than {total, number} results', es: 'Más de {total, number} resultados' },
  'searchBox.arrows': { en: 'Choose with the up and down arrows.', es: 'Elija con las flechas de arriba y abajo.' },
  'searchBox.all': {
    en: '{total, plural, one {The page of this result} other {All # results}}',
    es: '{total, plural, one {Ver la página de este resultado} other {Ver los # resultados}}',
  },
  'searchBox.allOfMore': { en: 'All results', es: 'Ver todos los resultados' },
  'searchBox.none': { en: 'Nothing found for “{term}”.', es: 'No encontramos nada sobre «{term}».' },
  'searchBox.noneHelp': { en: 'Try one word less, or another word for it.', es: 'Pruebe con menos palabras o con otra palabra parecida.' },
  'searchBox.correction': {
    en: 'No results for “{term}”. Showing results for “{correction}”.',
    es: 'No hay resultados para «{term}». Estos son los de «{correction}».',
  },
  'searchBox.noneHere': {
    en: 'Nothing in English for “{term}”. This is in Spanish.',
    es: 'No hay nada en español sobre «{term}». Esto está en inglés.',
  },
  'searchBox.other': { en: 'What we have in Spanish', es: 'Lo que tenemos en inglés' },
  'searchBox.otherAll': { en: 'All results in Spanish', es: 'Todos los resultados en inglés' },
  'searchBox.abbreviations': { en: '“{term}” may stand for', es: '«{term}» puede querer decir' },
  'searchBox.failed': {
    en: 'Search is not answering right now. That is our fault, not yours.',
    es: 'El buscador no responde en este momento. Es un problema nuestro, no suyo.',
  },
  'searchBox.again': { en: 'Try again', es: 'Intentar otra vez' },
  'searchBox.recent': { en: 'You searched for', es: 'Usted buscó' },
  'searchBox.kept': {
    en: 'Your searches are kept only on this phone or computer.',
    es: 'Sus búsquedas solo se guardan en este teléfono o computadora.',
  },
  'searchBox.remove': { en: 'Remove “{term}”', es: 'Quitar «{term}»' },
  'searchBox.clear': { en: 'Clear my searches', es: 'Borrar mis búsquedas' },
  'searchBox.cleared': { en: 'Your searches are cleared.', es: 'Se borraron sus búsquedas.' },
  'searchBox.removed': { en: '“{term}” is removed.', es: 'Se quitó «{term}».' },
  'searchBox.popularSearches': { en: 'Often searched for', es: 'Lo que más se busca' },
  'searchBox.popularArticles': { en: 'Often read', es: 'Lo que más se lee' },
});

/** What it says besides is what each result is, and whom to call. */
export type SearchMessageId = keyof typeof searchBoxWords | keyof typeof crisisWords | keyof typeof resultLabelWords;

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof searchBoxWords> {}
}
