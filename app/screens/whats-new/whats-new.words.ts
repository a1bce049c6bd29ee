import { type WordsOf, words } from '#app/i18n/words.ts';

/** What was added to the library and what changed in it, as the page and the feed of What's new tell it. */
export const whatsNewWords = words({
  'whatsNew.changed': { en: 'Corrected or changed', es: 'Correcciones y cambios' },
  'whatsNew.changedTitle': { en: 'Changed: {title}', es: 'Cambió: {title}' },
  'whatsNew.added': { en: 'New to read', es: 'Nuevo para leer' },
  'whatsNew.of.page': {
    en: '{count, plural, one {# article} other {# articles}}',
    es: '{count, plural, one {# artículo} other {# artículos}}',
  },
  'whatsNew.of.check-list': {
    en: '{count, plural, one {# checklist} other {# checklists}}',
    es: '{count, plural, one {# lista} other {# listas}}',
  },
  'whatsNew.of.gallery': {
    en: '{count, plural, one {# image gallery} other {# image galleries}}',
    es: '{count, plural, one {# galería de imágenes} other {# galerías de imágenes}}',
  },
  'whatsNew.of.researchNews': {
    en: '{count, plural, one {# study explained} other {# studies explained}}',
    es: '{count, plural, one {# estudio explicado} other {# estudios explicados}}',
  },
  'whatsNew.of.op-ed': {
    en: '{count, plural, one {# opinion} other {# opinions}}',
    es: '{count, plural, one {# opinión} other {# opiniones}}',
  },
  'whatsNew.of.personalStory': {
    en: '{count, plural, one {# personal story} other {# personal stories}}',
    es: '{count, plural, one {# historia personal} other {# historias personales}}',
  },
  'whatsNew.of.podcast': {
    en: '{count, plural, one {# podcast} other {# podcasts}}',
    es: '{count, plural, one {# pódcast} other {# pódcasts}}',
  },
  'whatsNew.of.video': { en: '{count, plural, one {# video} other {# videos}}', es: '{count, plural, one {# video} other {# videos}}' },
  'whatsNew.of.faq': {
    en: '{count, plural, one {# question answered} other {# questions answered}}',
    es: '{count, plural, one {# pregunta contestada} other {# preguntas contestadas}}',
  },
  'whatsNew.of.other': { en: '{count, plural, one {# more} other {# more}}', es: '{count, plural, one {# más} other {# más}}' },
  'whatsNew.earlier': {
    en: 'What is older stands in the topics, with everything else:',
    es: 'Lo anterior está en los temas, con todo lo demás:',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof whatsNewWords> {}
}
