import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { testDatabase } from '#database/testing.ts';
import { rateLimiter } from './rate-limiter.ts';

const { db, connectionConfig } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const { take, refund, forget } = rateLimiter(db, secret);
/** So slow that nothing comes back within a test. */
const slow = { most: 3, everyMs: 60_000 };

beforeEach(() => db.deleteFrom('rate_limit').execute());

/** As if so many milliseconds had passed. */
async function pass(ms: number): Promise<void> {
  await sql`update rate_limit set spent_until = spent_until - make_interval(secs => ${ms / 1000})`.execute(db);
}

async function granted(count: number, who = 'ana', limit = slow): Promise<number> {
  let times = 0;
  for (let time = 0; time < count; time++) times += (await take('render', who, limit)) === 0 ? 1 : 0;
  return times;
}

test('so many are granted at once, and then one each time that enough has passed', async () => {
  expect(await granted(5)).toBe(3);
  const wait = await take('render', 'ana', slow);
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  await pass(wait + 1);
  expect(await granted(3)).toBe(1);
  await pass(2 * 60_000);
  expect(await granted(5)).toBe(2);
});

test('a long pause gives back the whole, and no more', async () => {
  await granted(3);
  await pass(3_600_000);
  expect(await granted(10)).toBe(3);
});

test('who asks on while refused does not wait for longer', async () => {
  await granted(3);
  await granted(50);
  await pass(60_000);
  expect(await granted(2)).toBe(1);
});

test('one at a time is a limit as well', async () => {
  const once = { most: 1, everyMs: 100 };
  expect(await granted(3, 'ana', once)).toBe(1);
  await sleep(await take('render', 'ana', once));
  expect(await take('render', 'ana', once)).toBe(0);
});

test('what is given back does not count, and gives nobody more than the whole', async () => {
  await granted(3);
  await refund('render', 'ana', slow);
  expect(await granted(3)).toBe(1);
  await refund('render', 'eva', slow);
  for (let time = 0; time < 5; time++) await refund('render', 'ana', slow);
  expect(await granted(10)).toBe(3);
  expect(await granted(10, 'eva')).toBe(3);
});

test('each has one of their own, for each thing', async () => {
  await granted(3);
  expect(await granted(5, 'eva')).toBe(3);
  expect(await take('search', 'ana', slow)).toBe(0);
  expect(await take('render', 'ana', slow)).toBeGreaterThan(0);
});

test('processes share it, and of many at once exactly so many are granted', async () => {
  const other = await openDatabase({ url: connectionConfig.connectionString, dataDirectory: '/never-used' });
  onTestFinished(() => other.close());
  const both = [rateLimiter(db, secret), rateLimiter(other.db, secret)] as const;
  const limit = { most: 17, everyMs: 60_000 };
  const waits = await Promise.all(Array.from({ length: 50 }, (_, index) => both[index % 2 === 0 ? 0 : 1].take('render', 'ana', limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(17);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(60_000);
});

test('who it was is not in the database, and is forgotten as soon as it no longer counts', async () => {
  await granted(1, '203.0.113.7');
  await granted(1, '198.51.100.1', { most: 10, everyMs: 3_600_000 });
  const { rows } = await sql<{ row: string }>`select rate_limit::text as row from rate_limit`.execute(db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.7|render/);
  await pass(60_001);
  await forget();
  expect((await sql`select from rate_limit`.execute(db)).rows).toHaveLength(1);
  // Whoever else signs with another secret counts for themselves.
  expect(await rateLimiter(db, 'another').take('render', '198.51.100.1', { most: 1, everyMs: 60_000 })).toBe(0);
});
