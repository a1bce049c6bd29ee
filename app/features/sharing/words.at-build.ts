import { wordsFor } from '#app/i18n/messages.server.ts';
import { messages } from './messages.ts';

/** The words of the buttons that hand a page on, which travel with their code. */
export const words = wordsFor(messages);
