import type { Hook } from '#app/browser/hook.ts';

/** Each link to the page in the other language. */
export const languageLink: Hook = 'data-enhance=language';

/** The offer of the page in the language of the device. */
export const languageOffer: Hook = 'data-enhance=language-offer';
