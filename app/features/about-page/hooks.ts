import type { Hook } from '#app/browser/hook.ts';

/** What a reader can say of a page: the form by which they say whether it helped, and the link by which they report a mistake. */
export const aboutThisPage: Hook<'helpful' | 'mistake'> = 'data-about-page';
