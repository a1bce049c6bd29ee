import { entryPath } from '#app/addresses/entry-path.ts';
import { screenName } from '#app/addresses/paths.ts';
import type { Alba } from '#app/context.ts';
import type { SectionLink, SectionLinks } from '#app/entries/section-links.ts';
import type { Entry, EntryAddress } from '#services/content/library/store.ts';

/** What the page of a word has beside the word. */
export type TermSurroundings = {
  /** The pages whose text links to it. */
  uses: SectionLink[];
  /** The words before and after it, in the order of the alphabet. */
  neighbors: SectionLinks;
};

export async function loadTerm({ content }: Alba, entry: Entry): Promise<TermSurroundings> {
  const [uses, terms] = await Promise.all([content.linkingTo(entry), content.ofType('glossaryTerm', entry.locale)]);
  const at = terms.findIndex(({ id }) => id === entry.id);
  // A draft is not among them.
  const [previous, next] = at < 0 ? [] : [terms[at - 1], terms[at + 1]];
  return {
    uses: uses.flatMap(linkTo),
    neighbors: { of: screenName('glossary', entry.locale), links: [], previous: linkOrNone(previous), next: linkOrNone(next) },
  };
}

function linkOrNone(entry: EntryAddress | undefined): SectionLink | null {
  return (entry && linkTo(entry)[0]) ?? null;
}

function linkTo(entry: EntryAddress): SectionLink[] {
  const path = entryPath(entry);
  return path === null ? [] : [{ id: entry.id, title: entry.title, path }];
}
