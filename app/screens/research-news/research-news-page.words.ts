import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the pages of research news. */
export const researchNewsWords = words({
  'researchNews.all': { en: 'All research news ({count, number})', es: 'Todas las noticias de investigación ({count, number})' },
  'researchNews.found': {
    en: '{count, plural, =0 {No research news} one {# article} other {# articles}}',
    es: '{count, plural, =0 {Ninguna noticia} one {# noticia} other {# noticias}}',
  },
  'researchNews.topic': { en: 'Research news: {topic}', es: 'Noticias de investigación: {topic}' },
  'researchNews.topicLead': {
    en: 'What studies found, told in plain words, with what it changes for you and what it does not.',
    es: 'Lo que hallaron los estudios, contado con palabras sencillas: qué cambia para usted y qué no.',
  },
  'researchNews.ofTopic': { en: '{topic}: all our pages', es: '{topic}: todas nuestras páginas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof researchNewsWords> {}
}
