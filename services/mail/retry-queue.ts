import { CompiledQuery, type Kysely } from 'kysely';
import type { Clock, Db, PgBoss } from 'pg-boss';
import type { DB } from '#database/types.ts';

/** The schema of pg-boss's tables, which a migration creates: see `docs/decisions/0023-mail-and-jobs.md`. */
const jobsSchema = 'jobs';
export const mailQueue = 'mail';
/** The dead letter queue: mails that failed permanently, or ran out of retries. */
export const deadLetterQueue = 'mail-dead';

const hour = 3600;
/** Retries a mail for three days with exponential backoff: after 5 s, then doubled, up to an hour. */
export const retryPolicy = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: hour,
  // Ten in the first two hours, then one an hour.
  retryLimit: 80,
  // Longer than all retries together: pg-boss deletes what is older, silently.
  retentionSeconds: 14 * 24 * hour,
};

/** A clock without intervals: pg-boss would reload its queues every minute, which never change here, and keep the process alive. */
const withoutIntervals: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => setTimeout(task, ms).unref(),
  clearTimeout: (timer) => clearTimeout(Number(timer)),
  setInterval: () => undefined,
  clearInterval: () => {},
};

export type Queue = PgBoss;

/** The option that makes a call of pg-boss run on this connection or transaction. */
export function dbOption(db: Kysely<DB>): { db: Db } {
  return { db: { executeSql: async (text, values = []) => ({ rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows }) } };
}

/**
 * Opens pg-boss as a passive client, without timers, workers or a connection pool. Each call has to pass its own `dbOption`; `db` is
 * only used for opening.
 * @throws Error where the tables belong to another version of pg-boss
 */
export async function openQueue(db: Kysely<DB>): Promise<Queue> {
  // Lazy import: it would delay the start of a process by a tenth of a second.
  const { PgBoss } = await import('pg-boss');
  const queue = new PgBoss({
    ...dbOption(db),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
    clock: withoutIntervals,
  });
  // An unhandled `error` event would end the process; relevant errors are thrown as well.
  queue.on('error', () => {});
  return queue.start();
}
