import { type WordsOf, words } from '#app/i18n/words.ts';

/** The list of events, and the calendar of all that are to come. */
export const eventWords = words({
  'events.upcoming': { en: 'Meetups to come', es: 'Próximos encuentros' },
  'events.past': { en: 'Past meetups', es: 'Encuentros anteriores' },
  'events.none': {
    en: 'No meetup is planned right now. The groups below meet all year.',
    es: 'Por ahora no hay encuentros. Los grupos de abajo se reúnen todo el año.',
  },
  'events.follow': {
    en: 'To have them all in your own calendar, add this address to it as a subscription. What changes here then changes there.',
    es: 'Para tenerlos todos en su propio calendario, agregue esta dirección como suscripción. Lo que cambie aquí cambiará allá.',
  },
  'events.calendar': { en: 'Calendar of all meetups', es: 'Calendario de todos los encuentros' },
  'events.calendarName': { en: '{name}: meetups', es: '{name}: encuentros' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof eventWords> {}
}
