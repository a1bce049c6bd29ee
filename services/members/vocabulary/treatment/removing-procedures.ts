import type { Values } from '#services/members/vocabulary/field.ts';

/** Operations that take out cancer, breast or nodes. */
export const removingProcedures = {
  lumpectomy: {
    label: { en: 'Lumpectomy', es: 'Lumpectomía' },
    meaning: {
      en: 'The tumor is taken out, and the breast is kept.',
      es: 'Se saca el tumor y se conserva la mama.',
    },
    written: { en: 'Partial mastectomy, wide excision, breast-conserving', es: 'Tumorectomía, mastectomía parcial, cuadrantectomía' },
    term: 'lumpectomy',
    source: 'acsLumpectomy',
  },
  oncoplastic: {
    label: { en: 'Oncoplastic lumpectomy', es: 'Lumpectomía oncoplástica' },
    meaning: {
      en: 'A lumpectomy that also reshapes the breast.',
      es: 'Una lumpectomía que además le da forma al seno.',
    },
    written: { en: 'Oncoplastic reduction', es: 'Reducción oncoplástica' },
    term: 'lumpectomy',
    source: 'acsLumpectomy',
  },
  're-excision': {
    label: { en: 'Re-excision', es: 'Reescisión' },
    meaning: {
      en: 'A second operation to clear the edge.',
      es: 'Otra operación para limpiar el borde.',
    },
    written: { en: 'Re-excision of margins', es: 'Ampliación de márgenes' },
    term: 'margins',
    source: 'acsLumpectomy',
  },
  mastectomy: {
    label: { en: 'Mastectomy', es: 'Mastectomía' },
    meaning: {
      en: 'The whole breast is taken out, with the nipple and some skin.',
      es: 'Se quita toda la mama, con el pezón y parte de la piel.',
    },
    written: { en: 'Total or simple mastectomy', es: 'Mastectomía total o simple' },
    term: 'mastectomy',
    source: 'acsMastectomy',
  },
  'skin-sparing-mastectomy': {
    label: { en: 'Skin-sparing mastectomy', es: 'Mastectomía con conservación de la piel' },
    meaning: {
      en: 'Most of the skin stays, for a breast that is rebuilt.',
      es: 'Queda casi toda la piel, para reconstruir.',
    },
    term: 'skin-sparing-mastectomy',
    source: 'acsMastectomy',
  },
  'nipple-sparing-mastectomy': {
    label: { en: 'Nipple-sparing mastectomy', es: 'Mastectomía con conservación del pezón' },
    meaning: {
      en: 'Skin and nipple stay.',
      es: 'Quedan la piel y el pezón.',
    },
    term: 'skin-sparing-mastectomy',
    source: 'acsMastectomy',
  },
  'modified-radical-mastectomy': {
    label: { en: 'Modified radical mastectomy', es: 'Mastectomía radical modificada' },
    meaning: {
      en: 'The breast and many nodes of the armpit are taken out.',
      es: 'Se quitan la mama y muchos ganglios de la axila.',
    },
    written: { en: 'MRM', es: 'MRM' },
    term: 'mastectomy',
    source: 'acsMastectomy',
  },
  'sentinel-node-biopsy': {
    label: { en: 'Sentinel node biopsy', es: 'Biopsia del ganglio centinela' },
    meaning: {
      en: 'The first few nodes of the armpit are taken out and checked.',
      es: 'Se sacan y revisan los primeros ganglios de la axila.',
    },
    written: { en: 'SLNB', es: 'BGC' },
    term: 'sentinel-node-biopsy',
    source: 'sentinelNodes',
  },
  'axillary-dissection': {
    label: { en: 'Axillary dissection', es: 'Disección axilar' },
    meaning: {
      en: 'Many nodes of the armpit are taken out.',
      es: 'Se sacan muchos ganglios de la axila.',
    },
    written: { en: 'ALND', es: 'Vaciamiento axilar, linfadenectomía' },
    term: 'axillary-dissection',
    source: 'sentinelNodes',
  },
} as const satisfies Values;
