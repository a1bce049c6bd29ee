import { type WordsOf, words } from '#app/i18n/words.ts';

/** The questions that a member wants to ask. */
export const questionsWords = words({
  'questions.title': { en: 'My questions', es: 'Mis preguntas' },
  'questions.lead': {
    en: 'Write down what you want to ask, and what you were told. Only you can see it, unless you share it by a link.',
    es: 'Anote lo que quiere preguntar y lo que le respondieron. Solo usted puede verlo, a menos que lo comparta con un enlace.',
  },
  'questions.part.write': { en: 'Write one down', es: 'Anotar una' },
  'questions.part.list': { en: 'To ask', es: 'Por preguntar' },
  'questions.part.ticked': { en: 'Asked', es: 'Ya preguntadas' },
  'questions.part.starters': { en: 'Questions to begin with', es: 'Preguntas para empezar' },
  'questions.about': { en: 'About: {title}', es: 'Sobre: {title}' },
  'questions.aboutNothing': { en: 'Without this page', es: 'Sin esta página' },
  'questions.field.text': { en: 'Your question', es: 'Su pregunta' },
  'questions.field.answer': { en: 'What you were told', es: 'Lo que le respondieron' },
  'questions.field.visit': { en: 'For which visit', es: 'Para qué cita' },
  'questions.anyVisit': { en: 'None in particular', es: 'Ninguna en especial' },
  'questions.add': { en: 'Add to my list', es: 'Agregar a mi lista' },
  'questions.added': { en: 'It is on your list.', es: 'Ya está en su lista.' },
  'questions.none': { en: 'Nothing to ask yet', es: 'Todavía no hay preguntas' },
  'questions.none.text': {
    en: 'Write one down, choose some below, or follow “Ask about this at my next visit” at the end of any article.',
    es: 'Anote una, elija algunas de abajo o use «Preguntar sobre esto en mi próxima cita» al final de cualquier artículo.',
  },
  'questions.tick': { en: 'Asked', es: 'Ya pregunté' },
  'questions.ticked': { en: 'Ticked off. You can write down the answer.', es: 'Marcada. Puede anotar la respuesta.' },
  'questions.untick': { en: 'Ask again', es: 'Volver a preguntar' },
  'questions.unticked': { en: 'It is among the questions to ask again.', es: 'Está otra vez entre las preguntas por hacer.' },
  'questions.up': { en: 'Up', es: 'Subir' },
  'questions.down': { en: 'Down', es: 'Bajar' },
  'questions.moved': { en: 'Moved.', es: 'Cambiada de lugar.' },
  'questions.edit': { en: 'Answer or change', es: 'Responder o cambiar' },
  'questions.save': { en: 'Save', es: 'Guardar' },
  'questions.saved': { en: 'Saved.', es: 'Guardado.' },
  'questions.stop': { en: 'Leave it as it is', es: 'Dejarla como está' },
  'questions.remove': { en: 'Remove', es: 'Quitar' },
  'questions.removed': { en: 'The question was removed.', es: 'La pregunta se quitó.' },
  'questions.restore': { en: 'Undo', es: 'Deshacer' },
  'questions.restored': { en: 'The question is back.', es: 'La pregunta está de vuelta.' },
  'questions.forVisit': { en: 'For: {visit}', es: 'Para: {visit}' },
  'questions.starters.text': {
    en: 'Tick those that you want to ask. Which are shown depends on what you told in your profile.',
    es: 'Marque las que quiera hacer. Cuáles se muestran depende de lo que contó en su perfil.',
  },
  'questions.starters.add': { en: 'Add the ticked ones', es: 'Agregar las marcadas' },
  'questions.starters.added': { en: 'They are on your list.', es: 'Ya están en su lista.' },
  'questions.starters.nothing': { en: 'Tick at least one question.', es: 'Marque al menos una pregunta.' },
  'questions.toVisits': { en: 'Visits and what to bring', es: 'Citas y qué llevar' },
  'questions.problem.no-question': { en: 'Write your question.', es: 'Escriba su pregunta.' },
  'questions.problem.question-too-long': {
    en: 'A question can have 500 characters. Make two of it.',
    es: 'Una pregunta puede tener 500 caracteres. Haga dos de ella.',
  },
  'questions.problem.answer-too-long': {
    en: 'An answer can have 4,000 characters.',
    es: 'Una respuesta puede tener 4,000 caracteres.',
  },
  'questions.problem.full': {
    en: 'There is no room for more. Remove something first.',
    es: 'No caben más. Quite algo primero.',
  },
  'questions.problem.missing': {
    en: 'This question is not on the list any more. It was perhaps removed in another tab.',
    es: 'Esa pregunta ya no está en la lista. Tal vez se quitó en otra pestaña.',
  },
  'questions.problem.changed-elsewhere': {
    en: 'This question was changed in another tab or device. Above the form stands what it says now; what you typed is still in the form. Save again to put it in its place.',
    es: 'Esta pregunta se cambió en otra pestaña o aparato. Arriba del formulario está lo que dice ahora; lo que usted escribió sigue en el formulario. Guarde otra vez para ponerlo en su lugar.',
  },
  'questions.problem.too-late': {
    en: 'It cannot be brought back any more: ten minutes have passed.',
    es: 'Ya no se puede recuperar: pasaron más de diez minutos.',
  },
  'questions.takeIn': { en: 'On this device', es: 'En este aparato' },
  'questions.takeIn.text': {
    en: '{count, plural, one {One question was} other {# questions were}} written on this phone or computer without an account. Are they yours? Take them into your account. Nothing on your list is lost, and they leave this device only when your account has them.',
    es: '{count, plural, one {En este teléfono o computadora se anotó una pregunta sin cuenta.} other {En este teléfono o computadora se anotaron # preguntas sin cuenta.}} ¿Son suyas? Páselas a su cuenta. De su lista no se pierde nada, y solo se quitan de este aparato cuando ya están en su cuenta.',
  },
  'questions.takeIn.look': { en: 'Look at them first', es: 'Verlas primero' },
  'questions.takeIn.portion': {
    en: 'So many do not fit at once: the first {count} go now, then the button is here again for the rest.',
    es: 'No caben tantas a la vez: primero van {count}, y después el botón vuelve a estar aquí para las demás.',
  },
  'questions.takeIn.submit': { en: 'Take them into my account', es: 'Pasarlas a mi cuenta' },
  'questions.takeIn.done': {
    en: 'They are in your account now, and not on this device any more.',
    es: 'Ya están en su cuenta, y ya no en este aparato.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof questionsWords> {}
}
