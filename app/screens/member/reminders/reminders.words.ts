import { type WordsOf, words } from '#app/i18n/words.ts';

/** What a member is reminded of. */
export const remindersWords = words({
  'reminders.medicines': { en: 'Medicines to remember', es: 'Medicinas que recordar' },
  'reminders.medicines.text': {
    en: 'Write down a medicine and its times, and take a file for your calendar: your phone then reminds you, without us. Take what your care team prescribed, and ask them when you missed a dose.',
    es: 'Anote una medicina y sus horas, y descargue un archivo para su calendario: su teléfono le avisa, sin nosotros. Tome lo que le recetó su equipo médico y pregúnteles si se le pasó una dosis.',
  },
  'reminders.field.name': { en: 'Medicine', es: 'Medicina' },
  'reminders.field.times': { en: 'Times of the day', es: 'Horas del día' },
  'reminders.field.times.hint': { en: 'For example 8:00 AM, 8:00 PM', es: 'Por ejemplo 8:00 a. m., 8:00 p. m.' },
  'reminders.field.everyDays': { en: 'How often', es: 'Cada cuánto' },
  'reminders.field.from': { en: 'First day', es: 'Primer día' },
  'reminders.field.until': { en: 'Last day, if there is one', es: 'Último día, si lo hay' },
  'reminders.new': { en: 'Add a medicine', es: 'Agregar una medicina' },
  'reminders.add': { en: 'Add the medicine', es: 'Agregar la medicina' },
  'reminders.added': {
    en: 'The medicine is on your list. Now take the file for your calendar.',
    es: 'La medicina ya está en su lista. Ahora descargue el archivo para su calendario.',
  },
  'reminders.from': { en: 'From {from}', es: 'Desde el {from}' },
  'reminders.fromUntil': { en: 'From {from} to {until}', es: 'Del {from} al {until}' },
  'reminders.calendar': { en: 'Add to my calendar (.ics)', es: 'Poner en mi calendario (.ics)' },
  'reminders.calendar.done': { en: 'The file is being downloaded.', es: 'El archivo se está descargando.' },
  'reminders.calendar.hint': {
    en: 'Others who see your calendar can read what stands there: so it is called “Reminder”, unless you want the name in it. If you remove a medicine here, remove it there, too.',
    es: 'Quien vea su calendario puede leer lo que dice: por eso se llama «Recordatorio», salvo que usted quiera el nombre. Si quita aquí una medicina, quítela también allá.',
  },
  'reminders.calendar.neutral': { en: 'Take it as “Reminder”', es: 'Descargar como «Recordatorio»' },
  'reminders.calendar.told': { en: 'With the name of the medicine', es: 'Con el nombre de la medicina' },
  'reminders.edit': { en: 'Change', es: 'Cambiar' },
  'reminders.save': { en: 'Save the medicine', es: 'Guardar la medicina' },
  'reminders.saved': {
    en: 'The medicine is saved. If it is in your calendar, take the file again: it puts the new times in the place of the old ones.',
    es: 'La medicina quedó guardada. Si ya está en el calendario, hay que descargar el archivo otra vez: pone las horas nuevas en lugar de las anteriores.',
  },
  'reminders.stop': { en: 'Back to the list, without changing it', es: 'Volver a la lista, sin cambiarla' },
  'reminders.remove': { en: 'Remove', es: 'Quitar' },
  'reminders.removed': { en: 'The medicine was removed.', es: 'La medicina se quitó.' },
  'reminders.restore': { en: 'Undo', es: 'Deshacer' },
  'reminders.restored': { en: 'The medicine is back.', es: 'La medicina está de vuelta.' },
  'reminders.mail': { en: 'Reminders by email', es: 'Recordatorios por correo' },
  'reminders.mail.text': {
    en: 'If you wish, we write to you: the day before a visit, and when it is time for a medicine (within about ten minutes). The email says that there is something, and never what. It names this site as its sender.',
    es: 'Si quiere, le escribimos: el día antes de una cita y cuando toca una medicina (con unos diez minutos de diferencia). El correo dice que hay algo, y nunca qué. Como remitente lleva el nombre de este sitio.',
  },
  'reminders.mail.visits': { en: 'The day before a visit', es: 'El día antes de una cita' },
  'reminders.mail.medicines': { en: 'When it is time for a medicine', es: 'Cuando toca una medicina' },
  'reminders.mail.save': { en: 'Save my choice', es: 'Guardar mi elección' },
  'reminders.mail.saved': { en: 'Your choice is saved.', es: 'Guardamos su elección.' },
  'reminders.problem.medicine-name': { en: 'Write what it is called.', es: 'Escriba cómo se llama.' },
  'reminders.problem.medicine-long': { en: 'The name can have 100 characters.', es: 'El nombre puede tener 100 caracteres.' },
  'reminders.problem.medicine-times': {
    en: 'Write one to six times, such as 8:00 AM, 8:00 PM.',
    es: 'Escriba de una a seis horas, por ejemplo 8:00 a. m., 8:00 p. m.',
  },
  'reminders.problem.medicine-rhythm': { en: 'Choose how often.', es: 'Elija cada cuánto.' },
  'reminders.problem.medicine-from': {
    en: 'Write the first day, in a year from 2000 to 2100.',
    es: 'Ponga el primer día, en un año de 2000 a 2100.',
  },
  'reminders.problem.medicine-until': {
    en: 'The last day cannot be before the first, nor after 2100.',
    es: 'El último día no puede ser antes del primero ni después de 2100.',
  },
  'reminders.problem.full': { en: 'There is no room for more. Remove something first.', es: 'No caben más. Quite algo primero.' },
  'reminders.problem.missing': {
    en: 'This medicine is not on the list any more. It was perhaps removed in another tab.',
    es: 'Esa medicina ya no está en la lista. Tal vez se quitó en otra pestaña.',
  },
  'reminders.problem.changed-elsewhere': {
    en: 'It was changed in another tab meanwhile. This is what you wrote; compare it with what stands above, and save again.',
    es: 'Cambió en otra pestaña mientras tanto. Aquí sigue lo escrito; conviene compararlo con lo de arriba y guardarlo de nuevo.',
  },
  'reminders.problem.too-late': {
    en: 'It cannot be brought back any more: ten minutes have passed.',
    es: 'Ya no se puede recuperar: pasaron más de diez minutos.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof remindersWords> {}
}
