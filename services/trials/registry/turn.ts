import { setTimeout as after } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { NotAnswered } from '#services/fetch-json/fetch-json.ts';

/** Between two requests of the whole installation, in milliseconds: what the registry's robots.txt asks of crawlers (Crawl-delay). */
export const betweenRequests = 1_000;
/** After a refusal; twice as long with each in a row. */
const afterRefusal = 5_000;
const longestPause = 60 * 60_000;

/** Whose turn it is to ask the registry: a slot in the database, so that all processes and machines together keep the pace. */
export function turns(db: Kysely<DB>, { pace = betweenRequests, wait = (ms: number) => after(ms) } = {}) {
  const seconds = (ms: number) => sql`make_interval(secs => ${ms / 1000})`;
  return {
    /**
     * Waits for a turn, which nobody else has.
     * @param patience in milliseconds: whoever would wait longer takes no turn
     * @throws NotAnswered
     */
    async take(patience: number): Promise<void> {
      const { rows } = await sql<{ ms: number }>`
        update trial_mirror set free_at = greatest(free_at, clock_timestamp()) + ${seconds(pace)}
        where free_at <= clock_timestamp() + ${seconds(patience)}
        returning (extract(epoch from free_at - clock_timestamp()) * 1000 - ${pace}::float8)::float8 as ms`.execute(db);
      const [mine] = rows;
      if (!mine) throw new NotAnswered('it is not our turn');
      if (mine.ms > 0) await wait(mine.ms);
    },

    /** The registry refused: nobody asks for a while, and for longer each time. `retryAfter` is what it said itself, in milliseconds. */
    async refused(retryAfter = 0): Promise<void> {
      await sql`
        update trial_mirror set refusals = refusals + 1, free_at = greatest(free_at, clock_timestamp() +
          make_interval(secs => least(${longestPause / 1000}::float8, greatest(${retryAfter / 1000}::float8, ${afterRefusal / 1000} * 2.0 ^ least(refusals, 12)))))`.execute(
        db,
      );
    },

    async answered(): Promise<void> {
      await sql`update trial_mirror set refusals = 0 where refusals > 0`.execute(db);
    },
  };
}
export type Turns = ReturnType<typeof turns>;
