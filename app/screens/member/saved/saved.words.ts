import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a member has saved. */
export const savedWords = words({
  'saved.title': { en: 'Saved', es: 'Guardados' },
  'saved.lead': {
    en: 'What you marked to read again. Nobody else sees this list.',
    es: 'Lo que marcó para volver a leer. Nadie más ve esta lista.',
  },
  'saved.filter': { en: 'Show only', es: 'Ver solo' },
  'saved.all': { en: 'All ({count, number})', es: 'Todo ({count, number})' },
  'saved.page': { en: 'Articles ({count, number})', es: 'Artículos ({count, number})' },
  'saved.researchNews': { en: 'Research news ({count, number})', es: 'Noticias de investigación ({count, number})' },
  'saved.video': { en: 'Videos ({count, number})', es: 'Videos ({count, number})' },
  'saved.podcast': { en: 'Podcasts ({count, number})', es: 'Pódcasts ({count, number})' },
  'saved.personalStory': { en: 'Personal stories ({count, number})', es: 'Historias personales ({count, number})' },
  'saved.takeOut': { en: '(chosen; take it out)', es: '(quitar este filtro)' },
  'saved.kind.page': { en: 'Article', es: 'Artículo' },
  'saved.kind.researchNews': { en: 'Research news', es: 'Noticia de investigación' },
  'saved.kind.video': { en: 'Video', es: 'Video' },
  'saved.kind.podcast': { en: 'Podcast', es: 'Pódcast' },
  'saved.kind.personalStory': { en: 'Personal story', es: 'Historia personal' },
  'saved.sort': { en: 'In this order', es: 'En este orden' },
  'saved.sort.Newest': { en: 'Last saved first', es: 'Lo último que guardó' },
  'saved.sort.Oldest': { en: 'First saved first', es: 'Lo primero que guardó' },
  'saved.sort.Title': { en: 'Title, A to Z', es: 'Título, de la A a la Z' },
  'saved.search': { en: 'Search your list', es: 'Buscar en su lista' },
  'saved.search.submit': { en: 'Search', es: 'Buscar' },
  'saved.found': {
    en: '{count, plural, =0 {Nothing on your list has these words} one {# page has these words} other {# pages have these words}}',
    es: '{count, plural, =0 {Nada de su lista tiene esas palabras} one {# página tiene esas palabras} other {# páginas tienen esas palabras}}',
  },
  'saved.first': { en: 'These are the first {count, number}.', es: 'Estos son los primeros {count, number}.' },
  'saved.whole': { en: 'Show all {count, number}', es: 'Ver los {count, number}' },
  'saved.minutes': {
    en: 'About {count, plural, one {a minute} other {# minutes}} to read',
    es: '{count, plural, one {Un minuto} other {Unos # minutos}} de lectura',
  },
  'saved.duration': { en: 'Length: {duration}', es: 'Duración: {duration}' },
  'saved.on': { en: 'Saved {date}', es: 'Guardado el {date}' },
  'saved.changed': { en: 'Changed since you saved it ({date}):', es: 'Cambió después de que lo guardó ({date}):' },
  'saved.gone': { en: 'No longer published', es: 'Ya no está publicado' },
  'saved.gone.text': {
    en: 'We took this page back, because it was out of date or another page says it better. Search for its topic to find what we say today.',
    es: 'Retiramos esta página porque ya no era actual o porque otra lo dice mejor. Busque el tema para ver lo que decimos hoy.',
  },
  'saved.inOther': { en: 'In Spanish', es: 'En inglés' },
  'saved.remove': { en: 'Remove', es: 'Quitar' },
  'saved.removed': {
    en: 'It is off your list. For ten minutes you can bring it back.',
    es: 'Ya no está en su lista. Durante diez minutos puede recuperarlo.',
  },
  'saved.restore': { en: 'Undo', es: 'Deshacer' },
  'saved.restored': { en: 'It is on your list again.', es: 'Está otra vez en su lista.' },
  'saved.notDone': { en: 'That was not done', es: 'No se hizo el cambio' },
  'saved.tooLate': {
    en: 'The ten minutes are over. You can save the page again on the page itself.',
    es: 'Pasaron los diez minutos. Puede guardar la página de nuevo desde la página misma.',
  },
  'saved.full': {
    en: 'Your list is full: it holds 1,000 pages. Remove what you no longer need, then save again.',
    es: 'Su lista está llena: caben 1000 páginas. Quite lo que ya no necesite y guarde de nuevo.',
  },
  'saved.kept': { en: 'Saved. It is on your list now.', es: 'Guardado. Ya está en su lista.' },
  'saved.notKept': {
    en: 'What you wanted to save is not there any more, so nothing was saved.',
    es: 'Lo que quería guardar ya no está, así que no se guardó nada.',
  },
  'saved.nothingFits': { en: 'Nothing of this kind on your list', es: 'No hay nada de este tipo en su lista' },
  'saved.nothingFits.text': { en: 'You have saved other things.', es: 'Tiene guardadas otras cosas.' },
  'saved.showAll': { en: 'Show all of them', es: 'Ver todo' },
  'saved.heading': { en: 'Nothing saved yet', es: 'Todavía no hay nada guardado' },
  'saved.text': {
    en: 'Most pages and their cards have this bookmark. One touch puts the page on this list, and one more takes it off. It is the same list on your phone and on your computer.',
    es: 'Casi todas las páginas y sus tarjetas tienen este marcador. Tóquelo una vez y la página queda en esta lista; tóquelo otra vez y se quita. La lista es la misma en el teléfono y en la computadora.',
  },
  'saved.topics': { en: 'Every page of this site, by what it is about.', es: 'Todas las páginas de este sitio, según de qué tratan.' },
  'saved.search.screen': { en: 'One word that you remember is enough.', es: 'Basta una palabra que recuerde.' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof savedWords> {}
}
