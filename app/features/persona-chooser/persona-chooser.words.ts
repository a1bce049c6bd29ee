import { type WordsOf, words } from '#app/i18n/words.ts';

/** Where a reader may stand now. */
export const personaWords = words({
  'home.personas': { en: 'Where are you now?', es: '¿En qué momento está?' },
  'home.personas.newly-diagnosed': { en: 'I was just diagnosed', es: 'Acabo de recibir el diagnóstico' },
  'home.personas.newly-diagnosed.text': {
    en: 'The first days, and the questions for the first visit.',
    es: 'Los primeros días y las preguntas para la primera cita.',
  },
  'home.personas.in-treatment': { en: 'I am in treatment', es: 'Estoy en tratamiento' },
  'home.personas.in-treatment.text': { en: 'Getting through it, and when to call.', es: 'Cómo sobrellevarlo y cuándo llamar.' },
  'home.personas.finished-treatment': { en: 'I have finished treatment', es: 'Terminé el tratamiento' },
  'home.personas.finished-treatment.text': {
    en: 'Check-ups, lasting effects, and the worry.',
    es: 'Las revisiones, los efectos que quedan y la preocupación.',
  },
  'home.personas.metastatic': { en: 'I live with metastatic disease', es: 'Vivo con cáncer metastásico' },
  'home.personas.metastatic.text': {
    en: 'Treatment that goes on, and a life beside it.',
    es: 'Un tratamiento que continúa, y la vida que sigue.',
  },
  'home.personas.caring': { en: 'I care for someone', es: 'Cuido a alguien' },
  'home.personas.caring.text': {
    en: 'What helps, what to say, and looking after yourself.',
    es: 'Qué ayuda, qué decir y cómo cuidarse también.',
  },
  'home.personas.risk': { en: 'I worry about my risk', es: 'Me preocupa mi riesgo' },
  'home.personas.risk.text': { en: 'What raises it, what does not, and what to check.', es: 'Qué lo aumenta, qué no, y qué revisar.' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof personaWords> {}
}
