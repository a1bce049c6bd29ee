import { type WordsOf, words } from '#app/i18n/words.ts';

/** What the shelves of further pages are called. */
export const shelfWords = words({
  'families.all': { en: 'Everything on this topic: {topic}', es: 'Todo sobre este tema: {topic}' },
  'families.along': { en: 'While treatment goes on', es: 'Mientras dura el tratamiento' },
  'families.byTreatment': { en: 'By treatment', es: 'Según el tratamiento' },
  'families.community': { en: 'Take part', es: 'Participe' },
  'families.decide': { en: 'Before you decide', es: 'Antes de decidir' },
  'families.eachEffect': { en: 'Each side effect by itself', es: 'Cada efecto por separado' },
  'families.eachLine': { en: 'The report, line by line', es: 'El informe, línea por línea' },
  'families.eachMatter': { en: 'Work, home and family', es: 'El trabajo, la casa y la familia' },
  'families.eachMedicine': { en: 'The medicines, one by one', es: 'Las medicinas, una por una' },
  'families.eachStage': { en: 'Each stage by itself', es: 'Cada etapa por separado' },
  'families.eachTest': { en: 'What each test is like', es: 'Cómo es cada prueba' },
  'families.eachType': { en: 'Each type by itself', es: 'Cada tipo por separado' },
  'families.early': { en: 'Find it early', es: 'Encontrarlo a tiempo' },
  'families.effects': { en: 'What it may bring, and what helps', es: 'Qué puede causar y qué alivia' },
  'families.everyone': { en: 'Useful at any time', es: 'Útil en cualquier momento' },
  'families.faq': { en: 'One question at more length', es: 'Una pregunta con más detalle' },
  'families.genes': { en: 'Genes, family and dense breasts', es: 'Los genes, la familia y los senos densos' },
  'families.give': { en: 'Other ways to give', es: 'Otras maneras de donar' },
  'families.life': { en: 'Life meanwhile', es: 'La vida mientras tanto' },
  'families.local': { en: 'Treatments for the breast and armpit', es: 'Tratamientos para el seno y la axila' },
  'families.medicines': { en: 'Medicines for the whole body', es: 'Medicinas para todo el cuerpo' },
  'families.more': { en: 'More to read', es: 'Más para leer' },
  'families.news': { en: 'Research news', es: 'Noticias de investigación' },
  'families.next': { en: 'Read next', es: 'Siga leyendo' },
  'families.open': { en: 'Money, work and press', es: 'Cuentas, empleo y prensa' },
  'families.people': { en: 'People beside you', es: 'La gente a su lado' },
  'families.policies': { en: 'Each policy by itself', es: 'Cada política por separado' },
  'families.surgery': { en: 'More on surgery', es: 'Más sobre la cirugía' },
  'families.takePart': { en: 'Take part and give', es: 'Participe y done' },
  'families.treated': { en: 'How it is treated', es: 'Cómo se trata' },
  'families.trials': { en: 'Studies of new treatments', es: 'Estudios de tratamientos nuevos' },
  'families.understand': { en: 'Understand it better', es: 'Para entenderlo mejor' },
  'families.who': { en: 'Who we are', es: 'Quiénes somos' },
  'families.yourRisk': { en: 'Your own risk', es: 'Su propio riesgo' },
  'families.yourTreatment': { en: 'About your treatment', es: 'Sobre su tratamiento' },
});

declare module '#app/i18n/catalogue.ts' {
  interface Catalogue extends WordsOf<typeof shelfWords> {}
}
