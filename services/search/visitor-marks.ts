import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** The pseudonymisation of one day. */
export type Today = {
  day: string;
  /** A keyed hash (HMAC), under a key that is another one tomorrow. */
  markOf(...parts: readonly string[]): Buffer;
};

/** A visitor to be counted. The User-Agent is not trustworthy: at one address, a few different ones count. */
export type Visitor = { address: string; browser: string };

/** Maximum counts for the same thing by one address on one day. */
const mostAtAddress = 3;

/**
 * Deduplicates counts: once a day for each visitor and thing, anonymously. A mark is a keyed hash (HMAC) of thing and visitor, under the
 * site's secret and a random daily key: it reveals neither, the marks of one reader cannot be linked, and once the key is deleted
 * nobody can compute a mark again.
 */
export function visitorMarks(db: Kysely<DB>, secret: string) {
  const storedKey = async () =>
    (await sql<{ day: string; key: Buffer }>`select day, key from popularity_key where day = current_date`.execute(db)).rows[0];
  const newKey = () =>
    sql`insert into popularity_key (day, key) values (current_date, ${randomBytes(32)}) on conflict (day) do nothing`.execute(db);
  /** The mark of a visitor, and those of the slots of the address, which are taken in order. */
  const marksOf = ({ markOf }: Today, { address, browser }: Visitor, thing: readonly string[]) => ({
    own: markOf('visitor', address, browser, ...thing),
    places: Array.from({ length: mostAtAddress }, (_, place) => markOf('address', address, String(place), ...thing)),
  });

  return {
    async today(): Promise<Today> {
      const found = (await storedKey()) ?? (await newKey().then(storedKey));
      if (!found) throw new Error('the day ended while its key was made');
      const { day, key } = found;
      return { day, markOf: (...parts) => createHmac('sha256', secret).update(key).update(JSON.stringify(parts)).digest() };
    },

    /** Whether a visitor may still be counted for this today: not twice, nor where the slots of the address are taken. */
    async mayCount(today: Today, visitor: Visitor, ...thing: readonly string[]): Promise<boolean> {
      const { own, places } = marksOf(today, visitor, thing);
      const taken = await db
        .selectFrom('popularity_mark')
        .select('mark')
        .where('mark', 'in', [own, ...places.slice(-1)])
        .executeTakeFirst();
      return taken === undefined;
    },

    /** Marks a visitor as counted, within the transaction. False where they may not be counted. */
    async mark(transaction: Kysely<DB>, today: Today, visitor: Visitor, ...thing: readonly string[]): Promise<boolean> {
      const take = async (mark: Buffer): Promise<boolean> => {
        const marked = await transaction
          .insertInto('popularity_mark')
          .values({ mark, day: today.day })
          .onConflict((conflict) => conflict.column('mark').doNothing())
          .executeTakeFirstOrThrow();
        return marked.numInsertedOrUpdatedRows === 1n;
      };
      const { own, places } = marksOf(today, visitor, thing);
      if (!(await take(own))) return false;
      for (const place of places) if (await take(place)) return true;
      return false;
    },

    /** Deletes expired marks and keys: those of earlier days. */
    async forget(): Promise<void> {
      await sql`delete from popularity_key where day <> current_date`.execute(db);
      await sql`delete from popularity_mark where day <> current_date`.execute(db);
    },
  };
}
