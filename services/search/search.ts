import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { contentStore, type EntryTeaser } from '#services/content/library/store.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { partsOf } from './analysis.ts';
import { definitionOf } from './definition.ts';
import { highlighted } from './highlight.ts';
import { isOfOtherLanguage } from './language.ts';
import { liftedBy } from './lifted.ts';
import { type Candidates, queryOf, rankedCandidates, within } from './ranking.ts';
import { correctionOf, weighed } from './rarity.ts';
import { type ContentType, contentTypes, isSearchable, mostRanked, type SearchSort, searchedTypes, termOf } from './shared.ts';
import { sortOrder, type TypeLabels } from './sort-order.ts';

export type SearchRequest = {
  /** As typed. */
  term: string;
  locale: Locale;
  /** At most `mostResults`. */
  limit: number;
  offset: number;
  /** Filter; empty for all but archived research news, which has to be requested. */
  contentTypes: readonly ContentType[];
  sort: SearchSort;
};

/** `teaserContent` and `content` (an extract) are escaped HTML, with matches in `<mark>`. */
export type SearchResult = {
  teaser: EntryTeaser;
  contentType: ContentType;
  score: number;
  teaserContent: string;
  content: string;
};

export type SearchAnswer = {
  results: SearchResult[];
  /** Up to 1,000; where there are more, `isExact` is false. */
  total: number;
  isExact: boolean;
  /** Facets: the number of matches of each content type, regardless of the filter; the largest first. */
  breakdown: { contentType: ContentType; count: number }[];
  /** False where all types together have more than 1,000 matches: then counts are lower bounds. */
  isBreakdownExact: boolean;
  /** The corrected term (did you mean), where the library lacks a word: the results are for this one, and readers are told. */
  correction: string | null;
  /** Whether the term is rather written in the other language: then nothing of it is corrected, and it belongs to be searched there. */
  isOfOtherLanguage: boolean;
};

export type Search = ReturnType<typeof librarySearch>;

export const nothingFound: SearchAnswer = {
  results: [],
  total: 0,
  isExact: true,
  breakdown: [],
  isBreakdownExact: true,
  correction: null,
  isOfOtherLanguage: false,
};

const countsSchema = z.array(z.object({ contentType: z.enum(contentTypes), count: z.number() }));
const hitsSchema = z.object({ hits: z.array(z.object({ id: z.string(), contentType: z.enum(contentTypes), score: z.number() })) });
const rowSchema = hitsSchema.extend({ counts: countsSchema });
type Found = z.output<typeof rowSchema>;

/** Concurrency limit, beyond which searches queue: run concurrently, all of them would take as long as the last. */
const mostAtOnce = 4;

const currentTypes: readonly ContentType[] = searchedTypes;

/**
 * Full-text search in PostgreSQL, on the index that publishing maintains (`index-entry.ts`). `labels` are what the website, which is not
 * imported, calls types.
 */
