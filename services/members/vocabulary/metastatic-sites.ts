import { unknown } from './answers.ts';
import type { Values } from './field.ts';

/** Distant places that breast cancer reaches; the liver is ours, as one of the four most common. */
export const metastaticSites = {
  bone: {
    label: { en: 'Bone', es: 'Huesos' },
    meaning: { en: 'Spine, hips, ribs or another bone.', es: 'La columna, la cadera, las costillas u otro hueso.' },
    written: { en: 'Osseous, skeletal', es: 'Óseas' },
  },
  brain: {
    label: { en: 'Brain', es: 'Cerebro' },
    meaning: { en: 'The brain, or the thin layers around it.', es: 'El cerebro o las capas finas que lo cubren.' },
    written: { en: 'Cerebral, leptomeningeal', es: 'Cerebrales, leptomeníngeas' },
  },
  lungs: {
    label: { en: 'Lungs', es: 'Pulmones' },
    meaning: { en: 'The lungs, or the layer around them.', es: 'Los pulmones o la capa que los cubre.' },
    written: { en: 'Pulmonary, pleural', es: 'Pulmonares, pleurales' },
  },
  liver: {
    label: { en: 'Liver', es: 'Hígado' },
    meaning: { en: 'The large organ on the right, below the ribs.', es: 'El órgano grande de la derecha, debajo de las costillas.' },
    written: { en: 'Hepatic', es: 'Hepáticas' },
    source: 'acsStageFour',
  },
  other: {
    label: { en: 'Somewhere else', es: 'En otro lugar' },
    meaning: { en: 'Skin, far lymph nodes or another place.', es: 'La piel, ganglios lejanos u otro lugar.' },
  },
  unknown,
} as const satisfies Values;
