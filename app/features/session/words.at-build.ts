import { wordsFor } from '#app/i18n/messages.server.ts';

/** What the session says by itself. */
export const words = wordsFor(['session.signedOut', 'session.signedOutOffline']);
