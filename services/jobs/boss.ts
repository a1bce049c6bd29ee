import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Clock, ConstructorOptions, Db, PgBoss } from 'pg-boss';
import type { DB } from '#database/types.ts';

/** The schema of pg-boss's tables, which `install.ts` makes as their owner. */
export const jobsSchema = 'jobs';

/** The application may change rows and no table: pg-boss neither migrates here nor rebuilds indexes. */
const asApplication = {
  schema: jobsSchema,
  migrate: false,
  createSchema: false,
  reindex: false,
  monitorVacuum: false,
} satisfies ConstructorOptions;

/** A clock without intervals: pg-boss would reload its queues every minute, and keep the process alive. */
const withoutIntervals: Clock = {
  now: () => Date.now(),
  setTimeout: (task, ms) => setTimeout(task, ms).unref(),
  clearTimeout: (timer) => clearTimeout(Number(timer)),
  setInterval: () => undefined,
  clearInterval: () => {},
};

/** The option that makes a call of pg-boss run on this connection or transaction. */
export function dbOption(db: Kysely<DB>): { db: Db } {
  return { db: { executeSql: async (text, values = []) => ({ rows: (await db.executeQuery(CompiledQuery.raw(text, values))).rows }) } };
}

/**
 * Opens pg-boss as a client that only sends and looks, without timers and workers. Each call has to pass its own `dbOption`; `db` is
 * only used for opening.
 * @throws Error where the tables belong to another version of pg-boss
 */
export async function openClient(db: Kysely<DB>): Promise<PgBoss> {
  return start({ ...asApplication, ...dbOption(db), supervise: false, schedule: false, clock: withoutIntervals }, () => {});
}

/** So often the jobs of workers that died are looked for, in seconds. */
const superviseSeconds = 5;

/**
 * Starts pg-boss with what workers need: schedules, and the supervision that finds jobs whose worker has died.
 * @param onError receives what fails beside the jobs, such as a look for them while the database is away
 */
export async function startBoss(pool: pg.Pool, onError: (error: unknown) => void): Promise<PgBoss> {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  const options = { supervise: true, superviseIntervalSeconds: superviseSeconds, monitorIntervalSeconds: superviseSeconds, schedule: true };
  return start({ ...asApplication, ...options, maintenanceIntervalSeconds: 3_600, db }, onError);
}

async function start(options: ConstructorOptions, onError: (error: unknown) => void): Promise<PgBoss> {
  // Lazy import: it would delay the start of a process by a tenth of a second.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss(options);
  // An unhandled `error` event would end the process.
  boss.on('error', onError);
  try {
    return await boss.start();
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {});
    throw error;
  }
}
