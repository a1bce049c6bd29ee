import { type WordsOf, words } from '#app/i18n/words.ts';

/** How soon to act on the signs below. A number to call is a link, which each of these begins or ends beside. */
export const callBoxWords = words({
  'callBox.emergency': { en: 'Call 911 or go to the emergency room now', es: 'Llame al 911 o vaya a emergencias ahora' },
  'callBox.elsewhere': {
    en: 'Outside the US: your local emergency number',
    es: 'Fuera de EE. UU.: el número de emergencias de donde esté',
  },
  'callBox.call911': { en: 'Call 911', es: 'Llamar al 911' },
  'callBox.at-once': { en: 'Call your care team at once, day or night', es: 'Llame a su equipo médico de inmediato, de día o de noche' },
  'callBox.same-day': { en: 'Call the same day, weekends too', es: 'Llame el mismo día, también en fin de semana' },
  'callBox.this-week': { en: 'Call this week', es: 'Llame esta semana' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof callBoxWords> {}
}
