import type { Said } from '#services/members/vocabulary/field.ts';
import type { ChapterId } from './step.ts';

/** What each part of a flow is called, beside its progress. */
export const chapterNames: Readonly<Record<ChapterId, Said>> = {
  beginning: { en: 'The diagnosis', es: 'El diagnóstico' },
  tumor: { en: 'The tumor', es: 'El tumor' },
  nodes: { en: 'Lymph nodes', es: 'Los ganglios' },
  receptors: { en: 'Receptors and HER2', es: 'Receptores y HER2' },
  tests: { en: 'Other tests', es: 'Otras pruebas' },
  treatment: { en: 'The treatment', es: 'El tratamiento' },
  time: { en: 'Dates and notes', es: 'Fechas y notas' },
  about: { en: 'About you', es: 'Sobre usted' },
  health: { en: 'Your health and your family', es: 'Su salud y su familia' },
  place: { en: 'Where you live', es: 'Dónde vive' },
  wishes: { en: 'What you would like', es: 'Lo que desea recibir' },
};
