import type { Hook } from '#app/browser/hook.ts';

/** The navigation, whose menus are `<details>`. */
export const menus: Hook = 'data-enhance=menus';

/** The list of the parts of a page, */
export const contentsList: Hook = 'data-enhance=contents';
/** the way to it in the reading bar, and there the part that somebody is in. */
export const contentsLink: Hook = 'data-enhance=contents-link';
export const currentPart: Hook = 'data-enhance=contents-part';
