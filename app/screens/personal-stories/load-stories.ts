import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import type { CardProps } from '#app/content/cards/card.ts';
import { loadCards } from '#app/content/cards/load-cards.ts';
import type { Alba } from '#app/context.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import type { Locale } from '#config/locale.ts';
import type { EntryAddress, EntryTeaser } from '#services/content/library/store.ts';
import { queryOfList, type StoryListQuery, type StorySort, storyListQuery, storySorts } from './story-list-query.ts';

/** A link of a list of stories: to a kind of story, an order, or a page. */
export type ListLink = { id: string; title: string; path: string; count: number };

export type StoryList = {
  cards: CardProps[];
  total: number;
  page: number;
  pages: number;
  sort: StorySort;
  /** Where each order begins, and where a page of this one is. */
  sorts: { sort: StorySort; path: string }[];
  paths: string[];
  /** The kinds that hold a story, in their editor's order. */
  kinds: ListLink[];
  /** Of the kind that is shown; null for all of them. */
  kind: string | null;
  /** All stories there are. */
  all: number;
};

/** Whole rows of two and of three. */
const pageSize = 12;

/** One page of the stories of a category, or of all. */
export async function loadStories({ alba, url, match }: PageRequest, path: string, category: string | null): Promise<StoryList> {
  const { locale } = match;
  const wanted = storyListQuery(url.searchParams);
  const [listing, place] = await Promise.all([
    alba.content.listEntries('personalStory', locale, {
      filters: category === null ? {} : { category },
      withArchived: false,
      sort: wanted.sort,
      page: wanted.page,
      pageSize,
      labels: { own: '', inOrder: [] },
    }),
    alba.content.placeOf({ id: 'personal-stories', locale, fields: {} }),
  ]);
  const categories = place.within.filter(({ type }) => type === 'storyCategory');
  const counts = new Map(listing.values.category.map(({ value, count }) => [value, count]));
  const at = (change: Partial<StoryListQuery>) => path + queryOfList({ sort: wanted.sort, page: 1, ...change });
  return {
    cards: await storyCards(alba, listing.entries, categories, locale),
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
    sort: wanted.sort,
    sorts: storySorts.map((sort) => ({ sort, path: at({ sort }) })),
    paths: Array.from({ length: listing.pages }, (_, index) => at({ page: index + 1 })),
    kinds: categories.flatMap((each) => kindOf(each, counts.get(each.id) ?? 0)),
    kind: category,
    all: category === null ? listing.total : [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

function kindOf(category: EntryAddress, count: number): ListLink[] {
  const path = entryPath(category);
  return path === null || count === 0 ? [] : [{ id: category.id, title: category.title, path, count }];
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

/** As many stand in a row. */
const mostOthers = 3;

/** The stories to read after one: the latest of its kind, then of all. */
export async function loadOtherStories(
  alba: Alba,
  story: { id: string; category: string | undefined; locale: Locale },
): Promise<CardProps[]> {
  const { locale } = story;
  const latest = (filters: { category?: string }) =>
    alba.content.listEntries('personalStory', locale, {
      filters,
      withArchived: false,
      sort: 'latest',
      page: 1,
      pageSize: mostOthers + 1,
      labels: { own: '', inOrder: [] },
    });
  const [same, all, place] = await Promise.all([
    story.category === undefined ? null : latest({ category: story.category }),
    latest({}),
    alba.content.placeOf({ id: 'personal-stories', locale, fields: {} }),
  ]);
  const others = [...(same?.entries ?? []), ...all.entries].filter(({ id }) => id !== story.id);
  const first = others.filter(({ id }, index) => others.findIndex((each) => each.id === id) === index).slice(0, mostOthers);
  return storyCards(alba, first, place.within, locale);
}

export function allStoriesPath(locale: Locale): string {
  return pathTo('personal-stories', locale);
}
