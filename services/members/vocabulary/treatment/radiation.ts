import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Values } from '#services/members/vocabulary/field.ts';
import { choice, choices } from '#services/members/vocabulary/kinds.ts';

const locations = {
  'whole-breast': {
    label: { en: 'Whole breast', es: 'Toda la mama' },
    meaning: {
      en: 'The breast after a lumpectomy.',
      es: 'La mama después de una lumpectomía.',
    },
    written: { en: 'Whole-breast irradiation (WBI)', es: 'Irradiación de mama completa' },
    source: 'astroWholeBreast',
  },
  'partial-breast': {
    label: { en: 'Part of the breast', es: 'Parte de la mama' },
    meaning: {
      en: 'Only the place where the tumor was.',
      es: 'Solo el lugar donde estaba el tumor.',
    },
    written: { en: 'Partial-breast irradiation (PBI, APBI)', es: 'Irradiación parcial de la mama' },
    source: 'astroPartialBreast',
  },
  boost: {
    label: { en: 'Boost to the place of the tumor', es: 'Refuerzo donde estaba el tumor' },
    meaning: {
      en: 'A few more doses there, at the end or along with the rest.',
      es: 'Unas sesiones más ahí, al final o junto con las demás.',
    },
    written: { en: 'Boost, tumor bed', es: 'Boost, lecho tumoral' },
    term: 'radiation-boost',
    source: 'acsRadiation',
  },
  'chest-wall': {
    label: { en: 'Chest wall', es: 'Pared del pecho' },
    meaning: {
      en: 'The chest after a mastectomy.',
      es: 'El pecho después de una mastectomía.',
    },
    written: { en: 'Post-mastectomy radiation (PMRT)', es: 'Radioterapia posmastectomía' },
    source: 'acsRadiation',
  },
  axilla: {
    label: { en: 'Armpit nodes', es: 'Ganglios de la axila' },
    meaning: {
      en: 'Lymph nodes under the arm.',
      es: 'Los ganglios de debajo del brazo.',
    },
    written: { en: 'Axillary nodes', es: 'Ganglios axilares' },
    term: 'axilla',
    source: 'acsRadiation',
  },
  collarbone: {
    label: { en: 'Collarbone nodes', es: 'Ganglios de la clavícula' },
    meaning: {
      en: 'Lymph nodes above or below the collarbone.',
      es: 'Los ganglios de arriba o de abajo de la clavícula.',
    },
    written: { en: 'Supraclavicular, infraclavicular', es: 'Supraclaviculares, infraclaviculares' },
    term: 'lymph-node',
    source: 'acsRadiation',
  },
  breastbone: {
    label: { en: 'Breastbone nodes', es: 'Ganglios del esternón' },
    meaning: {
      en: 'Lymph nodes behind the ribs, beside the breastbone.',
      es: 'Los ganglios de detrás de las costillas, junto al esternón.',
    },
    written: { en: 'Internal mammary nodes (IMN)', es: 'Cadena mamaria interna' },
    term: 'lymph-node',
    source: 'acsRadiation',
  },
  other: {
    label: { en: 'Somewhere else', es: 'En otro lugar' },
    meaning: {
      en: 'Another place; a metastasis has a type of treatment of its own.',
      es: 'Otro lugar; para una metástasis hay un tipo de tratamiento aparte.',
    },
  },
  unknown,
} as const satisfies Values;

const therapies = {
  external: {
    label: { en: 'From a machine, daily', es: 'De máquina, todos los días' },
    meaning: {
      en: 'Beams from outside, on weekdays for several weeks.',
      es: 'Rayos desde fuera, de lunes a viernes durante varias semanas.',
    },
    written: { en: 'External beam (EBRT), 3D-CRT, conventional', es: 'Haz externo, 3D conformada, convencional' },
    term: 'radiation-therapy',
    source: 'acsRadiation',
  },
  hypofractionated: {
    label: { en: 'From a machine, in fewer and larger doses', es: 'De máquina, en menos sesiones y más fuertes' },
    meaning: {
      en: 'Beams from outside, over about one to four weeks.',
      es: 'Rayos desde fuera, en una a cuatro semanas más o menos.',
    },
    written: { en: 'Hypofractionated', es: 'Hipofraccionada' },
    term: 'hypofractionation',
    source: 'astroWholeBreast',
  },
  IMRT: {
    label: { en: 'IMRT', es: 'IMRT' },
    meaning: {
      en: 'Beams whose strength is shaped to spare the heart and the lungs.',
      es: 'Rayos de fuerza variable, para cuidar el corazón y los pulmones.',
    },
    written: { en: 'Intensity-modulated radiation therapy, VMAT', es: 'Radioterapia de intensidad modulada, VMAT' },
    source: 'acsRadiation',
  },
  proton: {
    label: { en: 'Protons', es: 'Protones' },
    meaning: {
      en: 'Particles that stop in the body, in place of X-rays.',
      es: 'Partículas que se detienen en el cuerpo, en vez de rayos X.',
    },
    written: { en: 'Proton therapy', es: 'Protonterapia' },
    source: 'acsRadiation',
  },
  brachytherapy: {
    label: { en: 'From inside', es: 'Desde dentro' },
    meaning: {
      en: 'A small source is put where the tumor was for a short time.',
      es: 'Se coloca un rato una fuente pequeña donde estaba el tumor.',
    },
    written: { en: 'Brachytherapy', es: 'Braquiterapia' },
    term: 'brachytherapy',
    source: 'acsRadiation',
  },
  intraoperative: {
    label: { en: 'During the operation', es: 'Durante la operación' },
    meaning: {
      en: 'One dose while the wound is open.',
      es: 'Una sola dosis mientras la herida está abierta.',
    },
    written: { en: 'IORT', es: 'IORT, radioterapia intraoperatoria' },
    source: 'astroPartialBreast',
  },
  other: {
    label: { en: 'Another kind', es: 'De otra clase' },
    meaning: { en: 'None of these.', es: 'Ninguna de estas.' },
  },
  unknown,
} as const satisfies Values;

/** Radiation of the breast and the nodes. */
export const radiation = {
  radiationLocations: choices(
    locations,
    {
      label: { en: 'What was treated', es: 'Qué zona se trató' },
      meaning: { en: 'Where the beams went; choose all that fit.', es: 'Adónde fueron los rayos; marque todo lo que corresponda.' },
      report: [{ document: 'treatmentSummary', line: { en: 'Beside “Site” or “Target”.', es: 'Junto a «Sitio» o “Site”.' } }],
      term: 'radiation-therapy',
    },
    ['unknown'],
  ),
  radiationType: choice(therapies, {
    label: { en: 'Kind of radiation', es: 'Clase de radiación' },
    meaning: { en: 'How it was given.', es: 'Cómo se dio.' },
    report: [{ document: 'treatmentSummary', line: { en: 'Beside “Technique” or “Modality”.', es: 'Junto a «Técnica» o “Technique”.' } }],
    term: 'radiation-therapy',
  }),
};
