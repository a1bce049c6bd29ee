import { type WordsOf, words } from '#app/i18n/words.ts';

/**
 * What is said first to somebody who searches for dying or for suicide: whom to call. The numbers, and the word AYUDA, are those of the
 * helplines page.
 */
export const crisisWords = words({
  'crisis.SUICIDE.title': { en: 'You do not have to carry this alone', es: 'No tiene que cargar con esto a solas' },
  'crisis.SUICIDE.lead': {
    en: 'If you think of ending your life, or cannot bear it any longer, somebody will listen now: free, day and night.',
    es: 'Si piensa en quitarse la vida o siente que ya no puede más, alguien le escucha ahora: gratis, de día y de noche.',
  },
  'crisis.DYING.title': { en: 'These are hard thoughts to carry', es: 'Son pensamientos muy pesados' },
  'crisis.DYING.lead': {
    en: 'A search cannot tell how it will go for one person. Your own care team can say more, and you may ask them straight out. When cancer is found early, treatment mostly aims to cure; when it has spread, treatment can still help people live longer and feel better.',
    es: 'Un buscador no puede saber cómo le irá a una persona. Su equipo médico puede decirle más: pregúnteles con confianza. Si el cáncer se encuentra temprano, casi siempre se trata para curarlo; si ya se extendió, el tratamiento puede ayudar a vivir más y mejor.',
  },
  'crisis.read': { en: '“Am I going to die?” What helps in the first days', es: '«¿Me voy a morir?» Lo que ayuda en los primeros días' },
  'crisis.unbearable': {
    en: 'If it gets too much, or you think of ending your life, somebody will listen now: free, day and night.',
    es: 'Si ya es demasiado o piensa en quitarse la vida, alguien le escucha ahora: gratis, de día y de noche.',
  },
  'crisis.call': { en: 'Call 988', es: 'Llame al 988 y oprima 2' },
  'crisis.text': { en: 'Text 988', es: 'Mande AYUDA por texto al 988' },
  'crisis.danger': { en: 'In danger now: call 911', es: 'Si corre peligro: llame al 911' },
  'crisis.team': {
    en: 'You can also call your own care team, and say just this. Outside the United States, call your local emergency number.',
    es: 'También puede llamar a su equipo médico y decirlo así. Fuera de Estados Unidos, llame al número de emergencias.',
  },
  'crisis.inOther': {
    en: 'En español: llame al 988 y oprima 2, o mande AYUDA por texto al 988.',
    es: 'In English: call or text 988.',
  },
  'crisis.helplines': { en: 'More people to call', es: 'Más líneas de ayuda' },
  'crisis.said': {
    en: 'Call or text 988, day or night. Press Tab for the links.',
    es: 'Llame al 988 y oprima 2, o mande AYUDA por texto al 988, a toda hora. Pulse Tab para llegar a los enlaces.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof crisisWords> {}
}
