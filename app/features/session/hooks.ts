import type { Hook } from '#app/browser/hook.ts';

/** The link to the account, or to the page to sign in on. */
export const accountLink: Hook = 'data-enhance=account';
