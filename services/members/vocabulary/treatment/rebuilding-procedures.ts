import type { Values } from '#services/members/vocabulary/field.ts';

/** Operations that give the chest its shape. */
export const rebuildingProcedures = {
  'tissue-expander': {
    label: { en: 'Tissue expander', es: 'Expansor de tejido' },
    meaning: {
      en: 'An implant for a time that stretches the skin.',
      es: 'Un implante provisional que estira la piel.',
    },
    term: 'tissue-expander',
    source: 'nciReconstruction',
  },
  implant: {
    label: { en: 'Implant', es: 'Implante' },
    meaning: {
      en: 'A soft shell with silicone gel or salt water.',
      es: 'Una bolsa blanda con gel de silicona o agua con sal.',
    },
    written: { en: 'Direct-to-implant, exchange of expander', es: 'Implante directo, cambio de expansor' },
    term: 'implant',
    source: 'nciReconstruction',
  },
  DIEP: {
    label: { en: 'DIEP flap', es: 'Colgajo DIEP' },
    meaning: {
      en: 'Skin and fat from the belly, without the muscle.',
      es: 'Piel y grasa del vientre, sin el músculo.',
    },
    term: 'flap',
    source: 'nciReconstruction',
  },
  TRAM: {
    label: { en: 'TRAM flap', es: 'Colgajo TRAM' },
    meaning: {
      en: 'Skin, fat and muscle from the belly.',
      es: 'Piel, grasa y músculo del vientre.',
    },
    term: 'flap',
    source: 'nciReconstruction',
  },
  latissimus: {
    label: { en: 'Latissimus flap', es: 'Colgajo del dorsal ancho' },
    meaning: {
      en: 'Skin, fat and muscle from the back.',
      es: 'Piel, grasa y músculo de la espalda.',
    },
    written: { en: 'LD flap', es: 'Colgajo LD' },
    term: 'flap',
    source: 'nciReconstruction',
  },
  'thigh-or-buttock-flap': {
    label: { en: 'Flap from the thigh or buttock', es: 'Colgajo del muslo o del glúteo' },
    meaning: {
      en: 'Skin and fat from there.',
      es: 'Piel y grasa de esa zona.',
    },
    written: { en: 'PAP, TUG, SGAP, IGAP', es: 'PAP, TUG, SGAP, IGAP' },
    term: 'flap',
    source: 'nciReconstruction',
  },
  'fat-grafting': {
    label: { en: 'Fat grafting', es: 'Injerto de grasa' },
    meaning: {
      en: 'Fat from another place fills in dents.',
      es: 'Con grasa de otro lugar se rellenan huecos.',
    },
    written: { en: 'Lipofilling', es: 'Lipofilling, lipotransferencia' },
    term: 'reconstruction',
    source: 'nciReconstruction',
  },
  'nipple-reconstruction': {
    label: { en: 'Nipple rebuilt or tattooed', es: 'Pezón reconstruido o tatuado' },
    meaning: {
      en: 'A nipple is made from skin, drawn with ink, or both.',
      es: 'El pezón se hace con piel, se tatúa, o las dos cosas.',
    },
    term: 'reconstruction',
    source: 'nciReconstruction',
  },
  symmetry: {
    label: { en: 'Lift, reduction or enlargement to match', es: 'Levantar, reducir o agrandar para emparejar' },
    meaning: {
      en: 'The breast is changed so that it matches the other.',
      es: 'Se cambia el seno para que quede parejo con el otro.',
    },
    written: { en: 'Mastopexy, reduction, augmentation for symmetry', es: 'Mastopexia, reducción o aumento de simetría' },
    term: 'contralateral',
    source: 'nciReconstruction',
  },
  'flat-closure': {
    label: { en: 'Aesthetic flat closure', es: 'Cierre plano' },
    meaning: {
      en: 'The chest is made smooth and flat on purpose.',
      es: 'El pecho se deja liso y plano a propósito.',
    },
    term: 'flat-closure',
    source: 'acsMastectomy',
  },
  'implant-removal': {
    label: { en: 'Implant taken out', es: 'Retiro del implante' },
    meaning: {
      en: 'An implant or expander is removed for good.',
      es: 'Se retira un implante o un expansor y no se pone otro.',
    },
    written: { en: 'Explant', es: 'Explante' },
    term: 'implant',
    source: 'nciReconstruction',
  },
  other: {
    label: { en: 'Another operation', es: 'Otra operación' },
    meaning: {
      en: 'None of these.',
      es: 'Ninguna de estas.',
    },
  },
} as const satisfies Values;
