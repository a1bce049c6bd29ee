import { isToCome } from '#services/content/library/news-and-events.ts';
import type { Entry } from '#services/content/library/store.ts';

/** An event that has ended stays, since others link to it, and says so. */
export function isOver(entry: Entry): boolean {
  return entry.type === 'event' && !isToCome(Date.parse(entry.fields.endsAt));
}
