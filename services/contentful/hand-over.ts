import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';

/** Leaves entries that came from Contentful to files: from then on a space changes nothing of them. Gives the ids of those that did. */
export async function handOver(db: Kysely<DB>, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('entry')
    .set({ origin: 'files' })
    .where('id', 'in', ids)
    .where('origin', '=', 'contentful')
    .returning('id')
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}
