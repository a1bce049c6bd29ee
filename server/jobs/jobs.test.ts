import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import { type Environment, parseEnvironment } from '#config/environment.ts';
import { testDatabase } from '#database/testing.ts';
import type { DB } from '#database/types.ts';
import { createLog } from '#server/operations/log.ts';
import { openServices } from '#server/services.ts';
import { jobSender } from '#services/jobs/job-sender.ts';
import { countJobs } from '#services/jobs/overview.ts';
import { lookedAtSchedules } from '#services/jobs/testing.ts';
import { mailFiles, mailFolder } from '#services/mail/mail-files.ts';
import { outbox } from '#services/mail/outbox.ts';
import { startMailServer } from '#services/mail/testing-smtp.ts';
import { standInRegistry } from '#services/trials/testing-registry.ts';
import { madeStudies } from '#services/trials/testing-studies.ts';
import { eventually } from '#tests/eventually.ts';
import { startJobs } from './jobs.ts';
import { jobKinds } from './kinds.ts';

const { db, pool } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';

async function start(change: Partial<Environment> = {}, on = { db, pool }) {
  const dataDirectory = await mkdtemp(`${tmpdir()}/alba-jobs-`);
  const environment = { ...parseEnvironment({ DATA_DIR: dataDirectory }), ...change };
  const logged: string[] = [];
  const log = createLog(environment, { write: (line) => void logged.push(line) });
  const services = openServices({ typeLabels: typeLabelIn, environment, secret, db: on.db, log });
  const jobs = startJobs({ ...services, pool: on.pool }, { pollSeconds: 0.5 });
  onTestFinished(async () => {
    await jobs.close();
    await rm(dataDirectory, { recursive: true });
  });
  /** What is said of mails alone: what is due by the clock runs beside them, and may say something, too. */
  const saidOfMails = () => logged.filter((line) => line.includes('"job":"mail"'));
  return { ...jobs, logged, saidOfMails, files: () => mailFiles(mailFolder(dataDirectory)) };
}

const put = (to = 'amapola@example.org') =>
  db
    .transaction()
    .execute((transaction) =>
      outbox(jobSender({ secret })).put(transaction, { to, locale: 'en', content: { kind: 'password-changed', username: 'Amapola62' } }),
    );

async function waiting(): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int4 as count from jobs.job where name = 'mail' and state <> 'failed'`.execute(db);
  return rows[0]?.count ?? 0;
}

describe('Mails', () => {
  test('that waited and that come are files, without a server', async () => {
    await put('a@example.org');
    const { files } = await start();
    await eventually(async () => expect(await files()).toHaveLength(1));
    await Promise.all(Array.from({ length: 10 }, (_, index) => put(`b${index}@example.org`)));
    await eventually(async () => expect(await files()).toHaveLength(11));
    await eventually(async () => expect(await waiting()).toBe(0));
  });

  test('go to the server where there is one', async () => {
    const server = await startMailServer();
    const { files, logged } = await start({ smtp: server.at() });
    await put();
    await eventually(() => expect(server.taken).toHaveLength(1));
    expect(server.taken[0]).toContain('Subject: Your password was changed');
    expect(await files()).toEqual([]);
    expect(logged.join()).not.toContain('amapola');
  });

  test('that are refused for good are in the log, by number and kind alone', async () => {
    const server = await startMailServer((command) => (command === 'RCPT' ? '550 no amapola here' : undefined));
    const { logged, saidOfMails } = await start({ smtp: server.at() });
    await put();
    await eventually(() => expect(saidOfMails()).toHaveLength(1));
    expect(JSON.parse(saidOfMails()[0] ?? '')).toMatchObject({
      level: 50,
      code: 'EENVELOPE 550',
      job: 'mail',
      about: 'password-changed',
      id: expect.any(String),
    });
    expect(logged.join()).not.toContain('amapola');
  });

  test('written to files in production are worth a warning', async () => {
    const { logged } = await start({ name: 'production' });
    expect(logged.join()).toContain('SMTP_URL is not set');
    expect((await start()).logged).toEqual([]);
  });
});

describe('The end', () => {
  test('waits for a mail that is being sent', async () => {
    const server = await startMailServer();
    const { close } = await start({ smtp: server.at() });
    await Promise.all(Array.from({ length: 5 }, () => put()));
    await eventually(() => expect(server.commands.length).toBeGreaterThan(0));
    await close();
    expect(server.taken.length + (await waiting())).toBe(5);
    await sql`delete from jobs.job`.execute(db);
  });

  test('breaks off a server that is silent, and leaves its mail for the next start', async () => {
    const silent = await startMailServer((command) => (command === 'mail' ? 'say nothing' : undefined));
    const { close, saidOfMails } = await start({ smtp: silent.at() });
    await put();
    await eventually(() => expect(silent.commands).toContain('DATA'));
    await close();
    expect(await waiting()).toBe(1);
    expect(saidOfMails()).toEqual([]);
    const { files } = await start();
    await eventually(async () => expect(await files()).toHaveLength(1));
  });
});

test('Every schedule of the site is done by itself', async () => {
  // The workers of another test may just have done it.
  await lookedAtSchedules(db, 'null');
  const { logged } = await start();
  const scheduled = jobKinds.filter(({ schedule }) => schedule?.startsWith('* '));
  // The audit is sealed for most of an hour at a time.
  const ending = scheduled.filter(({ name }) => name !== 'seal-audit');
  expect(scheduled.length - ending.length).toBe(1);
  expect(ending.length).toBeGreaterThan(0);
  const fired = async () =>
    (await sql<{ name: string }>`select name from jobs.schedule where last_job_id is not null order by name`.execute(db)).rows;
  await eventually(async () => expect(await fired()).toEqual(expect.arrayContaining(scheduled.map(({ name }) => ({ name })))));
  await eventually(async () => expect((await countJobs(db, ending)).every((kind) => kind.waiting + kind.running === 0)).toBe(true));
  expect(logged).toEqual([]);
});

test('Of a registry that is another than the copy was made of, the copy is made at once', async () => {
  const registry = await standInRegistry({ studies: madeStudies({ studies: 20, sites: 60 }), dataTimestamp: '2026-11-20T09:00:00' });
  onTestFinished(() => registry.close());
  const copied = () => db.selectFrom('trial_mirror').select(['source', 'data_timestamp']).executeTakeFirstOrThrow();
  // As of a day on which it was looked at, by another.
  await db.updateTable('trial_mirror').set({ source: 'https://another.example', checked_at: new Date() }).execute();
  await start({ trials: { url: registry.url, isSample: true } });
  await eventually(async () => expect(await copied()).toEqual({ source: registry.url, data_timestamp: '2026-11-20T09:00:00' }));
});

test('While the database is away there is a line in the log, and then all goes on', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
  onTestFinished(() => pool.end());
  const { logged, close } = await start({}, { pool, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) });
  await eventually(() => expect(logged.length).toBeGreaterThan(0));
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ code: 'ECONNREFUSED', level: 40 }]);
  await close();
});
