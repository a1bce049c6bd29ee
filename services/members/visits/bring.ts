import type { Locale } from '#config/locale.ts';
import type { Said } from '#services/members/vocabulary/field.ts';
import type { VisitKind } from './shared.ts';

/** What somebody may bring. */
const things = {
  id: { en: 'Photo ID and insurance card', es: 'Identificación con foto y tarjeta del seguro' },
  medicines: {
    en: 'A list of all medicines, with doses, also those without a prescription',
    es: 'Una lista de todas las medicinas, con sus dosis, también las que son sin receta',
  },
  questions: { en: 'Your questions, and something to write with', es: 'Sus preguntas y algo para escribir' },
  somebody: { en: 'Somebody who listens along', es: 'Alguien que escuche con usted' },
  driver: { en: 'Somebody who drives you home', es: 'Alguien que la lleve o lo lleve a casa' },
  papers: {
    en: 'Reports and pictures from elsewhere, or where to ask for them',
    es: 'Informes e imágenes de otros lugares, o dónde pedirlos',
  },
  slides: {
    en: 'The pathology report, and word that the slides and scans were sent',
    es: 'El informe de patología y la confirmación de que se enviaron las laminillas y las imágenes',
  },
  log: { en: 'How you have been: your daily log', es: 'Cómo ha estado: su diario' },
  order: { en: 'The order for the test', es: 'La orden del estudio' },
  shirt: { en: 'A top that opens in front', es: 'Una blusa o camisa que se abra por delante' },
  twoPieces: {
    en: 'Clothes in two pieces, and no deodorant or powder that day',
    es: 'Ropa de dos piezas, y ese día sin desodorante ni talco',
  },
  noMetal: {
    en: 'Leave jewelry at home; say if you have a port, a pacemaker or an expander',
    es: 'Deje las joyas en casa; avise si tiene un puerto, un marcapasos o un expansor',
  },
  fasting: {
    en: 'Ask beforehand whether you may eat, drink and take your medicines',
    es: 'Pregunte antes si puede comer, beber y tomar sus medicinas',
  },
  warm: { en: 'Something warm, a snack and water', es: 'Algo abrigador, un bocadillo y agua' },
  hours: { en: 'Something to pass the hours, and a charger', es: 'Algo para pasar las horas y un cargador' },
  small: { en: 'A small pillow for the ride home', es: 'Una almohada pequeña para el regreso' },
} as const satisfies Readonly<Record<string, Said>>;

type Thing = keyof typeof things;
/** What to bring, the most needed first, and the entries that help to get ready. */
type Packed = { things: readonly Thing[]; reading: readonly string[] };

const packed: Readonly<Record<VisitKind, Packed>> = {
  'first-visit': {
    things: ['id', 'papers', 'medicines', 'questions', 'somebody'],
    reading: ['questions-for-the-first-visit', 'first-week'],
  },
  results: { things: ['questions', 'somebody', 'papers'], reading: ['questions-for-the-first-visit'] },
  surgery: {
    things: ['id', 'fasting', 'medicines', 'shirt', 'noMetal', 'small', 'driver'],
    reading: ['questions-for-the-surgeon', 'going-home-with-drains'],
  },
  infusion: { things: ['id', 'shirt', 'warm', 'hours', 'log', 'medicines', 'driver'], reading: ['chemo-bag', 'fever-card'] },
  radiation: { things: ['id', 'shirt', 'questions'], reading: ['questions-about-radiation'] },
  scan: { things: ['id', 'order', 'twoPieces', 'noMetal', 'fasting', 'papers'], reading: [] },
  checkup: { things: ['id', 'medicines', 'log', 'questions'], reading: ['last-visit'] },
  lab: { things: ['id', 'order', 'fasting', 'shirt'], reading: [] },
  'second-opinion': { things: ['id', 'slides', 'papers', 'medicines', 'questions', 'somebody'], reading: ['getting-a-second-opinion'] },
  other: { things: ['id', 'medicines', 'questions'], reading: [] },
};

/** What to bring to a visit, in words, and the ids of entries that help to get ready for it. */
export function toBringTo(kind: VisitKind, locale: Locale): { bring: readonly string[]; reading: readonly string[] } {
  const { things: names, reading } = packed[kind];
  return { bring: names.map((name) => things[name][locale]), reading };
}
