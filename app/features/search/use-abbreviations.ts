import { useEffect, useState } from 'react';
import { abbreviations } from '#app/graphql/documents.ts';
import { request } from '#app/graphql/request.ts';
import { type Locale, languageTags } from '#config/locale.ts';
import { isSearchable, shortestAbbreviation } from '#services/search/shared.ts';
import { debounce } from './use-search.ts';

const none: readonly string[] = [];

/** What a term stands for that is too short to be searched for (ER, QT), once the typing rests. That nobody can say is nothing to tell. */
export function useAbbreviations(term: string, locale: Locale): readonly string[] {
  const [known, setKnown] = useState<{ term: string; names: readonly string[] }>({ term: '', names: none });
  useEffect(() => {
    if (term.length < shortestAbbreviation || isSearchable(term)) return;
    const abandoned = new AbortController();
    const timer = setTimeout(() => {
      request(abbreviations, { term, locale: languageTags[locale] }, { signal: abandoned.signal }).then(
        ({ abbreviations: names }) => setKnown({ term, names }),
        () => {},
      );
    }, debounce);
    return () => {
      clearTimeout(timer);
      abandoned.abort();
    };
  }, [term, locale]);
  return known.term === term ? known.names : none;
}
