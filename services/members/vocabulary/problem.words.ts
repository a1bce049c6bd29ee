import type { ProblemCode } from '#services/members/shared.ts';
import type { Said } from './field.ts';

/** What a problem's words are filled with: the field's label, its limits, and the labels of the answers that it hangs on. */
export type AboutProblem = { field: string; least: string; most: string; decimals: string; others: string };
type Words = { readonly [Language in keyof Said]: (about: AboutProblem) => string };

/** Each problem begins with the name of its field, so that it can stand anywhere. */
export const problemWords = {
  required: {
    en: ({ field }) => `${field}: this field is required.`,
    es: ({ field }) => `${field}: este dato es obligatorio.`,
  },
  'field-unknown': {
    en: ({ field }) => `${field}: there is no such field.`,
    es: ({ field }) => `${field}: no existe ese dato.`,
  },
  'choice-invalid': {
    en: ({ field }) => `${field}: please choose from the list.`,
    es: ({ field }) => `${field}: elija de la lista.`,
  },
  'choice-alone': {
    en: ({ field }) => `${field}: “None” or “I don’t know” cannot go with other answers. Keep one or the other.`,
    es: ({ field }) => `${field}: «Ninguno» o «No lo sé» no pueden ir con otras respuestas. Deje una cosa o la otra.`,
  },
  'choice-elsewhere': {
    en: ({ field, others }) => `${field}: this answer does not go with “${others}”. Please choose again.`,
    es: ({ field, others }) => `${field}: esta respuesta no va con «${others}». Elija de nuevo.`,
  },
  'flag-invalid': {
    en: ({ field }) => `${field}: please choose yes or no.`,
    es: ({ field }) => `${field}: elija sí o no.`,
  },
  'text-invalid': {
    en: ({ field }) => `${field}: please write it as text.`,
    es: ({ field }) => `${field}: escríbalo como texto.`,
  },
  'text-long': {
    en: ({ field, most }) => `${field}: please use at most ${most} characters.`,
    es: ({ field, most }) => `${field}: use como máximo ${most} caracteres.`,
  },
  'number-invalid': {
    en: ({ field }) => `${field}: please write a number.`,
    es: ({ field }) => `${field}: escriba un número.`,
  },
  'number-range': {
    en: ({ field, least, most }) => `${field}: the number lies between ${least} and ${most}.`,
    es: ({ field, least, most }) => `${field}: el número está entre ${least} y ${most}.`,
  },
  'number-decimals': {
    en: ({ field, decimals }) => `${field}: digits after the point: ${decimals} at most.`,
    es: ({ field, decimals }) => `${field}: cifras después del punto: ${decimals} como máximo.`,
  },
  'number-never': {
    en: ({ field }) => `${field}: no report gives this number. An Allred score is 0, or 2 to 8.`,
    es: ({ field }) => `${field}: ningún informe da ese número. El puntaje de Allred es 0, o de 2 a 8.`,
  },
  'score-off-scale': {
    en: ({ field }) => `${field}: this number is not on the scale of this test. Please check both.`,
    es: ({ field }) => `${field}: ese número no está en la escala de esta prueba. Revise las dos cosas.`,
  },
  'date-invalid': {
    en: ({ field }) => `${field}: there is no such date. Please check day and month.`,
    es: ({ field }) => `${field}: esa fecha no existe. Revise el día y el mes.`,
  },
  'date-future': {
    en: ({ field }) => `${field}: the date cannot be in the future.`,
    es: ({ field }) => `${field}: la fecha no puede estar en el futuro.`,
  },
  'date-early': {
    en: ({ field }) => `${field}: the year is too long ago. Please check it.`,
    es: ({ field }) => `${field}: el año queda demasiado atrás. Revíselo.`,
  },
  'date-far': {
    en: ({ field }) => `${field}: the date is more than ten years ahead. Please check it.`,
    es: ({ field }) => `${field}: faltan más de diez años para esa fecha. Revísela.`,
  },
  'age-minimum': {
    en: ({ field }) => `${field}: you have to be at least 18 years old.`,
    es: ({ field }) => `${field}: hay que tener al menos 18 años.`,
  },
  'end-before-start': {
    en: ({ field }) => `${field}: the end cannot be before the beginning.`,
    es: ({ field }) => `${field}: el final no puede ser antes del comienzo.`,
  },
  'test-before-birth': {
    en: ({ field }) => `${field}: this is before your date of birth. Please check both.`,
    es: ({ field }) => `${field}: es anterior a su fecha de nacimiento. Revise las dos.`,
  },
  'url-invalid': {
    en: ({ field }) => `${field}: please write the address of a web page, such as example.org.`,
    es: ({ field }) => `${field}: escriba la dirección de una página web, como example.org.`,
  },
  'country-invalid': {
    en: ({ field }) => `${field}: please choose a country from the list.`,
    es: ({ field }) => `${field}: elija un país de la lista.`,
  },
  'state-invalid': {
    en: ({ field }) => `${field}: please choose a state of the United States from the list.`,
    es: ({ field }) => `${field}: elija un estado de Estados Unidos de la lista.`,
  },
  'time-zone-invalid': {
    en: ({ field }) => `${field}: please choose a time zone from the list.`,
    es: ({ field }) => `${field}: elija una zona horaria de la lista.`,
  },
  'ids-invalid': {
    en: ({ field }) => `${field}: please choose from the list.`,
    es: ({ field }) => `${field}: elija de la lista.`,
  },
  'positive-above-removed': {
    en: ({ field }) => `${field}: it cannot be more than the nodes that were removed.`,
    es: ({ field }) => `${field}: no pueden ser más que los ganglios que se sacaron.`,
  },
  'sizes-of-one-node': {
    en: ({ field }) => `${field}: please keep one size, the largest.`,
    es: ({ field }) => `${field}: deje un solo tamaño, el más grande.`,
  },
  'amount-without-positive': {
    en: ({ field }) => `${field}: with no positive node, only isolated cells are possible.`,
    es: ({ field }) => `${field}: sin ningún ganglio positivo, solo puede haber células aisladas.`,
  },
  'not-asked': {
    en: ({ field, others }) => `${field}: this does not apply with your answer to “${others}”.`,
    es: ({ field, others }) => `${field}: no corresponde, por lo que respondió en «${others}».`,
  },
  contradiction: {
    en: ({ field, others }) => `${field}: this does not fit with “${others}”. Please check both.`,
    es: ({ field, others }) => `${field}: no coincide con «${others}». Revise las dos cosas.`,
  },
  'diagnosis-needed': {
    en: ({ field }) => `${field}: a diagnosis is needed to add a treatment.`,
    es: ({ field }) => `${field}: se necesita un diagnóstico para agregar un tratamiento.`,
  },
  'diagnosis-unknown': {
    en: ({ field }) => `${field}: this diagnosis is not there any more. Please choose again.`,
    es: ({ field }) => `${field}: ese diagnóstico ya no está. Elija de nuevo.`,
  },
  'email-unverified': {
    en: ({ field }) => `${field}: please verify your e-mail address first.`,
    es: ({ field }) => `${field}: primero verifique su correo electrónico.`,
  },
} as const satisfies Readonly<Record<ProblemCode, Words>>;
