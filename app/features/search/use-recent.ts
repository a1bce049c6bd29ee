import { useMemo, useState } from 'react';
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts';

/** The recent searches of this device, read each time the search is opened: another tab may have changed them. */
export function useRecent(isOpen: boolean) {
  const [changes, setChanges] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change reads them again.
  const recent = useMemo(() => (isOpen ? recentSearches() : []), [isOpen, changes]);
  const forget = (term: string | null) => {
    if (term === null) forgetSearches();
    else forgetSearch(term);
    setChanges((before) => before + 1);
  };
  return { recent, forget };
}
