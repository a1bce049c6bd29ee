import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { type FilterName, filterNames, type ListedType, type ListFilters, type ListSort } from './shared.ts';
import { type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

/** What a list shows of the entries of a type. Pages count from 1. */
export type ListRequest = {
  filters: ListFilters;
  /** What is archived is shown too: else it is left out. */
  withArchived: boolean;
  sort: ListSort;
  page: number;
  pageSize: number;
  /** The labels that cards may carry, as a reader of the language finds them from A to Z; an entry without one carries `own`. */
  labels: { own: string; inOrder: readonly string[] };
};

/** How many entries there would be with a value, and the other filters as they are. A value that holds none is left out. */
export type ListedValue = { value: string; count: number };

export type Listing = {
  entries: EntryTeaser[];
  total: number;
  /** The page that is shown: the last one where a later one was asked for. */
  page: number;
  pages: number;
  values: Record<FilterName, ListedValue[]>;
  /** How many of what the filters choose are archived, shown or not. */
  archived: number;
};

/** Of a row of `entry`: kept for reference, and left out of what is latest. */
export const isArchived = sql<boolean>`coalesce(entry.fields -> 'archived' = 'true'::jsonb, false)`;

/** Of a row of `entry`: a list of films itself, which stands in no list of them. */
export const isPlaylist = sql<boolean>`coalesce(entry.fields -> 'isPlaylist' = 'true'::jsonb, false)`;

/** What an entry is sorted by: the kind of a story, the series of a video. */
const category = sql`coalesce(entry.fields -> 'category', entry.fields -> 'series')`;

/** The values that an entry has of each filter, as a JSON list. */
const valuesOf: Record<FilterName, RawBuilder<unknown>> = {
  topic: sql`to_jsonb(entry.topics)`,
  category: sql`case when ${category} is null then '[]' else jsonb_build_array(${category}) end`,
  treatment: sql`coalesce(entry.tags -> 'treatments', '[]')`,
  cancerType: sql`coalesce(entry.tags -> 'cancerTypes', '[]')`,
  stage: sql`coalesce(entry.tags -> 'stages', '[]')`,
  year: sql`jsonb_build_array(extract(year from entry.published_at)::int::text)`,
};

const countedSchema = z.array(z.object({ name: z.enum([...filterNames, 'total', 'archived']), value: z.string(), count: z.int() }));

/** Lists of the entries of a type that are visible, which a reader narrows and sorts. */
export function listings(db: Kysely<DB>, teasers: TeaserQuery, visible: RawBuilder<boolean>) {
  return {
    /** One page of the entries of a type, with what they can be narrowed by. */
    async listEntries(type: ListedType, locale: Locale, request: ListRequest): Promise<Listing> {
      addCacheTags(tags.type(type));
      const { total, archived, values } = await countsOf(type, locale, request);
      const pages = Math.max(1, Math.ceil(total / request.pageSize));
      const page = Math.min(pages, request.page);
      const found = await sorted(teasers(), request)
        .where('locale', '=', locale)
        .where('type', '=', type)
        .where(isPlaylist, '=', false)
        .where(isChosen(request))
        .limit(request.pageSize)
        .offset((page - 1) * request.pageSize)
        .execute();
      return { entries: found.map(teaserOf), total, page, pages, values, archived };
    },
  };

  /** Every number of a list, in one pass: a value is counted on the entries that meet all filters but, perhaps, its own. */
  async function countsOf(type: ListedType, locale: Locale, request: ListRequest): Promise<Pick<Listing, 'total' | 'archived' | 'values'>> {
    const met = filterNames.map((name) => sql`(${meets(name, request.filters)})::int`);
    const isShown = request.withArchived ? sql`true` : sql`not archived`;
    const { rows } = await sql`
      with listed as materialized (
        select ${isArchived} as archived, array[${sql.join(met)}] as met,
          array[${sql.join(filterNames.map((name) => valuesOf[name]))}] as carried
        from entry where locale = ${locale} and type = ${type} and not ${isPlaylist} and ${visible}
      ), missed as (
        select listed.*, (select count(*) from unnest(met) as one where one = 0) as misses from listed
      )
      select (${[...filterNames]}::text[])[filter] as name, value, count(*)::int as count
      from missed, generate_subscripts(met, 1) as filter, jsonb_array_elements_text(carried[filter]) as value
      where ${isShown} and (misses = 0 or (misses = 1 and met[filter] = 0))
      group by filter, value
      union all select 'total', '', count(*)::int from missed where ${isShown} and misses = 0
      union all select 'archived', '', count(*)::int from missed where archived and misses = 0`.execute(db);
    const counted = countedSchema.parse(rows);
    const valuesNamed = (wanted: FilterName) =>
      counted.filter(({ name }) => name === wanted).map(({ value, count }): ListedValue => ({ value, count }));
    const sum = (wanted: 'total' | 'archived') => counted.find(({ name }) => name === wanted)?.count ?? 0;
    return {
      total: sum('total'),
      archived: sum('archived'),
      values: {
        topic: valuesNamed('topic'),
        category: valuesNamed('category'),
        treatment: valuesNamed('treatment'),
        cancerType: valuesNamed('cancerType'),
        stage: valuesNamed('stage'),
        year: valuesNamed('year'),
      },
    };
  }
}

function meets(name: FilterName, filters: ListFilters): RawBuilder<boolean> {
  const wanted = filters[name];
  return wanted === undefined ? sql<boolean>`true` : sql<boolean>`(${valuesOf[name]} ? ${wanted})`;
}

/** Whether a row of `entry` meets every filter. */
function isChosen({ filters, withArchived }: ListRequest): RawBuilder<boolean> {
  const all = filterNames.map((name) => meets(name, filters));
  return sql<boolean>`(${sql.join([...all, withArchived ? sql`true` : sql`not ${isArchived}`], sql` and `)})`;
}

/** Without a term, what is most relevant is what is latest. The id settles what no date does, so that no entry stands on two pages. */
function sorted(query: ReturnType<TeaserQuery>, { sort, labels }: ListRequest): ReturnType<TeaserQuery> {
  const { own, inOrder } = labels;
  const label = sql`array_position(${[...inOrder]}::text[], coalesce(entry.fields ->> 'cardLabel', ${own}))`;
  switch (sort) {
    case 'latest':
    case 'relevance':
      return latestFirst(query);
    case 'oldest':
      return query
        .orderBy('published_at')
        .orderBy('publish_at', (order) => order.asc().nullsFirst())
        .orderBy('id', 'desc');
    case 'type':
      return latestFirst(query.orderBy(label));
    case 'type-desc':
      return latestFirst(query.orderBy(label, (order) => order.desc().nullsLast()));
    default:
      return sort satisfies never;
  }
}

function latestFirst(query: ReturnType<TeaserQuery>): ReturnType<TeaserQuery> {
  return query
    .orderBy('published_at', 'desc')
    .orderBy('publish_at', (order) => order.desc().nullsLast())
    .orderBy('id');
}
