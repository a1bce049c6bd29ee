import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';

/** Leaves entries and assets that came from Contentful to files: from then on a space changes nothing of them. Gives the ids of those that did. */
export async function handOver(db: Kysely<DB>, ids: readonly string[]): Promise<string[]> {
  const given = (['entry', 'asset'] as const).map((table) =>
    db.updateTable(table).set({ origin: 'files' }).where('id', 'in', ids).where('origin', '=', 'contentful').returning('id').execute(),
  );
  return [...new Set((await Promise.all(given)).flat().map(({ id }) => id))];
}
