import { defineOutreach } from '../define-outreach.ts';
import { longText, text } from '../fields.ts';
import { arrived, forAnAnswer } from './answers.ts';

/** Report a missing page. The page of a 404 brings its address. */
export const missingPageForm = defineOutreach({
  id: 'missing-page',
  name: 'Report a missing page',
  fields: {
    address: text({
      label: { en: 'The address that did not work', es: 'La dirección que no funcionó' },
      hint: {
        en: 'If you still have it. It stands in the bar at the top of your browser.',
        es: 'Si todavía la tiene. Está en la barra de arriba de su navegador.',
      },
      isOptional: true,
      autoComplete: 'off',
      most: 500,
    }),
    sought: longText({
      label: { en: 'What were you looking for?', es: '¿Qué buscaba?' },
      hint: {
        en: 'A few words are enough, and where you came from: a link, a search, a printed sheet. Up to 1,000 characters.',
        es: 'Bastan unas palabras y de dónde venía: un enlace, una búsqueda, una hoja impresa. Hasta 1,000 caracteres.',
      },
      most: 1_000,
    }),
    email: forAnAnswer,
  },
  submit: { en: 'Report it', es: 'Avisar' },
  desk: () => 'content',
  acknowledge: { to: (told) => told.email, mail: () => arrived() },
  keptDays: 180,
});
