import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import { connectTimeoutMs, openConnection } from './connection.ts';
import { type Database, type DatabaseOptions, DatabaseUnavailable, openDatabase } from './database.ts';
import { dataDirectoryOfTest, hold, kill, killHard, postmasterOf } from './embedded/testing-processes.ts';
import { testDatabase, testDatabaseUrls } from './testing.ts';
import { binariesUnderTest } from './testing-binaries.ts';

const { db, pool } = await testDatabase();

const entry = {
  space: 'page',
  id: 'treatment-surgery',
  type: 'page',
  screen: 'treatment.surgery',
  slug: 'surgery',
  title: 'Surgery',
  teaser: 'What surgery does.',
  sections: JSON.stringify([{ kind: 'text' }]),
  topics: ['treatment'],
  published_at: '2026-03-01',
  updated_at: '2026-11-20',
  source_hash: 'abc',
};

async function open(options: Omit<DatabaseOptions, 'dataDirectory'> & { dataDirectory?: string }): Promise<Database> {
  const database = await openDatabase({ dataDirectory: '/never-used', binaries: binariesUnderTest(), ...options });
  onTestFinished(() => database.close());
  return database;
}

async function answerOf({ pool }: Database): Promise<unknown> {
  return (await pool.query<{ answer: number }>('select 1 as answer')).rows[0]?.answer;
}

/** Retries a query until it succeeds: one that fails with a server is sent again. */
async function answerWithin(database: Database, ms: number): Promise<unknown> {
  for (const end = Date.now() + ms; ; await sleep(20)) {
    try {
      return await answerOf(database);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

test('reads and writes rows: a date is a day, a moment is a Date, json is parsed', async () => {
  await db
    .insertInto('entry')
    .values([
      { ...entry, locale: 'en' },
      { ...entry, locale: 'es', slug: 'cirugia', title: 'Cirugía' },
    ])
    .execute();
  const found = await db.selectFrom('entry').selectAll().where('locale', '=', 'es').executeTakeFirstOrThrow();
  expect(found).toMatchObject({
    title: 'Cirugía',
    published_at: '2026-03-01',
    reviewed_at: null,
    sections: [{ kind: 'text' }],
    sources: [],
    fields: {},
    topics: ['treatment'],
  });
  expect(found.stored_at).toBeInstanceOf(Date);
  const { rows } = await pool.query(`select array['2026-03-01'::date] as days`);
  expect(rows).toEqual([{ days: ['2026-03-01'] }]);
});

test('an entry fills a screen once a language, and an address belongs to one entry', async () => {
  const row = { ...entry, locale: 'en', id: 'other', screen: 'unlike.any' };
  await db.insertInto('entry').values(row).execute();
  await expect(
    db
      .insertInto('entry')
      .values({ ...row, id: 'third' })
      .execute(),
  ).rejects.toThrow('entry_screen');
  await db
    .insertInto('entry')
    .values({ ...row, id: 'fourth', screen: null })
    .execute();
  await expect(
    db
      .insertInto('entry')
      .values({ ...row, id: 'fifth', screen: null })
      .execute(),
  ).rejects.toThrow('entry_slug');
});

test('deleting an entry cascades to its links', async () => {
  await db
    .insertInto('entry')
    .values({ ...entry, id: 'linking', locale: 'en', screen: 'links.here' })
    .execute();
  await db.insertInto('entry_link').values({ entry_id: 'linking', locale: 'en', target_id: 'not-published-yet' }).execute();
  await db.deleteFrom('entry').where('id', '=', 'linking').execute();
  expect(await db.selectFrom('entry_link').selectAll().where('entry_id', '=', 'linking').execute()).toEqual([]);
});

test.each([
  'create table mine ()',
  'alter table entry add column mine text',
  'drop table entry',
  'truncate entry',
  'create schema mine',
  'select * from migration',
  'create role mine',
])('the application may not: %s', async (sql) => {
  await expect(pool.query(sql)).rejects.toThrow(/permission denied|must be owner/);
});

test('every connection is alba_app, in UTC, with a statement timeout', async () => {
  const query = `select current_user as role, current_setting('timezone') as zone,
    current_setting('statement_timeout') as statement, current_setting('application_name') as name`;
  const connections = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  for (const connection of connections) {
    const { rows } = await connection.query(query);
    expect(rows).toEqual([{ role: 'alba_app', zone: 'UTC', statement: '15s', name: 'alba' }]);
    connection.release();
  }
});

test('the parameters of a URL take precedence', async () => {
  const { url: address, ownerUrl } = await testDatabaseUrls();
  const url = new URL(address);
  url.searchParams.set('options', '-c work_mem=7MB');
  url.searchParams.set('application_name', 'theirs');
  const database = await open({ url: url.href, ownerUrl });
  const { rows } = await database.pool.query(`select current_user as role, current_setting('work_mem') as memory,
    current_setting('application_name') as name`);
  expect(rows).toEqual([{ role: 'alba_app', memory: '7MB', name: 'theirs' }]);
});

test('reconnects when the embedded server was killed: running queries fail, the next ones do not', async () => {
  const dataDirectory = await dataDirectoryOfTest();
  const database = await open({ dataDirectory });
  await answerOf(database);
  const idleInTransaction = await database.pool.connect();
  await idleInTransaction.query('begin');
  const running = expect(database.pool.query('select pg_sleep(10)')).rejects.toThrow();

  kill(await postmasterOf(dataDirectory));
  await running;
  expect(await answerWithin(database, patience)).toBe(1);
  await expect(idleInTransaction.query('commit')).rejects.toThrow();
  idleInTransaction.release(true);
});

test('starts a server when the process whose server it joined has exited', async () => {
  const dataDirectory = await dataDirectoryOfTest();
  const { child } = await hold(dataDirectory);
  const database = await open({ dataDirectory });
  expect(await answerOf(database)).toBe(1);
  await killHard(child);
  // Not the server that is about to end.
  await sleep(300);
  expect(await answerWithin(database, patience)).toBe(1);
});

test('closes while the server is being restarted', async () => {
  const dataDirectory = await dataDirectoryOfTest();
  const database = await openDatabase({ dataDirectory, binaries: binariesUnderTest() });
  kill(await postmasterOf(dataDirectory));
  await sleep(50);
  await database.close();
  await expect(answerOf(database)).rejects.toThrow();
});

test('a DATABASE_URL that does not answer is one error, soon, without the password', async () => {
  const nowhere = new URL((await testDatabaseUrls()).url);
  nowhere.pathname = '/nowhere';
  const urls = ['postgresql://ana:pass-word@localhost:1/alba', 'postgresql://ana:pass-word@:not a url', nowhere.href];
  const errors = await Promise.all(urls.map((url) => open({ url }).catch((error: unknown) => error)));
  for (const error of errors) {
    expect(error).toBeInstanceOf(DatabaseUnavailable);
    expect(String(error)).not.toContain('pass-word');
  }
  expect(errors.map(String)).toEqual([
    expect.stringContaining('alba at localhost:1 (DATABASE_URL) does not answer: connect ECONNREFUSED'),
    expect.stringContaining('of DATABASE_URL does not answer: Invalid URL'),
    expect.stringContaining('does not answer: database "nowhere" does not exist'),
  ]);
});

test('a server that accepts and never answers times out', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const config = { connectionString: `postgresql://ana@127.0.0.1:${port}/alba`, connectionTimeoutMillis: 200 };
  await expect(openConnection(config)).rejects.toThrow(DatabaseUnavailable);
  expect(connectTimeoutMs).toBe(5_000);
});
