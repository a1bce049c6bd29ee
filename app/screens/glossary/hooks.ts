import type { Hook } from '#app/browser/hook.ts';

/** The list of terms, with its filter. */
export const glossary: Hook = 'data-glossary';

/** A term; those under one letter; the index of letters. */
export const glossaryTerm: Hook = 'data-glossary-term';
export const glossaryLetter: Hook = 'data-glossary-letter';
export const glossaryLetters: Hook = 'data-glossary-letters';

/** What is shown where nothing fits, and in it the link that searches the site for what is typed. */
export const glossaryNone: Hook = 'data-glossary-none';
export const glossarySearch: Hook = 'data-glossary-search';

/** On the status of the filter: how many were found, with a mark in the place of the number. */
export const foundWords: Hook<string> = 'data-found';
export const numberMark = '#';
