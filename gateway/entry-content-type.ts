import type { EntryTeaser } from '#services/content/library/store.ts';

/** The `contentType` of an entry in results and lists: archived research news is a type of its own. */
export function contentTypeOf({ type, card }: Pick<EntryTeaser, 'type' | 'card'>): string {
  return type === 'researchNews' && card.archived ? 'archivedResearchNews' : type;
}
