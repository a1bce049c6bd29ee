import type { Hook } from '#app/browser/hook.ts';

/** What a passkey is asked for: its form is sent with the answer in its field `credential`. */
export type Ceremony = 'sign-in' | 'sign-up' | 'confirm' | 'add';

/** A form that is sent with what an authenticator answers. */
export const passkeyForm: Hook<Ceremony> = 'data-passkey';

/** What is shown where passkeys work. It is hidden where they do not, and what follows it says so. */
export const passkeysWork: Hook = 'data-passkeys-work';
