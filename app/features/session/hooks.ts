import type { Hook } from '#app/browser/hook.ts';

/** The link to the account, or to the page to sign in on. */
export const accountLink: Hook = 'data-enhance=account';

/** On the page that says goodbye to who has just left for good: nothing of theirs stays on the device. */
export const goodbye: Hook = 'data-goodbye';
