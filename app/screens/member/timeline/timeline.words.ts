import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the timeline of a member's record says. */
export const timelineWords = words({
  'timeline.printedTitle': { en: 'Diagnoses and treatments over time', es: 'Diagnósticos y tratamientos en el tiempo' },
  'timeline.asOf': { en: 'As of {date}', es: 'Al {date}' },
  'timeline.today': { en: 'Today', es: 'Hoy' },
  'timeline.print': { en: 'Print the timeline', es: 'Imprimir la línea de tiempo' },
  'timeline.table': { en: 'The same as a table', es: 'Lo mismo en una tabla' },
  'timeline.undated': { en: 'No date', es: 'Sin fecha' },
  'timeline.what': { en: 'What', es: 'Qué' },
  'timeline.when': { en: 'When', es: 'Cuándo' },
  'timeline.diagnosis': { en: 'Diagnosis', es: 'Diagnóstico' },
  'timeline.treatment': { en: 'Treatment', es: 'Tratamiento' },
  'timeline.open': { en: 'Goes on', es: 'Sigue' },
  'timeline.planned': { en: 'Planned', es: 'Planeado' },
  'timeline.rough': { en: 'Some time within the faint band', es: 'En algún momento de la franja tenue' },
  'timeline.unknownEnd': { en: 'Start or end not known', es: 'No se sabe cuándo empezó o terminó' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof timelineWords> {}
}
