import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** What tells the visitors of one day apart. */
export type Today = {
  day: string;
  /** A hash of anything, which is another one tomorrow. */
  markOf(...parts: readonly string[]): Buffer;
};

/**
 * Tells whether somebody counted for something on this day already, and keeps nothing by which anybody could say who. A mark is a hash
 * under the site's secret and a random key that lives for a day, of what was counted and who counted: neither can be read from it, two
 * marks of one reader have nothing in common, and when the key is gone nobody can make the mark again.
 */
export function visitorMarks(db: Kysely<DB>, secret: string) {
  const storedKey = async () =>
    (await sql<{ day: string; key: Buffer }>`select day, key from popularity_key where day = current_date`.execute(db)).rows[0];
  const newKey = () =>
    sql`insert into popularity_key (day, key) values (current_date, ${randomBytes(32)}) on conflict (day) do nothing`.execute(db);

  return {
    async today(): Promise<Today> {
      const found = (await storedKey()) ?? (await newKey().then(storedKey));
      if (!found) throw new Error('the day ended while its key was made');
      const { day, key } = found;
      return { day, markOf: (...parts) => createHmac('sha256', secret).update(key).update(JSON.stringify(parts)).digest() };
    },

    /** Whether this is the first time on this day that somebody counts for this; it holds if the transaction does. */
    async isFirst(transaction: Kysely<DB>, { day, markOf }: Today, visitor: string, ...parts: readonly string[]): Promise<boolean> {
      const marked = await transaction
        .insertInto('popularity_mark')
        .values({ mark: markOf('visitor', visitor, ...parts), day })
        .onConflict((conflict) => conflict.column('mark').doNothing())
        .executeTakeFirstOrThrow();
      return marked.numInsertedOrUpdatedRows === 1n;
    },

    /** Throws away what was of an earlier day, and its key with it. */
    async forget(): Promise<void> {
      await sql`delete from popularity_key where day <> current_date`.execute(db);
      await sql`delete from popularity_mark where day <> current_date`.execute(db);
    },
  };
}
