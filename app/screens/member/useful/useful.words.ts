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
  'clinicalTrials.title': { en: 'Clinical trials', es: 'Estudios clínicos' },
  'clinicalTrials.lead': {
    en: 'What a trial is, how to search for one, and what to ask before you say yes.',
    es: 'Qué es un estudio clínico, cómo buscar uno y qué preguntar antes de aceptar.',
  },
  'clinicalTrials.heading': { en: 'Have your report beside you', es: 'Tenga a la mano su informe' },
  'clinicalTrials.text': {
    en: 'No trials are listed here: the public registry, ClinicalTrials.gov, has those that are open. It asks for words that stand in your pathology report: the type, the stage, the receptors and HER2. These pages go through the search with you, step by step.',
    es: 'Aquí no hay una lista de estudios: los que están abiertos aparecen en el registro público, ClinicalTrials.gov. Ahí le piden palabras que están en su informe de patología: el tipo, la etapa, los receptores y HER2. Estas páginas la llevan por la búsqueda paso a paso.',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof usefulWords> {}
}
