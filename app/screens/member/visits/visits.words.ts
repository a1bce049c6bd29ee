import { type WordsOf, words } from '#app/i18n/words.ts';

/** The visits of a member. */
export const visitsScreenWords = words({
  'visits.title': { en: 'Visits and reminders', es: 'Citas y recordatorios' },
  'visits.lead': {
    en: 'When, where and with whom, what to bring, and a file for your calendar. Only you can see it, unless you share it by a link.',
    es: 'Cuándo, dónde y con quién, qué llevar y un archivo para su calendario. Solo usted puede verlo, a menos que lo comparta con un enlace.',
  },
  'visits.part.toCome': { en: 'To come', es: 'Próximas' },
  'visits.part.write': { en: 'Add a visit', es: 'Agregar una cita' },
  'visits.part.past': { en: 'Past', es: 'Anteriores' },
  'visits.field.kind': { en: 'What for', es: 'Para qué' },
  'visits.field.date': { en: 'Day', es: 'Día' },
  'visits.field.time': { en: 'Time, if you know it', es: 'Hora, si la sabe' },
  'visits.field.timeZone': { en: 'By the clock of', es: 'Según el reloj de' },
  'visits.field.where': { en: 'Where', es: 'Dónde' },
  'visits.field.withWhom': { en: 'With whom', es: 'Con quién' },
  'visits.field.notes': { en: 'Notes', es: 'Notas' },
  'visits.add': { en: 'Add the visit', es: 'Agregar la cita' },
  'visits.added': { en: 'The visit is on your list.', es: 'La cita ya está en su lista.' },
  'visits.none': { en: 'No visit to come', es: 'No hay citas próximas' },
  'visits.none.text': {
    en: 'Add one below. You can then attach questions to it, and see what to bring.',
    es: 'Agregue una abajo. Después puede ponerle preguntas y ver qué llevar.',
  },
  'visits.bring': { en: 'What to bring', es: 'Qué llevar' },
  'visits.questions': { en: 'What to ask', es: 'Qué preguntar' },
  'visits.toQuestions': { en: 'My questions', es: 'Mis preguntas' },
  'visits.ready': { en: 'To get ready', es: 'Para prepararse' },
  'visits.calendar': { en: 'Add to my calendar (.ics)', es: 'Poner en mi calendario (.ics)' },
  'visits.calendar.done': { en: 'The file is being downloaded.', es: 'El archivo se está descargando.' },
  'visits.calendar.hint': {
    en: 'Your calendar reminds you a day and two hours before. Others who see your calendar can read what stands there: so it is called “Appointment”, unless you want more in it.',
    es: 'Su calendario le avisa un día y dos horas antes. Quien vea su calendario puede leer lo que dice: por eso se llama «Cita», salvo que usted quiera más.',
  },
  'visits.calendar.neutral': { en: 'Take it as “Appointment”', es: 'Descargar como «Cita»' },
  'visits.calendar.told': { en: 'With the reason, the person and the place', es: 'Con el motivo, la persona y el lugar' },
  'visits.edit': { en: 'Change', es: 'Cambiar' },
  'visits.save': { en: 'Save', es: 'Guardar' },
  'visits.saved': { en: 'Saved.', es: 'Guardado.' },
  'visits.stop': { en: 'Leave it as it is', es: 'Dejarla como está' },
  'visits.remove': { en: 'Remove', es: 'Quitar' },
  'visits.removed': {
    en: 'The visit was removed. Its questions stay on your list.',
    es: 'La cita se quitó. Sus preguntas siguen en su lista.',
  },
  'visits.restore': { en: 'Undo', es: 'Deshacer' },
  'visits.restored': { en: 'The visit is back.', es: 'La cita está de vuelta.' },
  'visits.problem.visit-kind': { en: 'Choose what the visit is for.', es: 'Elija para qué es la cita.' },
  'visits.problem.visit-date': {
    en: 'Write the day of the visit, in a year from 2000 to 2100.',
    es: 'Ponga el día de la cita, en un año de 2000 a 2100.',
  },
  'visits.problem.visit-time': {
    en: 'Write the time, such as 14:30, or leave it empty.',
    es: 'Ponga la hora, por ejemplo 14:30, o déjela vacía.',
  },
  'visits.problem.visit-zone': { en: 'Choose a time zone of the list.', es: 'Elija una zona horaria de la lista.' },
  'visits.problem.where-too-long': { en: 'A place can have 200 characters.', es: 'El lugar puede tener 200 caracteres.' },
  'visits.problem.who-too-long': { en: 'A name can have 200 characters.', es: 'El nombre puede tener 200 caracteres.' },
  'visits.problem.notes-too-long': { en: 'Notes can have 2,000 characters.', es: 'Las notas pueden tener 2,000 caracteres.' },
  'visits.problem.full': { en: 'There is no room for more. Remove something first.', es: 'No caben más. Quite algo primero.' },
  'visits.problem.missing': {
    en: 'This visit is not on the list any more. It was perhaps removed in another tab.',
    es: 'Esa cita ya no está en la lista. Tal vez se quitó en otra pestaña.',
  },
  'visits.problem.changed-elsewhere': {
    en: 'This visit was changed in another tab or device. Above the form stands what it says now; what you typed is still in the form. Save again to put it in its place.',
    es: 'Esta cita se cambió en otra pestaña o aparato. Arriba del formulario está lo que dice ahora; lo que usted escribió sigue en el formulario. Guarde otra vez para ponerlo en su lugar.',
  },
  'visits.problem.too-late': {
    en: 'It cannot be brought back any more: ten minutes have passed.',
    es: 'Ya no se puede recuperar: pasaron más de diez minutos.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof visitsScreenWords> {}
}
