import { once } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openConnection } from '#database/connection.ts';
import { testDatabase } from '#database/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { dbOption, openClient } from './boss.ts';
import { installJobs } from './install.ts';
import { defineJob, defineSchedule, type Job, JobFailed, job, type Run } from './job-kind.ts';
import { jobSender } from './job-sender.ts';
import { countJobs, deadJobs, forgetDead, retryDead, runningJobs } from './overview.ts';
import type { Failure } from './run-job.ts';
import { lookedAtSchedules } from './testing.ts';
import { startWorkers } from './workers.ts';

const { db, pool, ownerConfig } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const greet = defineJob({
  name: 'greet',
  payload: z.object({ name: z.string() }),
  atOnce: 2,
  retries: { most: 2, firstAfter: 1, upTo: 60 },
});
/** One whose next attempt does not begin by itself before a test has looked at it. */
const greetLate = defineJob({ name: 'greet-late', payload: greet.payload, retries: { most: 2, firstAfter: 60, upTo: 600 } });
const tidy = defineSchedule({ name: 'tidy', schedule: '* * * * *' });
await installJobs(ownerConfig, [greet, greetLate, tidy]);
const { send } = jobSender({ secret });
const greetAll = (...names: string[]) => Promise.all(names.map((name) => send(db, greet, { name })));

/** Workers of one process; they end with the test. */
function start(jobs: readonly Job[], on: pg.Pool = pool) {
  const failures: Failure[] = [];
  const troubles: unknown[] = [];
  const workers = startWorkers({
    ...{ pool: on, db, secret, jobs, pollSeconds: 0.5 },
    onFailure: (failure) => void failures.push(failure),
    onTrouble: (error) => void troubles.push(error),
  });
  onTestFinished(() => workers.close());
  return { ...workers, failures, troubles };
}

/** Workers that note whom they greeted. */
function startGreeting(run: Run<{ name: string }> = async () => {}) {
  const greeted: string[] = [];
  const started = start([
    job(greet, async (payload, context) => {
      await run(payload, context);
      greeted.push(payload.name);
    }),
  ]);
  return { ...started, greeted };
}

type Row = { name: string; state: string; retries: number; output: unknown; wait: number };
async function stored(): Promise<Row[]> {
  const { rows } = await sql<Row>`select name, state, retry_count as retries, output,
    extract(epoch from start_after - now())::float8 as wait
    from jobs.job where name in ('greet', 'greet-late', 'tidy') order by created_on`.execute(db);
  return rows;
}
const hasten = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);

beforeEach(async () => {
  await sql`delete from jobs.job`.execute(db);
  // No job of the schedule comes into a test of others, however long that takes.
  await lookedAtSchedules(db, `now() + interval '1 day'`);
});

describe('A job', () => {
  test('is done, and nothing of it stays', async () => {
    const { greeted } = startGreeting();
    await greetAll('Ana');
    await eventually(() => expect(greeted).toEqual(['Ana']));
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  test('is sent with its cause or not at all, by more transactions than there are connections', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await send(transaction, greet, { name: 'nobody' });
      throw new Error('the cause fails');
    });
    await expect(failing).rejects.toThrow('the cause fails');
    expect(await stored()).toEqual([]);
    // Each with a sender that was not opened.
    const sendNew = () => db.transaction().execute((transaction) => jobSender({ secret }).send(transaction, greet, { name: 'Ana' }));
    await Promise.all(Array.from({ length: 30 }, sendNew));
    expect(await stored()).toHaveLength(30);
  });

  test('is encrypted, and bound to its kind and id', async () => {
    await greetAll('Amapola62');
    const { rows } = await sql<{ text: string }>`select job::text as text from jobs.job`.execute(db);
    expect(rows[0]?.text).toContain('sealed');
    for (const part of ['Amapola62', Buffer.from('Amapola62').toString('base64url')]) expect(rows[0]?.text).not.toContain(part);
    await sql`update jobs.job set id = gen_random_uuid()`.execute(db);
    const { failures, greeted } = startGreeting();
    await eventually(() => expect(failures).toMatchObject([{ code: 'unreadable', isOver: false }]));
    expect(greeted).toEqual([]);
  });

  test('of many is done by one of several processes, each with two at once', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `name ${index}`);
    await greetAll(...names);
    let [running, most] = [0, 0];
    // Nobody goes on before both have begun: one could do all while the other still starts.
    const begun = new Set<number>();
    const both = Promise.withResolvers<void>();
    const slowlyIn = (process: number) => async () => {
      most = Math.max(most, ++running);
      if (begun.add(process).size === 2) both.resolve();
      await both.promise;
      await after(20);
      running--;
    };
    const processes = [startGreeting(slowlyIn(0)), startGreeting(slowlyIn(1))];
    await eventually(() => expect(processes.flatMap(({ greeted }) => greeted).toSorted()).toEqual(names.toSorted()));
    expect(processes.every(({ greeted }) => greeted.length > 0)).toBe(true);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(5);
  });

  test('whose worker died is done by another: its heartbeat stopped', async () => {
    await greetAll('Ana');
    const dead = await openClient(db);
    expect(await dead.fetch('greet', dbOption(db))).toHaveLength(1);
    await sql`update jobs.job set heartbeat_on = now() - interval '11 seconds'`.execute(db);
    const { greeted } = startGreeting();
    await eventually(() => expect(greeted).toEqual(['Ana']));
  });

  test('that is done while the database is away for its end is not done again', async () => {
    const { greeted } = startGreeting(async () => {
      const owner = await openConnection(ownerConfig);
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await owner.end();
    });
    await greetAll('Ana');
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(greeted).toEqual(['Ana']);
  });

  test('tells how much of it is done', async () => {
    const held = Promise.withResolvers<void>();
    startGreeting(async (_, { progress }) => {
      await progress(3, 10);
      await held.promise;
    });
    await greetAll('Ana');
    await eventually(async () => expect(await runningJobs(db)).toMatchObject([{ kind: 'greet', done: 3, of: 10 }]));
    held.resolve();
  });
});

