import type { MessageId } from '#app/i18n/catalogue.ts';

/** What the session says by itself. Its code brings these words: `messages.ts?words`. */
export const messages = ['session.signedOut', 'session.signedOutOffline'] as const satisfies MessageId[];
