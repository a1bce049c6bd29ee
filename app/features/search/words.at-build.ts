import { wordsFor } from '#app/i18n/messages.server.ts';
import { messages } from './messages.ts';

/** The words of the search in the header, which travel with its code. */
export const words = wordsFor(messages);
