import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** What tells the visitors of one day apart. */
export type Today = {
  day: string;
  /** A hash of anything, which is another one tomorrow. */
  markOf(...parts: readonly string[]): Buffer;
};

/** Who counts. A browser names itself as it likes: at one address that is believed of a few. */
export type Visitor = { address: string; browser: string };

/** So many browsers at one address count for the same thing on one day. */
const mostAtAddress = 3;

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
  /** What stands for a visitor, and for the places that an address has, from the first that is taken. */
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

    /** Whether somebody may still count for this today: who counted already does not, and nobody once the address has had its share. */
    async mayCount(today: Today, visitor: Visitor, ...thing: readonly string[]): Promise<boolean> {
      const { own, places } = marksOf(today, visitor, thing);
      const taken = await db
        .selectFrom('popularity_mark')
        .select('mark')
        .where('mark', 'in', [own, ...places.slice(-1)])
        .executeTakeFirst();
      return taken === undefined;
    },

    /** Marks that somebody counts for this. False where they may not; what is marked holds if the transaction does. */
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

    /** Throws away what was of an earlier day, and its key with it. */
    async forget(): Promise<void> {
      await sql`delete from popularity_key where day <> current_date`.execute(db);
      await sql`delete from popularity_mark where day <> current_date`.execute(db);
    },
  };
}