describe('What a handler changes in the database', () => {
  const change = (key: string) => sql`insert into rate_limit (key, spent_until) values (${key}, now())`;

  test('is committed together with the end of its job', async () => {
    startGreeting((_, { finish }) =>
      db.transaction().execute(async (transaction) => {
        await finish(transaction);
        await change('together').execute(transaction);
      }),
    );
    await greetAll('Ana');
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(await db.selectFrom('rate_limit').selectAll().where('key', '=', 'together').execute()).toHaveLength(1);
  });

  test('is rolled back where another worker has done the job meanwhile', async () => {
    const { failures } = startGreeting((_, { finish }) =>
      db.transaction().execute(async (transaction) => {
        await sql`delete from jobs.job`.execute(db);
        await change('twice').execute(transaction);
        await finish(transaction);
      }),
    );
    await greetAll('Ana');
    await eventually(() => expect(failures).toMatchObject([{ code: 'taken by another' }]));
    expect(await db.selectFrom('rate_limit').selectAll().where('key', '=', 'twice').execute()).toEqual([]);
  });
});

describe('A job that fails', () => {
  const failing = (error: Error) => () => Promise.reject(error);

  test('is tried again, each time after twice as long, and put aside after the last', async () => {
    const { failures } = start([job(greetLate, failing(new TypeError('Amapola62 is undefined')))]);
    await send(db, greetLate, { name: 'Amapola62' });
    for (const [attempt, [least, most]] of (
      [
        [60, 120],
        [120, 240],
      ] as const
    ).entries()) {
      await eventually(() => expect(failures).toHaveLength(attempt + 1));
      await eventually(async () => expect(await stored()).toMatchObject([{ state: 'retry' }]));
      const [row] = await stored();
      expect(row?.wait).toBeLessThanOrEqual(most);
      expect(row?.wait).toBeGreaterThan(least - 30);
      await hasten();
    }
    await eventually(async () => expect(await stored()).toMatchObject([{ state: 'failed', retries: 2, output: { code: 'TypeError' } }]));
    expect(failures.map(({ isOver }) => isOver)).toEqual([false, false, true]);
    expect(JSON.stringify([failures, await stored()])).not.toContain('Amapola62');
  });

  test('for good is put aside at once, and retried or forgotten by an operator', async () => {
    const { greeted, failures } = startGreeting(async ({ name }) => {
      if (failures.length === 0) throw new JobFailed('EENVELOPE 550', true, name === 'Ana' ? 'a greeting' : undefined);
    });
    await greetAll('Ana');
    await eventually(async () => expect(await deadJobs(db)).toHaveLength(1));
    expect(await deadJobs(db)).toMatchObject([{ kind: 'greet', attempts: 1, code: 'EENVELOPE 550', about: 'a greeting' }]);
    expect(failures).toMatchObject([{ isOver: true }]);
    expect(await countJobs(db, [greet, tidy])).toEqual([
      { kind: 'greet', waiting: 0, retried: 0, running: 0, dead: 1 },
      { kind: 'tidy', waiting: 0, retried: 0, running: 0, dead: 0 },
    ]);
    expect(await retryDead(db, await deadJobs(db))).toBe(1);
    await eventually(() => expect(greeted).toEqual(['Ana']));
    await sql`insert into jobs.job (id, name, state, completed_on) values (gen_random_uuid(), 'greet', 'failed', now())`.execute(db);
    expect(await forgetDead(db, await deadJobs(db))).toBe(1);
    expect(await deadJobs(db)).toEqual([]);
  });
});

describe('A schedule', () => {
  test('makes jobs by itself, of which one waits or runs at a time', async () => {
    const done = vi.fn(async () => {});
    await lookedAtSchedules(db, 'null');
    const { close } = start([job(tidy, done)]);
    await eventually(() => expect(done).toHaveBeenCalledWith(null, expect.objectContaining({ id: expect.any(String) })));
    await close();
    await sql`delete from jobs.job`.execute(db);
    const client = await openClient(db);
    const sendTidy = () => client.send('tidy', null, dbOption(db));
    expect([await sendTidy(), await sendTidy()]).toEqual([expect.any(String), null]);
  });
});

describe('The end', () => {
  test('waits for what runs, and nothing begins after it', async () => {
    const held = Promise.withResolvers<void>();
    const { close, greeted } = startGreeting(() => held.promise);
    await greetAll('Ana', 'Rosa', 'Eva', 'Pía');
    await eventually(async () => expect((await runningJobs(db)).length).toBe(2));
    const closed = close();
    held.resolve();
    await closed;
    expect(greeted.length + (await stored()).length).toBe(4);
    expect((await stored()).every(({ state }) => state === 'created')).toBe(true);
  });

  test('breaks off what takes too long, and leaves it for the next start', async () => {
    const { close, failures } = startGreeting(async (_, { signal }) => {
      await once(signal, 'abort');
      signal.throwIfAborted();
    });
    await greetAll('Ana');
    await eventually(async () => expect(await runningJobs(db)).toHaveLength(1));
    await close();
    // What is told to the database at the end may arrive after it.
    await eventually(async () => expect(await stored()).toMatchObject([{ state: 'retry' }]));
    expect(failures).toEqual([]);
  });
});

test('While the database is away nothing is thrown, and then all goes on', async () => {
  const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
  onTestFinished(() => away.end());
  const { troubles, close } = start([], away);
  await eventually(() => expect(troubles.length).toBeGreaterThan(1));
  await close();
});
