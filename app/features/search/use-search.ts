import { useEffect, useReducer, useState } from 'react';
import { searchArticles } from '#app/graphql/documents.ts';
import { request } from '#app/graphql/request.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { isSearchable } from '#services/search/shared.ts';
import { nothingFound, reduceSearch, type SearchState } from './search.ts';

/** How long the typing rests before it is searched for, in milliseconds. */
export const debounce = 300;
/** Few enough to be seen at once, above the way to all of them. */
const pageSize = 5;
let questions = 0;

/** Searches for what is typed in the header once the typing rests, and only for terms that are long enough. */
export function useSearch(term: string, locale: Locale): { nav: SearchState['nav']; again: () => void } {
  const [{ nav }, dispatch] = useReducer(reduceSearch, nothingFound);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    if (!isSearchable(term)) {
      dispatch({ type: 'cleared', place: 'nav' });
      return;
    }
    const question = ++questions;
    const abandoned = new AbortController();
    dispatch({ type: 'asked', place: 'nav', question });
    const timer = setTimeout(() => {
      const search = { term, locale: languageTags[locale], limit: pageSize };
      request(searchArticles, { search, inHeader: true }, { signal: abandoned.signal }).then(
        ({ searchArticles: answer }) => dispatch({ type: 'answered', place: 'nav', question, term, answer }),
        () => dispatch({ type: 'failed', place: 'nav', question }),
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      abandoned.abort();
    };
  }, [term, locale, attempt]);
  return { nav, again: () => setAttempt((before) => before + 1) };
}
