import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the lists of personal stories. */
export const personalStoriesWords = words({
  'stories.all': { en: 'All stories', es: 'Todas las historias' },
  'stories.kinds': { en: 'Kinds of stories', es: 'Tipos de historias' },
  'stories.count': { en: '{count, number}', es: '{count, number}' },
  'stories.none': { en: 'There is no story here now. Look at the others.', es: 'Por ahora no hay ninguna historia aquí. Vea las otras.' },
  'stories.others': { en: 'Other stories', es: 'Otras historias' },
  'stories.sort.latest': { en: 'Newest first', es: 'Primero las más recientes' },
  'stories.sort.oldest': { en: 'Oldest first', es: 'Primero las más antiguas' },
  'stories.pages': { en: 'Pages of stories', es: 'Páginas de historias' },
  'stories.page': { en: 'Page {page, number} of {pages, number}', es: 'Página {page, number} de {pages, number}' },
  'stories.previous': { en: 'Previous page', es: 'Página anterior' },
  'stories.next': { en: 'Next page', es: 'Página siguiente' },
  'stories.titled': { en: '{title}: page {page, number}', es: '{title}: página {page, number}' },
  'stories.oldestTitled': { en: '{title}, oldest first', es: '{title}, primero las más antiguas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof personalStoriesWords> {}
}
