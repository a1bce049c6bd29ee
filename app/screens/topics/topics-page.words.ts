import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the pages of topics. */
export const topicPageWords = words({
  'topics.titled': { en: '{topic}: all pages', es: '{topic}: todas las páginas' },
  'topics.under': { en: 'Pages on this topic', es: 'Páginas sobre este tema' },
  'topics.lead': {
    en: 'Choose what is on your mind. Each topic gathers all that we have on it.',
    es: 'Elija lo que le preocupa hoy. Cada tema reúne todo lo que tenemos sobre él.',
  },
  'topics.count': {
    en: '{count, plural, =0 {Nothing yet} one {# page} other {# pages}}',
    es: '{count, plural, =0 {Todavía nada} one {# página} other {# páginas}}',
  },
  'topics.within': { en: 'Within this topic', es: 'Dentro de este tema' },
  'topics.withinNamed': { en: 'Within {topic}', es: 'Dentro de {topic}' },
  'topics.start': { en: 'Start here', es: 'Empiece por aquí' },
  'topics.articles': { en: 'Also on this topic', es: 'También sobre este tema' },
  'topics.allNews': {
    en: 'Research news on {topic} ({count, number})',
    es: 'Noticias de investigación sobre {topic} ({count, number})',
  },
  'topics.news': { en: 'Research news', es: 'Noticias de investigación' },
  'topics.stories': { en: 'Personal stories', es: 'Historias personales' },
  'topics.media': { en: 'Listen and watch', es: 'Para oír y ver' },
  'topics.events': { en: 'Events', es: 'Eventos' },
  'topics.questions': { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  'topics.others': { en: 'Other topics', es: 'Otros temas' },
  'topics.empty': {
    en: 'There is nothing on this topic yet. Look at the other topics below, or ask one of the helplines.',
    es: 'Todavía no hay nada sobre este tema. Mire los otros temas más abajo o pregunte en una línea de ayuda.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof topicPageWords> {}
}
