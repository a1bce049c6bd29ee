import { unknown } from './answers.ts';
import type { Values } from './field.ts';

/** Menopausal status, of a profile today and of a diagnosis then. */
export const menopauseStates = {
  premenopausal: {
    label: { en: 'Before menopause', es: 'Antes de la menopausia' },
    meaning: { en: 'You have periods, or had them within the last year.', es: 'Le viene la regla, o le vino en el último año.' },
    written: { en: 'Premenopausal', es: 'Premenopáusica' },
  },
  perimenopausal: {
    label: { en: 'Around menopause', es: 'Entrando en la menopausia' },
    meaning: {
      en: 'Periods have become irregular, and hot flashes may have begun.',
      es: 'La regla se ha vuelto irregular y quizá empezaron los bochornos.',
    },
    written: { en: 'Perimenopausal', es: 'Perimenopáusica' },
  },
  postmenopausal: {
    label: { en: 'After menopause', es: 'Después de la menopausia' },
    meaning: {
      en: 'You have had no period for a year or more, without medicine being the cause.',
      es: 'Lleva un año o más sin regla, y no por una medicina.',
    },
    written: { en: 'Postmenopausal', es: 'Posmenopáusica' },
  },
  induced: {
    label: { en: 'Menopause brought on by treatment', es: 'Menopausia por un tratamiento' },
    meaning: {
      en: 'Chemotherapy, shots or surgery on the ovaries have stopped your periods.',
      es: 'La quimioterapia, unas inyecciones o una cirugía de los ovarios le quitaron la regla.',
    },
    written: { en: 'Induced, medical or surgical menopause', es: 'Menopausia inducida, médica o quirúrgica' },
    term: 'ovarian-suppression',
  },
  unknown,
} as const satisfies Values;
