import { type AddressedFilter, type ListQuery, listParameters, parseListQuery } from '#app/addresses/list-query.ts';
import { type CardProps, cardOfTeaser } from '#app/content/cards/card.ts';
import type { Alba } from '#app/context.ts';
import type { Translate } from '#app/i18n/catalogue.ts';
import { displayLabel } from '#app/i18n/entry-labels.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Locale } from '#config/locale.ts';
import { type ListedType, listSorts } from '#services/content/library/shared.ts';
import type { ListedValue, Listing, ListRequest } from '#services/content/library/store.ts';
import { cancerTypes, cardLabels, stages, treatments } from '#services/content/model/shared.ts';
import { pageSize } from './page-size.ts';

/** A topic or a category: each has a path of its own, where the list holds nothing else. */
export type Shelf = { id: string; title: string; path: string };

/** What stands where, and what is asked of it. */
export type ListPlace = {
  type: ListedType;
  locale: Locale;
  /** Where the list stands, and where the list of all stands that it is a part of. */
  path: string;
  wholePath: string;
  /** The one that the path names; null for the list of all. */
  shelf: { filter: 'topic' | 'category'; id: string } | null;
  /** All that the list could be narrowed to by a path. */
  shelves: { filter: 'topic' | 'category'; all: readonly Shelf[] };
};

/** One way to narrow a list; where it is chosen, its path takes that back. */
export type Choice = { value: string; title: string; path: string; count: number; isChosen: boolean };

/** A list as its page shows it, with the address of all that can be made of it. */
export type ShownList = {
  cards: CardProps[];
  query: ListQuery;
  /** Whether it is shown otherwise than it stands at its path: such a page is for no search engine. */
  isNarrowed: boolean;
  total: number;
  page: number;
  pages: number;
  /** Without the page. */
  first: string;
  shelves: { filter: 'topic' | 'category'; choices: Choice[] };
  /** In the order in which the screen names its filters. */
  choices: { name: AddressedFilter; choices: Choice[] }[];
  archived: { count: number; path: string };
  sorts: { sort: ListQuery['sort']; path: string }[];
  clear: string;
};

/** The list of a place, as its address narrows, sorts and turns it over. */
export async function loadList(
  { content }: Alba,
  parameters: URLSearchParams,
  place: ListPlace,
  names: readonly AddressedFilter[],
): Promise<ShownList> {
  const { type, locale, path, shelf } = place;
  const query = parseListQuery(parameters, names);
  const filters = shelf ? { ...query.filters, [shelf.filter]: shelf.id } : query.filters;
  const listing = await content.listEntries(type, locale, { ...query, filters, pageSize, labels: labelsOf(type, locale) });
  const at = (change: Partial<ListQuery>, where = path) => where + listParameters({ ...query, page: 1, ...change });
  const now = Date.now();
  const t = createTranslate(locale, messagesFor(locale));
  return {
    cards: listing.entries.map((each) => cardOfTeaser(each, { pictures: {}, locale, now })),
    query,
    isNarrowed: listParameters(query) !== '',
    total: listing.total,
    page: listing.page,
    pages: listing.pages,
    first: at({}),
    shelves: { filter: place.shelves.filter, choices: shelvesOf(place, listing, (where) => at({}, where)) },
    choices: names.map((name) => {
      const { [name]: chosen, ...others } = query.filters;
      const pathOf = (value?: string) => at({ filters: value === undefined ? others : { ...others, [name]: value } });
      return { name, choices: choicesOf(named(name, listing, chosen, t), listing.values[name], chosen, pathOf) };
    }),
    archived: { count: listing.archived, path: at({ withArchived: !query.withArchived }) },
    sorts: listSorts.map((sort) => ({ sort, path: at({ sort }) })),
    clear: place.wholePath + listParameters({ ...query, filters: {}, withArchived: false, page: 1 }),
  };
}

/** Those that hold something, and the one that is chosen, which leads back to the list of all. */
function shelvesOf({ shelf, shelves, wholePath }: ListPlace, { values }: Listing, at: (path: string) => string): Choice[] {
  const counts = new Map(values[shelves.filter].map(({ value, count }) => [value, count]));
  return shelves.all.flatMap(({ id, title, path }) => {
    const [count, isChosen] = [counts.get(id) ?? 0, id === shelf?.id];
    return count > 0 || isChosen ? [{ value: id, title, count, isChosen, path: at(isChosen ? wholePath : path) }] : [];
  });
}

/** The values of a filter that hold something, in the order of their vocabulary, and the one that is chosen. */
function choicesOf(
  named: readonly Named[],
  counts: readonly ListedValue[],
  chosen: string | undefined,
  at: (value?: string) => string,
): Choice[] {
  return named.flatMap(({ value, title }) => {
    const [count, isChosen] = [counts.find((each) => each.value === value)?.count ?? 0, value === chosen];
    return count > 0 || isChosen ? [{ value, title, count, isChosen, path: at(isChosen ? undefined : value) }] : [];
  });
}

type Named = { value: string; title: string };

/** The values of a filter with what readers call them. */
function named(filter: AddressedFilter, { values }: Listing, chosen: string | undefined, t: Translate): Named[] {
  switch (filter) {
    case 'treatment':
      return treatments.map((value) => ({ value, title: t(`list.treatment.${value}`) }));
    case 'cancerType':
      return cancerTypes.map((value) => ({ value, title: t(`list.cancerType.${value}`) }));
    case 'stage':
      return stages.map((value) => ({ value, title: value === 'LCIS' ? t('list.stage.LCIS') : t('list.stage.named', { stage: value }) }));
    case 'year': {
      const years = new Set([...values.year.map(({ value }) => value), ...(chosen === undefined ? [] : [chosen])]);
      return [...years]
        .sort()
        .reverse()
        .map((value) => ({ value, title: value }));
    }
    default:
      return filter satisfies never;
  }
}

/** The labels of cards from A to Z, as a reader of the language has them in mind. */
function labelsOf(type: ListedType, locale: Locale): ListRequest['labels'] {
  const messages = messagesFor(locale);
  const { compare } = new Intl.Collator(locale);
  const named = cardLabels.map((label) => ({ label, words: String(messages[`card.label.${label}`]) }));
  return { own: displayLabel(type), inOrder: named.sort((a, b) => compare(a.words, b.words)).map(({ label }) => label) };
}
