import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';

/** As many characters as somebody reads in a minute, in English as in Spanish (IReST, 2012), and somewhat slower: what is read here is not light. */
const charactersAMinute = 900;

/** About how long it takes to read the text of entries, in whole minutes, one at least; by id. An entry without a text has none. */
export async function readingMinutesOf(
  db: Kysely<DB>,
  visible: RawBuilder<boolean>,
  ids: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  addCacheTags(...ids.map(tags.entry));
  const found = await db
    .selectFrom('entry')
    // The bytes, which the database knows without reading the text: an accent more or less is no minute.
    .select(['id', sql<number>`octet_length(search_text)`.as('length')])
    .where('locale', '=', locale)
    .where('id', 'in', ids)
    .where(visible)
    .execute();
  return new Map(
    found.flatMap(({ id, length }) => (length > 0 ? [[id, Math.max(1, Math.round(length / charactersAMinute))] as const] : [])),
  );
}
