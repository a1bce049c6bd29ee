import { type WordsOf, words } from '#app/i18n/words.ts';

/** What is said around an episode of the podcast. */
export const episodeWords = words({
  'episode.player': { en: 'Player', es: 'Reproductor' },
  'episode.play': { en: 'Play', es: 'Reproducir' },
  'episode.pause': { en: 'Pause', es: 'Pausar' },
  'episode.back': { en: 'Back 15 seconds', es: 'Retroceder 15 segundos' },
  'episode.forward': { en: 'Forward 15 seconds', es: 'Avanzar 15 segundos' },
  'episode.position': { en: 'Position', es: 'Posición' },
  'episode.at': { en: '{at} of {of}', es: '{at} de {of}' },
  'episode.sleep': { en: 'Stop after', es: 'Detener después de' },
  'episode.sleep.never': { en: 'Do not stop', es: 'No detener' },
  'episode.sleep.minutes': { en: '{minutes, number} minutes', es: '{minutes, number} minutos' },
  'episode.sleep.chapter': { en: 'This chapter', es: 'Este capítulo' },
  'episode.asleep': { en: 'The sleep timer stopped the episode.', es: 'El temporizador detuvo el episodio.' },
  'episode.volume': { en: 'Volume', es: 'Volumen' },
  'episode.file': { en: 'Open the audio file', es: 'Abrir el archivo de audio' },
  'episode.failed': {
    en: 'The sound could not be loaded. Check your connection, and load this page again. All that is said stands below.',
    es: 'No se pudo cargar el audio. Revise su conexión y vuelva a cargar esta página. Todo lo que se dice está escrito abajo.',
  },
  'episode.computerVoice': {
    en: 'The voices are a computer’s: nobody was recorded. The people who talk are made up, to show what an episode is like.',
    es: 'Las voces son de una computadora: no se grabó a nadie. Las personas que conversan son inventadas, para mostrar cómo es un episodio.',
  },
  'episode.toRead': { en: 'This episode is to be read: here it has no sound.', es: 'Este episodio es para leer: aquí no tiene audio.' },
  'episode.heard.en': { en: 'Hear it in English', es: 'Escucharlo en inglés' },
  'episode.heard.es': { en: 'Hear it in Spanish', es: 'Escucharlo en español' },
  'episode.transcript': { en: 'Transcript', es: 'Transcripción' },
  'episode.conversation': { en: 'The conversation', es: 'La conversación' },
  'episode.questions': { en: 'Questions and answers', es: 'Preguntas y respuestas' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof episodeWords> {}
}
