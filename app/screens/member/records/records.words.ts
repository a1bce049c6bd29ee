import { type WordsOf, words } from '#app/i18n/words.ts';

/** A member's diagnoses and treatments, as lists. */
export const recordsWords = words({
  'yourDiagnoses.title': { en: 'Your diagnoses', es: 'Sus diagnósticos' },
  'yourDiagnoses.lead': {
    en: 'What you were told, in one place, and what the words in it mean.',
    es: 'Lo que le dijeron, en un solo lugar, y lo que quieren decir esas palabras.',
  },
  'yourDiagnoses.add': { en: 'Add a diagnosis', es: 'Agregar un diagnóstico' },
  'yourDiagnoses.begun': {
    en: 'You began to tell a diagnosis. Your answers so far are kept.',
    es: 'Usted empezó a contar un diagnóstico. Lo que respondió hasta ahora está guardado.',
  },
  'yourDiagnoses.empty': { en: 'No diagnosis yet', es: 'Todavía no hay ningún diagnóstico' },
  'yourDiagnoses.empty.text': {
    en: 'We ask one question at a time, and show where in your papers the answer stands. “I don’t know” is always an answer. At the end you read in plain words what it means.',
    es: 'Preguntamos una cosa a la vez y le mostramos en qué parte de sus papeles está la respuesta. «No lo sé» siempre es una respuesta. Al final lee en palabras sencillas lo que significa.',
  },
  'yourDiagnoses.meaning': { en: 'What this diagnosis means', es: 'Qué significa este diagnóstico' },
  'yourDiagnoses.meaning.limits': {
    en: 'This rests on your answers alone. Your team knows the rest of your story.',
    es: 'Esto se basa solo en sus respuestas. Su equipo médico conoce el resto de su historia.',
  },
  'yourDiagnoses.reading': { en: 'To read with it', es: 'Para leer sobre esto' },
  'yourTreatments.title': { en: 'Your treatments', es: 'Sus tratamientos' },
  'yourTreatments.lead': {
    en: 'What is planned, what goes on, and what you have behind you.',
    es: 'Lo que está planeado, lo que sigue y lo que ya terminó.',
  },
  'yourTreatments.add': { en: 'Add a treatment', es: 'Agregar un tratamiento' },
  'yourTreatments.begun': {
    en: 'You began to tell a treatment. Your answers so far are kept.',
    es: 'Usted empezó a contar un tratamiento. Lo que respondió hasta ahora está guardado.',
  },
  'yourTreatments.empty': { en: 'No treatment yet', es: 'Todavía no hay ningún tratamiento' },
  'yourTreatments.empty.text': {
    en: 'Surgery, radiation, medicines: also one that is only planned, or that ended years ago. A new doctor will ask you for exactly this list.',
    es: 'Cirugía, radiación, medicinas: también lo que apenas está planeado o lo que terminó hace años. Un médico nuevo le va a pedir justo esta lista.',
  },
  'yourTreatments.needed': {
    en: 'A breast cancer diagnosis is needed to add a treatment.',
    es: 'Se necesita un diagnóstico de cáncer de mama para agregar un tratamiento.',
  },
  'yourTreatments.needed.text': {
    en: 'What we ask about a treatment depends on what it is for. One answer is enough to begin: that you were told you have breast cancer.',
    es: 'Lo que preguntamos de un tratamiento depende de para qué es. Para empezar basta una respuesta: que le dijeron que tiene cáncer de mama.',
  },
  'yourTreatments.needed.confirmed': {
    en: 'The one that you told us is not confirmed. Once it is, change that answer among your diagnoses, or add another.',
    es: 'El que nos contó no está confirmado. Cuando lo esté, cambie esa respuesta en sus diagnósticos, o agregue otro.',
  },
  'records.answers': {
    en: '{count, plural, one {Your answer} other {Your # answers}}',
    es: '{count, plural, one {Su respuesta} other {Sus # respuestas}}',
  },
  'records.private': { en: 'Private', es: 'Privado' },
  'records.public': { en: 'Public: anybody can see it', es: 'Público: cualquiera lo puede ver' },
  'records.change': { en: 'Look over and change', es: 'Revisar y cambiar' },
  'records.goOnChanging': { en: 'Go on with the change', es: 'Seguir con el cambio' },
  'records.goOn': { en: 'Go on', es: 'Continuar' },
  'records.remove': { en: 'Remove', es: 'Quitar' },
  'records.restore': { en: 'Undo', es: 'Deshacer' },
  'records.undo': {
    en: 'For ten minutes you can bring it back.',
    es: 'Durante diez minutos puede recuperarlo.',
  },
  'records.saved.diagnosis': {
    en: 'Your diagnosis is saved. What it means stands below.',
    es: 'Su diagnóstico está guardado. Lo que significa está aquí abajo.',
  },
  'records.saved.treatment': { en: 'Your treatment is saved.', es: 'Su tratamiento está guardado.' },
  'records.removed.diagnosis': { en: 'The diagnosis is removed.', es: 'El diagnóstico se quitó.' },
  'records.removed.treatment': { en: 'The treatment is removed.', es: 'El tratamiento se quitó.' },
  'records.removed.last': {
    en: 'Your treatments are still here. New ones can be added once there is a diagnosis.',
    es: 'Sus tratamientos siguen aquí. Podrá agregar otros cuando haya un diagnóstico.',
  },
  'records.restored.diagnosis': { en: 'The diagnosis is here again.', es: 'El diagnóstico está aquí de nuevo.' },
  'records.restored.treatment': { en: 'The treatment is here again.', es: 'El tratamiento está aquí de nuevo.' },
  'records.notDone': { en: 'That was not done', es: 'No se hizo el cambio' },
  'records.missing': {
    en: 'It was removed before, in another tab or on another device.',
    es: 'Ya se había quitado antes, en otra pestaña o en otro aparato.',
  },
  'records.tooLate': {
    en: 'The ten minutes are over: it is erased, and nobody can bring it back.',
    es: 'Pasaron los diez minutos: se borró y nadie lo puede recuperar.',
  },
  'records.changedElsewhere': {
    en: 'It was changed in another tab or on another device meanwhile. This is what it says now: look at it, and decide again.',
    es: 'Entretanto se cambió en otra pestaña o en otro aparato. Esto es lo que dice ahora: mírelo y decida otra vez.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof recordsWords> {}
}
