import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the lists of episodes, and of their pages. */
export const podcastWords = words({
  'podcast.all': { en: 'All episodes', es: 'Todos los episodios' },
  'podcast.kinds': { en: 'Subjects of the episodes', es: 'Temas de los episodios' },
  'podcast.found': {
    en: '{count, plural, =0 {No episodes} one {# episode} other {# episodes}}',
    es: '{count, plural, =0 {Ningún episodio} one {# episodio} other {# episodios}}',
  },
  'podcast.none': { en: 'There is no episode here now.', es: 'Por ahora no hay ningún episodio aquí.' },
  'podcast.titled': { en: '{category}: podcast', es: '{category}: pódcast' },
  'podcast.others': { en: 'Other episodes', es: 'Otros episodios' },
  'podcast.follow': { en: 'Listen in your own app', es: 'Escucharlo en su propia aplicación' },
  'podcast.how': {
    en: 'In your podcast app, choose to add a show by its address, and paste this one. New episodes then come by themselves, without an account here.',
    es: 'En su aplicación de pódcast, elija agregar un programa por su dirección y pegue esta. Los episodios nuevos le llegan solos, sin abrir una cuenta aquí.',
  },
  'podcast.feed': { en: 'Address of the podcast', es: 'Dirección del pódcast' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof podcastWords> {}
}
