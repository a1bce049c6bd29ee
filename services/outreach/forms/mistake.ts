import { aboutEntry } from '../about-entry.ts';
import { defineOutreach } from '../define-outreach.ts';
import { longText } from '../fields.ts';
import { forAnAnswer } from './answers.ts';

/** A mistake in a page, which the query of its screen names: with the words that the reader had marked, where there are any. */
export const mistakeForm = defineOutreach({
  id: 'mistake',
  name: 'A mistake on a page',
  fields: {
    page: aboutEntry,
    sentence: longText({
      label: { en: 'The sentence that it is about', es: 'La frase de la que se trata' },
      hint: {
        en: 'Copy it here, or leave it empty. If you marked it on the page, it stands here already.',
        es: 'Cópiela aquí o deje el espacio vacío. Si la marcó en la página, ya está puesta.',
      },
      most: 1_000,
      isOptional: true,
    }),
    mistake: longText({
      label: { en: 'What is wrong, unclear or out of date?', es: '¿Qué está mal, no se entiende o ya no está al día?' },
      hint: {
        en: 'In English or Spanish. If you know a source, name it. Please leave out what is about your own health.',
        es: 'En español o en inglés. Si conoce una fuente, díganosla. No ponga nada sobre su propia salud.',
      },
      most: 3_000,
    }),
    email: forAnAnswer,
  },
  submit: { en: 'Report it', es: 'Avisar' },
  desk: () => 'content',
  acknowledge: {
    to: (told) => told.email,
    mail: () => ({
      subject: { en: 'Thank you for telling us', es: 'Gracias por avisarnos' },
      heading: { en: 'Thank you for telling us of a mistake', es: 'Gracias por avisarnos de un error' },
      paragraphs: {
        en: [
          'A person looks at the page and its sources within five working days, sooner where it could harm somebody, and writes to you what came of it.',
          'What we correct is noted at the end of the page, with the date.',
        ],
        es: [
          'Una persona revisa la página y sus fuentes en un plazo de cinco días hábiles, o antes si el error puede hacer daño, y le escribe qué resultó.',
          'Lo que corregimos queda anotado al final de la página, con la fecha.',
        ],
      },
    }),
  },
  keptDays: 365,
});
