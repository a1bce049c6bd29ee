import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addressSchema, type EntryAddress } from './teaser.ts';

/**
 * The entries above one, the outermost first, by the field that names the next above: its section, or the topic that a topic is under.
 * One that is not shown ends the way, and so does one that was passed.
 */
export async function entriesAbove(
  db: Kysely<DB>,
  visible: RawBuilder<boolean>,
  { id, locale, by }: { id: string; locale: Locale; by: 'section' | 'parent' },
): Promise<EntryAddress[]> {
  const { rows: found } = await sql`
    with recursive above(id, passed) as (
      select fields ->> ${by}, array[id] from entry where id = ${id} and locale = ${locale}
      union all
      select entry.fields ->> ${by}, passed || entry.id
      from entry join above on entry.id = above.id and entry.locale = ${locale}
      where ${visible} and not entry.id = any(passed)
    )
    select entry.id, entry.locale, entry.type, entry.screen, entry.slug, entry.title
    from above join entry on entry.id = above.id and entry.locale = ${locale}
    where ${visible} and not entry.id = any(passed) order by cardinality(passed) desc`.execute(db);
  return found.map((row) => addressSchema.parse(row));
}
