import type { Hook } from '#app/browser/hook.ts';

/** The link in the footer that opens the choices, which leads to the cookie notice without a script. */
export const consentLink: Hook = 'data-consent';
/** A screen that is open to scripts of others, by its id: there is something to run once a reader agreed. */
export const openScreen: Hook<string> = 'data-open';
/** How many frames of analytics it has. */
export const analyticsFrames: Hook<number> = 'data-frames';
