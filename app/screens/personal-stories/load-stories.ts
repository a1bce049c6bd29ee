import { entryPath } from '#app/addresses/entry-path.ts';
import { type ListQuery, listParameters, parseListQuery } from '#app/addresses/list-query.ts';
import { filtersOf, pathTo } from '#app/addresses/paths.ts';
import type { CardProps } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import type { Locale } from '#config/locale.ts';
import type { ListFilters } from '#services/content/library/shared.ts';
import type { EntryAddress, EntryTeaser, ListRequest } from '#services/content/library/store.ts';

/** A kind of story, or all of them (`id` is null). */
export type Kind = { id: string | null; title: string | null; path: string; count: number };

/** The orders of stories: all of them are of one type, and nothing is more relevant than another. */
const storySorts = ['latest', 'oldest'] as const;
export type StorySort = (typeof storySorts)[number];

export type StoryList = {
  cards: CardProps[];
  query: ListQuery;
  total: number;
  page: number;
  pages: number;
  sort: StorySort;
  /** Where each order begins, and where this one does. */
  sorts: { sort: StorySort; path: string }[];
  first: string;
  /** All, and then those that hold a story, in their editor's order. */
  kinds: Kind[];
  /** Of the one that is shown. */
  kind: string | null;
};

/** Whole rows of two and of three. */
const pageSize = 12;

/** The landing page, whose entry is the section of all categories. */
const landing = 'personal-stories';

/** One page of the stories of a category, or of all, for the list at a path. */
export async function loadStories({ alba, url, match }: PageRequest, path: string, category: string | null): Promise<StoryList> {
  const { locale, screen } = match;
  const query = parseListQuery(url.searchParams, filtersOf(screen) ?? []);
  const sort = query.sort === 'oldest' ? 'oldest' : 'latest';
  const filters = category === null ? {} : { category };
  const [listing, categories] = await Promise.all([
    list(alba, locale, { filters, sort, page: query.page, pageSize }),
    loadCategories(alba, locale),
  ]);
  const counts = new Map(listing.values.category.map(({ value, count }) => [value, count]));
  const at = (change: Partial<ListQuery>) => path + listParameters({ ...query, sort, page: 1, ...change });
  return {
    cards: await storyCards(alba, listing.entries, categories, locale),
    query,
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
    sort,
    sorts: storySorts.map((each) => ({ sort: each, path: at({ sort: each }) })),
    first: at({}),
    kinds: kindsOf(categories, counts, locale),
    kind: category,
  };
}

function list(alba: Alba, locale: Locale, wanted: Pick<ListRequest, 'sort' | 'page' | 'pageSize'> & { filters: ListFilters }) {
  return alba.content.listEntries('personalStory', locale, { ...wanted, withArchived: false, labels: { own: '', inOrder: [] } });
}

async function loadCategories({ content }: Alba, locale: Locale): Promise<EntryAddress[]> {
  const { within } = await content.placeOf({ id: landing, locale, fields: {} });
  return within.filter(({ type }) => type === 'storyCategory');
}

function kindsOf(categories: readonly EntryAddress[], counts: ReadonlyMap<string, number>, locale: Locale): Kind[] {
  const kinds = categories.flatMap((each) => {
    const [path, count] = [entryPath(each), counts.get(each.id) ?? 0];
    return path === null || count === 0 ? [] : [{ id: each.id, title: each.title, path, count }];
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return kinds.length === 0 ? [] : [{ id: null, title: null, path: pathTo(landing, locale), count: all }, ...kinds];
}

/** Cards of stories, each under the kind that it is of. */
async function storyCards(
  alba: Alba,
  stories: readonly EntryTeaser[],
  categories: readonly EntryAddress[],
  locale: Locale,
): Promise<CardProps[]> {
  const cards = await loadCards(alba, stories, locale);
  return cards.map((card, at) => {
    const category = categories.find(({ id }) => id === stories[at]?.card.category);
    return { ...card, type: 'small', isFeaturedCard: false, date: undefined, eyebrowText: card.eyebrowText ?? category?.title };
  });
}

/** As many stand in a row beside a text. */
const mostOthers = 2;

type Story = { id: string; category: string | undefined; locale: Locale };

/** The stories to read after one: the latest of its kind, then of all. */
export async function loadOtherStories(alba: Alba, { id, category, locale }: Story): Promise<CardProps[]> {
  const latest = (filters: ListFilters) => list(alba, locale, { filters, sort: 'latest', page: 1, pageSize: mostOthers + 1 });
  const [same, all, categories] = await Promise.all([
    category === undefined ? [] : latest({ category }).then(({ entries }) => entries),
    latest({}).then(({ entries }) => entries),
    loadCategories(alba, locale),
  ]);
  const others = new Map([...same, ...all].map((each) => [each.id, each]));
  others.delete(id);
  return storyCards(alba, [...others.values()].slice(0, mostOthers), categories, locale);
}
