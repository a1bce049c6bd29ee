import { entryPath } from '#app/addresses/entry-path.ts';
import { type ListQuery, listParameters, parseListQuery } from '#app/addresses/list-query.ts';
import { filtersOf, type PlainScreenId, pathTo } from '#app/addresses/paths.ts';
import type { CardProps } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import type { Locale } from '#config/locale.ts';
import type { ListedType, ListFilters } from '#services/content/library/shared.ts';
import type { EntryAddress, EntryTeaser, ListRequest } from '#services/content/library/store.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';

/** Entries that are sorted into kinds: stories by category, films by series. The landing page is the section of the kinds. */
export type Kinded = { type: ListedType; kind: EntryType; landing: PlainScreenId };

/** A kind, or all of them (`id` is null). */
export type Kind = { id: string | null; title: string | null; path: string; count: number };

/** Their orders: all of them are of one type, and nothing is more relevant than another. */
const kindSorts = ['latest', 'oldest'] as const;
export type KindSort = (typeof kindSorts)[number];

export type KindList = {
  cards: CardProps[];
  query: ListQuery;
  total: number;
  page: number;
  pages: number;
  sort: KindSort;
  /** Where each order begins, and where this one does. */
  sorts: { sort: KindSort; path: string }[];
  first: string;
  /** All, and then those that hold an entry, in their editor's order. */
  kinds: Kind[];
  /** Of the one that is shown. */
  kind: string | null;
};

/** Whole rows of two and of three. */
const pageSize = 12;

/** One page of the entries of a kind, or of all, for the list at a path. */
export async function loadKinds(request: PageRequest, kinded: Kinded, path: string, kind: string | null): Promise<KindList> {
  const { alba, url, match } = request;
  const { locale, screen } = match;
  const query = parseListQuery(url.searchParams, filtersOf(screen) ?? []);
  const sort = query.sort === 'oldest' ? 'oldest' : 'latest';
  const filters = kind === null ? {} : { category: kind };
  const [listing, whole, entries] = await Promise.all([
    list(alba, kinded, locale, { filters, sort, page: query.page, pageSize }),
    // An entry need not be of a kind.
    kind === null ? null : list(alba, kinded, locale, { filters: {}, sort, page: 1, pageSize: 1 }),
    kindEntries(alba, kinded, locale),
  ]);
  const counts = new Map(listing.values.category.map(({ value, count }) => [value, count]));
  const at = (change: Partial<ListQuery>) => path + listParameters({ ...query, sort, page: 1, ...change });
  return {
    cards: await kindCards(alba, listing.entries, entries, locale),
    query,
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
    sort,
    sorts: kindSorts.map((each) => ({ sort: each, path: at({ sort: each }) })),
    first: at({}),
    kinds: kindsOf(entries, counts, { path: pathTo(kinded.landing, locale), count: (whole ?? listing).total }),
    kind,
  };
}

function list(
  alba: Alba,
  { type }: Kinded,
  locale: Locale,
  wanted: Pick<ListRequest, 'sort' | 'page' | 'pageSize'> & { filters: ListFilters },
) {
  return alba.content.listEntries(type, locale, { ...wanted, withArchived: false, labels: { own: '', inOrder: [] } });
}

async function kindEntries({ content }: Alba, { kind, landing }: Kinded, locale: Locale): Promise<EntryAddress[]> {
  const { within } = await content.placeOf({ id: landing, locale, fields: {} });
  return within.filter(({ type }) => type === kind);
}

/** All, and those that hold something; nothing where no entry is of a kind. */
function kindsOf(entries: readonly EntryAddress[], counts: ReadonlyMap<string, number>, all: Pick<Kind, 'path' | 'count'>): Kind[] {
  const kinds = entries.flatMap((each) => {
    const [path, count] = [entryPath(each), counts.get(each.id) ?? 0];
    return path === null || count === 0 ? [] : [{ id: each.id, title: each.title, path, count }];
  });
  return kinds.length === 0 ? [] : [{ id: null, title: null, ...all }, ...kinds];
}

/** Cards of entries, each under the kind that it is of. */
async function kindCards(
  alba: Alba,
  teasers: readonly EntryTeaser[],
  kinds: readonly EntryAddress[],
  locale: Locale,
): Promise<CardProps[]> {
  const cards = await loadCards(alba, teasers, locale);
  return cards.map((card, at) => {
    const { category, series } = teasers[at]?.card ?? {};
    const kind = kinds.find(({ id }) => id === (category ?? series));
    return { ...card, type: 'small', isFeaturedCard: false, date: undefined, eyebrowText: card.eyebrowText ?? kind?.title };
  });
}

/** As many stand in a row beside a text. */
const mostOthers = 2;

type Shown = { id: string; kind: string | undefined; locale: Locale };

/** What to turn to after an entry: the latest of its kind, then of all. */
export async function loadOthers(alba: Alba, kinded: Kinded, { id, kind, locale }: Shown): Promise<CardProps[]> {
  const latest = (filters: ListFilters) => list(alba, kinded, locale, { filters, sort: 'latest', page: 1, pageSize: mostOthers + 1 });
  const [same, all, kinds] = await Promise.all([
    kind === undefined ? [] : latest({ category: kind }).then(({ entries }) => entries),
    latest({}).then(({ entries }) => entries),
    kindEntries(alba, kinded, locale),
  ]);
  const others = new Map([...same, ...all].map((each) => [each.id, each]));
  others.delete(id);
  return kindCards(alba, [...others.values()].slice(0, mostOthers), kinds, locale);
}
