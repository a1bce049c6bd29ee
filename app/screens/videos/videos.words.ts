import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of the lists of videos, and of their pages. */
export const videosWords = words({
  'videos.all': { en: 'All videos', es: 'Todos los videos' },
  'videos.kinds': { en: 'Series', es: 'Series' },
  'videos.found': {
    en: '{count, plural, =0 {No videos} one {# video} other {# videos}}',
    es: '{count, plural, =0 {Ningún video} one {# video} other {# videos}}',
  },
  'videos.none': { en: 'There is no video here now.', es: 'Por ahora no hay ningún video aquí.' },
  'videos.titled': { en: '{series}: videos', es: '{series}: videos' },
  'videos.playlists': { en: 'To watch one after another', es: 'Para ver uno tras otro' },
  'videos.others': { en: 'Other videos', es: 'Otros videos' },
  'videos.inPlaylist': {
    en: '{count, plural, one {# video} other {# videos}} in this playlist',
    es: '{count, plural, one {# video} other {# videos}} en esta lista de reproducción',
  },
  'videos.play': { en: 'Play {title} here', es: 'Reproducir {title} aquí' },
  'videos.playing': { en: 'In the player now', es: 'Ahora en el reproductor' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof videosWords> {}
}
