import type { Hook } from '#app/browser/hook.ts';

/** What was found, with the term that is counted for it. */
export const countedSearch: Hook<string> = 'data-searched';

/** A term that speaks of dying: nobody who holds this device is to read that it was searched for. */
export const forgottenSearch: Hook<string> = 'data-forgotten';

/** A link to something that was found, or is popular, with the id of its entry, which is counted when it is opened. */
export const countedLink: Hook<string> = 'data-opened';
