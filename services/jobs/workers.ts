import { setTimeout as after } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { DB } from '#database/types.ts';
import { startBoss } from './boss.ts';
import type { Job } from './job-kind.ts';
import { payloadEncryption } from './payload-encryption.ts';
import { type Failure, runJob } from './run-job.ts';

type Options = {
  pool: pg.Pool;
  db: Kysely<DB>;
  secret: string;
  formerSecrets?: readonly string[];
  jobs: readonly Job[];
  onFailure(failure: Failure): void;
  /** Receives what fails beside the jobs: the database is away. */
  onTrouble(error: unknown): void;
  /** How often a queue that was empty is looked at again, in seconds; of schedules, every ten. */
  pollSeconds?: number;
};

/** How long the end waits for the jobs that run, in milliseconds: another process, or the next start, tries them again. */
const longestEnd = 3_000;
/** For what remains to be told to the database then. */
const grace = 1_000;
const retryStartMs = 1_000;

export type Workers = { close(): Promise<void> };

/** Runs the jobs of these kinds. Nothing waits for the database here: while that is away, it is tried again. */
export function startWorkers(options: Options): Workers {
  const { pool, onTrouble } = options;
  const end = new AbortController();
  const running = new Set<Promise<unknown>>();
  const pause = () => after(retryStartMs, undefined, { signal: end.signal, ref: false }).catch(() => {});

  const starting = (async () => {
    for (; !end.signal.aborted; await pause()) {
      try {
        const boss = await startBoss(pool, onTrouble);
        if (!end.signal.aborted) await startWork(boss, options, running);
        // At once, too: where processes are killed soon after they start, none would ever look for the jobs of the dead.
        void boss.supervise().catch(onTrouble);
        return boss;
      } catch (error) {
        if (!end.signal.aborted) onTrouble(error);
      }
    }
    return undefined;
  })();

  const stop = async () => {
    const boss = await starting;
    // Waits, and breaks off then.
    await boss?.stop({ close: false, timeout: longestEnd });
    await Promise.allSettled(running);
  };

  return {
    async close() {
      end.abort();
      // A database that hangs must not keep the process.
      const late = new AbortController();
      await Promise.race([stop().catch(onTrouble), after(longestEnd + grace, undefined, { signal: late.signal }).catch(() => {})]);
      late.abort();
    },
  };
}

/** One worker for each job at once. After a job it looks for the next without a pause. */
async function startWork(
  boss: PgBoss,
  { db, secret, formerSecrets, jobs, onFailure, pollSeconds = 1 }: Options,
  running: Set<Promise<unknown>>,
) {
  const cipher = payloadEncryption(secret, formerSecrets);
  for (const job of jobs) {
    const { name, atOnce, schedule } = job.kind;
    const options = {
      pollingIntervalSeconds: schedule === undefined ? pollSeconds : pollSeconds * 10,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    for (let worker = 0; worker < atOnce; worker++) {
      let workerId = '';
      workerId = await boss.work(name, options, async (fetched: JobWithMetadata<unknown>[]) => {
        const attempts = Promise.all(fetched.map((one) => runJob(one, job, { boss, db, cipher, onFailure })));
        running.add(attempts);
        try {
          return await attempts;
        } finally {
          running.delete(attempts);
          boss.notifyWorker(workerId);
        }
      });
    }
  }
}
