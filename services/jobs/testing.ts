import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { dbOption, openClient } from './boss.ts';
import type { Job } from './job-kind.ts';
import { payloadEncryption } from './payload-encryption.ts';
import { runJob } from './run-job.ts';

/**
 * Runs the jobs of a kind that are due, as workers do, until none is left. What a handler throws is thrown, and its job is due again at
 * once.
 */
export async function runWaiting({ db, secret }: { db: Kysely<DB>; secret: string }, { kind, run }: Job): Promise<void> {
  const boss = await openClient(db);
  const cipher = payloadEncryption(secret);
  const errors: unknown[] = [];
  const watched: Job = {
    kind,
    run: (payload, context) =>
      run(payload, context).catch((error: unknown) => {
        errors.push(error);
        throw error;
      }),
  };
  for (;;) {
    const [fetched] = await boss.fetch<unknown>(kind.name, { includeMetadata: true, ...dbOption(db) });
    if (!fetched) return;
    fetched.signal = new AbortController().signal;
    const { status } = await runJob(fetched, watched, { boss, db, cipher, onFailure: () => {} });
    if (status === 'completed') continue;
    await boss.fail(kind.name, fetched.id, null, dbOption(db));
    await sql`update jobs.job set start_after = now() where id = ${fetched.id}`.execute(db);
    throw errors[0] ?? new Error('a job failed');
  }
}

/**
 * Tells pg-boss when it looked at its schedules last, an SQL expression: it does so once in 30 seconds, however many processes start. With
 * `null` the next workers look at once; with a time to come none do.
 */
export async function lookedAtSchedules(db: Kysely<DB>, at: string): Promise<void> {
  await sql`update jobs.version set cron_on = ${sql.raw(at)}`.execute(db);
}
