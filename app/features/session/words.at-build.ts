import { wordsFor } from '#app/i18n/compile.server.ts';
import { sessionWords } from './session.words.ts';

/** What the session says by itself. */
export const words = wordsFor(sessionWords);
