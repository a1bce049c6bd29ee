import type { Hook } from '#app/browser/hook.ts';

/** Each link out of the site. */
export const exitLink: Hook = 'data-enhance=leave';

/** What counts along how often Shift was pressed, and the words that it says then. */
export const pressCounter: Hook = 'data-enhance=leave-count';
export const pressCount: Hook<number> = 'data-count';
export const wordsAfterFirst: Hook<string> = 'data-first';
export const wordsAfterSecond: Hook<string> = 'data-second';

/** The switch to clear the device with a quick exit. */
export const clearSwitch: Hook = 'data-enhance=clear';
