import { type WordsOf, words } from '#app/i18n/words.ts';

/** How soon to act on the signs below. A number to call is a link, which each of these begins or ends beside. */
export const callBoxWords = words({
  'callBox.emergency': { en: 'Call 911 or go to the emergency room now', es: 'Llame al 911 o vaya a emergencias ahora' },
  'callBox.elsewhere': {
    en: 'Outside the US: your local emergency number',
    es: 'Fuera de EE. UU.: el número de emergencias de donde esté',
  },
  'callBox.call911': { en: 'Call 911', es: 'Llamar al 911' },
  'callBox.crisis': { en: 'Call or text 988 now, day or night', es: 'Llame o mande un texto al 988 ahora, a cualquier hora' },
  'callBox.call988': { en: 'Call 988', es: 'Llamar al 988 y oprimir 2' },
  'callBox.text988': { en: 'Text 988', es: 'Mandar AYUDA al 988' },
  'callBox.at-once': { en: 'Call your care team at once, day or night', es: 'Llame a su equipo médico de inmediato, de día o de noche' },
  'callBox.whenTeam': { en: 'When to call your care team', es: 'Cuándo llamar a su equipo' },
  'callBox.team': {
    en: 'Their number is on the card or the papers they gave you. Not there? Call the hospital, and ask for the oncologist on call.',
    es: 'El número está en la tarjeta o en los papeles que le dieron. Si no lo encuentra, llame al hospital y pida hablar con el oncólogo de guardia.',
  },
  'callBox.same-day': { en: 'Call the same day, weekends too', es: 'Llame el mismo día, también en fin de semana' },
  'callBox.this-week': { en: 'Call this week', es: 'Llame esta semana' },
  'callBox.show': { en: 'Words to show', es: 'Mostrar en inglés' },
  'callBox.showThere': { en: 'Show this in the emergency room', es: 'Muestre esto en la sala de emergencias' },
  'callBox.close': { en: 'Close', es: 'Cerrar' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof callBoxWords> {}
}
