import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the page of all terms. */
export const glossaryWords = words({
  'glossary.find': { en: 'Find a word', es: 'Buscar una palabra' },
  'glossary.hint': {
    en: 'The list narrows as you type. Accents do not matter.',
    es: 'La lista se acorta mientras escribe. Da igual si pone los acentos.',
  },
  'glossary.clear': { en: 'Clear', es: 'Borrar' },
  'glossary.found': { en: '{count} of {total} words', es: '{count} de {total} palabras' },
  'glossary.none': { en: 'No word here fits that.', es: 'Aquí no hay ninguna palabra así.' },
  'glossary.noneHelp': {
    en: 'Try fewer letters, or another spelling. You can also:',
    es: 'Pruebe con menos letras o escríbala de otra manera. También puede:',
  },
  'glossary.search': { en: 'Search for it on all pages', es: 'Buscarla en todas las páginas' },
  'glossary.ask': { en: 'Ask somebody on a helpline', es: 'Preguntar en una línea de ayuda' },
  'glossary.uses': { en: 'Where this word comes up', es: 'Dónde aparece esta palabra' },
  'glossary.inOther': { en: 'In Spanish:', es: 'En inglés:' },
  'glossary.titled': { en: '{term}: what it means', es: '{term}: qué significa' },
  'glossary.letters': { en: 'Letters', es: 'Letras' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof glossaryWords> {}
}
