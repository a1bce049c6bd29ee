import { type FilterName, type ListFilters, type ListSort, listSorts } from '#services/content/library/shared.ts';
import { cancerTypes, stages, treatments } from '#services/content/model/shared.ts';

/** The filters that an address may name: of the others, the path does, which has an address of its own for each topic and category. */
export type AddressedFilter = Exclude<FilterName, 'topic' | 'category'>;

/** What an address asks of a list. */
export type ListQuery = { filters: ListFilters; withArchived: boolean; sort: ListSort; page: number };

const oneOf = (values: readonly string[]) => (said: string) => values.includes(said);
const known: Record<AddressedFilter, (said: string) => boolean> = {
  treatment: oneOf(treatments),
  cancerType: oneOf(cancerTypes),
  stage: oneOf(stages),
  year: (said) => /^(?:19|20)\d\d$/.test(said),
};

/** What an address asks for, of the filters that its screen has; what it says wrongly is as if it said nothing. */
export function parseListQuery(parameters: URLSearchParams, names: readonly AddressedFilter[]): ListQuery {
  const chosen = names.flatMap((name) => {
    const said = parameters.get(name) ?? '';
    return known[name](said) ? [[name, said] as const] : [];
  });
  const page = /^[1-9]\d{0,2}$/.exec(parameters.get('page') ?? '');
  return {
    filters: Object.fromEntries(chosen),
    withArchived: parameters.get('archived') === 'yes',
    sort: listSorts.find((sort) => sort === parameters.get('sort')) ?? 'latest',
    page: page ? Number(page[0]) : 1,
  };
}

/** From its `?` on what an address says that asks for this; empty for the list as it is. There is one spelling, whoever asks. */
export function listParameters({ filters: { topic: _, category: __, ...filters }, withArchived, sort, page }: ListQuery): string {
  const said = new URLSearchParams([
    ...Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ...(withArchived ? [['archived', 'yes']] : []),
    ...(sort === 'latest' ? [] : [['sort', sort]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString();
  return said && `?${said}`;
}
