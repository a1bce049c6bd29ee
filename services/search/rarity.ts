import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, otherLocale } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';
import type { Part } from './analysis.ts';
import { fold } from './fold.ts';
import type { WeighedPart } from './ranking.ts';
import { isSlip, meantBy, wordsKnown } from './spelling.ts';

/** Counts are capped: the exact document frequency of commoner words does not matter. */
const mostCounted = 200;
/** The document frequency below which a word is rare. */
const rareBelow = 1_000;
/** The relative weight of a stop word. */
const lightShare = 0.2;
const rowsSchema = z.array(z.object({ place: z.number(), entries: z.number() }));

/** The document frequency of each part, capped at `mostCounted`. */
async function entriesWith(db: Kysely<DB>, parts: readonly Part[], locale: Locale): Promise<number[]> {
  const having = (condition: RawBuilder<unknown>, query: string) => sql`
    (select from search_document where locale = ${sql.lit(locale)} and ${condition} @@ (select ${query}::tsquery) limit ${sql.lit(mostCounted)})`;
  const count = (entries: RawBuilder<unknown>) => sql`(select count(*)::int from (${entries}) as counted)`;
  const inText = (query: string) =>
    sql`${having(sql`is_sampled and words`, query)} union all ${having(sql`not is_sampled and words`, query)} limit ${sql.lit(mostCounted)}`;
  // Counts titles first: a good estimate, at a tenth of the cost for a common word. Falls back to the text.
  const counted = parts.map(
    ({ loose }, place) =>
      sql`select ${sql.lit(place)} as place, coalesce(nullif(${count(having(sql`title_words`, loose))}, 0), ${count(inText(loose))}) as entries`,
  );
  const { rows } = await sql`${prepared} ${sql.join(counted, sql` union all `)}`.execute(db);
  const found = rowsSchema.parse(rows);
  return parts.map((_, place) => found.find((row) => row.place === place)?.entries ?? 0);
}

/** Weighs the parts by inverse document frequency (IDF). */
export async function weighed(db: Kysely<DB>, parts: readonly Part[], locale: Locale): Promise<WeighedPart[]> {
  if (parts.length === 0) return [];
  // A single part has all the weight.
  const [only] = parts;
  if (only?.isKnown && parts.length === 1) return [{ ...only, entries: 1, weight: 1 }];
  const entries = await entriesWith(db, parts, locale);
  return parts.map((part, place) => ({
    ...part,
    entries: entries[place] ?? 0,
    weight: (part.isLight ? lightShare : 1) * Math.log(1 + rareBelow / (1 + (entries[place] ?? 0))),
  }));
}

/** The words of a term that no entry has, stop words and names of drugs aside. */
export function unknownWords(parts: readonly WeighedPart[]): string[] {
  const isUnknown = ({ entries, words, isLight, isDrug }: WeighedPart) => !isLight && !isDrug && entries === 0 && words.length === 1;
  return parts.filter(isUnknown).flatMap(({ words }) => words);
}

/** Corrects the spelling of unknown words in a term; null where there are none, or one has no candidate. */
export async function correctionOf(db: Kysely<DB>, term: string, parts: readonly WeighedPart[], locale: Locale): Promise<string | null> {
  const unknown = unknownWords(parts);
  if (unknown.length === 0) return null;
  const candidates = Promise.all(unknown.map(async (word) => [word, await meantBy(db, word, locale)] as const));
  const [meant, knownThere] = await Promise.all([candidates, wordsKnown(db, unknown, otherLocale(locale))]);
  // A word without a candidate may be a name, and the term correct as it is; so may be a word of the other language.
  const isNone = ([word, instead]: (typeof meant)[number]) =>
    instead === null || fold(instead) === word || (knownThere.has(word) && !isSlip(word, fold(instead)));
  if (meant.some(isNone)) return null;
  const corrected = new Map(meant);
  return term
    .split(' ')
    .map((word) => corrected.get(fold(word)) ?? word)
    .join(' ');
}
