import { wordsFor } from '#app/i18n/compile.server.ts';
import { shareButtonWords } from './sharing.words.ts';

/** The words of the buttons that hand a page on, which travel with their code. */
export const words = wordsFor(shareButtonWords);
