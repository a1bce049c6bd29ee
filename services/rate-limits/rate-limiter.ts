import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** A burst of `most`, refilled by one every `everyMs`. */
export type Quota = { most: number; everyMs: number };

export type RateLimiter = ReturnType<typeof rateLimiter>;

/**
 * Rate limiter with its state in the database, shared by all processes. Clients are stored as keyed hashes (HMAC), until their quota
 * is refilled.
 */
export function rateLimiter(db: Kysely<DB>, secret: string) {
  const keyOf = (what: string, who: string) => createHmac('sha256', secret).update(`limit\0${what}\0${who}`).digest('base64url');

  return {
    /**
     * Counts one attempt. Returns 0 where it is allowed, else the milliseconds to wait (`Retry-After`).
     * The generic cell rate algorithm (GCRA, ITU-T I.371), as one atomic upsert.
     */
    async take(what: string, who: string, { most, everyMs }: Quota): Promise<number> {
      const key = keyOf(what, who);
      const [each, slack] = [everyMs / 1000, ((most - 1) * everyMs) / 1000];
      const allowed = await sql`
        insert into rate_limit (key, spent_until) values (${key}, statement_timestamp() + make_interval(secs => ${each}))
        on conflict (key) do update
          set spent_until = greatest(rate_limit.spent_until, statement_timestamp()) + make_interval(secs => ${each})
          where rate_limit.spent_until <= statement_timestamp() + make_interval(secs => ${slack})
        returning key`.execute(db);
      if (allowed.rows.length > 0) return 0;
      const { rows } = await sql<{ ms: number }>`
        select (extract(epoch from spent_until - statement_timestamp()) * 1000)::float8 as ms from rate_limit where key = ${key}`.execute(
        db,
      );
      const spentMs = rows[0]?.ms ?? 0;
      if (spentMs <= most * everyMs) {
        // Rounds up: a client that retries a fraction of a millisecond early is rejected again.
        return Math.max(1, Math.ceil(spentMs - slack * 1000));
      }
      // More than there is to spend: the clock was set back since, and nobody is to wait until it is where it was.
      const whole = (most * everyMs) / 1000;
      await sql`update rate_limit set spent_until = statement_timestamp() + make_interval(secs => ${whole})
        where key = ${key} and spent_until > statement_timestamp() + make_interval(secs => ${whole})`.execute(db);
      return everyMs;
    },

    /** Refunds one attempt that is not to count. */
    async refund(what: string, who: string, { everyMs }: Quota): Promise<void> {
      await sql`update rate_limit set spent_until = spent_until - make_interval(secs => ${everyMs / 1000})
        where key = ${keyOf(what, who)}`.execute(db);
    },

    /** Gives somebody the whole burst again. */
    async clear(what: string, who: string): Promise<void> {
      await sql`delete from rate_limit where key = ${keyOf(what, who)}`.execute(db);
    },

    /** Deletes expired rows: clients whose quota is refilled. */
    async forget(): Promise<void> {
      await sql`delete from rate_limit where spent_until < statement_timestamp()`.execute(db);
    },
  };
}
