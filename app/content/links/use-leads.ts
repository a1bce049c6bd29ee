import { use } from 'react';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';
import { entryAddressOf } from '#services/content/model/shared.ts';

/** Tells of an address whether it leads anywhere now: to an entry that is not published, or has no page, it does not. */
export function useLeads(): (href: string) => boolean {
  const entries = use(LinkedEntriesContext);
  return (href) => {
    const entry = entryAddressOf(href);
    return entry === null || Boolean(entries[entry.id]?.path);
  };
}
