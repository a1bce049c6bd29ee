import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** The indexed types of entries. Topics and glossary terms lead to them; people and organisations have no page. */
export const searchedTypes = [
  'page',
  'podcast',
  'video',
  'event',
  'gallery',
  'check-list',
  'personalStory',
  'op-ed',
  'researchNews',
  'bio',
  'faq',
] as const satisfies EntryType[];

/** The content types of results (facets): archived research news is a type of its own. */
export const contentTypes = [...searchedTypes, 'archivedResearchNews'] as const;
export type ContentType = (typeof contentTypes)[number];

export const searchSorts = ['RELEVANCE', 'LATEST', 'OLDEST', 'TYPE_ASC', 'TYPE_DESC'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Minimum length of a term, in code points, after trimming. */
export const shortestTerm = 3;
/** Minimum length of what may be an abbreviation: it is not searched for, but explained. One letter may stand for anything. */
export const shortestAbbreviation = 2;
/** Maximum length of a term, in code points; the rest is truncated. */
export const longestTerm = 200;
/** Maximum page size. */
export const mostResults = 50;
/** Maximum number of results that are counted and ranked. */
export const mostRanked = 1_000;

/** Normalises a term: Unicode NFC, without control characters, trimmed, single spaces, truncated. */
export function termOf(typed: string): string {
  const words = typed
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}\u{FFFD}]+/gu, ' ')
    .trim();
  return [...words].slice(0, longestTerm).join('').trim();
}

/** Whether a term is long enough to search for. */
export function isSearchable(term: string): boolean {
  return [...termOf(term)].length >= shortestTerm;
}
