import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#database/testing.ts';
import { eventually } from '#tests/eventually.ts';
import { startPurging } from './purge.ts';

const { connectionConfig } = await testDatabase();
const told = z.union([z.strictObject({ tags: z.array(z.string()) }), z.strictObject({ purge_everything: z.literal(true) })]);
const everything = { purge_everything: true };
const log = pino({ level: 'silent' });

/** What a CDN offers. `answer` is told which call it is, from 1. */
async function openHook(answer: (response: ServerResponse, call: number) => void = (response) => void response.end('{}')) {
  const calls: z.infer<typeof told>[] = [];
  const from: string[] = [];
  const server = createServer(async (request, response) => {
    from.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(response, calls.push(told.parse(await json(request))));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/purge`;
  return { url, calls, from };
}

/** One process's part. It has settled once it had everything dropped, which it does when it begins to lead. */
function start(url: string, pace: Parameters<typeof startPurging>[3] = {}) {
  const purging = startPurging({ url, token: 'a token' }, connectionConfig, log, { settle: 50, retry: 200, ...pace });
  onTestFinished(() => purging.close());
  return purging;
}

async function started(answer?: Parameters<typeof openHook>[0], pace: Parameters<typeof startPurging>[3] = {}) {
  const hook = await openHook(answer);
  const purging = start(hook.url, pace);
  await eventually(() => expect(hook.calls).toEqual([everything]));
  return { ...hook, purging };
}

const watcher = new pg.Client(connectionConfig);
await watcher.connect();
afterAll(() => watcher.end());

/** Who leads, by the process of its connection. Other tests have databases on the same server. */
async function leaders(): Promise<number[]> {
  const { rows } = await watcher.query<{ pid: number }>(`
    select pid from pg_locks join pg_database on oid = database
    where locktype = 'advisory' and granted and datname = current_database()`);
  return rows.map(({ pid }) => pid);
}

/** How many connections to this database asked last for the lead. */
async function candidates(): Promise<number> {
  const { rowCount } = await watcher.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'case when not'`,
  );
  return rowCount ?? 0;
}

beforeEach(() => eventually(async () => expect(await leaders()).toEqual([])));

describe('The CDN is told', () => {
  test('to drop everything at the start, and then what was published, together, each once', async () => {
    const { purging, calls, from } = await started();
    purging.purge(['entry:a', 'library']);
    purging.purge(['entry:b', 'library']);
    await eventually(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toEqual({ tags: ['entry:a', 'library', 'entry:b'] });
    purging.purge(['entry:c']);
    await eventually(() => expect(calls[2]).toEqual({ tags: ['entry:c'] }));
    expect(new Set(from)).toEqual(new Set(['POST /purge Bearer a token']));
  });

  test('in parts that it takes; and to drop everything where that is too many of them', async () => {
    const { purging, calls } = await started();
    const names = Array.from({ length: 70 }, (_, index) => `entry:${index}`);
    purging.purge(names);
    await eventually(() => expect(calls).toHaveLength(4));
    expect(calls.slice(1)).toEqual([{ tags: names.slice(0, 30) }, { tags: names.slice(30, 60) }, { tags: names.slice(60) }]);
    purging.purge(Array.from({ length: 1_000 }, (_, index) => `entry:${index}`));
    await eventually(() => expect(calls).toHaveLength(5));
    expect(calls[4]).toEqual(everything);
  });

  test('to drop everything where something may have been missed', async () => {
    const { purging, calls } = await started();
    purging.purge(['entry:a']);
    purging.purgeAll();
    await eventually(() => expect(calls).toEqual([everything, everything]));
  });

  test('again, when it failed', async () => {
    const { purging, calls } = await started((response, call) => {
      if (call === 2) response.socket?.destroy();
      else response.writeHead(call === 3 ? 500 : 200).end('{}');
    });
    purging.purge(['entry:a']);
    await eventually(() => expect(calls).toHaveLength(4));
    expect(calls.slice(1)).toEqual([{ tags: ['entry:a'] }, { tags: ['entry:a'] }, { tags: ['entry:a'] }]);
  });

  test('to drop everything, when it failed for long: nothing that was published is ever forgotten', async () => {
    const { purging, calls } = await started((response, call) => void response.writeHead(call > 1 && call < 8 ? 500 : 200).end('{}'));
    purging.purge(['entry:a']);
    await eventually(() => expect(calls).toHaveLength(8));
    expect(calls.slice(1, 6)).toEqual(Array.from({ length: 5 }, () => ({ tags: ['entry:a'] })));
    expect(calls.slice(6)).toEqual([everything, everything]);
    purging.purge(['entry:b']);
    await eventually(() => expect(calls[8]).toEqual({ tags: ['entry:b'] }));
  });
});

describe('Of several processes', () => {
  test('one tells it; when that one ends another takes over, and has everything dropped', async () => {
    const { url, calls, purging } = await started();
    const second = start(url);
    purging.purge(['entry:a']);
    second.purge(['entry:a']);
    await eventually(() => expect(calls).toHaveLength(2));
    await purging.close();
    await eventually(() => expect(calls).toEqual([everything, { tags: ['entry:a'] }, everything]));
    second.purge(['entry:b']);
    await eventually(() => expect(calls[3]).toEqual({ tags: ['entry:b'] }));
  });

  test('another takes over when the first has lost its connection, and never both', async () => {
    const { url, calls, purging } = await started();
    const second = start(url);
    await watcher.query('select pg_terminate_backend($1)', await leaders());
    await eventually(() => expect(calls).toHaveLength(2));
    expect(calls[1]).toEqual(everything);
    for (const each of [purging, second]) each.purge(['entry:a']);
    await eventually(() => expect(calls).toHaveLength(3));
    expect(await leaders()).toHaveLength(1);
  });
});

describe('At the end', () => {
  test('what is due is sent', async () => {
    const { purging, calls } = await started(undefined, { settle: 2_000 });
    purging.purge(['entry:a']);
    await purging.close();
    expect(calls[1]).toEqual({ tags: ['entry:a'] });
    await eventually(async () => expect(await leaders()).toEqual([]));
  });

  test('nobody waits for a hook that says nothing', async () => {
    const { purging, calls } = await started((response, call) => void (call === 1 && response.end('{}')));
    purging.purge(['entry:a']);
    await eventually(() => expect(calls).toHaveLength(2));
    await purging.close();
  });

  test('who never led ends as well, even before it has begun', async () => {
    const { url } = await started();
    await start(url).close();
    const second = start(url);
    await eventually(async () => expect(await candidates()).toBeGreaterThan(1));
    await second.close();
  });
});
