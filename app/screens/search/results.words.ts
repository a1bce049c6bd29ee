import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the page of results. */
export const resultsWords = words({
  'results.title': { en: 'Search results', es: 'Resultados de la búsqueda' },
  'results.hint': {
    en: 'A word or a few: a drug, a test, a feeling. At least three characters.',
    es: 'Una palabra o varias: una medicina, un estudio, algo que siente. Tres letras por lo menos.',
  },
  'results.short': {
    en: 'Nothing was searched for yet: that takes at least three characters.',
    es: 'Todavía no se buscó nada: hacen falta por lo menos tres letras.',
  },
  'results.long': {
    en: 'That is long. Only its first {count, number} characters were searched for.',
    es: 'Es un texto largo. Solo se buscaron sus primeros {count, number} caracteres.',
  },
  'results.count': {
    en: '{count, plural, one {# result} other {# results}} for “{term}”',
    es: '{count, plural, one {# resultado} other {# resultados}} para «{term}»',
  },
  'results.countOfMore': { en: 'More than {count, number} results for “{term}”', es: 'Más de {count, number} resultados para «{term}»' },
  'results.none': { en: 'No results for “{term}”', es: 'No hay resultados para «{term}»' },
  'results.noneOfType': { en: 'Nothing of this kind for “{term}”', es: 'Nada de este tipo para «{term}»' },
  'results.all': { en: 'Show everything that was found', es: 'Ver todo lo que se encontró' },
  'results.filter': { en: 'Show only', es: 'Ver solo' },
  'results.everything': { en: 'Everything ({count, number})', es: 'Todo ({count, number})' },
  'results.everythingOfMore': { en: 'Everything', es: 'Todo' },
  'results.takeOut': { en: '(chosen; take it out)', es: '(quitar este filtro)' },
  'results.types.page': { en: 'Articles ({count, number})', es: 'Artículos ({count, number})' },
  'results.types.podcast': { en: 'Podcasts ({count, number})', es: 'Pódcasts ({count, number})' },
  'results.types.video': { en: 'Videos ({count, number})', es: 'Videos ({count, number})' },
  'results.types.event': { en: 'Events ({count, number})', es: 'Eventos ({count, number})' },
  'results.types.gallery': { en: 'Image galleries ({count, number})', es: 'Galerías ({count, number})' },
  'results.types.check-list': { en: 'Checklists ({count, number})', es: 'Listas ({count, number})' },
  'results.types.personalStory': { en: 'Personal stories ({count, number})', es: 'Historias personales ({count, number})' },
  'results.types.op-ed': { en: 'Op-eds ({count, number})', es: 'Opinión ({count, number})' },
  'results.types.researchNews': { en: 'Research news ({count, number})', es: 'Noticias de investigación ({count, number})' },
  'results.types.bio': { en: 'People ({count, number})', es: 'Personas ({count, number})' },
  'results.types.faq': { en: 'Questions and answers ({count, number})', es: 'Preguntas y respuestas ({count, number})' },
  'results.showArchived': {
    en: 'Show archived research news ({count, number})',
    es: 'Mostrar noticias de investigación archivadas ({count, number})',
  },
  'results.hideArchived': { en: 'Hide archived research news', es: 'Ocultar noticias de investigación archivadas' },
  'results.sort': { en: 'Sorted by', es: 'Orden:' },
  'results.sort.RELEVANCE': { en: 'Relevance', es: 'Más pertinentes primero' },
  'results.sort.LATEST': { en: 'Latest first', es: 'Más recientes primero' },
  'results.sort.OLDEST': { en: 'Oldest first', es: 'Más antiguos primero' },
  'results.sort.TYPE_ASC': { en: 'Type, A to Z', es: 'Por tipo, de la A a la Z' },
  'results.sort.TYPE_DESC': { en: 'Type, Z to A', es: 'Por tipo, de la Z a la A' },
  'results.more': {
    en: '{count, plural, one {Show # more} other {Show # more}}',
    es: '{count, plural, one {Ver # más} other {Ver # más}}',
  },
  'results.loading': { en: 'One moment…', es: 'Un momento…' },
  'results.shown': { en: '{shown, number} of {total, number} shown.', es: 'Se muestran {shown, number} de {total, number}.' },
  'results.shownOfMore': {
    en: '{shown, number} of more than {total, number} shown.',
    es: 'Se muestran {shown, number} de más de {total, number}.',
  },
  'results.failed': {
    en: 'More could not be fetched. Try again, or go to the next page.',
    es: 'No se pudieron traer más. Pruebe otra vez o pase a la página siguiente.',
  },
  'results.help': { en: 'What may help', es: 'Qué puede ayudar' },
  'results.help.words': { en: 'Fewer words, or another word for the same thing.', es: 'Menos palabras, u otra palabra para lo mismo.' },
  'results.help.drug': {
    en: 'A drug has two names. Try the other one on the box.',
    es: 'Las medicinas tienen dos nombres. Pruebe el otro que trae la caja.',
  },
  'results.help.glossary': { en: 'Look the word up in the glossary', es: 'Buscar la palabra en el glosario' },
  'results.help.topics': { en: 'Start from a topic', es: 'Empezar por un tema' },
  'results.help.call': { en: 'Ask somebody on a helpline', es: 'Preguntarle a alguien por teléfono' },
  'results.topics': { en: 'Start from a topic', es: 'Empezar por un tema' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof resultsWords> {}
}
