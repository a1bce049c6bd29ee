import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** So many at once, and one more each time that `everyMs` have passed. */
export type Quota = { most: number; everyMs: number };

export type RateLimiter = ReturnType<typeof rateLimiter>;

/**
 * How often somebody may do something, counted in the database and so by all processes together. Who it is stands there as a keyed
 * hash, until the allowance is whole again.
 */
export function rateLimiter(db: Kysely<DB>, secret: string) {
  const keyOf = (what: string, who: string) => createHmac('sha256', secret).update(`limit\0${what}\0${who}`).digest('base64url');

  return {
    /**
     * Takes one of what somebody may do. Gives 0 where it was granted, else after how many milliseconds to try again.
     * The generic cell rate algorithm (ITU-T I.371), in one statement.
     */
    async take(what: string, who: string, { most, everyMs }: Quota): Promise<number> {
      const key = keyOf(what, who);
      const [each, slack] = [everyMs / 1000, ((most - 1) * everyMs) / 1000];
      const granted = await sql`
        insert into rate_limit (key, spent_until) values (${key}, statement_timestamp() + make_interval(secs => ${each}))
        on conflict (key) do update
          set spent_until = greatest(rate_limit.spent_until, statement_timestamp()) + make_interval(secs => ${each})
          where rate_limit.spent_until <= statement_timestamp() + make_interval(secs => ${slack})
        returning key`.execute(db);
      if (granted.rows.length > 0) return 0;
      const { rows } = await sql<{ ms: number }>`
        select (extract(epoch from spent_until - statement_timestamp()) * 1000)::float8 as ms from rate_limit where key = ${key}`.execute(
        db,
      );
      // Up: who comes a part of a millisecond too early is refused again.
      return Math.max(1, Math.ceil((rows[0]?.ms ?? 0) - slack * 1000));
    },

    /** Gives back one that was taken, where what came of it is not to count. */
    async refund(what: string, who: string, { everyMs }: Quota): Promise<void> {
      await sql`update rate_limit set spent_until = spent_until - make_interval(secs => ${everyMs / 1000})
        where key = ${keyOf(what, who)}`.execute(db);
    },

    /** Forgets everybody whose allowance is whole again. */
    async forget(): Promise<void> {
      await sql`delete from rate_limit where spent_until < statement_timestamp()`.execute(db);
    },
  };
}
