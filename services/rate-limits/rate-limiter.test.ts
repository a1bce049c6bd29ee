import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#database/database.ts';
import { neverEmbedded, testDatabase } from '#database/testing.ts';
import { rateLimiter } from './rate-limiter.ts';

const { db, connectionConfig } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';
const { take, refund, clear, forget } = rateLimiter(db, secret);
/** So slow that nothing is refilled within a test. */
const slow = { most: 3, everyMs: 60_000 };

beforeEach(() => db.deleteFrom('rate_limit').execute());

/** Simulates that so many milliseconds have passed. */
async function pass(ms: number): Promise<void> {
  await sql`update rate_limit set spent_until = spent_until - make_interval(secs => ${ms / 1000})`.execute(db);
}

async function granted(count: number, who = 'ana', limit = slow): Promise<number> {
  let times = 0;
  for (let time = 0; time < count; time++) times += (await take('render', who, limit)) === 0 ? 1 : 0;
  return times;
}

test('allows a burst, and then refills one by one', async () => {
  expect(await granted(5)).toBe(3);
  const wait = await take('render', 'ana', slow);
  expect(wait).toBeGreaterThan(50_000);
  expect(wait).toBeLessThanOrEqual(60_000);
  await pass(wait + 1);
  expect(await granted(3)).toBe(1);
  await pass(2 * 60_000);
  expect(await granted(5)).toBe(2);
});

test('a long pause refills the whole burst, and no more', async () => {
  await granted(3);
  await pass(3_600_000);
  expect(await granted(10)).toBe(3);
});

test('rejected attempts do not prolong the wait', async () => {
  await granted(3);
  await granted(50);
  await pass(60_000);
  expect(await granted(2)).toBe(1);
});

test('a burst of one is a limit as well', async () => {
  const once = { most: 1, everyMs: 60_000 };
  expect(await granted(3, 'ana', once)).toBe(1);
  await pass((await take('render', 'ana', once)) + 1);
  expect(await take('render', 'ana', once)).toBe(0);
});

test('a refunded attempt does not count, and refunds never exceed the burst', async () => {
  await granted(3);
  await refund('render', 'ana', slow);
  expect(await granted(3)).toBe(1);
  await refund('render', 'eva', slow);
  for (let time = 0; time < 5; time++) await refund('render', 'ana', slow);
  expect(await granted(10)).toBe(3);
  expect(await granted(10, 'eva')).toBe(3);
});

test('a clock that was set back makes nobody wait longer than for one', async () => {
  await granted(3);
  await pass(-86_400_000);
  expect(await take('render', 'ana', slow)).toBe(60_000);
  expect(await take('render', 'ana', slow)).toBeLessThanOrEqual(60_000);
  await pass(60_000);
  expect(await granted(3)).toBe(1);
});

test('what was counted can be cleared, for one client and operation', async () => {
  for (const who of ['ana', 'eva']) await granted(3, who);
  await clear('render', 'ana');
  expect(await granted(5)).toBe(3);
  expect(await granted(5, 'eva')).toBe(0);
});

test('clients and operations are limited separately', async () => {
  await granted(3);
  expect(await granted(5, 'eva')).toBe(3);
  expect(await take('search', 'ana', slow)).toBe(0);
  expect(await take('render', 'ana', slow)).toBeGreaterThan(0);
});

test('processes share it, and concurrent attempts are counted exactly', async () => {
  const other = await openDatabase({ url: connectionConfig.connectionString, ...neverEmbedded, joins: true });
  onTestFinished(() => other.close());
  const both = [rateLimiter(db, secret), rateLimiter(other.db, secret)] as const;
  const limit = { most: 17, everyMs: 60_000 };
  const waits = await Promise.all(Array.from({ length: 50 }, (_, index) => both[index % 2 === 0 ? 0 : 1].take('render', 'ana', limit)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(17);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(60_000);
});

test('the database has no address, and a row is deleted once it is refilled', async () => {
  await granted(1, '203.0.113.7');
  await granted(1, '198.51.100.1', { most: 10, everyMs: 3_600_000 });
  const { rows } = await sql<{ row: string }>`select rate_limit::text as row from rate_limit`.execute(db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.7|render/);
  await pass(60_001);
  await forget();
  expect((await sql`select from rate_limit`.execute(db)).rows).toHaveLength(1);
  // Another secret counts separately.
  expect(await rateLimiter(db, 'another').take('render', '198.51.100.1', { most: 1, everyMs: 60_000 })).toBe(0);
});
