/** What is said where *Next* was pressed on nothing: the answer may be that it is not known. */
export const emptyWords = {
  choice: { en: 'Choose an answer. “I don’t know” is one, too.', es: 'Elija una respuesta. «No lo sé» también cuenta.' },
  typed: { en: 'Fill this in, or say that you don’t know.', es: 'Llénelo, o diga que no lo sabe.' },
} as const;
