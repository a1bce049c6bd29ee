import { type Kysely, sql } from 'kysely';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { DecryptionFailed } from '../encryption/encryption.ts';
import { dbOption } from './boss.ts';
import { type Job, type JobContext, JobFailed, type JobKind } from './job-kind.ts';
import type { payloadEncryption } from './payload-encryption.ts';
import { untilStored } from './until-stored.ts';

/** A failed attempt. Reveals nothing of the payload, but for `error`, which is of jobs that have none. */
export type Failure = {
  job: string;
  id: string;
  code: string;
  about: string | undefined;
  /** The job is put aside: it may be tried no more. */
  isOver: boolean;
  error: unknown;
};

type Parts = {
  boss: PgBoss;
  db: Kysely<DB>;
  cipher: ReturnType<typeof payloadEncryption>;
  onFailure(failure: Failure): void;
};

/** Runs one job that was fetched. What is done is deleted, so that nothing of it stays; a failure is given to pg-boss to settle. */
export async function runJob(fetched: JobWithMetadata<unknown>, { kind, run }: Job, parts: Parts): Promise<JobResult> {
  const { id, signal } = fetched;
  const context = contextOf(fetched, kind, parts);
  try {
    await run(parts.cipher.decrypt(kind, id, fetched.data), context);
    if (!context.isFinished) await deleteDone(parts, kind, id);
    return { id, status: 'completed' };
  } catch (error) {
    const { code, isFinal, about } = failureOf(error);
    // Broken off at the end of the process: the next attempt is another's.
    if (signal.aborted) return { id, status: 'failed', output: { code: 'broken off' } };
    const isOver = isFinal || fetched.retryCount >= fetched.retryLimit;
    parts.onFailure({ job: kind.name, id, code, about, isOver, error: kind.schedule === undefined ? undefined : error });
    // In pg-boss's words: without a queue for dead letters it stays in its own, as failed.
    return { id, status: isFinal ? 'deadletter' : 'failed', output: { code, ...(about === undefined ? {} : { about }) } };
  }
}

function contextOf({ id, createdOn, signal }: JobWithMetadata<unknown>, kind: JobKind, { boss, db }: Parts) {
  let toldAt = Number.NEGATIVE_INFINITY;
  const context: JobContext & { isFinished: boolean } = {
    id,
    at: createdOn,
    signal,
    isFinished: false,
    async finish(transaction) {
      // Another worker took this one for dead, and has done the job: rolls back what this one did.
      if ((await deleteJob(boss, kind, id, transaction)) === 0) throw new JobFailed('taken by another', false);
      context.isFinished = true;
    },
    async progress(done, of) {
      if (done < of && performance.now() - toldAt < 1_000) return;
      toldAt = performance.now();
      await sql`update jobs.job set output = jsonb_build_object('done', ${done}::int, 'of', ${of}::int)
        where name = ${kind.name} and id = ${id} and state = 'active'`.execute(db);
    },
  };
  return context;
}

const settled = z.object({ affected: z.number() });

async function deleteJob(boss: PgBoss, { name }: JobKind, id: string, db: Kysely<DB>): Promise<number> {
  return settled.parse(await boss.deleteJob(name, id, dbOption(db))).affected;
}

/** What was done must not be done again because the database was away just then. */
function deleteDone({ boss, db }: Parts, kind: JobKind, id: string): Promise<unknown> {
  return untilStored(() => deleteJob(boss, kind, id, db));
}

function failureOf(error: unknown): Pick<JobFailed, 'code' | 'isFinal' | 'about'> {
  if (error instanceof JobFailed) return error;
  // Retried: an operator may restore the secret, or a newer version fix the schema.
  if (error instanceof DecryptionFailed || error instanceof z.ZodError) return { code: 'unreadable', isFinal: false, about: undefined };
  return { code: error instanceof Error ? error.name : 'unknown', isFinal: false, about: undefined };
}
