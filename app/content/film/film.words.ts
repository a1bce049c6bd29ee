import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said around a film. */
export const filmWords = words({
  'film.captions': { en: 'Captions', es: 'Subtítulos' },
  'film.captions.none': { en: 'None', es: 'Ninguno' },
  'film.captions.en': { en: 'English', es: 'Inglés' },
  'film.captions.es': { en: 'Spanish', es: 'Español' },
  'film.speed': { en: 'Speed', es: 'Velocidad' },
  'film.speed.times': { en: '{speed, number}×', es: '{speed, number}×' },
  'film.goesOn': { en: 'Goes on at {at}, where you left it.', es: 'Sigue en {at}, donde lo dejó.' },
  'film.lines': { en: 'Transcript', es: 'Transcripción' },
  'film.linesOf': { en: 'What the captions say', es: 'Lo que dicen los subtítulos' },
  'film.chapters': { en: 'Chapters', es: 'Capítulos' },
  'film.failed': {
    en: 'The video could not be loaded. Check your connection, and load this page again.',
    es: 'No se pudo cargar el video. Revise su conexión y vuelva a cargar esta página.',
  },
  'film.failedForMembers': {
    en: 'The video could not be loaded. Your session may have ended: load this page again, and sign in.',
    es: 'No se pudo cargar el video. Quizás su sesión terminó: vuelva a cargar esta página e inicie sesión.',
  },
  'film.file': { en: 'Open the video file', es: 'Abrir el archivo de video' },
  'film.forMembers': { en: 'This video is for members', es: 'Este video es para miembros' },
  'film.signedIn': { en: 'Already signed in?', es: '¿Ya inició sesión?' },
  'film.elsewhere': { en: 'Watch it on {host}', es: 'Verlo en {host}' },
  'film.leadsAway': {
    en: 'The video is on another site, which has its own rules on data.',
    es: 'El video está en otro sitio, que tiene sus propias reglas sobre los datos.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof filmWords> {}
}
