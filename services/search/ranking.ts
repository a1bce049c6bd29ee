import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { Part } from './analysis.ts';
import { type ContentType, mostRanked } from './shared.ts';

/**
 * The weights of the ranking signals. Shares go from 0 to 1: of the parts of the term, each weighed by its rarity (inverse document
 * frequency).
 */
const counts = {
  /** The title is the term. */
  isTitle: 6,
  /** The share that stands in the title. */
  inTitle: 6,
  /** The share of the title that the term covers. */
  ofTitle: 3,
  /** The share in title, teaser and headings. */
  inHead: 3,
  /** The share anywhere. */
  anywhere: 4,
  /** Term frequency by field, with diminishing returns. */
  often: 15,
  /** Recency, with a half-life of a year. */
  fresh: 0.3,
  popular: 0.5,
};
/** The penalty of ephemeral types: people mostly look for pages. */
const comesAndGoes = sql`case when content_type in ('researchNews', 'event', 'op-ed') then 1.5 when content_type = 'archivedResearchNews' then 3 else 0 end`;

/** The lead of a lifted entry: more than all signals together. */
const liftedLead = 100;
/** The weight of a prefix match relative to an exact one. */
const looseShare = 0.6;
/** Field weights of text, headings, teaser and title; at `saturation`, the term frequency counts half. */
const fieldWeights = '{0.1, 0.3, 0.6, 1}';
const saturation = sql.lit(0.5);
/** Up to this number all candidates are scored by their full text, of more only the best by title. */
const fewCandidates = 160;
const mostRead = 40;
/** Where fewer entries match every part of a term, partial matches are added. */
const few = 30;
/** Threshold of partial matches, relative to the best one. */
const leastShare = 0.35;

/** A part with its document frequency (capped) and its weight: the rarer the more. */
export type WeighedPart = Part & { entries: number; weight: number };

export type Candidates = {
  /** As typed. */
  term: string;
  locale: Locale;
  parts: readonly WeighedPart[];
  /** Only these types; null for all. */
  types: readonly ContentType[] | null;
  /** The id of an entry that is among them, and first, in any case. */
  lifted: string | null;
};

const shownNow = sql<boolean>`(publish_at is null or publish_at <= statement_timestamp())
  and (unpublish_at is null or unpublish_at > statement_timestamp())`;

/**
 * The `tsquery` of all parts, or any. As a subquery: for a constant that it knows to be common, PostgreSQL's planner chooses a
 * sequential scan, where the index is ten times as fast.
 */
export function queryOf(parts: readonly Part[], every: boolean): RawBuilder<unknown> {
  const asked = parts.some(({ isLight }) => !isLight) ? parts.filter(({ isLight }) => !isLight) : parts;
  return sql`(select ${asked.map(({ loose }) => `(${loose})`).join(every ? ' & ' : ' | ')}::tsquery)`;
}

/** Filters by language, types and visibility. The language is a literal, since the indexes are partial, one for each. */
export function within({ locale, types }: Pick<Candidates, 'locale' | 'types'>): RawBuilder<unknown> {
  const ofType = types === null ? sql`true` : sql`content_type = any(${[...types]}::text[])`;
  return sql`locale = ${sql.lit(locale)} and ${ofType} and ${shownNow}`;
}

/** The weighted mean of a value over the parts. Inlined as an expression: a subquery for each row would be slower. */
function mean(parts: readonly WeighedPart[], of: (part: WeighedPart) => RawBuilder<unknown>): RawBuilder<unknown> {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return sql`(${sql.join(
    parts.map((part) => sql`${part.weight / total}::float8 * ${of(part)}`),
    sql` + `,
  )})`;
}

/** 1 where a full text has a part, less where it matches only the looser query. */
function has(words: RawBuilder<unknown>, exact: string, loose: string): RawBuilder<unknown> {
  return sql`case when ${words} @@ ${exact}::tsquery then 1 when ${words} @@ ${loose}::tsquery then ${sql.lit(looseShare)} else 0 end`;
}

/**
 * Common table expressions: the candidates `found`, at most `mostRanked` + 1, matches in titles first, and partial matches where few
 * have every part; and `ranked`, the same with a score. Only the best by title are scored by full text: scoring everything would read
 * the whole library.
 */
