import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the lists of personal stories. */
export const personalStoriesWords = words({
  'stories.all': { en: 'All stories', es: 'Todas las historias' },
  'stories.kinds': { en: 'Kinds of stories', es: 'Tipos de historias' },
  'stories.found': {
    en: '{count, plural, =0 {No stories} one {# story} other {# stories}}',
    es: '{count, plural, =0 {Ninguna historia} one {# historia} other {# historias}}',
  },
  'stories.none': { en: 'There is no story here now. Look at the others.', es: 'Por ahora no hay ninguna historia aquí. Vea las otras.' },
  'stories.titled': { en: '{kind}: personal stories', es: '{kind}: historias personales' },
  'stories.others': { en: 'Other stories', es: 'Otras historias' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof personalStoriesWords> {}
}
