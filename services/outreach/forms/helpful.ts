import { aboutEntry } from '../about-entry.ts';
import { defineOutreach } from '../define-outreach.ts';
import { longText } from '../fields.ts';

/** A sentence of somebody who said whether a page helped. Whether they said yes or no is counted elsewhere, and not kept beside it. */
export const helpfulForm = defineOutreach({
  id: 'helpful',
  name: 'Was this page helpful',
  fields: {
    page: aboutEntry,
    sentence: longText({
      label: { en: 'What helped, or what was missing?', es: '¿Qué le sirvió o qué le faltó?' },
      hint: {
        en: 'A sentence is enough, and we cannot answer it. Please leave out your name and what is about your own health.',
        es: 'Basta con una frase, y no podemos contestarla. No ponga su nombre ni nada sobre su propia salud.',
      },
      most: 500,
    }),
  },
  submit: { en: 'Send the sentence', es: 'Enviar la frase' },
  desk: () => 'content',
  keptDays: 365,
});
