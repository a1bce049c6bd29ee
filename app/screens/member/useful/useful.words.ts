import { type WordsOf, words } from '#app/i18n/words.ts';

/** The sections that hold nothing of a member. */
export const usefulWords = words({
  'useful.links': { en: 'What helps today', es: 'Lo que le sirve hoy' },
  'dailyLog.title': { en: 'Daily log', es: 'Diario' },
  'dailyLog.lead': {
    en: 'What to write down between two visits, so that nothing you wanted to say is forgotten.',
    es: 'Qué anotar entre una consulta y otra, para que no se le olvide nada de lo que quería decir.',
  },
  'dailyLog.heading': { en: 'A notebook is enough', es: 'Basta con un cuaderno' },
  'dailyLog.text': {
    en: 'This page keeps nothing. A few lines a day, on paper or among the notes of your phone, help your team more than a good memory does:',
    es: 'Esta página no guarda nada. Unas líneas al día, en papel o en las notas de su teléfono, le ayudan más a su equipo que una buena memoria:',
  },
  'dailyLog.when': { en: 'What you felt, when it began, and how long it lasted.', es: 'Qué sintió, cuándo empezó y cuánto duró.' },
  'dailyLog.strength': { en: 'How strong it was, from 0 to 10, and what helped.', es: 'Qué tan fuerte fue, del 0 al 10, y qué le ayudó.' },
  'dailyLog.taken': {
    en: 'What you took and at what time, also what you bought without a prescription.',
    es: 'Qué tomó y a qué hora, también lo que compró sin receta.',
  },
  'dailyLog.day': {
    en: 'How you slept, what you could eat, and what you could not do that day.',
    es: 'Cómo durmió, qué pudo comer y qué no pudo hacer ese día.',
  },
  'dailyLog.questions': { en: 'The questions that came to you.', es: 'Las preguntas que se le ocurrieron.' },
  'dailyLog.urgent': {
    en: 'Some things do not wait for a visit. During chemotherapy, call at once with a temperature of 100.4 °F (38 °C) or more.',
    es: 'Hay cosas que no esperan a la consulta. Durante la quimioterapia, llame de inmediato si tiene 100.4 °F (38 °C) o más de temperatura.',
  },
  'forYou.title': { en: 'For you', es: 'Para usted' },
  'forYou.lead': { en: 'Where to read on, by where you are now.', es: 'Por dónde seguir leyendo, según el momento en que está.' },
  'forYou.heading': { en: 'Choose what sounds like today', es: 'Elija lo que más se parece a hoy' },
  'forYou.text': {
    en: 'These pages are the same for everybody: nothing that you told us was used to choose them. Each says first when to call, and then what to do next.',
    es: 'Estas páginas son las mismas para todos: no usamos nada de lo que nos contó para elegirlas. Cada una dice primero cuándo llamar y después qué hacer.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof usefulWords> {}
}
