import { type WordsOf, words } from '#app/i18n/words.ts';

/** The page that somebody reads who was given a link by a member. */
export const sharedWords = words({
  'shared.lead': {
    en: 'Somebody gave you this link, so that you can help. It shows one thing that they chose, to read only, for a time.',
    es: 'Alguien le dio este enlace para que pueda ayudarle. Muestra una sola cosa, que esa persona eligió, solo para leer y por un tiempo.',
  },
  'shared.press': {
    en: 'Who shares it with you is told when it is opened: the day and the time, and nothing about you.',
    es: 'A quien lo comparte le decimos cuándo se abrió: el día y la hora, y nada sobre usted.',
  },
  'shared.open': { en: 'Open', es: 'Abrir' },
  'shared.nothing': {
    en: 'This link leads nowhere, or not any more. Links end after a time, and whoever made one can take it back. Ask for a new one.',
    es: 'Este enlace no lleva a nada, o ya no. Los enlaces vencen, y quien hizo uno puede retirarlo. Pida uno nuevo.',
  },
  'shared.tooMany': {
    en: 'Too many links were tried from here, or this one was opened too often. Please wait {minutes, plural, =0 {a little} one {# minute} other {# minutes}}.',
    es: 'Desde aquí se probaron demasiados enlaces, o este se abrió demasiadas veces. Espere {minutes, plural, =0 {un poco} one {# minuto} other {# minutos}}, por favor.',
  },
  'shared.until': {
    en: 'To read only. The link works until {moment}, unless it is taken back before.',
    es: 'Solo para leer. El enlace sirve hasta el {moment}, a menos que lo retiren antes.',
  },
  'shared.care': {
    en: 'It was shared with you alone. Please pass it on only if you were asked to.',
    es: 'Lo compartieron solo con usted. No lo pase a nadie si no se lo pidieron.',
  },
  'shared.log': { en: 'Daily log', es: 'Diario' },
  'shared.log.none': { en: 'Nothing was noted in the last four weeks.', es: 'En las últimas cuatro semanas no se anotó nada.' },
  'shared.visits': { en: 'Visits', es: 'Citas' },
  'shared.visits.none': { en: 'No visit is written down.', es: 'No hay ninguna cita anotada.' },
  'shared.visits.coming': { en: 'To come', es: 'Próximas' },
  'shared.visits.over': { en: 'Over', es: 'Pasadas' },
  'shared.where': { en: 'Where', es: 'Dónde' },
  'shared.withWhom': { en: 'With', es: 'Con' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof sharedWords> {}
}
