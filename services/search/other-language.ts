import { type Locale, otherLocale } from '#config/locale.ts';
import type { Search, SearchAnswer, SearchRequest } from './search.ts';

/** Where fewer were found, the other language is searched too. */
const few = 3;
/** How many of its results are shown beside one's own. */
export const mostOfOther = 3;

/** What the other language has for the same term. */
export type OtherLanguage = Pick<SearchAnswer, 'results' | 'total' | 'correction'> & {
  locale: Locale;
  /** The term is written in it: its results stand before one's own. */
  isFirst: boolean;
};

/**
 * Searches the other language where one finds little, had to mend the spelling, or finds that the term is not its own; null where that
 * has nothing either. A word that is a slip there too is a reason to lead there only where the term is written in that language.
 */
export async function inOtherLanguage(
  { find }: Pick<Search, 'find'>,
  request: SearchRequest,
  { total, correction, isOfOtherLanguage: isFirst }: Pick<SearchAnswer, 'total' | 'correction' | 'isOfOtherLanguage'>,
): Promise<OtherLanguage | null> {
  if (request.offset > 0 || (total >= few && correction === null && !isFirst)) return null;
  const locale = otherLocale(request.locale);
  const found = await find({ ...request, locale, limit: mostOfOther, sort: 'RELEVANCE' });
  if (found.results.length === 0 || (found.correction !== null && !isFirst)) return null;
  return { locale, isFirst, results: found.results, total: found.total, correction: found.correction };
}
