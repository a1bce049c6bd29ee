import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openConnection } from '#database/connection.ts';
import { MigrationError } from '#database/migrate.ts';
import { emptyDatabase, testDatabase } from '#database/testing.ts';
import { openClient } from './boss.ts';
import { installJobs } from './install.ts';
import { defineJob, defineSchedule } from './job-kind.ts';

const { db } = await testDatabase();
const retries = { most: 3, firstAfter: 1, upTo: 60 };
const greet = defineJob({ name: 'greet', payload: z.string(), retries });
const tidy = defineSchedule({ name: 'tidy', schedule: '*/5 * * * *' });

/** What is installed, as its owner sees it. */
async function look(owner: Awaited<ReturnType<typeof emptyDatabase>>) {
  const client = await openConnection(owner);
  const queues = await client.query(`select name, policy, retry_limit from jobs.queue order by name`);
  const schedules = await client.query('select name, cron from jobs.schedule order by name');
  await client.end();
  return { queues: queues.rows, schedules: schedules.rows };
}

test('The tables are those of the installed pg-boss', async () => {
  const client = await openClient(db);
  expect(await client.detectSchemaDrift()).toMatchObject({ ok: true, extraIndexes: [] });
  await client.stop();
});

describe('An install', () => {
  test('makes queues and schedules, once, by whoever of several processes comes first', async () => {
    const owner = await emptyDatabase();
    await Promise.all(Array.from({ length: 3 }, () => installJobs(owner, [greet, tidy])));
    expect(await look(owner)).toEqual({
      queues: [
        { name: 'greet', policy: 'standard', retry_limit: 3 },
        { name: 'tidy', policy: 'exclusive', retry_limit: 5 },
      ],
      schedules: [{ name: 'tidy', cron: '*/5 * * * *' }],
    });
  });

  test('of other kinds changes the queues, ends schedules, and keeps what waits', async () => {
    const owner = await emptyDatabase();
    await installJobs(owner, [greet, tidy]);
    const client = await openConnection(owner);
    await client.query(`insert into jobs.job (name) values ('greet')`);
    const patient = defineJob({ name: 'greet', payload: z.string(), retries: { ...retries, most: 9 } });
    await installJobs(owner, [patient]);
    expect(await look(owner)).toMatchObject({ queues: [{ name: 'greet', retry_limit: 9 }, { name: 'tidy' }], schedules: [] });
    expect((await client.query('select from jobs.job')).rowCount).toBe(1);
    await client.end();
  });

  test('migrates the tables of an older pg-boss, and refuses those of a newer one', async () => {
    const { getConstructionPlans, getRollbackPlans } = await import('pg-boss');
    const owner = await emptyDatabase();
    const client = await openConnection(owner);
    await client.query(getConstructionPlans('jobs'));
    await client.query(getRollbackPlans('jobs', 42));
    expect((await client.query('select version from jobs.version')).rows).toEqual([{ version: 41 }]);
    await installJobs(owner, [greet]);
    expect((await client.query('select version from jobs.version')).rows).toEqual([{ version: 42 }]);
    await client.query('update jobs.version set version = 43; comment on schema jobs is null');
    await expect(installJobs(owner, [greet])).rejects.toThrow(MigrationError);
    await client.end();
  });
});
