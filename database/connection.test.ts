import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseUnavailable, isUnavailable, openConnection } from './connection.ts';
import { testDatabase, testDatabaseUrls } from './testing.ts';

const { pool, connectionConfig, ownerConfig } = await testDatabase();

async function errorOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => 'no error',
    (error: unknown) => error,
  );
}

/** Connects to a database of the run's server. */
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

test('A database that does not exist, or rejects connections, is unavailable', async () => {
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
  expect(isUnavailable(await errorOf(openConnection({ connectionString: nowhere[0] })))).toBe(true);
});

test('One that rejects connections for a while is unavailable, also for those already connected', async () => {
  const { url } = await testDatabaseUrls();
  const name = new URL(url).pathname.slice(1);
  const inside = await connect(url);
  const waiting = errorOf(inside.query('select pg_sleep(20)'));
  const owner = await openConnection(ownerConfig);
  onTestFinished(() => owner.end());
  await owner.query(`alter database ${name} allow_connections false`);
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  expect(isUnavailable(await waiting)).toBe(true);
  expect(isUnavailable(await errorOf(inside.query('select 1')))).toBe(true);
  expect(isUnavailable(await errorOf(connect(url)))).toBe(true);
  await owner.query(`alter database ${name} allow_connections true`);
  expect((await (await connect(url)).query('select 1')).rowCount).toBe(1);
});

test('A connection timeout is unavailable', async () => {
  const client = await connect((await testDatabaseUrls()).url, { query_timeout: 50 });
  expect(isUnavailable(await errorOf(client.query('select pg_sleep(5)')))).toBe(true);
  const busy = new pg.Pool({ ...connectionConfig, max: 1 });
  const held = await busy.connect();
  busy.options.connectionTimeoutMillis = 200;
  expect(isUnavailable(await errorOf(busy.query('select 1')))).toBe(true);
  held.release();
  await busy.end();
});

test('An error in a query is no outage', async () => {
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

test('A query timeout is an outage', async () => {
  const hasty = await connect((await testDatabaseUrls()).url, { statement_timeout: 20 });
  expect(isUnavailable(await errorOf(hasty.query('select pg_sleep(5)')))).toBe(true);
});

test('An outage is found in the cause of an error, and in an AggregateError', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(isUnavailable(new Error('the page failed', { cause: new Error('the loader failed', { cause: refused }) }))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('other'), refused]))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('other')]))).toBe(false);
  expect(isUnavailable(new DatabaseUnavailable('gone'))).toBe(true);
});
