import type { Values } from '#services/members/vocabulary/field.ts';

/** Immunotherapy medicines. */
export const immunotherapyMedicines = {
  pembrolizumab: {
    label: { en: 'Pembrolizumab (Keytruda)', es: 'Pembrolizumab (Keytruda)' },
    meaning: {
      en: 'A drip or shot that takes the brakes off your defenses.',
      es: 'Suero o inyección que les quita el freno a sus defensas.',
    },
    term: 'immunotherapy',
  },
  atezolizumab: {
    label: { en: 'Atezolizumab (Tecentriq)', es: 'Atezolizumab (Tecentriq)' },
    meaning: {
      en: 'It works much like pembrolizumab; its US approval for breast cancer was withdrawn.',
      es: 'Actúa como el pembrolizumab; en Estados Unidos se retiró su permiso para el cáncer de mama.',
    },
    term: 'immunotherapy',
  },
  dostarlimab: {
    label: { en: 'Dostarlimab (Jemperli)', es: 'Dostarlimab (Jemperli)' },
    meaning: {
      en: 'For the few tumors that cannot correct copying errors (dMMR).',
      es: 'Para los pocos tumores que no corrigen errores de copia (dMMR).',
    },
    term: 'immunotherapy',
  },
} as const satisfies Values;
