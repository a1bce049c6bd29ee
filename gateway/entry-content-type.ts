import type { EntryTeaser } from '#services/content/library/store.ts';

/** What results and lists call an entry: archived research news is a kind of its own. */
export function contentTypeOf({ type, card }: Pick<EntryTeaser, 'type' | 'card'>): string {
  return type === 'researchNews' && card.archived ? 'archivedResearchNews' : type;
}
