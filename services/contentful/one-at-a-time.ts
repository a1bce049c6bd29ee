import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

const lock = sql`hashtextextended('contentful', 0)`;

/**
 * Does what brings over a space while nobody else does, in any process: two at once would put an older state over a newer one. Null, and
 * nothing is done, where somebody does already. The lock is that of a connection: it ends with the process that has it.
 */
export async function oneAtATime<Result>(db: Kysely<DB>, task: () => Promise<Result>): Promise<Result | null> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_lock(${lock}) as is_ours`.execute(connection);
    if (!rows[0]?.is_ours) return null;
    try {
      return await task();
    } finally {
      // With a connection that was lost the lock is gone already.
      await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => {});
    }
  });
}
