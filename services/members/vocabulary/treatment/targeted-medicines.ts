import type { Values } from '#services/members/vocabulary/field.ts';

/** Targeted medicines in common use. */
export const targetedMedicines = {
  trastuzumab: {
    label: { en: 'Trastuzumab (Herceptin and others)', es: 'Trastuzumab (Herceptin y otros)' },
    meaning: {
      en: 'An antibody against HER2, as a drip or shot.',
      es: 'Un anticuerpo contra el HER2, en suero o inyección.',
    },
    term: 'trastuzumab',
    source: 'acsTargeted',
  },
  pertuzumab: {
    label: { en: 'Pertuzumab (Perjeta, Phesgo)', es: 'Pertuzumab (Perjeta, Phesgo)' },
    meaning: {
      en: 'A second antibody against HER2, given with trastuzumab.',
      es: 'Otro anticuerpo contra el HER2, que se da con el trastuzumab.',
    },
    term: 'her2',
    source: 'acsTargeted',
  },
  'trastuzumab-emtansine': {
    label: { en: 'Trastuzumab emtansine (Kadcyla)', es: 'Trastuzumab emtansina (Kadcyla)' },
    meaning: {
      en: 'An antibody that carries chemo to HER2-positive cells.',
      es: 'Un anticuerpo que lleva quimio a las células HER2 positivas.',
    },
    term: 'antibody-drug-conjugate',
    source: 'acsTargeted',
  },
  'trastuzumab-deruxtecan': {
    label: { en: 'Trastuzumab deruxtecan (Enhertu)', es: 'Trastuzumab deruxtecán (Enhertu)' },
    meaning: {
      en: 'An antibody that carries chemo to cells with much or little HER2.',
      es: 'Un anticuerpo que lleva quimio a las células con mucho o poco HER2.',
    },
    term: 'antibody-drug-conjugate',
    source: 'acsTargeted',
  },
  margetuximab: {
    label: { en: 'Margetuximab (Margenza)', es: 'Margetuximab (Margenza)' },
    meaning: {
      en: 'An antibody against HER2 for metastatic cancer.',
      es: 'Un anticuerpo contra el HER2 para el cáncer metastásico.',
    },
    term: 'her2',
    source: 'acsTargeted',
  },
  tucatinib: {
    label: { en: 'Tucatinib (Tukysa)', es: 'Tucatinib (Tukysa)' },
    meaning: {
      en: 'Pills against HER2 for metastatic cancer, also in the brain.',
      es: 'Pastillas contra el HER2 para el cáncer metastásico, también en el cerebro.',
    },
    term: 'her2',
    source: 'acsTargeted',
  },
  neratinib: {
    label: { en: 'Neratinib (Nerlynx)', es: 'Neratinib (Nerlynx)' },
    meaning: {
      en: 'Pills against HER2, often for a year after trastuzumab.',
      es: 'Pastillas contra el HER2, muchas veces un año después del trastuzumab.',
    },
    term: 'her2',
    source: 'acsTargeted',
  },
  lapatinib: {
    label: { en: 'Lapatinib (Tykerb)', es: 'Lapatinib (Tykerb)' },
    meaning: {
      en: 'Pills against HER2 for metastatic cancer.',
      es: 'Pastillas contra el HER2 para el cáncer metastásico.',
    },
    term: 'her2',
    source: 'acsTargeted',
  },
  palbociclib: {
    label: { en: 'Palbociclib (Ibrance)', es: 'Palbociclib (Ibrance)' },
    meaning: {
      en: 'Pills that keep cells from dividing, with hormonal therapy.',
      es: 'Pastillas que frenan la división de las células, con terapia hormonal.',
    },
    term: 'cdk4-6-inhibitor',
    source: 'acsTargeted',
  },
  ribociclib: {
    label: { en: 'Ribociclib (Kisqali)', es: 'Ribociclib (Kisqali)' },
    meaning: {
      en: 'Pills that keep cells from dividing, with hormonal therapy.',
      es: 'Pastillas que frenan la división de las células, con terapia hormonal.',
    },
    term: 'cdk4-6-inhibitor',
    source: 'acsTargeted',
  },
  abemaciclib: {
    label: { en: 'Abemaciclib (Verzenio)', es: 'Abemaciclib (Verzenio)' },
    meaning: {
      en: 'Pills that keep cells from dividing, with hormonal therapy.',
      es: 'Pastillas que frenan la división de las células, con terapia hormonal.',
    },
    term: 'cdk4-6-inhibitor',
    source: 'acsTargeted',
  },
  alpelisib: {
    label: { en: 'Alpelisib (Piqray)', es: 'Alpelisib (Piqray)' },
    meaning: {
      en: 'Pills for metastatic cancer with a PIK3CA change.',
      es: 'Pastillas para el cáncer metastásico con un cambio en PIK3CA.',
    },
    term: 'pik3ca',
    source: 'acsTargeted',
  },
  inavolisib: {
    label: { en: 'Inavolisib (Itovebi)', es: 'Inavolisib (Itovebi)' },
    meaning: {
      en: 'Pills for metastatic cancer with a PIK3CA change.',
      es: 'Pastillas para el cáncer metastásico con un cambio en PIK3CA.',
    },
    term: 'pik3ca',
    source: 'acsTargeted',
  },
  capivasertib: {
    label: { en: 'Capivasertib (Truqap)', es: 'Capivasertib (Truqap)' },
    meaning: {
      en: 'Pills for metastatic cancer with a PIK3CA, AKT1 or PTEN change.',
      es: 'Pastillas para el cáncer metastásico con un cambio en PIK3CA, AKT1 o PTEN.',
    },
    term: 'pik3ca',
    source: 'acsTargeted',
  },
  gedatolisib: {
    label: { en: 'Gedatolisib (Revtorpyk)', es: 'Gedatolisib (Revtorpyk)' },
    meaning: {
      en: 'A drip for metastatic cancer without a PIK3CA change, with fulvestrant.',
      es: 'Un suero para el cáncer metastásico sin cambio en PIK3CA, con fulvestrant.',
    },
    source: 'fdaGedatolisib',
  },
  everolimus: {
    label: { en: 'Everolimus (Afinitor)', es: 'Everólimus (Afinitor)' },
    meaning: {
      en: 'Pills for metastatic cancer, with a hormonal pill.',
      es: 'Pastillas para el cáncer metastásico, con una pastilla hormonal.',
    },
    source: 'acsTargeted',
  },
  olaparib: {
    label: { en: 'Olaparib (Lynparza)', es: 'Olaparib (Lynparza)' },
    meaning: {
      en: 'Pills for cancer with an inherited BRCA change.',
      es: 'Pastillas para el cáncer con un cambio heredado en BRCA.',
    },
    term: 'parp-inhibitor',
    source: 'acsTargeted',
  },
  talazoparib: {
    label: { en: 'Talazoparib (Talzenna)', es: 'Talazoparib (Talzenna)' },
    meaning: {
      en: 'Pills for metastatic cancer with an inherited BRCA change.',
      es: 'Pastillas para el cáncer metastásico con un cambio heredado en BRCA.',
    },
    term: 'parp-inhibitor',
    source: 'acsTargeted',
  },
  'sacituzumab-govitecan': {
    label: { en: 'Sacituzumab govitecan (Trodelvy)', es: 'Sacituzumab govitecán (Trodelvy)' },
    meaning: {
      en: 'An antibody that carries chemo to cells with TROP2.',
      es: 'Un anticuerpo que lleva quimio a las células con TROP2.',
    },
    term: 'antibody-drug-conjugate',
    source: 'acsTargeted',
  },
  'datopotamab-deruxtecan': {
    label: { en: 'Datopotamab deruxtecan (Datroway)', es: 'Datopotamab deruxtecán (Datroway)' },
    meaning: {
      en: 'An antibody that carries chemo to cells with TROP2.',
      es: 'Un anticuerpo que lleva quimio a las células con TROP2.',
    },
    term: 'antibody-drug-conjugate',
    source: 'fdaDatroway',
  },
} as const satisfies Values;
