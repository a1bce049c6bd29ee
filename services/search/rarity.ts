import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { prepared } from '#database/prepared-statements.ts';
import type { DB } from '#database/types.ts';
import type { Part } from './analysis.ts';
import type { WeighedPart } from './ranking.ts';
import { meantBy } from './spelling.ts';

/** Entries are counted up to here: of what is as common as that, nobody need know how common. */
const mostCounted = 200;
/** What stands in fewer than so many entries is rare. */
const rareBelow = 1_000;
/** What a word that questions are made of weighs beside the others. */
const lightShare = 0.2;
const rowsSchema = z.array(z.object({ place: z.number(), entries: z.number() }));

/** In how many entries each part stands, up to `mostCounted`. */
async function entriesWith(db: Kysely<DB>, parts: readonly Part[], locale: Locale): Promise<number[]> {
  const having = (condition: RawBuilder<unknown>, query: string) => sql`
    (select from search_document where locale = ${sql.lit(locale)} and ${condition} @@ (select ${query}::tsquery) limit ${sql.lit(mostCounted)})`;
  const count = (entries: RawBuilder<unknown>) => sql`(select count(*)::int from (${entries}) as counted)`;
  const inText = (query: string) =>
    sql`${having(sql`is_sampled and words`, query)} union all ${having(sql`not is_sampled and words`, query)} limit ${sql.lit(mostCounted)}`;
  // How rare a word is in titles says enough, and of a common word costs a tenth.
  const counted = parts.map(
    ({ loose }, place) =>
      sql`select ${sql.lit(place)} as place, coalesce(nullif(${count(having(sql`title_words`, loose))}, 0), ${count(inText(loose))}) as entries`,
  );
  const { rows } = await sql`${prepared} ${sql.join(counted, sql` union all `)}`.execute(db);
  const found = rowsSchema.parse(rows);
  return parts.map((_, place) => found.find((row) => row.place === place)?.entries ?? 0);
}

/** The parts, the rarest with the most weight. */
export async function weighed(db: Kysely<DB>, parts: readonly Part[], locale: Locale): Promise<WeighedPart[]> {
  if (parts.length === 0) return [];
  // One part alone has all the weight.
  const [only] = parts;
  if (only?.isKnown && parts.length === 1) return [{ ...only, entries: 1, weight: 1 }];
  const entries = await entriesWith(db, parts, locale);
  return parts.map((part, place) => ({
    ...part,
    entries: entries[place] ?? 0,
    weight: (part.isLight ? lightShare : 1) * Math.log(1 + rareBelow / (1 + (entries[place] ?? 0))),
  }));
}

/** A term with those of its words mended that no entry has; null where there are none, or one is near to no word of the library. */
export async function correctionOf(db: Kysely<DB>, term: string, parts: readonly WeighedPart[], locale: Locale): Promise<string | null> {
  const isUnknown = ({ entries, words, isLight, isDrug }: WeighedPart) => !isLight && !isDrug && entries === 0 && words.length === 1;
  const unknown = parts.filter(isUnknown).flatMap(({ words }) => words);
  if (unknown.length === 0) return null;
  const meant = new Map(await Promise.all(unknown.map(async (word) => [word, await meantBy(db, word, locale)] as const)));
  // Where one is near to none it may be a name, and the whole may be meant as it is.
  if ([...meant].some(([word, instead]) => instead === null || folded(instead) === word)) return null;
  return term
    .split(' ')
    .map((word) => meant.get(folded(word)) ?? word)
    .join(' ');
}

/** As `search_fold` does it, of what a word can be: only to find again in a term what the database named. */
function folded(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[^a-z0-9ñ]/g, '');
}
