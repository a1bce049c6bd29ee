import { use } from 'react';
import { LinkedEntriesContext } from '#app/content/links/linked-entries.ts';

/** Tells of an address whether it leads anywhere now: to an entry that is not published, or has no page, it does not. */
export function useLeads(): (href: string) => boolean {
  const entries = use(LinkedEntriesContext);
  return (href) => !href.startsWith('entry:') || Boolean(entries[href.slice('entry:'.length)]?.path);
}
