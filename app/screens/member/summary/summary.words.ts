import { type WordsOf, words } from '#app/i18n/words.ts';

/** What stands around the summary that a member takes along to a visit; its own words are `services/members/summary/summary.words.ts`. */
export const summaryPageWords = words({
  'summary.title': { en: 'Summary for a visit', es: 'Resumen para una cita' },
  'summary.lead': {
    en: 'One page for your doctor: what you told here, how it has been since the last visit, and what you want to ask.',
    es: 'Una hoja para su médico: lo que usted ha contado aquí, cómo ha estado desde la última cita y lo que quiere preguntar.',
  },
  'summary.choose': { en: 'Choose what is on it', es: 'Elija qué lleva' },
  'summary.language': { en: 'Language of the page', es: 'Idioma de la hoja' },
  'summary.language.hint': {
    en: 'Choose the one that your clinic reads. Medical words stand in your own language beside it.',
    es: 'Elija el que leen en su clínica. Al lado van las palabras médicas en el suyo.',
  },
  'summary.in.en': { en: 'English', es: 'Inglés' },
  'summary.in.es': { en: 'Spanish', es: 'Español' },
  'summary.parts': { en: 'What is on it', es: 'Qué lleva' },
  'summary.part.who': { en: 'Your name and date of birth', es: 'Su nombre y su fecha de nacimiento' },
  'summary.part.diagnoses': { en: 'Diagnoses, with stage and receptors', es: 'Diagnósticos, con la etapa y los receptores' },
  'summary.part.treatments': { en: 'Treatments', es: 'Tratamientos' },
  'summary.part.medicines': { en: 'Medicines', es: 'Medicinas' },
  'summary.part.log': { en: 'The daily log since the last visit', es: 'El diario desde la última cita' },
  'summary.part.questions': { en: 'Your open questions', es: 'Sus preguntas pendientes' },
  'summary.show': { en: 'Show this page', es: 'Ver la hoja así' },
  'summary.sheet': { en: 'Your page', es: 'Su hoja' },
  'summary.care': {
    en: 'Your browser prints it, or saves it as a PDF. We send it to nobody and keep no copy. Whoever has the paper can read it.',
    es: 'La imprime o la guarda como PDF su propio navegador. No se la enviamos a nadie ni guardamos copia. Quien tenga el papel puede leerla.',
  },
  'summary.nothing': { en: 'Nothing stands on it yet', es: 'Todavía no lleva nada' },
  'summary.nothing.text': {
    en: 'Tell your diagnosis, note how a day was, or write down a question: all of it comes together here. If you left something out above, tick it again.',
    es: 'Cuente su diagnóstico, anote cómo estuvo un día o escriba una pregunta, y aquí se junta todo. Si arriba dejó algo sin marcar, márquelo otra vez.',
  },
  'summary.print': { en: 'Print or save as a PDF', es: 'Imprimir o guardar como PDF' },
  'summary.print.without': {
    en: 'Print this with your browser’s own menu: only the page below comes out.',
    es: 'Imprima con el menú de su navegador: solo sale la hoja de abajo.',
  },
  'summary.toSummary': { en: 'A page to take along: all of it for your doctor', es: 'Una hoja para llevar: todo para su médico' },
  'summary.toSharing': {
    en: 'Show it to somebody who helps you, by a link that ends',
    es: 'Mostrársela a alguien que le ayuda, con un enlace que vence',
  },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof summaryPageWords> {}
}
