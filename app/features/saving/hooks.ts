import type { Hook } from '#app/browser/hook.ts';

/** The mark of the entry that a page is about. */
export const ownMark: Hook = 'data-own';

/** The one form of a page by which an entry is saved: each mark names it, and its own entry. */
export const saveForm = 'save';

/** What is said of it: that it is saved, as the way back from the form names it (`#is-saved`), that it is not, and that it is taken off. */
export const isSaved = 'is-saved';
export const notSaved = 'not-saved';
export const isTakenOff = 'is-taken-off';
/** Where a script says one of them. */
export const saveStatus = 'save-status';
