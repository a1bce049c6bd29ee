import type { Locale } from '#config/locale.ts';

/** What may be wrong with a field of a form. */
export type OutreachProblem =
  | 'required'
  | 'email-invalid'
  | 'letters-only'
  | 'name-length'
  | 'too-long'
  | 'website-invalid'
  | 'consent-missing';

type Say = (most: string) => string;

const said: Readonly<Record<OutreachProblem, Readonly<Record<Locale, Say>>>> = {
  required: { en: () => 'This field is required', es: () => 'Este campo es obligatorio' },
  'email-invalid': { en: () => 'Please enter a valid email address', es: () => 'Escriba un correo electrónico válido, por favor' },
  'letters-only': { en: () => 'Please use only letters', es: () => 'Use solo letras, por favor' },
  'name-length': { en: () => 'Please use 2 to 30 letters', es: () => 'Use de 2 a 30 letras, por favor' },
  'too-long': {
    en: (most) => `Please use no more than ${most} characters`,
    es: (most) => `Use como máximo ${most} caracteres, por favor`,
  },
  'website-invalid': {
    en: () => 'Please enter the address of a website, such as example.org',
    es: () => 'Escriba la dirección de un sitio web, por ejemplo example.org',
  },
  'consent-missing': {
    en: () => 'Please tick this box if you agree. Without it we may not take what you wrote.',
    es: () => 'Marque esta casilla si está de acuerdo, por favor. Sin ella no podemos recibir lo que escribió.',
  },
};

/** Puts a problem of a field into words. */
export function sayProblem(problem: OutreachProblem, field: object, locale: Locale): string {
  const most = 'most' in field && typeof field.most === 'number' ? field.most.toLocaleString(locale) : '';
  return said[problem][locale](most);
}

export function isOutreachProblem(code: string): code is OutreachProblem {
  return Object.hasOwn(said, code);
}
