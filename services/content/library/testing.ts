import fc from 'fast-check';
import { cancerTypes, type cardLabels, stages, treatments } from '#services/content/model/shared.ts';
import type { ListedValue, Listing, ListRequest } from './listing.ts';
import { type FilterName, filterNames, type ListedType, listSorts } from './shared.ts';

/** As much of an entry as lists ask for. */
type Listed = {
  publishedAt: string;
  topics: string[];
  category?: string;
  treatments: string[];
  cancerTypes: string[];
  stages: string[];
  archived: boolean;
  cardLabel?: (typeof cardLabels)[number];
};
export type ListedEntry = Listed & { id: string };

const topics = ['topic-treatment', 'topic-side-effects', 'topic-risk', 'topic-emotions'];
const categories = ['topic-treatment', 'topic-emotions'];
const years = ['2023', '2024', '2025', '2026'];
const some = (values: readonly string[], maxLength = 3) => fc.uniqueArray(fc.constantFrom(...values), { maxLength });

const news: fc.Arbitrary<Listed> = fc.record(
  {
    // Few days, so that many share one.
    publishedAt: fc.tuple(fc.constantFrom(...years), fc.constantFrom('01-31', '06-15', '10-01')).map((parts) => parts.join('-')),
    topics: some(topics, 2),
    treatments: some(treatments),
    cancerTypes: some(cancerTypes, 2),
    stages: some(stages, 4),
    archived: fc.nat(4).map((chance) => chance === 0),
    cardLabel: fc.constantFrom('Special report' as const, 'Article' as const),
  },
  { requiredKeys: ['publishedAt', 'topics', 'treatments', 'cancerTypes', 'stages', 'archived'] },
);
const story = fc
  .tuple(news, fc.option(fc.constantFrom(...categories), { nil: undefined }))
  .map(([{ cardLabel: _, ...each }, category]): Listed => ({ ...each, archived: false, ...(category && { category }) }));

/** As many entries of a type as are wanted, the same for the same seed. */
export function listedEntries(type: ListedType, { count, seed }: { count: number; seed: number }): ListedEntry[] {
  return fc
    .sample(type === 'researchNews' ? news : story, { numRuns: count, seed })
    .map((each, index) => ({ ...each, id: `${type.toLowerCase()}-${index}` }));
}

/** Such an entry as an editor writes it. Vitest is not asked, for the bench writes them too. */
export function listedText(type: ListedType, { id, archived, ...fields }: ListedEntry): string {
  const own =
    type === 'researchNews'
      ? { archived, ...(archived && { archivedBecause: 'Newer results are out.' }) }
      : { writer: 'ana', illustrative: true };
  const teaser = 'A teaser that is long enough to tell a reader what the entry says.';
  const frontMatter = { title: `About ${id}`, slug: id, teaser, ...fields, updatedAt: '2026-11-20', ...own };
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', 'One paragraph.', ''].join('\n');
}

/** What readers may ask of a list: values that stand in it, and some that do not. */
export const listRequests: fc.Arbitrary<Omit<ListRequest, 'labels'>> = fc.record({
  filters: fc.record(
    {
      topic: fc.constantFrom(...topics, 'topic-of-nothing'),
      category: fc.constantFrom(...categories),
      treatment: fc.constantFrom(...treatments),
      cancerType: fc.constantFrom(...cancerTypes),
      stage: fc.constantFrom(...stages),
      year: fc.constantFrom(...years, '1999'),
    },
    { requiredKeys: [] },
  ),
  withArchived: fc.boolean(),
  sort: fc.constantFrom(...listSorts),
  page: fc.integer({ min: 1, max: 9 }),
  pageSize: fc.constantFrom(3, 20),
});

/** As they are ordered in English. */
export const labels: ListRequest['labels'] = { own: 'Article', inOrder: ['Article', 'Special report'] };

type PlainListing = Omit<Listing, 'entries' | 'values'> & { ids: string[]; values: Record<string, ListedValue[]> };

/** The same as `listEntries`, worked out entry by entry. */
export function plainListing(entries: readonly ListedEntry[], request: Omit<ListRequest, 'labels'>): PlainListing {
  const { filters, withArchived, sort, pageSize } = request;
  const meets = (entry: ListedEntry, but?: FilterName) =>
    filterNames.every((name) => {
      const wanted = filters[name];
      return name === but || wanted === undefined || valuesOf(entry, name).includes(wanted);
    });
  const isShown = ({ archived }: ListedEntry) => withArchived || !archived;
  const chosen = entries.filter((entry) => isShown(entry) && meets(entry)).sort(orders[sort]);
  const pages = Math.max(1, Math.ceil(chosen.length / pageSize));
  const page = Math.min(request.page, pages);
  const counted = (name: FilterName) => {
    const all = entries.filter((entry) => isShown(entry) && meets(entry, name)).flatMap((entry) => valuesOf(entry, name));
    return [...new Set(all)].sort().map((value) => ({ value, count: all.filter((each) => each === value).length }));
  };
  return {
    ids: chosen.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id),
    total: chosen.length,
    page,
    pages,
    values: Object.fromEntries(filterNames.map((name) => [name, counted(name)])),
    archived: entries.filter((entry) => entry.archived && meets(entry)).length,
  };
}

/** What `listEntries` found, in the form of the plain one. */
export function inPlain({ entries, ...listing }: Listing): PlainListing {
  const values = Object.fromEntries(filterNames.map((name) => [name, listing.values[name].toSorted((a, b) => compare(a.value, b.value))]));
  return { ...listing, ids: entries.map(({ id }) => id), values };
}

function valuesOf(entry: ListedEntry, name: FilterName): string[] {
  switch (name) {
    case 'topic':
      return entry.topics;
    case 'category':
      return entry.category === undefined ? [] : [entry.category];
    case 'treatment':
      return entry.treatments;
    case 'cancerType':
      return entry.cancerTypes;
    case 'stage':
      return entry.stages;
    case 'year':
      return [entry.publishedAt.slice(0, 4)];
    default:
      return name satisfies never;
  }
}

type Order = (a: ListedEntry, b: ListedEntry) => number;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const latest: Order = (a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.id, b.id);
const byLabel: Order = (a, b) => compare(a.cardLabel ?? 'Article', b.cardLabel ?? 'Article');
const orders: Record<ListRequest['sort'], Order> = {
  latest,
  relevance: latest,
  oldest: (a, b) => latest(b, a),
  type: (a, b) => byLabel(a, b) || latest(a, b),
  'type-desc': (a, b) => byLabel(b, a) || latest(a, b),
};
