import type { Hook } from '#app/browser/hook.ts';

/** The foot of a page at whose end readers may be asked for something. */
export const promptPlace: Hook = 'data-prompt';
