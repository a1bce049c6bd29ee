import type { Hook } from '#app/browser/hook.ts';

/** A list with all that narrows, sorts and turns it over. */
export const narrowedList: Hook = 'data-enhance=list';

/** What holds links to the same list, narrowed, sorted or turned over otherwise. */
export const listLinks: Hook = 'data-list-links';
