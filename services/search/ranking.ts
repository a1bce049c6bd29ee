import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { Part } from './analysis.ts';
import { type ContentType, mostRanked } from './shared.ts';

/**
 * How much each sign counts that an entry is what somebody looks for. Shares go from 0 to 1: of the parts of the term, each
 * weighed by how rare it is.
 */
const counts = {
  /** The title is the term. */
  isTitle: 6,
  /** The share that stands in the title. */
  inTitle: 6,
  /** The share of the title that was asked for. */
  ofTitle: 3,
  /** The share in title, teaser and headings. */
  inHead: 3,
  /** The share anywhere. */
  anywhere: 4,
  /** How often, in what place: each time more adds less. */
  often: 15,
  /** Published lately: half of it after a year. */
  fresh: 0.3,
  popular: 0.5,
};
/** Pages are what people look for; what comes and goes is beside them where it fits as well. */
const comesAndGoes = sql`case when content_type in ('researchNews', 'event', 'op-ed') then 1.5 when content_type = 'archivedResearchNews' then 3 else 0 end`;

/** What begins like a part counts less than the part. */
const looseShare = 0.6;
/** What a word counts in text, headings, teaser and title; `saturation` of it is half of what many times count. */
const fieldWeights = '{0.1, 0.3, 0.6, 1}';
const saturation = sql.lit(0.5);
/** Up to so many candidates are all read whole, of more only the best by their titles. */
const fewCandidates = 160;
const mostRead = 40;
/** Where fewer entries have every part of a term, those with some of its parts are found too. */
const few = 30;
/** Of those, one that has less than this share of what the best has is no answer. */
const leastShare = 0.35;

/** A part with the number of entries that have it, up to some hundreds, and what it weighs: the rarer the more. */
export type WeighedPart = Part & { entries: number; weight: number };

export type Candidates = {
  /** As it was typed. */
  term: string;
  locale: Locale;
  parts: readonly WeighedPart[];
  /** Only these types; null for all. */
  types: readonly ContentType[] | null;
};

const shownNow = sql<boolean>`(publish_at is null or publish_at <= statement_timestamp())
  and (unpublish_at is null or unpublish_at > statement_timestamp())`;

/**
 * What finds all parts, or any of them. Asked for within the statement: of a constant PostgreSQL knows that it is common, and reads
 * the table from its beginning, with all its words, where the index would be ten times as fast.
 */
export function queryOf(parts: readonly Part[], every: boolean): RawBuilder<unknown> {
  const asked = parts.some(({ isLight }) => !isLight) ? parts.filter(({ isLight }) => !isLight) : parts;
  return sql`(select ${asked.map(({ loose }) => `(${loose})`).join(every ? ' & ' : ' | ')}::tsquery)`;
}

/** Whether an entry is of the language and the types, and readers see it. The language is written out: the indexes are of one each. */
export function within({ locale, types }: Pick<Candidates, 'locale' | 'types'>): RawBuilder<unknown> {
  const ofType = types === null ? sql`true` : sql`content_type = any(${[...types]}::text[])`;
  return sql`locale = ${sql.lit(locale)} and ${ofType} and ${shownNow}`;
}

/** The mean over the parts, by weight, of what each of them gives. Written out: a question for each row would take longer than its answer. */
function mean(parts: readonly WeighedPart[], of: (part: WeighedPart) => RawBuilder<unknown>): RawBuilder<unknown> {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return sql`(${sql.join(
    parts.map((part) => sql`${part.weight / total}::float8 * ${of(part)}`),
    sql` + `,
  )})`;
}

/** 1 where a full text has a part, less where it has what only begins like it. */
function has(words: RawBuilder<unknown>, exact: string, loose: string): RawBuilder<unknown> {
  return sql`case when ${words} @@ ${exact}::tsquery then 1 when ${words} @@ ${loose}::tsquery then ${sql.lit(looseShare)} else 0 end`;
}

/**
 * The beginning of a statement: `found`, at most one more than `mostRanked` entries, those with the term in their titles first, and
 * where few have every part of it those with any; and `ranked`, the same with a score. Only the best by title are read whole: a
 * ranking of everything would read the library.
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
  return sql`
    in_title as ${from(sql`title_words @@ ${every}`, sql`${sql.lit(mostRanked + 1)}`)},
    in_sample as ${from(sql`is_sampled and ${inTextOnly}`, sql`(select ${sql.lit(mostRanked + 1)} - count(*) from in_title)`)},
    in_rest as ${from(sql`not is_sampled and ${inTextOnly}`, sql`(select ${sql.lit(mostRanked + 1)} - count(*) from (select from in_title union all select from in_sample) as before)`)},
    in_text as (select * from in_sample union all select * from in_rest),
    ${isQuestion(parts) ? partlyFound(from, every, any) : sql``}
    found as materialized (
      select *, true as whole from in_title union all select *, true from in_text
      ${isQuestion(parts) ? sql`union all select *, false from partly_in_title union all select *, false from partly` : sql``}
    ),
    nearest as materialized (
      select entry_id from found order by whole desc, in_title desc, in_title / title_length desc, published_at desc, entry_id
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
        - ${comesAndGoes} as score
      from scored
      where whole or anywhere >= ${sql.lit(leastShare)} * (select max(anywhere) from scored)
      union all
      select entry_id, content_type, published_at, in_title - 10
      from found where whole and entry_id not in (select entry_id from nearest)
    )`;
}

/** Whether an entry may have some of the parts only. */
function isQuestion(parts: readonly Part[]): boolean {
  return parts.filter(({ isLight }) => !isLight).length > 1;
}

type Select = (condition: RawBuilder<unknown>, most: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Where few have every part, those with any of them, in their titles first, and of the others no more than may be read. A limit of nothing is not even begun. */
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

/** The same query of titles, teasers and headings only. */
function inHead(query: string): string {
  return query.replace(/('[^']*')(?::(\*))?/g, '$1:$2ABC');
}