export function librarySearch(db: Kysely<DB>, labels: TypeLabels = (_, type) => type) {
  const content = contentStore(db);
  const queue = new BoundedQueue({ atOnce: mostAtOnce });

  /** The requested page of hits, and the number of candidates of each type. */
  const hitsOf = async (
    candidates: Candidates,
    { limit, offset, sort, locale }: SearchRequest,
    wanted: readonly ContentType[],
  ): Promise<Found> => {
    const order = sortOrder(sort, locale, labels);
    const ofType = sql`content_type = any(${[...wanted]}::text[])`;
    const { rows } = await sql`${prepared}
      with ${rankedCandidates(candidates)}, ${hits(sql`ranked where ${ofType}`, order, limit, offset)}
      select ${asJson} as hits,
        coalesce((select jsonb_agg(jsonb_build_object('contentType', content_type, 'count', count)) from (
          select content_type, count(*) from ranked group by content_type) as counted), '[]') as counts`.execute(db);
    const found = rowSchema.parse(rows[0]);
    const isByDate = sort === 'LATEST' || sort === 'OLDEST';
    if (!isByDate || sumOf(found.counts) <= mostRanked) return found;
    // Sorted by date, all matches count, not only the ranked ones.
    const every = queryOf(candidates.parts, true);
    const all = sql`(
      select entry_id, content_type, published_at, 0::float8 as score from search_document
      where ${within(candidates)} and ${ofType} and (words @@ ${every} or title_words @@ ${every})) as dated`;
    const dated = await sql`with ${hits(all, order, limit, offset)} select ${asJson} as hits`.execute(db);
    return { ...found, hits: hitsSchema.parse(dated.rows[0]).hits };
  };

  /**
   * Ranks all types at once, so that the facets are consistent with the results. Only where there are more matches than can be ranked,
   * a second query ranks the requested types.
   */
  const foundFor = async (term: string, parts: Candidates['parts'], request: SearchRequest) => {
    const candidates = { term, locale: request.locale, parts, types: null, lifted: await liftedBy(db, term, request.locale) };
    const wanted = request.contentTypes.length > 0 ? request.contentTypes : currentTypes;
    const everything = await hitsOf(candidates, request, wanted);
    const isBreakdownExact = sumOf(everything.counts) <= mostRanked;
    const isComplete = isBreakdownExact || everything.counts.every(({ contentType }) => wanted.includes(contentType));
    const { hits: found, counts } = isComplete ? everything : await hitsOf({ ...candidates, types: wanted }, request, wanted);
    const total = sumOf(counts.filter(({ contentType }) => wanted.includes(contentType)));
    const breakdown = everything.counts.toSorted((a, b) => b.count - a.count || a.contentType.localeCompare(b.contentType));
    return { hits: found, total: Math.min(total, mostRanked), isExact: total <= mostRanked, breakdown, isBreakdownExact };
  };

  /** The results of the corrected term; null where there is no correction, or no result either. */
  const meantAnswer = async (term: string, parts: Candidates['parts'], request: SearchRequest): Promise<SearchAnswer | null> => {
    const correction = await correctionOf(db, term, parts, request.locale);
    const meant = correction === null ? null : await answer(correction, request, false);
    return meant && meant.breakdown.length > 0 ? { ...meant, correction } : null;
  };

  const answer = async (term: string, request: SearchRequest, mayMend: boolean): Promise<SearchAnswer> => {
    const isTyping = mayMend && !/\s$/.test(request.term);
    const parts = await weighed(db, await partsOf(db, term, request.locale, isTyping), request.locale);
    if (parts.length === 0) return nothingFound;
    const isForeign = mayMend && (await isOfOtherLanguage(db, term, parts, request.locale));
    const meant = mayMend && !isForeign ? await meantAnswer(term, parts, request) : null;
    if (meant) return meant;
    const { hits: found, ...counted } = await foundFor(term, parts, request);
    return { ...counted, results: await resultsOf(found, parts, request.locale), correction: null, isOfOtherLanguage: isForeign };
  };

  const resultsOf = async (hits: Found['hits'], parts: Candidates['parts'], locale: Locale): Promise<SearchResult[]> => {
    const ids = hits.map(({ id }) => id);
    const query = { text: parts.map(({ loose }) => loose).join(' '), sql: queryOf(parts, false) };
    const [teasers, texts] = await Promise.all([content.teasers(ids, locale), highlighted(db, ids, query, locale)]);
    return hits.flatMap(({ id, contentType, score }): SearchResult[] => {
      const teaser = teasers.find((each) => each.id === id);
      const text = texts.get(id);
      if (!teaser || !text) return [];
      return [{ teaser, contentType, score, teaserContent: text.teaser, content: text.content }];
    });
  };

  return {
    /** Searches a term; no results where it is too short. */
    async find(request: SearchRequest): Promise<SearchAnswer> {
      const term = termOf(request.term);
      if (!isSearchable(term)) return nothingFound;
      return queue.run(() => answer(term, request, true));
    },

    /** What a term stands for that is too short to be searched for, in full: none where it is long enough, or unknown. */
    abbreviations: (term: string, locale: Locale): Promise<string[]> => abbreviationsOf(db, content, term, locale),

    /** The word of the glossary that a term is. */
    definition: (term: string, locale: Locale): Promise<EntryTeaser | null> => definitionOf(content, term, locale),
  };
}

function hits(source: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number, offset: number): RawBuilder<unknown> {
  return sql`hit as (
    select entry_id, content_type, score, row_number() over () as place
    from (select * from ${source} order by ${order} limit ${limit} offset ${offset}) as ordered
  )`;
}

const asJson = sql`coalesce(
  (select jsonb_agg(jsonb_build_object('id', entry_id, 'contentType', content_type, 'score', score) order by place) from hit), '[]')`;

function sumOf(counts: readonly { count: number }[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}
