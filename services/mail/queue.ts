import { CompiledQuery, type Kysely } from 'kysely';
import type { Clock, Db, PgBoss } from 'pg-boss';
import type { DB } from '#database/types.ts';

/** Where pg-boss keeps its tables: see the migration that makes them, and `docs/decisions/0023-mail-and-jobs.md`. */
const jobsSchema = 'jobs';
export const mailQueue = 'mail';
/** What could not be sent for good. */
export const deadLetterQueue = 'mail-dead';

const hour = 3600;
/** Every mail is tried for three days: after 5 s, then twice as long each time, up to an hour. */
export const retryPolicy = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hour,
  // Ten in the first two hours, then one an hour.
  retryLimit: 80,
  // Longer than all tries together: what is over it is deleted, and nobody is told.
  retentionSeconds: 14 * 24 * hour,
};

/** pg-boss reads its queues anew every minute; ours never change while the site runs, and nothing here should keep a process alive. */
const withoutIntervals: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => setTimeout(task, ms).unref(),
  clearTimeout: (timer) => clearTimeout(Number(timer)),
  setInterval: () => undefined,
  clearInterval: () => {},
};

export type Queue = PgBoss;

/** The connection, or the transaction, in which something is asked of the queue. */
export function on(db: Kysely<DB>): { db: Db } {
  return { db: { executeSql: async (text, values = []) => ({ rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows }) } };
}

/**
 * The queue on its tables, as something to call and nothing that runs: it has no timer, no worker and no connection. What is called
 * has to name its `db`, for `db` here is only asked at the opening.
 * @throws Error where the tables are not those of this version of pg-boss
 */
export async function openQueue(db: Kysely<DB>): Promise<Queue> {
  // Loaded when it is needed first: it would delay the start of a process by a tenth of a second.
  const { PgBoss } = await import('pg-boss');
  const queue = new PgBoss({
    ...on(db),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    clock: withoutIntervals,
  });
  // An `error` event that nobody hears would end the process; all that matters here is thrown as well.
  queue.on('error', () => {});
  return queue.start();
}
