import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectOwner, DatabaseUnavailable, isUnavailable } from './connection.ts';
import { testDatabase, testDatabaseUrl } from './testing.ts';

const { pool, connectionConfig } = await testDatabase();

async function errorOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => 'no error',
    (error: unknown) => error,
  );
}

/** A client of a database of the test's own, in a server that is up. */
async function connect(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...options });
  client.on('error', () => {});
  onTestFinished(() => client.end().catch(() => {}));
  await client.connect();
  return client;
}

function urlWith(change: (url: URL) => void): string {
  const url = new URL(connectionConfig.connectionString ?? '');
  change(url);
  return url.href;
}

test('A database that is not there, or takes nobody, is unavailable', async () => {
  const nowhere = [
    'postgresql://ana@localhost:1/alba',
    'postgresql://ana@127.0.0.1:1/alba',
    'postgresql://ana@no-such-host.invalid/alba',
    'postgresql://ana@/alba?host=/nowhere',
    urlWith((url) => {
      url.pathname = '/nowhere';
    }),
  ];
  for (const url of nowhere) expect(isUnavailable(await errorOf(connect(url))), url).toBe(true);
  expect(isUnavailable(await errorOf(connectOwner({ connectionString: nowhere[0] })))).toBe(true);
});

test('One that lets nobody in for a while is unavailable, for those who were in as well', async () => {
  const url = await testDatabaseUrl();
  const name = new URL(url).pathname.slice(1);
  const inside = await connect(url);
  const waiting = errorOf(inside.query('select pg_sleep(20)'));
  const owner = await connectOwner(connectionConfig);
  onTestFinished(() => owner.end());
  await owner.query(`alter database ${name} allow_connections false`);
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  expect(isUnavailable(await waiting)).toBe(true);
  expect(isUnavailable(await errorOf(inside.query('select 1')))).toBe(true);
  expect(isUnavailable(await errorOf(connect(url)))).toBe(true);
  await owner.query(`alter database ${name} allow_connections true`);
  expect((await (await connect(url)).query('select 1')).rowCount).toBe(1);
});

test('One that does not answer in time is unavailable', async () => {
  const client = await connect(await testDatabaseUrl(), { query_timeout: 50 });
  expect(isUnavailable(await errorOf(client.query('select pg_sleep(5)')))).toBe(true);
  const busy = new pg.Pool({ ...connectionConfig, max: 1, connectionTimeoutMillis: 1_000 });
  const held = await busy.connect();
  expect(isUnavailable(await errorOf(busy.query('select 1')))).toBe(true);
  held.release();
  await busy.end();
});

test('What is wrong with a question is no fault of the database', async () => {
  const questions = [
    'select',
    'select 1 / 0',
    'select nothing',
    'insert into rate_limit (key) values (null)',
    `select 'a'::date`,
    'drop table entry',
  ];
  const [none, ...wrong] = await Promise.all(questions.map((text) => errorOf(pool.query(text))));
  expect(none).toBe('no error');
  expect(wrong.map(isUnavailable)).toEqual(wrong.map(() => false));
  for (const other of [new Error('something else'), 'ECONNREFUSED', null, undefined, { code: 'ECONNREFUSED' }])
    expect(isUnavailable(other)).toBe(false);
});

test('A database that does not answer in time is as good as away', async () => {
  const hasty = await connect(await testDatabaseUrl(), { statement_timeout: 20 });
  expect(isUnavailable(await errorOf(hasty.query('select pg_sleep(5)')))).toBe(true);
});

test('It is found behind other errors, and among several', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(isUnavailable(new Error('the page failed', { cause: new Error('the loader failed', { cause: refused }) }))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('other'), refused]))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('other')]))).toBe(false);
  expect(isUnavailable(new DatabaseUnavailable('gone'))).toBe(true);
});
