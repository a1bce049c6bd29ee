import type { LibraryNews } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** What happened in a month, `YYYY-MM`: the changes, and what was added, by what it is. */
export type Month = { month: string; changed: LibraryNews[]; added: { type: EntryType; entries: LibraryNews[] }[] };

/** News of the library by month, in their order; what was added of one type stands together, the type with the most last. */
export function monthsOf(news: readonly LibraryNews[]): Month[] {
  const months = Map.groupBy(news, ({ date }) => date.slice(0, 7));
  return [...months].map(([month, all]) => {
    const added = Map.groupBy(
      all.filter(({ change }) => change === null),
      ({ entry }) => entry.type,
    );
    return {
      month,
      changed: all.filter(({ change }) => change !== null),
      added: [...added].map(([type, entries]) => ({ type, entries })).sort((a, b) => a.entries.length - b.entries.length),
    };
  });
}
