import type { Hook } from '#app/browser/hook.ts';

/** What another site shows on a click: the address of its frame. */
export const embedFrame: Hook<string> = 'data-embed';
/** What the frame may do, where it is kept apart from everything. */
export const embedSandbox: Hook<string> = 'data-embed-sandbox';
/** Whose it is, in a record of consent, */
export const embedService: Hook<string> = 'data-embed-service';
/** and what agrees to show it always. */
export const embedAlways: Hook = 'data-embed-always';
/** Where the frame comes, and what is there before. */
export const embedStage: Hook = 'data-embed-stage';
/** Fetches the frame; takes it away again. */
export const embedShow: Hook = 'data-embed-show';
export const embedHide: Hook = 'data-embed-hide';
/** What is said where the other site answers nothing, or that it has nothing. */
export const embedFailed: Hook = 'data-embed-failed';
