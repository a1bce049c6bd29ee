import { type WordsOf, words } from '#app/i18n/words.ts';

/** The daily log that somebody keeps on a device, without an account. */
export const deviceLogWords = words({
  'deviceLog.begin': { en: 'Begin my log on this device', es: 'Empezar mi diario en este aparato' },
  'deviceLog.noScript': {
    en: 'JavaScript does not run here, and a log on this device needs it. There are two ways without: print this page and write by hand on the sheet at its end, or keep your log in an account.',
    es: 'Aquí no funciona JavaScript, y un diario en este aparato lo necesita. Hay dos maneras sin él: imprima esta página y anote a mano en la hoja del final, o lleve el diario en una cuenta.',
  },
  'deviceLog.paper': {
    en: 'A week on paper: from 0 (none) to 10 (the worst you can imagine); for your mood, 0 is very low and 10 is very good',
    es: 'Una semana en papel: del 0 (nada) al 10 (lo peor que pueda imaginar); en el ánimo, 0 es muy bajo y 10, muy bueno',
  },
  'deviceLog.where': { en: 'Where this is kept', es: 'Dónde se guarda' },
  'deviceLog.here': {
    en: 'What you write stays on this phone or computer alone, in this browser. It is not sent to us, and we cannot bring it back. Anybody who uses this device can open this page and read it. Leaving this site quickly clears it.',
    es: 'Lo que anote queda solo en este teléfono o computadora, en este navegador. No se nos envía, y no podríamos recuperarlo. Quien use este aparato puede abrir esta página y leerlo. Al salir rápido del sitio, se borra.',
  },
  'deviceLog.saved': { en: 'Saved on this device.', es: 'Guardado en este aparato.' },
  'deviceLog.removed': { en: 'The day was removed.', es: 'El día se quitó.' },
  'deviceLog.restored': { en: 'The day is back.', es: 'El día está de vuelta.' },
  'deviceLog.kept': { en: 'Your choice is saved.', es: 'Su elección quedó guardada.' },
  'deviceLog.notKept': { en: 'This device did not save it', es: 'Este aparato no lo guardó' },
  'deviceLog.notKept.text': {
    en: 'The browser has no room left, or does not let pages keep anything, as in some private windows. Nothing that was saved before is lost, and what you typed is still here as long as this page is open. Write it on paper, or make room and save again.',
    es: 'El navegador ya no tiene espacio o no deja que las páginas guarden nada, como en algunas ventanas privadas. Lo que ya estaba guardado no se perdió, y lo que escribió sigue aquí mientras la página esté abierta. Anótelo en papel, o libere espacio y vuelva a guardar.',
  },
  'deviceLog.unreadable': {
    en: 'There is a log on this device that this page cannot read: it is damaged, or a newer page wrote it. It was left as it is. Load the page again; if that does not help, you can clear it and begin anew.',
    es: 'En este aparato hay un diario que esta página no puede leer: está dañado o lo escribió una página más nueva. Se dejó como está. Vuelva a cargar la página; si no ayuda, puede borrarlo y empezar de nuevo.',
  },
  'deviceLog.nothingYet': {
    en: 'After two or three entries there is a line for each thing you noted.',
    es: 'Después de dos o tres anotaciones habrá una línea para cada cosa que anotó.',
  },
  'deviceLog.csv.text': {
    en: 'The table opens in any spreadsheet. It becomes a file among your downloads, and neither leaving this site quickly nor clearing the log removes it there.',
    es: 'La tabla se abre en cualquier hoja de cálculo. Queda como archivo entre las descargas, y ni salir rápido del sitio ni borrar el diario la quita de ahí.',
  },
  'deviceLog.clear': { en: 'Clear all that I wrote here', es: 'Borrar todo lo que anoté aquí' },
  'deviceLog.clear.ask': {
    en: 'Clear the whole log and all questions from this device? Nobody can bring them back.',
    es: '¿Borrar de este aparato todo el diario y todas las preguntas? Nadie podrá recuperarlos.',
  },
  'deviceLog.clear.yes': { en: 'Yes, clear everything', es: 'Sí, borrar todo' },
  'deviceLog.clear.no': { en: 'No, keep it', es: 'No, dejarlo' },
  'deviceLog.cleared': {
    en: 'Cleared. Nothing of your log or your questions is left on this device.',
    es: 'Borrado. De su diario y sus preguntas no queda nada en este aparato.',
  },
});

/** The questions beside it. */
export const deviceQuestionWords = words({
  'deviceQuestions.title': { en: 'My questions', es: 'Mis preguntas' },
  'deviceQuestions.lead': {
    en: 'Write down what you want to ask as it comes to you, and the answer at the visit. It stays on this device too.',
    es: 'Anote lo que quiere preguntar cuando se le ocurra y, en la consulta, la respuesta. También queda en este aparato.',
  },
  'deviceQuestions.begin': { en: 'Write a question', es: 'Escribir una pregunta' },
  'deviceQuestions.words': { en: 'A question in your words', es: 'Una pregunta con sus palabras' },
  'deviceQuestions.answer': { en: 'Write the answer', es: 'Anotar la respuesta' },
  'deviceQuestions.answered': { en: 'The answer', es: 'La respuesta' },
  'deviceQuestions.edit': { en: 'Change', es: 'Cambiar' },
  'deviceQuestions.add': { en: 'Add', es: 'Agregar' },
  'deviceQuestions.save': { en: 'Save', es: 'Guardar' },
  'deviceQuestions.cancel': { en: 'Cancel', es: 'Cancelar' },
  'deviceQuestions.remove': { en: 'Remove', es: 'Quitar' },
  'deviceQuestions.saved': { en: 'Saved on this device.', es: 'Guardada en este aparato.' },
  'deviceQuestions.removed': { en: 'The question was removed.', es: 'La pregunta se quitó.' },
  'deviceQuestions.restored': { en: 'The question is back.', es: 'La pregunta está de vuelta.' },
  'deviceQuestions.notKept': {
    en: 'This device did not save it: the browser has no room left, or does not let pages keep anything. What you typed is still here as long as this page is open.',
    es: 'Este aparato no lo guardó: el navegador ya no tiene espacio o no deja que las páginas guarden nada. Lo que escribió sigue aquí mientras la página esté abierta.',
  },
  'deviceQuestions.cleared': {
    en: 'Cleared. Nothing of your log or your questions is left on this device.',
    es: 'Borrado. De su diario y sus preguntas no queda nada en este aparato.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof deviceLogWords>, WordsOf<typeof deviceQuestionWords> {}
}
