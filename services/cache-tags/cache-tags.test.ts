import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { addCacheExpiry, addCacheTags, channel, collectCacheTags, invalidateTags, parseInvalidation, tags } from './cache-tags.ts';

const { db, connectionConfig } = await testDatabase();
const heard: string[] = [];
const listener = new pg.Client(connectionConfig);
await listener.connect();
listener.on('notification', ({ payload = '' }) => void heard.push(payload));
await listener.query(`listen ${channel}`);
afterAll(() => listener.end());

beforeEach(() => {
  heard.length = 0;
});

describe('Cache tags', () => {
  test('are collected from all reads of a page, however deep', async () => {
    const deep = async () => {
      await sleep(1);
      addCacheTags(tags.topic('b'));
      addCacheExpiry(Date.now() + 60_000);
    };
    const { result, notes } = await collectCacheTags(async () => {
      addCacheTags(tags.entry('a'), tags.entry('a'));
      await Promise.all([deep(), deep()]);
      return 'page';
    });
    expect([result, [...notes.tags]]).toEqual(['page', ['entry:a', 'topic:b']]);
  });

  test('of pages that are rendered concurrently do not mix', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `e${index}`);
    const made = await Promise.all(
      ids.map((id, index) =>
        collectCacheTags(async () => {
          addCacheTags(tags.entry(id));
          await sleep(index % 5);
          await sql`select 1`.execute(db);
          addCacheTags(tags.asset(id));
          if (index % 2) addCacheExpiry(Date.now() + 60_000);
        }),
      ),
    );
    expect(made.map(({ notes }) => [...notes.tags])).toEqual(ids.map((id) => [`entry:${id}`, `asset:${id}`]));
    expect(made.map(({ notes }) => Number.isFinite(notes.changesAt))).toEqual(ids.map((_, index) => index % 2 === 1));
  });

  test('have the earliest future expiry', async () => {
    const now = Date.now();
    const { notes } = await collectCacheTags(async () => {
      for (const at of [now + 3_000, now + 2_000, now + 4_000, now - 1_000]) addCacheExpiry(at);
    });
    expect(notes.changesAt).toBe(now + 2_000);
  });

  test('are ignored outside of a page', async () => {
    addCacheTags(tags.library);
    addCacheExpiry(Date.now() + 1_000);
    expect((await collectCacheTags(async () => {})).notes).toEqual({ tags: new Set(), changesAt: Number.POSITIVE_INFINITY });
  });
});

describe('An invalidation', () => {
  const publish = (changed: Iterable<string>) => db.transaction().execute((transaction) => invalidateTags(transaction, changed));
  const told = () => heard.flatMap((payload) => parseInvalidation(payload) ?? []);

  test('is sent on commit, each tag once', async () => {
    await db.transaction().execute(async (transaction) => {
      await invalidateTags(transaction, ['entry:a', 'library', 'entry:a']);
      await sleep(50);
      expect(heard).toEqual([]);
    });
    await eventually(() => expect(told()).toEqual(['entry:a', 'library']));
  });

  test('is not sent on rollback', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await invalidateTags(transaction, ['entry:failed']);
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    await publish(['entry:next']);
    await eventually(() => expect(told()).toEqual(['entry:next']));
  });

  test('of more than fits into a message is split, and no tag is lost', async () => {
    // In bytes: an ñ has two.
    const names = Array.from({ length: 3_000 }, (_, index) => `entry:ñandú-${index}`);
    await publish(names);
    await eventually(() => expect(told()).toEqual(names));
    expect(heard.length).toBeGreaterThan(6);
    for (const payload of heard) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(7_500);
  });

  test('of just the maximum size is one message', async () => {
    const name = 'x'.repeat(7_500 - '["",""]'.length - 1);
    await publish([name, 'y']);
    await eventually(() => expect(told()).toEqual([name, 'y']));
    expect(heard).toHaveLength(1);
    heard.length = 0;
    await publish([`${name}x`, 'y']);
    await eventually(() => expect(told()).toEqual([`${name}x`, 'y']));
    expect(heard).toHaveLength(2);
  });
});

test.each(['', 'nonsense', '{"a":1}', '"a"', 'null', '[1]', '["a",null]', '["a"'])('%j is no valid message', (payload) => {
  expect(parseInvalidation(payload)).toBeNull();
});
