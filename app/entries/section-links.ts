import { entryPath } from '#app/addresses/entry-path.ts';
import type { Entry, EntryAddress, Place } from '#services/content/library/store.ts';
import { sectionName } from './entry-page.ts';

export type SectionLink = { id: string; title: string; path: string };

/** What a page says of its section: what it holds, or what else is in it, in its order. */
export type SectionLinks = {
  /** The section that holds the page; null on the page of the section itself. */
  of: string | null;
  links: SectionLink[];
  previous: SectionLink | null;
  next: SectionLink | null;
};

/** Null for an entry that holds nothing, and stands alone. A section whose own page shows all that it holds already (`onPage`) does not list it again. */
export function sectionLinks({ id }: Pick<Entry, 'id'>, { above, beside, within }: Place, onPage: readonly string[]): SectionLinks | null {
  const neighbors = beside.flatMap(linkTo);
  const at = neighbors.findIndex((each) => each.id === id);
  const [previous = null, next = null] = at < 0 ? [] : [neighbors[at - 1], neighbors[at + 1]];
  const parent = above.at(-1);
  if (within.some((each) => !onPage.includes(each.id))) return { of: null, links: within.flatMap(linkTo), previous, next };
  if (!parent || neighbors.length < 2) return null;
  // Of two, the other is the one before or after.
  return { of: sectionName(parent), links: neighbors.length > 2 ? neighbors : [], previous, next };
}

function linkTo(entry: EntryAddress): SectionLink[] {
  const path = entryPath(entry);
  return path === null ? [] : [{ id: entry.id, title: entry.title, path }];
}
