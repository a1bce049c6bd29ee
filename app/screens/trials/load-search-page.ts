import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import type { PageRequest } from '#app/pages/page-request.ts';

export type SearchPage = ReadableEntry & {
  /** How old the copy of the registry is, and how many open studies it has; null where there is none yet. */
  copy: { dataTimestamp: string; isStale: boolean; open: number } | null;
  isSample: boolean;
};

/** The text of the screen, with what there is to search. */
export async function loadSearchPage(request: PageRequest): Promise<SearchPage | UntranslatedEntry> {
  const [entry, copy] = await Promise.all([loadEntry(request), request.alba.trials.copy()]);
  return entry.kind === 'entry' ? { ...entry, copy, isSample: request.alba.trials.isSample } : entry;
}
