import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** The pseudonymisation of one day: a keyed hash (HMAC), under a key of that day alone. */
type Day = { day: string; markOf(...parts: readonly string[]): Buffer };
/** That of today, and of the day before, where anything was counted then. */
export type Today = Day & { before: Day | null };

/**
 * Deduplicates counts: once a day for each network and thing, anonymously. An address is easily had, and what a browser calls itself is made
 * up at will: neither tells readers apart. A mark is a keyed hash (HMAC) of thing and network, under the site's secret and a random daily key: it
 * reveals neither, the marks of one reader cannot be linked, and once the key is deleted, a day later, nobody can compute a mark again.
 */
export function visitorMarks(db: Kysely<DB>, secret: string) {
  const storedKeys = async () => {
    const { rows } = await sql<{ day: string; key: Buffer; is_today: boolean }>`
      select day, key, day = current_date as is_today from popularity_key where day >= current_date - 1`.execute(db);
    return { today: rows.find(({ is_today }) => is_today), before: rows.find(({ is_today }) => !is_today) };
  };
  const newKey = () =>
    sql`insert into popularity_key (day, key) values (current_date, ${randomBytes(32)}) on conflict (day) do nothing`.execute(db);
  const dayOf = ({ day, key }: { day: string; key: Buffer }): Day => ({
    day,
    markOf: (...parts) => createHmac('sha256', secret).update(key).update(JSON.stringify(parts)).digest(),
  });
  const markOf = (day: Day, network: string, thing: readonly string[]) => day.markOf('network', network, ...thing);
  const isMarked = async (from: Kysely<DB>, mark: Buffer) =>
    (await from.selectFrom('popularity_mark').select('mark').where('mark', '=', mark).executeTakeFirst()) !== undefined;

  return {
    async today(): Promise<Today> {
      const found = await storedKeys();
      const { today, before } = found.today ? found : await newKey().then(storedKeys);
      if (!today) throw new Error('the day ended while its key was made');
      return { ...dayOf(today), before: before ? dayOf(before) : null };
    },

    /** Whether a network may still be counted for this today. */
    async mayCount(today: Today, network: string, ...thing: readonly string[]): Promise<boolean> {
      return !(await isMarked(db, markOf(today, network, thing)));
    },

    /** Marks a network as counted, within the transaction. False where it was before. */
    async mark(transaction: Kysely<DB>, today: Today, network: string, ...thing: readonly string[]): Promise<boolean> {
      const marked = await transaction
        .insertInto('popularity_mark')
        .values({ mark: markOf(today, network, thing), day: today.day })
        .onConflict((conflict) => conflict.column('mark').doNothing())
        .executeTakeFirstOrThrow();
      return marked.numInsertedOrUpdatedRows === 1n;
    },

    /** Whether a network was counted for this the day before. */
    async wasCounted(transaction: Kysely<DB>, { before }: Today, network: string, ...thing: readonly string[]): Promise<boolean> {
      return before !== null && (await isMarked(transaction, markOf(before, network, thing)));
    },

    /** Deletes expired marks and keys: those from before yesterday. */
    async forget(): Promise<void> {
      await sql`delete from popularity_key where day < current_date - 1`.execute(db);
      await sql`delete from popularity_mark where day < current_date - 1`.execute(db);
    },
  };
}
