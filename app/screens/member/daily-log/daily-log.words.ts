import { type WordsOf, words } from '#app/i18n/words.ts';

/** The daily log of a member. */
export const dailyLogWords = words({
  'dailyLog.title': { en: 'Daily log', es: 'Diario' },
  'dailyLog.lead': {
    en: 'A few taps a day, so that nothing is forgotten at your next visit. Answer what you like, and leave out the rest.',
    es: 'Unos toques al día, para que en la próxima consulta no se le olvide nada. Responda lo que quiera y deje lo demás.',
  },
  'dailyLog.part.day': { en: 'Your day', es: 'Su día' },
  'dailyLog.part.time': { en: 'Over time', es: 'Con el tiempo' },
  'dailyLog.part.take': { en: 'Take it along', es: 'Para llevar' },
  'dailyLog.today': { en: 'Today, {date}', es: 'Hoy, {date}' },
  'dailyLog.days': { en: 'Days', es: 'Días' },
  'dailyLog.dayBefore': { en: 'The day before', es: 'El día anterior' },
  'dailyLog.dayAfter': { en: 'The day after', es: 'El día siguiente' },
  'dailyLog.toToday': { en: 'Today', es: 'Hoy' },
  'dailyLog.fromBefore': { en: 'Begin with the answers of {date}', es: 'Empezar con lo que anotó el {date}' },
  'dailyLog.begunFrom': {
    en: 'These are the answers of {date}. Change what is different, and save.',
    es: 'Esto es lo que anotó el {date}. Cambie lo que sea distinto y guarde.',
  },
  'dailyLog.save': { en: 'Save this day', es: 'Guardar este día' },
  'dailyLog.saved': {
    en: 'Saved. Only you see it, unless you share it by a link.',
    es: 'Guardado. Solo usted lo ve, a menos que lo comparta con un enlace.',
  },
  'dailyLog.how': { en: 'How are you?', es: '¿Cómo está?' },
  'dailyLog.mood.ends': { en: '0 is very low, 10 is very good', es: '0 es muy bajo; 10, muy bueno' },
  'dailyLog.ends': { en: '0 is none, 10 is the worst you can imagine', es: '0 es nada; 10, lo peor que pueda imaginar' },
  'dailyLog.notSaid': { en: 'No answer', es: 'Sin respuesta' },
  'dailyLog.symptoms': { en: 'What do you feel?', es: '¿Qué siente?' },
  'dailyLog.more': { en: 'Something else', es: 'Otra cosa' },
  'dailyLog.measured': { en: 'What did you measure?', es: '¿Qué midió?' },
  'dailyLog.temperature.hint': { en: 'In °F or °C, as the thermometer shows it', es: 'En °F o en °C, como la muestra el termómetro' },
  'dailyLog.lb': { en: 'lb', es: 'lb' },
  'dailyLog.kg': { en: 'kg', es: 'kg' },
  'dailyLog.taken': { en: 'What did you take?', es: '¿Qué tomó?' },
  'dailyLog.notes.hint': {
    en: 'What helped, what you could eat, what you want to ask. At most {most} characters.',
    es: 'Qué le ayudó, qué pudo comer, qué quiere preguntar. Como máximo {most} caracteres.',
  },
  'dailyLog.signs': { en: 'When to call about this', es: 'Cuándo llamar por esto' },
  'dailyLog.fever': { en: 'This is a fever: 100.4 °F (38 °C) or more', es: 'Esto es fiebre: 38 °C (100.4 °F) o más' },
  'dailyLog.fever.do': {
    en: 'Do not wait for the next reading. Do not take pills for fever before you call: they can hide an infection.',
    es: 'No espere a volver a medirla. No tome pastillas para la fiebre antes de llamar: pueden esconder una infección.',
  },
  'dailyLog.fever.nobody': {
    en: 'Nobody answers, or you feel very ill? Call 911 or go to the emergency room, and say that you have cancer and a fever.',
    es: '¿No le contestan o se siente muy mal? Llame al 911 o vaya a emergencias, y diga que tiene cáncer y fiebre.',
  },
  'dailyLog.fever.others': {
    en: 'Without any of these, call your doctor today.',
    es: 'Si nada de esto es su caso, llame hoy a su médico.',
  },
  'dailyLog.conflict': { en: 'Written on two devices', es: 'Anotado en dos aparatos' },
  'dailyLog.conflict.text': {
    en: 'This day was changed on two devices or in two tabs at once. Nothing is lost. Which answer do you want to keep?',
    es: 'Este día se cambió a la vez en dos aparatos o en dos pestañas. No se perdió nada. ¿Qué respuesta quiere dejar?',
  },
  'dailyLog.conflict.keep': { en: 'Keep this one', es: 'Dejar esta' },
  'dailyLog.conflict.kept': { en: 'Your choice is saved.', es: 'Su elección quedó guardada.' },
  'dailyLog.empty': { en: 'Empty', es: 'Vacío' },
  'dailyLog.remove': { en: 'Remove this day', es: 'Quitar este día' },
  'dailyLog.removed': { en: 'The day was removed.', es: 'El día se quitó.' },
  'dailyLog.restore': { en: 'Undo', es: 'Deshacer' },
  'dailyLog.restored': { en: 'The day is back.', es: 'El día está de vuelta.' },
  'dailyLog.missing': {
    en: 'This day is not in the log any more. It was perhaps removed in another tab.',
    es: 'Ese día ya no está en el diario. Tal vez se quitó en otra pestaña.',
  },
  'dailyLog.tooLate': {
    en: 'It cannot be brought back any more: ten minutes have passed.',
    es: 'Ya no se puede recuperar: pasaron más de diez minutos.',
  },
  'dailyLog.problem': { en: 'Something in this day cannot be saved as it is.', es: 'Hay algo de este día que no se puede guardar así.' },
  'dailyLog.nothingYet': { en: 'Your days will show here', es: 'Aquí se verán sus días' },
  'dailyLog.nothingYet.text': {
    en: 'After two or three entries there is a line for each thing you noted, with your treatments marked.',
    es: 'Después de dos o tres anotaciones habrá una línea para cada cosa que anotó, con sus tratamientos marcados.',
  },
  'dailyLog.weeks': { en: 'How far back', es: 'Desde cuándo' },
  'dailyLog.weeks.some': { en: '{weeks} weeks', es: '{weeks} semanas' },
  'dailyLog.noneThen': { en: 'Nothing was noted in these weeks.', es: 'En estas semanas no se anotó nada.' },
  'dailyLog.asTable': { en: 'As a table', es: 'Como tabla' },
  'dailyLog.day': { en: 'Day', es: 'Día' },
  'dailyLog.began': { en: 'Began', es: 'Empezó' },
  'dailyLog.notesOf': { en: 'Notes and medicines', es: 'Notas y medicinas' },
  'dailyLog.print': { en: 'Print', es: 'Imprimir' },
  'dailyLog.csv': { en: 'Download as a table (CSV)', es: 'Descargar como tabla (CSV)' },
  'dailyLog.csv.done': { en: 'Your log is being downloaded.', es: 'Su diario se está descargando.' },
  'dailyLog.takeIn': { en: 'On this device', es: 'En este aparato' },
  'dailyLog.takeIn.text': {
    en: '{count, plural, one {One day was written on this phone or computer without an account: {last}.} other {# days were written on this phone or computer without an account, from {first} to {last}.}} Are they yours? Take them into your account. Where both say something about the same day, nothing is lost: you choose. They leave this device only when your account has them.',
    es: '{count, plural, one {En este teléfono o computadora se anotó un día sin cuenta: {last}.} other {En este teléfono o computadora se anotaron # días sin cuenta, del {first} al {last}.}} ¿Son suyos? Páselos a su cuenta. Si los dos dicen algo del mismo día, no se pierde nada: usted elige. Solo se quitan de este aparato cuando ya están en su cuenta.',
  },
  'dailyLog.takeIn.look': { en: 'Look at them first', es: 'Verlos primero' },
  'dailyLog.takeIn.portion': {
    en: 'So many do not fit at once: the last {count} go first, then the button is here again for the rest.',
    es: 'No caben tantos a la vez: primero van los últimos {count}, y después el botón vuelve a estar aquí para los demás.',
  },
  'dailyLog.takeIn.submit': { en: 'Take them into my account', es: 'Pasarlos a mi cuenta' },
  'dailyLog.takeIn.done': {
    en: 'They are in your account now, and not on this device any more.',
    es: 'Ya están en su cuenta, y ya no en este aparato.',
  },
  'dailyLog.take.text': {
    en: 'Print these pages for your care team, or open the table in any spreadsheet. What you download is not sealed any more: keep it where only you can open it.',
    es: 'Imprima estas páginas para su equipo médico o abra la tabla en una hoja de cálculo. Lo que descarga ya no está cifrado: guárdelo donde solo usted pueda abrirlo.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof dailyLogWords> {}
}
