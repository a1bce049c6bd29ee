import { createHash } from 'node:crypto';
import pg from 'pg';
import { openConnection } from '#database/connection.ts';
import { MigrationError } from '#database/migrate.ts';
import { jobsSchema } from './boss.ts';
import type { JobKind } from './job-kind.ts';

/** The version of the tables that the installed pg-boss wants. A test holds them against it. */
const schemaVersion = 42;
/** The key of the advisory lock. */
const LOCK_KEY = 4_217_051_905;

/**
 * Installs or migrates pg-boss's tables, as their owner, with the queues and schedules of these kinds. What was installed stands in the
 * comment of the schema: with nothing to do it costs one query, and pg-boss is not even loaded.
 *
 * @throws {MigrationError} when a newer Alba has migrated them
 */
export async function installJobs(owner: pg.ClientConfig, kinds: readonly JobKind[]): Promise<void> {
  const client = await openConnection(owner);
  try {
    const wanted = fingerprint(kinds);
    if ((await installed(client)) === wanted) return;
    // Released when the connection ends, however it ends.
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    if ((await installed(client)) === wanted) return;
    await migrateTables(client);
    await makeQueues(client, kinds);
    await client.query(`comment on schema ${jobsSchema} is ${pg.escapeLiteral(wanted)}`);
  } finally {
    await client.end();
  }
}

function fingerprint(kinds: readonly JobKind[]): string {
  const queues = kinds.map(({ name, schedule, queue }) => ({ name, schedule, queue }));
  return `pg-boss ${schemaVersion}, queues ${createHash('sha256').update(JSON.stringify(queues)).digest('hex').slice(0, 16)}`;
}

async function installed(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ comment: string }>(
    `select obj_description(oid, 'pg_namespace') as comment from pg_namespace where nspname = $1`,
    [jobsSchema],
  );
  return rows[0]?.comment;
}

async function migrateTables(client: pg.Client): Promise<void> {
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  const version = await versionOf(client);
  if (version === undefined) await client.query(getConstructionPlans(jobsSchema));
  else if (version < schemaVersion) await client.query(getMigrationPlans(jobsSchema, version));
  else if (version > schemaVersion) {
    throw new MigrationError(
      `The tables of jobs have version ${version}, and ${schemaVersion} is known here: this Alba is older than its data`,
    );
  }
}

async function versionOf(client: pg.Client): Promise<number | undefined> {
  const { rows: found } = await client.query<{ name: string | null }>(`select to_regclass('${jobsSchema}.version') as name`);
  if (!found[0]?.name) return undefined;
  const { rows } = await client.query<{ version: number }>(`select version from ${jobsSchema}.version`);
  return rows[0]?.version;
}

/** Makes the queues, or changes their options; and the schedules, those of earlier kinds ended. */
async function makeQueues(client: pg.Client, kinds: readonly JobKind[]): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ db, schema: jobsSchema, migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  try {
    for (const { name, queue } of kinds) {
      await boss.createQueue(name, queue);
      const { policy: _, ...changeable } = queue;
      await boss.updateQueue(name, changeable);
    }
    for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
    for (const { name, schedule } of kinds) if (schedule !== undefined) await boss.schedule(name, schedule);
  } finally {
    await boss.stop({ graceful: false });
  }
}
