import type { Hook } from '#app/browser/hook.ts';

/** A link to a term of the glossary, with the id of its entry. */
export const termLink: Hook<string> = 'data-term';

/** In the list of the page's terms: what the term with this id means. */
export const termDefinition: Hook<string> = 'data-definition';

/** The ids of the card that shows a definition, and of what is filled in it. */
export const cardId = 'definition';
export const cardTermId = 'definition-term';
export const cardTextId = 'definition-text';