export function rankedCandidates(candidates: Candidates): RawBuilder<unknown> {
  const { parts } = candidates;
  const [every, any] = [queryOf(parts, true), queryOf(parts, false)];
  const inTitle = mean(parts, ({ exact, loose }) => has(sql`title_words`, exact, loose));
  const from = (condition: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`materialized (
      select entry_id, content_type, published_at, title_length, ${inTitle} as in_title from search_document
      where ${within(candidates)} and ${condition} limit ${most}
    )`;
  const inTextOnly = sql`words @@ ${every} and not title_words @@ ${every}`;
  const { lifted } = candidates;
  const isLifted = sql`entry_id = ${lifted}`;
  return sql`
    ${lifted === null ? sql`` : sql`lifted as ${from(isLifted, sql`1`)},`}
    in_title as ${from(sql`title_words @@ ${every}`, sql`${sql.lit(mostRanked + 1)}`)},
    in_sample as ${from(sql`is_sampled and ${inTextOnly}`, sql`(select ${sql.lit(mostRanked + 1)} - count(*) from in_title)`)},
    in_rest as ${from(sql`not is_sampled and ${inTextOnly}`, sql`(select ${sql.lit(mostRanked + 1)} - count(*) from (select from in_title union all select from in_sample) as before)`)},
    in_text as (select * from in_sample union all select * from in_rest),
    ${isQuestion(parts) ? partlyFound(from, every, any) : sql``}
    found as materialized (
      select * from (
        select *, true as whole from in_title union all select *, true from in_text
        ${isQuestion(parts) ? sql`union all select *, false from partly_in_title union all select *, false from partly` : sql``}
      ) as each ${lifted === null ? sql`` : sql`where not ${isLifted} union all select *, true from lifted`}
    ),
    nearest as materialized (
      select entry_id from found order by ${lifted === null ? sql`` : sql`${isLifted} desc,`} whole desc, in_title desc, in_title / title_length desc, published_at desc, entry_id
      limit (select case when count(*) > ${sql.lit(fewCandidates)} then ${sql.lit(mostRead)} else count(*) end from found)
    ),
    scored as materialized (
      select found.*, document.title, sign.*
      from found
        join nearest using (entry_id)
        join search_document as document on document.entry_id = found.entry_id and document.locale = ${sql.lit(candidates.locale)},
        -- Taken out of the table once: each question to it would fetch it again.
        lateral (select ts_filter(document.words, '{a,b,c,d}') as text offset 0) as taken,
        lateral (select
          ${mean(parts, ({ exact, loose }) => has(sql`taken.text`, exact, loose))} as anywhere,
          ${mean(parts, ({ exact, loose }) => has(sql`taken.text`, inHead(exact), inHead(loose)))} as in_head,
          ${mean(parts, ({ exact }) => sql`(1 - ${saturation} / (ts_rank_cd(${sql.lit(fieldWeights)}, taken.text, ${exact}::tsquery) + ${saturation}))`)} as often
        ) as sign
    ),
    ranked as materialized (
      select entry_id, content_type, published_at,
        ${sql.lit(counts.isTitle)} * (title = (select search_fold(${candidates.term})))::int + ${sql.lit(counts.inTitle)} * in_title
        + ${sql.lit(counts.ofTitle)} * least(1, in_title * ${sql.lit(parts.length)} / title_length)
        + ${sql.lit(counts.inHead)} * in_head + ${sql.lit(counts.anywhere)} * anywhere + ${sql.lit(counts.often)} * often
        + ${sql.lit(counts.fresh)} * power(0.5, (current_date - published_at) / 365.0)
        + ${sql.lit(counts.popular)} * coalesce((select least(1, ln(1 + score) / 7) from article_popularity as popular where popular.entry_id = scored.entry_id), 0)
        - ${comesAndGoes} ${lifted === null ? sql`` : sql`+ case when ${isLifted} then ${sql.lit(liftedLead)} else 0 end`} as score
      from scored
      where whole or anywhere >= ${sql.lit(leastShare)} * (select max(anywhere) from scored)
      union all
      select entry_id, content_type, published_at, in_title - 10
      from found where whole and entry_id not in (select entry_id from nearest)
    )`;
}

/** Whether partial matches are possible: several parts besides stop words. */
function isQuestion(parts: readonly Part[]): boolean {
  return parts.filter(({ isLight }) => !isLight).length > 1;
}

type Select = (condition: RawBuilder<unknown>, most: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Partial matches, where few entries have every part: in titles first, then in texts as far as they are scored. `limit 0` runs no scan. */
function partlyFound(from: Select, every: RawBuilder<unknown>, any: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    room as materialized (
      select found, case when found < ${sql.lit(few)} then ${sql.lit(mostRanked + 1)} - found else 0 end as entries
      from (select count(*) as found from (select from in_title union all select from in_text) as each) as whole
    ),
    partly_in_title as ${from(
      sql`title_words @@ ${any} and not title_words @@ ${every} and not words @@ ${every}`,
      sql`(select entries from room)`,
    )},
    partly as ${from(
      sql`words @@ ${any} and not title_words @@ ${any} and not words @@ ${every}`,
      sql`(select case when entries = 0 then 0 else greatest(0, ${sql.lit(fewCandidates + 1)} - found - (select count(*) from partly_in_title)) end from room)`,
    )},`;
}

/** Restricts a query to titles, teasers and headings (weights A to C). */
function inHead(query: string): string {
  return query.replace(/('[^']*')(?::(\*))?/g, '$1:$2ABC');
}
