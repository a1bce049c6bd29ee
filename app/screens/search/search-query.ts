import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';
import { type ContentType, contentTypes, isSearchable, mostRanked, type SearchSort, searchSorts, termOf } from '#services/search/shared.ts';
import { pageSize } from './page-size.ts';

const lastPage = mostRanked / pageSize;

export type ChosenType = Exclude<ContentType, 'archivedResearchNews'>;

/** What somebody asks of the results page. */
export type SearchQuery = {
  /** As it was typed: nothing of it is lost from the field. */
  typed: string;
  types: readonly ChosenType[];
  /** Archived research news is shown too: else it is left out. */
  archived: boolean;
  sort: SearchSort;
  page: number;
};

const archivedType = 'archivedResearchNews';
const chosenTypes = contentTypes.filter((type) => type !== archivedType);
const sortNames: Record<SearchSort, string> = {
  RELEVANCE: '',
  LATEST: 'latest',
  OLDEST: 'oldest',
  TYPE_ASC: 'type',
  TYPE_DESC: 'type-desc',
};

/** What an address asks for; what it says wrongly is as if it said nothing. */
export function parseQuery(parameters: URLSearchParams): SearchQuery {
  const wanted = new Set(parameters.getAll('type'));
  const page = /^[1-9]\d{0,5}$/.exec(parameters.get('page') ?? '');
  return {
    typed: withoutControls(parameters.get('q') ?? ''),
    types: chosenTypes.filter((type) => wanted.has(type)),
    archived: wanted.has(archivedType),
    sort: searchSorts.find((sort) => sortNames[sort] === parameters.get('sort')) ?? 'RELEVANCE',
    page: Math.min(lastPage, page ? Number(page[0]) : 1),
  };
}

/** Characters that are none: half a surrogate pair, and what only machines read. */
function withoutControls(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

/** The address of a page of results. */
export function searchPath(locale: Locale, query: SearchQuery): string {
  return pathTo('search', locale) + searchParameters(query);
}

/** What an address asks for with all that was chosen, from its `?` on: the same in both languages. */
export function searchParameters({ typed, types, archived, sort, page }: SearchQuery): string {
  return `?${new URLSearchParams([
    ['q', typed],
    ...[...types, ...(archived ? [archivedType] : [])].map((type) => ['type', type]),
    ...(sort === 'RELEVANCE' ? [] : [['sort', sortNames[sort]]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ])}`;
}

/** The types that are asked for; none for all but what is archived. */
export function typesOf({ types, archived }: Pick<SearchQuery, 'types' | 'archived'>): ContentType[] {
  if (!archived) return [...types];
  return types.length > 0 ? [...types, archivedType] : [...contentTypes];
}

/** How many pages there are of so many results. */
export function pagesOf(total: number): number {
  return Math.min(lastPage, Math.ceil(total / pageSize));
}

/** What becomes of a term: it is searched for, too short for that, or cut. */
export function lengthOf(typed: string): 'short' | 'right' | 'long' {
  if (!isSearchable(typed)) return 'short';
  return [...termOf(typed)].length < [...typed.normalize('NFC').replace(/\s+/g, ' ')].length ? 'long' : 'right';
}
