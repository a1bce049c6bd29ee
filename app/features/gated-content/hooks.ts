import type { Hook } from '#app/browser/hook.ts';

/** What waits in a template: until it is agreed to, or only until it is known that who reads is a member. */
export const gated: Hook<'asks' | 'opens'> = 'data-gated';

/** In the place of it: what is said, the button that opens the question, and the question. */
export const gatedOffer: Hook = 'data-gated-offer';
export const gatedOpen: Hook = 'data-gated-open';

/** What stands above it once it is shown, with the button that hides it again; and where it is shown. */
export const gatedShown: Hook = 'data-gated-shown';
export const gatedHide: Hook = 'data-gated-hide';
export const gatedContents: Hook = 'data-gated-contents';
