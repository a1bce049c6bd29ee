import { wordsFor } from '#app/i18n/compile.server.ts';
import { resultLabelWords } from '#app/i18n/entry-labels.words.ts';
import { crisisWords } from './crisis.words.ts';
import { searchBoxWords } from './search.words.ts';

/** The words of the search in the header, which travel with its code. */
export const words = wordsFor(searchBoxWords, crisisWords, resultLabelWords);
