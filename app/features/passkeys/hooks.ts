import type { Hook } from '#app/browser/hook.ts';

/** What a passkey is asked for: its form is sent with the answer in its field `credential`. */
export type Ceremony = 'sign-in' | 'sign-up' | 'confirm' | 'add';

/** A form that is sent with what an authenticator answers. */
export const passkeyForm: Hook<Ceremony> = 'data-passkey';

/** What is shown where passkeys work; and what says, in its place, that they do not. */
export const passkeysWork: Hook = 'data-passkeys-work';
export const passkeysMissing: Hook = 'data-passkeys-missing';
