import { type WordsOf, words } from '#app/i18n/words.ts';

/** The sections that hold nothing of a member. */
export const usefulWords = words({
  'useful.links': { en: 'What helps today', es: 'Lo que le sirve hoy' },
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
