import { type WordsOf, words } from '#app/i18n/words.ts';

/** The words of a check-list. */
export const checkListWords = words({
  'checkList.hint.list': { en: 'Tick what is done. You can add your own.', es: 'Marque lo que ya está. Puede agregar lo suyo.' },
  'checkList.hint.path': {
    en: 'Take one step at a time, in any order. Tick what is done.',
    es: 'Un paso a la vez, en el orden que quiera. Marque lo que ya hizo.',
  },
  'checkList.hint.questions': {
    en: 'Tick what you want to ask. You can add questions of your own.',
    es: 'Marque lo que quiere preguntar. Puede agregar sus propias preguntas.',
  },
  'checkList.noScript': {
    en: 'JavaScript does not run here, so this list cannot be ticked, added to or sent. You can read it, and print the page with your browser.',
    es: 'Aquí no funciona JavaScript. Por eso no se puede marcar, agregar ni enviar nada. La lista sí se puede leer e imprimir con el navegador.',
  },
  'checkList.done': { en: 'Done', es: 'Hecho' },
  'checkList.doneCount': { en: '{count} of {total} done', es: '{count} de {total} hechos' },
  'checkList.tickedCount': {
    en: '{count, plural, =0 {Nothing ticked yet} other {# ticked}}',
    es: '{count, plural, =0 {Aún no ha marcado nada} other {Ha marcado #}}',
  },
  'checkList.next': { en: 'Next', es: 'Lo que sigue' },
  'checkList.allDone': { en: 'All of it is done.', es: 'Ya está todo hecho.' },
  'checkList.own.list': { en: 'Your own', es: 'Lo suyo' },
  'checkList.own.questions': { en: 'Your own questions', es: 'Sus propias preguntas' },
  'checkList.write.list': { en: 'Something to add', es: 'Algo que quiera agregar' },
  'checkList.write.questions': { en: 'A question in your words', es: 'Una pregunta con sus palabras' },
  'checkList.limit': { en: 'up to {max, number} characters', es: 'hasta {max, number} caracteres' },
  'checkList.full': {
    en: 'The list holds {max, number} of your own. Take one out to add another.',
    es: 'Caben {max, number} anotaciones suyas. Quite una para agregar otra.',
  },
  'checkList.add': { en: 'Add', es: 'Agregar' },
  'checkList.edit': { en: 'Change', es: 'Cambiar' },
  'checkList.save': { en: 'Save', es: 'Guardar' },
  'checkList.cancel': { en: 'Cancel', es: 'Cancelar' },
  'checkList.remove': { en: 'Remove', es: 'Quitar' },
  'checkList.added': { en: 'Added.', es: 'Agregado.' },
  'checkList.removed': { en: 'Removed.', es: 'Quitado.' },
  'checkList.cleared': {
    en: 'Cleared. Nothing of this list is left on this device.',
    es: 'Borrado. De esta lista no queda nada en este aparato.',
  },
  'checkList.undo': { en: 'Bring it back', es: 'Recuperarlo' },
  'checkList.broughtBack': { en: 'It is back.', es: 'Recuperado.' },
  'checkList.scope': { en: 'What do you want to take with you?', es: '¿Qué quiere llevarse?' },
  'checkList.all': { en: 'The whole list ({count})', es: 'La lista completa ({count})' },
  'checkList.ticked': { en: 'Only what I ticked ({count})', es: 'Solo lo que marqué ({count})' },
  'checkList.print': { en: 'Print', es: 'Imprimir' },
  'checkList.send': { en: 'Send or copy', es: 'Enviar o copiar' },
  'checkList.byMail': { en: 'By e-mail', es: 'Por correo' },
  'checkList.byMessage': { en: 'By text message', es: 'Por mensaje' },
  'checkList.copied': { en: 'Copied.', es: 'Copiado.' },
  'checkList.again': { en: 'Ready now. Please press the button again.', es: 'Ya está listo. Oprima el botón otra vez.' },
  'checkList.failed': { en: 'It could not be copied. You can still print it.', es: 'No se pudo copiar. Puede imprimirlo.' },
  'checkList.private': {
    en: 'Kept only on this phone or computer. We never see it.',
    es: 'Se guarda solo en este teléfono o computadora. Nosotros nunca lo vemos.',
  },
  'checkList.notKept': {
    en: 'This browser does not let us keep your ticks and words. They are gone when you leave this page, and we never see them.',
    es: 'Este navegador no permite guardar lo que marca y escribe. Se pierde al salir de esta página, y nosotros nunca lo vemos.',
  },
  'checkList.clear': { en: 'Clear my ticks and words', es: 'Borrar lo que marqué y escribí' },
  'checkList.clearTicks': { en: 'Clear my ticks', es: 'Borrar lo que marqué' },
  'checkList.name': { en: 'Name', es: 'Nombre' },
  'checkList.date': { en: 'Date', es: 'Fecha' },
  'checkList.with': { en: 'Doctor or nurse', es: 'Médico o enfermera' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof checkListWords> {}
}
