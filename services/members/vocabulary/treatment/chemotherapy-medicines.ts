import type { Values } from '#services/members/vocabulary/field.ts';

/** Chemotherapy drugs in common use. */
export const chemotherapyMedicines = {
  doxorubicin: {
    label: { en: 'Doxorubicin (Adriamycin)', es: 'Doxorrubicina (Adriamicina)' },
    meaning: {
      en: 'A red drip, strong and well known.',
      es: 'Un suero rojo, fuerte y muy conocido.',
    },
    term: 'anthracycline',
    source: 'acsChemotherapy',
  },
  'liposomal-doxorubicin': {
    label: { en: 'Liposomal doxorubicin (Doxil)', es: 'Doxorrubicina liposomal (Doxil)' },
    meaning: {
      en: 'Doxorubicin in tiny fat bubbles, gentler on the heart.',
      es: 'Doxorrubicina en burbujitas de grasa, más suave para el corazón.',
    },
    term: 'anthracycline',
    source: 'acsChemotherapy',
  },
  epirubicin: {
    label: { en: 'Epirubicin (Ellence)', es: 'Epirrubicina (Ellence)' },
    meaning: {
      en: 'A drip much like doxorubicin.',
      es: 'Un suero muy parecido a la doxorrubicina.',
    },
    term: 'anthracycline',
    source: 'acsChemotherapy',
  },
  paclitaxel: {
    label: { en: 'Paclitaxel (Taxol)', es: 'Paclitaxel (Taxol)' },
    meaning: {
      en: 'A drip, often weekly.',
      es: 'Un suero, muchas veces semanal.',
    },
    term: 'taxane',
    source: 'acsChemotherapy',
  },
  'nab-paclitaxel': {
    label: { en: 'Nab-paclitaxel (Abraxane)', es: 'Nab-paclitaxel (Abraxane)' },
    meaning: {
      en: 'Paclitaxel bound to albumin, with fewer allergic reactions.',
      es: 'Paclitaxel unido a albúmina, con menos alergias.',
    },
    term: 'taxane',
    source: 'acsChemotherapy',
  },
  docetaxel: {
    label: { en: 'Docetaxel (Taxotere)', es: 'Docetaxel (Taxotere)' },
    meaning: {
      en: 'A drip, mostly every three weeks.',
      es: 'Un suero, casi siempre cada tres semanas.',
    },
    term: 'taxane',
    source: 'acsChemotherapy',
  },
  cyclophosphamide: {
    label: { en: 'Cyclophosphamide (Cytoxan)', es: 'Ciclofosfamida (Cytoxan)' },
    meaning: {
      en: 'A drip or a pill, mostly together with others.',
      es: 'Un suero o una pastilla, casi siempre junto con otras.',
    },
    source: 'acsChemotherapy',
  },
  carboplatin: {
    label: { en: 'Carboplatin', es: 'Carboplatino' },
    meaning: {
      en: 'A drip made with platinum.',
      es: 'Un suero hecho con platino.',
    },
    source: 'acsChemotherapy',
  },
  cisplatin: {
    label: { en: 'Cisplatin', es: 'Cisplatino' },
    meaning: {
      en: 'A drip made with platinum; it can cause strong nausea.',
      es: 'Un suero hecho con platino; puede dar muchas náuseas.',
    },
    source: 'acsChemotherapy',
  },
  capecitabine: {
    label: { en: 'Capecitabine (Xeloda)', es: 'Capecitabina (Xeloda)' },
    meaning: {
      en: 'Pills, twice a day for two weeks of three.',
      es: 'Pastillas, dos veces al día durante dos de cada tres semanas.',
    },
    source: 'createX',
  },
  fluorouracil: {
    label: { en: 'Fluorouracil (5-FU)', es: 'Fluorouracilo (5-FU)' },
    meaning: {
      en: 'A drip or shot into a vein, mostly together with others.',
      es: 'Por la vena, casi siempre junto con otras.',
    },
    source: 'acsChemotherapy',
  },
  gemcitabine: {
    label: { en: 'Gemcitabine (Gemzar)', es: 'Gemcitabina (Gemzar)' },
    meaning: {
      en: 'A drip, weekly with breaks.',
      es: 'Un suero semanal, con descansos.',
    },
    source: 'acsChemotherapy',
  },
  vinorelbine: {
    label: { en: 'Vinorelbine (Navelbine)', es: 'Vinorelbina (Navelbine)' },
    meaning: {
      en: 'A drip that takes a few minutes, often weekly.',
      es: 'Un suero de pocos minutos, muchas veces semanal.',
    },
    source: 'acsChemotherapy',
  },
  eribulin: {
    label: { en: 'Eribulin (Halaven)', es: 'Eribulina (Halaven)' },
    meaning: {
      en: 'A short drip for metastatic cancer.',
      es: 'Un suero corto para el cáncer metastásico.',
    },
    source: 'acsChemotherapy',
  },
  ixabepilone: {
    label: { en: 'Ixabepilone (Ixempra)', es: 'Ixabepilona (Ixempra)' },
    meaning: {
      en: 'A drip for metastatic cancer.',
      es: 'Un suero para el cáncer metastásico.',
    },
    source: 'acsChemotherapy',
  },
  methotrexate: {
    label: { en: 'Methotrexate', es: 'Metotrexato' },
    meaning: {
      en: 'A drip, part of CMF.',
      es: 'Un suero, parte del CMF.',
    },
    source: 'pdqProfessional',
  },
} as const satisfies Values;
