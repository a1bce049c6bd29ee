import { type WordsOf, words } from '#app/i18n/words.ts';

/** The rows of questions in which members tell a diagnosis, a treatment, or their profile. */
export const flowWords = words({
  'flow.description': {
    en: 'One question at a time, and only you see the answers unless you share them.',
    es: 'Una pregunta a la vez, y solo usted ve las respuestas, a menos que las comparta.',
  },
  'flow.progress': { en: 'Question {number} of {of}', es: 'Pregunta {number} de {of}' },
  'flow.why': { en: 'Why we ask', es: 'Por qué lo preguntamos' },
  'flow.where': { en: 'Where to find it in your papers', es: 'Dónde encontrarlo en sus papeles' },
  'flow.tap': { en: 'Tap an answer to go on.', es: 'Toque una respuesta para seguir.' },
  'flow.next': { en: 'Next', es: 'Siguiente' },
  'flow.unknown': { en: 'I don’t know', es: 'No lo sé' },
  'flow.skip': { en: 'Skip', es: 'Omitir' },
  'flow.back': { en: 'Back', es: 'Atrás' },
  'flow.to-summary': { en: 'Go to the end and save', es: 'Ir al final y guardar' },
  'flow.back-to-summary': { en: 'Keep this answer', es: 'Dejar esta respuesta' },
  'flow.exit': { en: 'Save and finish later', es: 'Guardar y seguir después' },
  'flow.discard': { en: 'Leave without saving', es: 'Salir sin guardar' },
  'flow.discard.what': {
    en: 'What you answered here is thrown away. What you saved before stays as it is.',
    es: 'Se borra lo que respondió aquí. Lo que guardó antes queda como está.',
  },
  'flow.discard.do': { en: 'Throw it away and leave', es: 'Borrarlo y salir' },
  'flow.summary': { en: 'Look it over', es: 'Revise sus respuestas' },
  'flow.summary.lead': {
    en: 'Nothing is final: you can change each answer now, or at any time later.',
    es: 'Nada es definitivo: puede cambiar cada respuesta ahora o cuando quiera.',
  },
  'flow.unanswered': { en: 'Not answered', es: 'Sin respuesta' },
  'flow.change': { en: 'Change', es: 'Cambiar' },
  'flow.answer': { en: 'Answer', es: 'Responder' },
  'flow.save': { en: 'Save', es: 'Guardar' },
  'flow.saving': { en: 'Saving…', es: 'Guardando…' },
  'flow.kept': {
    en: 'Your session had ended. Your answer is here again: look at it, and go on.',
    es: 'Su sesión había terminado. Su respuesta está aquí de nuevo: revísela y siga.',
  },
  'flow.told.others': {
    en: 'You are signed in as {username} now. The page before was somebody else’s, and nothing of it was saved.',
    es: 'Ahora la sesión es de {username}. La página anterior era de otra persona y no se guardó nada de ella.',
  },
  'flow.told.changed': {
    en: 'This was changed in another tab or on another device meanwhile. Look over the answers below, and save them again.',
    es: 'Esto se cambió entretanto en otra pestaña o en otro aparato. Revise las respuestas de abajo y guárdelas otra vez.',
  },
  'flow.told.moved': {
    en: 'That question no longer applies, because another answer has changed. These are your answers now.',
    es: 'Esa pregunta ya no hace falta, porque cambió otra respuesta. Estas son sus respuestas ahora.',
  },
  'flow.no-diagnosis': {
    en: 'A breast cancer diagnosis is needed to add a treatment.',
    es: 'Se necesita un diagnóstico de cáncer de mama para agregar un tratamiento.',
  },
  'flow.no-diagnosis.why': {
    en: 'Which questions we ask about a treatment depends on what it is for. One answer is enough to begin: that you were told you have breast cancer.',
    es: 'Lo que preguntamos de un tratamiento depende de para qué es. Para empezar basta una respuesta: que le dijeron que tiene cáncer de mama.',
  },
  'flow.add-diagnosis': { en: 'Add a diagnosis', es: 'Agregar un diagnóstico' },
});

/** The guided profile, before and after its questions. */
export const wizardWords = words({
  'wizard.intro.title': { en: 'Tell us a little about you', es: 'Cuéntenos un poco de usted' },
  'wizard.intro.lead': {
    en: 'A few questions, one at a time. Answer those you like, and skip the others: every answer can wait, and every one can be changed.',
    es: 'Unas preguntas, una a la vez. Responda las que quiera y omita las demás: todas pueden esperar, y todas se pueden cambiar.',
  },
  'wizard.intro.private': {
    en: 'Only you see what you answer, unless you later mark it as public or share it by a link. It is kept encrypted, under a key of your own.',
    es: 'Solo usted ve lo que responde, a menos que después lo marque como público o lo comparta con un enlace. Se guarda cifrado, con una clave solo suya.',
  },
  'wizard.intro.use': {
    en: 'It leaves out what does not concern you, and keeps your own record in one place, to look at before a visit.',
    es: 'Así dejamos fuera lo que no le toca, y usted tiene sus datos en un solo lugar, para verlos antes de una cita.',
  },
  'wizard.intro.begin': { en: 'Begin', es: 'Empezar' },
  'wizard.intro.go-on': { en: 'Go on where you were', es: 'Seguir donde estaba' },
  'wizard.intro.later': { en: 'Not now', es: 'Ahora no' },
  'wizard.done.title': { en: 'Done', es: 'Listo' },
  'wizard.done.lead': {
    en: 'Your answers are saved. Your profile shows them, what a diagnosis means, and how to change each of them.',
    es: 'Sus respuestas están guardadas. En su perfil las ve, lee qué significa un diagnóstico y puede cambiar cada una.',
  },
  'wizard.done.profile': { en: 'Go to your profile', es: 'Ir a su perfil' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof flowWords>, WordsOf<typeof wizardWords> {}
}
