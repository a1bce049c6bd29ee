import type { Values } from '#services/members/vocabulary/field.ts';

/** Hormonal medicines: those of the specification, then, with their source, what has come into common use beside them. */
export const hormonalMedicines = {
  anastrozole: {
    label: { en: 'Anastrozole (Arimidex)', es: 'Anastrozol (Arimidex)' },
    meaning: {
      en: 'A daily pill that stops the body from making estrogen after menopause.',
      es: 'Pastilla diaria que, después de la menopausia, impide fabricar estrógeno.',
    },
    term: 'aromatase-inhibitor',
  },
  exemestane: {
    label: { en: 'Exemestane (Aromasin)', es: 'Exemestano (Aromasin)' },
    meaning: {
      en: 'A daily pill that stops the body from making estrogen after menopause.',
      es: 'Pastilla diaria que, después de la menopausia, impide fabricar estrógeno.',
    },
    term: 'aromatase-inhibitor',
  },
  letrozole: {
    label: { en: 'Letrozole (Femara)', es: 'Letrozol (Femara)' },
    meaning: {
      en: 'A daily pill that stops the body from making estrogen after menopause.',
      es: 'Pastilla diaria que, después de la menopausia, impide fabricar estrógeno.',
    },
    term: 'aromatase-inhibitor',
  },
  'tamoxifen-pill': {
    label: { en: 'Tamoxifen, pill', es: 'Tamoxifeno, pastilla' },
    meaning: {
      en: 'A daily pill that keeps estrogen from feeding cancer cells.',
      es: 'Pastilla diaria que no deja que el estrógeno alimente las células del cáncer.',
    },
    term: 'tamoxifen',
  },
  'tamoxifen-liquid': {
    label: { en: 'Tamoxifen, liquid (Soltamox)', es: 'Tamoxifeno, líquido (Soltamox)' },
    meaning: {
      en: 'Tamoxifen for those who cannot swallow pills.',
      es: 'Tamoxifeno para quien no puede tragar pastillas.',
    },
    term: 'tamoxifen',
  },
  fulvestrant: {
    label: { en: 'Fulvestrant (Faslodex)', es: 'Fulvestrant (Faslodex)' },
    meaning: {
      en: 'Shots in the buttocks that break down estrogen receptors.',
      es: 'Inyecciones en los glúteos que destruyen los receptores de estrógeno.',
    },
    term: 'fulvestrant',
  },
  elacestrant: {
    label: { en: 'Elacestrant (Orserdu)', es: 'Elacestrant (Orserdu)' },
    meaning: {
      en: 'A daily pill for metastatic cancer with an ESR1 change.',
      es: 'Pastilla diaria para el cáncer metastásico con un cambio en ESR1.',
    },
  },
  raloxifene: {
    label: { en: 'Raloxifene (Evista)', es: 'Raloxifeno (Evista)' },
    meaning: {
      en: 'A daily pill that lowers the risk after menopause, and helps bones.',
      es: 'Pastilla diaria que, después de la menopausia, reduce el riesgo y cuida los huesos.',
    },
  },
  toremifene: {
    label: { en: 'Toremifene (Fareston)', es: 'Toremifeno (Fareston)' },
    meaning: {
      en: 'A daily pill much like tamoxifen, for metastatic cancer.',
      es: 'Pastilla diaria parecida al tamoxifeno, para el cáncer metastásico.',
    },
  },
  goserelin: {
    label: { en: 'Goserelin (Zoladex)', es: 'Goserelina (Zoladex)' },
    meaning: {
      en: 'A shot each month or every three months that rests the ovaries.',
      es: 'Inyección cada mes o cada tres meses que pone los ovarios en reposo.',
    },
    term: 'ovarian-suppression',
    source: 'acsHormone',
  },
  leuprolide: {
    label: { en: 'Leuprolide (Lupron)', es: 'Leuprolida (Lupron)' },
    meaning: {
      en: 'A shot each month or every few months that rests the ovaries.',
      es: 'Inyección cada mes o cada pocos meses que pone los ovarios en reposo.',
    },
    term: 'ovarian-suppression',
    source: 'acsHormone',
  },
  triptorelin: {
    label: { en: 'Triptorelin (Trelstar)', es: 'Triptorelina (Trelstar)' },
    meaning: {
      en: 'A shot each month or every few months that rests the ovaries.',
      es: 'Inyección cada mes o cada pocos meses que pone los ovarios en reposo.',
    },
    term: 'ovarian-suppression',
    source: 'hormonalByMenopause',
  },
  imlunestrant: {
    label: { en: 'Imlunestrant (Inluriyo)', es: 'Imlunestrant (Inluriyo)' },
    meaning: {
      en: 'A daily pill for metastatic cancer with an ESR1 change.',
      es: 'Pastilla diaria para el cáncer metastásico con un cambio en ESR1.',
    },
    source: 'fdaImlunestrant',
  },
  vepdegestrant: {
    label: { en: 'Vepdegestrant (Veppanu)', es: 'Vepdegestrant (Veppanu)' },
    meaning: {
      en: 'A daily pill for metastatic cancer with an ESR1 change.',
      es: 'Pastilla diaria para el cáncer metastásico con un cambio en ESR1.',
    },
    source: 'fdaVepdegestrant',
  },
  camizestrant: {
    label: { en: 'Camizestrant (Etcamah)', es: 'Camizestrant (Etcamah)' },
    meaning: {
      en: 'A pill with a CDK4/6 drug, if an ESR1 change shows up during treatment.',
      es: 'Pastilla junto con una medicina de CDK4/6, si aparece un cambio en ESR1 durante el tratamiento.',
    },
    source: 'fdaCamizestrant',
  },
} as const satisfies Values;
