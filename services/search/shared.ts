import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** The types of entries that search finds. Topics and terms of the glossary lead to them; people and organisations have no page. */
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

/** What results are told apart by: archived research news is a kind of its own. */
export const contentTypes = [...searchedTypes, 'archivedResearchNews'] as const;
export type ContentType = (typeof contentTypes)[number];

export const searchSorts = ['RELEVANCE', 'LATEST', 'OLDEST', 'TYPE_ASC', 'TYPE_DESC'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** In code points, after trimming. */
export const shortestTerm = 3;
/** In code points; what is typed beyond is not searched for. */
export const longestTerm = 200;
/** Of one answer. */
export const mostResults = 50;
/** Results are counted and ranked up to here. */
export const mostRanked = 1_000;

/** The term as it is searched for: composed, without what is no character, trimmed, one space between words, cut at its longest. */
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
