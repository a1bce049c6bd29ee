import { unknown } from '#services/members/vocabulary/answers.ts';
import type { Values } from '#services/members/vocabulary/field.ts';

/** Mixes of drugs in common use; what goes by no name of these is told by its medicines. */
export const regimens = {
  AC: {
    label: { en: 'AC', es: 'AC' },
    meaning: {
      en: 'Doxorubicin (Adriamycin) and cyclophosphamide.',
      es: 'Doxorrubicina (Adriamicina) y ciclofosfamida.',
    },
    written: { en: 'Adriamycin, Cytoxan', es: 'Adriamicina, Cytoxan' },
    term: 'anthracycline',
    source: 'pdqProfessional',
  },
  'AC-T': {
    label: { en: 'AC-T', es: 'AC-T' },
    meaning: {
      en: 'Doxorubicin and cyclophosphamide, then paclitaxel or docetaxel.',
      es: 'Doxorrubicina y ciclofosfamida; luego paclitaxel o docetaxel.',
    },
    written: { en: 'Adriamycin, Cytoxan, then Taxol or Taxotere', es: 'Adriamicina, Cytoxan; luego Taxol o Taxotere' },
    term: 'anthracycline',
    source: 'pdqProfessional',
  },
  'AC-TH': {
    label: { en: 'AC-TH or AC-THP', es: 'AC-TH o AC-THP' },
    meaning: {
      en: 'Doxorubicin and cyclophosphamide, then a taxane with HER2 drugs.',
      es: 'Doxorrubicina y ciclofosfamida; luego un taxano con medicinas contra el HER2.',
    },
    term: 'trastuzumab',
    source: 'bcirg006',
  },
  TC: {
    label: { en: 'TC', es: 'TC' },
    meaning: {
      en: 'Docetaxel and cyclophosphamide.',
      es: 'Docetaxel y ciclofosfamida.',
    },
    written: { en: 'Taxotere, Cytoxan', es: 'Taxotere, Cytoxan' },
    term: 'taxane',
    source: 'pdqProfessional',
  },
  TAC: {
    label: { en: 'TAC', es: 'TAC' },
    meaning: {
      en: 'Docetaxel, doxorubicin and cyclophosphamide at the same time.',
      es: 'Docetaxel, doxorrubicina y ciclofosfamida a la vez.',
    },
    written: { en: 'Taxotere, Adriamycin, Cytoxan', es: 'Taxotere, Adriamicina, Cytoxan' },
    term: 'taxane',
    source: 'pdqProfessional',
  },
  TCH: {
    label: { en: 'TCH', es: 'TCH' },
    meaning: {
      en: 'Docetaxel, carboplatin and trastuzumab.',
      es: 'Docetaxel, carboplatino y trastuzumab.',
    },
    written: { en: 'Taxotere, carboplatin, Herceptin', es: 'Taxotere, carboplatino, Herceptin' },
    term: 'trastuzumab',
    source: 'bcirg006',
  },
  TCHP: {
    label: { en: 'TCHP', es: 'TCHP' },
    meaning: {
      en: 'Docetaxel, carboplatin, trastuzumab and pertuzumab.',
      es: 'Docetaxel, carboplatino, trastuzumab y pertuzumab.',
    },
    written: { en: 'Taxotere, carboplatin, Herceptin, Perjeta', es: 'Taxotere, carboplatino, Herceptin, Perjeta' },
    term: 'trastuzumab',
    source: 'tryphaena',
  },
  TH: {
    label: { en: 'TH', es: 'TH' },
    meaning: {
      en: 'Paclitaxel each week and trastuzumab.',
      es: 'Paclitaxel cada semana y trastuzumab.',
    },
    written: { en: 'Taxol, Herceptin', es: 'Taxol, Herceptin' },
    term: 'trastuzumab',
    source: 'weeklyPaclitaxelTrastuzumab',
  },
  THP: {
    label: { en: 'THP', es: 'THP' },
    meaning: {
      en: 'Docetaxel or paclitaxel with trastuzumab and pertuzumab.',
      es: 'Docetaxel o paclitaxel con trastuzumab y pertuzumab.',
    },
    written: { en: 'Taxotere or Taxol, Herceptin, Perjeta', es: 'Taxotere o Taxol, Herceptin, Perjeta' },
    term: 'trastuzumab',
    source: 'cleopatra',
  },
  'KEYNOTE-522': {
    label: { en: 'Pembrolizumab with chemo', es: 'Pembrolizumab con quimio' },
    meaning: {
      en: 'Carboplatin and paclitaxel, then doxorubicin or epirubicin with cyclophosphamide, all with pembrolizumab.',
      es: 'Carboplatino y paclitaxel; luego doxorrubicina o epirrubicina con ciclofosfamida, todo con pembrolizumab.',
    },
    written: { en: 'KEYNOTE-522 regimen', es: 'Esquema KEYNOTE-522' },
    term: 'immunotherapy',
    source: 'keynote522',
  },
  EC: {
    label: { en: 'EC', es: 'EC' },
    meaning: {
      en: 'Epirubicin and cyclophosphamide.',
      es: 'Epirrubicina y ciclofosfamida.',
    },
    written: { en: 'Ellence, Cytoxan', es: 'Ellence, Cytoxan' },
    term: 'anthracycline',
    source: 'anthracyclines',
  },
  'EC-T': {
    label: { en: 'EC-T', es: 'EC-T' },
    meaning: {
      en: 'Epirubicin and cyclophosphamide, then paclitaxel or docetaxel.',
      es: 'Epirrubicina y ciclofosfamida; luego paclitaxel o docetaxel.',
    },
    term: 'anthracycline',
    source: 'anthracyclines',
  },
  FEC: {
    label: { en: 'FEC', es: 'FEC' },
    meaning: {
      en: 'Fluorouracil, epirubicin and cyclophosphamide; common in earlier years.',
      es: 'Fluorouracilo, epirrubicina y ciclofosfamida; común hace años.',
    },
    written: { en: 'CEF', es: 'CEF' },
    term: 'anthracycline',
    source: 'pdqProfessional',
  },
  CAF: {
    label: { en: 'CAF or FAC', es: 'CAF o FAC' },
    meaning: {
      en: 'Cyclophosphamide, doxorubicin and fluorouracil; common in earlier years.',
      es: 'Ciclofosfamida, doxorrubicina y fluorouracilo; común hace años.',
    },
    term: 'anthracycline',
    source: 'pdqProfessional',
  },
  CMF: {
    label: { en: 'CMF', es: 'CMF' },
    meaning: {
      en: 'Cyclophosphamide, methotrexate and fluorouracil.',
      es: 'Ciclofosfamida, metotrexato y fluorouracilo.',
    },
    term: 'regimen',
    source: 'pdqProfessional',
  },
  other: {
    label: { en: 'One medicine, or another mix', es: 'Una sola medicina, u otra mezcla' },
    meaning: {
      en: 'It has no name of this list; the next question asks for the medicines.',
      es: 'No está en esta lista; la pregunta siguiente es por las medicinas.',
    },
  },
  unknown,
} as const satisfies Values;
