import { savedListPath } from '#app/addresses/saved-list-path.ts';
import type { Locale } from '#config/locale.ts';
import { isSavedSort, isSavedType, type SavedSort, type SavedType, savedSorts, savedTypes } from '#services/members/saved/shared.ts';

/** What of the list an address asks for. What somebody searches for in it is never there. */
export type ListAsked = {
  types: readonly SavedType[];
  sort: SavedSort;
  /** More than the first `mostAtFirst`. */
  isWhole?: boolean | undefined;
};

/** So many are shown until more are asked for, or somebody searches. */
export const mostAtFirst = 100;
/** The first of those that are shown then. */
export const nextItem = 'next';

/** The parameters that say so. */
export const listAddress = ['type', 'sort', 'all'] as const;
const [type, order, whole] = listAddress;

/** Reads an address; what it does not know is left out. */
export function listAsked(query: URLSearchParams): ListAsked {
  const sort = query.get(order) ?? '';
  const asked = query.getAll(type).filter(isSavedType);
  return {
    types: savedTypes.filter((each) => asked.includes(each)),
    sort: isSavedSort(sort) ? sort : savedSorts[0],
    isWhole: query.has(whole),
  };
}

/** The address of the list in this way. */
export function listPath(locale: Locale, { types, sort, isWhole = false }: ListAsked): string {
  const query = new URLSearchParams(types.map((each) => [type, each]));
  if (sort !== savedSorts[0]) query.set(order, sort);
  if (isWhole) query.set(whole, '1');
  return `${savedListPath(locale)}${query.size > 0 ? `&${query}` : ''}`;
}
