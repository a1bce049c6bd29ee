import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { patience } from '../patience.ts';
import { freePort, PublishedDirectory, processesIn, type Site, startSite, waitUntil } from '../processes.ts';

const data = new PublishedDirectory();
const nobody = { login: 'nobody', password: 'Not-Right7!' };

/** The site on the data of this file, ended by force after the test if the test has not. */
async function startForTest(variables: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ dataDirectory: data.path, variables });
  onTestFinished(async () => {
    if (!site.program.ended) await site.program.end('SIGKILL');
  });
  return site;
}

afterAll(() => data[Symbol.asyncDispose]());

test('Started again with nothing changed, the site does none of the work twice', async () => {
  const { program } = await startForTest({ PUBLISH: '1' });
  expect(program.output).not.toMatch(/Building|Published|Migrated|Made/);
  expect(program.lines.at(-1)).toMatch(/^Alba is ready at http:/);
});

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('ends the site and its database cleanly', async () => {
    const { program } = await startForTest();
    expect((await processesIn(data.path)).length).toBeGreaterThan(1);
    expect(await program.end(signal)).toEqual({ code: 0, signal: null });
    expect(await processesIn(data.path)).toEqual([]);
    expect(program.errors).toBe('');
    const again = await startForTest();
    expect(again.program.output).not.toMatch(/recover/i);
  });

  test('lets a request finish that waits for the database', async () => {
    const { program, origin } = await startForTest();
    const lock = await lockTable('identity_user');
    const slow = fetch(`${origin}/login`, { method: 'POST', headers: { Origin: origin }, body: new URLSearchParams(nobody) });
    await waitUntil(() => lock.isWaitedFor(), patience, 'the request waits for the lock');
    const exit = program.end(signal);
    await program.says('finishing what is under way');
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    await lock.release();
    const response = await slow;
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/<\/html>$/);
    expect(await exit).toEqual({ code: 0, signal: null });
  });

  test('waits for a page that is still made for a reader who was told that it takes too long', async () => {
    const { program, origin } = await startForTest();
    const lock = await lockTable('entry');
    expect((await fetch(`${origin}/treatment/chemotherapy`)).status).toBe(503);
    const exit = program.end(signal);
    await program.says('finishing what is under way');
    // For an end that does not wait to come to the database.
    await sleep(500);
    await lock.release();
    expect(await exit).toEqual({ code: 0, signal: null });
    expect(program.errors).not.toContain('after calling end');
  });

  test('lets a request finish that is still being sent', async () => {
    const { program, port, origin } = await startForTest();
    // What a busy machine is late with is 503.
    await waitUntil(async () => (await fetch(`${origin}/es`)).status === 200, patience, 'the page is made');
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /es HTTP/1.1\r\nHost: a\r\n');
    // A whole answer on another connection: by then the server has read the beginning of this one.
    await (await fetch(`http://127.0.0.1:${port}/health/live`)).text();
    const exit = program.end(signal);
    await program.says('finishing what is under way');
    socket.write('Connection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await exit).toEqual({ code: 0, signal: null });
  });

  test('does not wait for connections that ask for nothing', async () => {
    const { program, port, origin } = await startForTest();
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    await (await fetch(origin, { headers: { Connection: 'keep-alive' } })).text();
    expect((await program.end(signal)).code).toBe(0);
    idle.destroy();
  });
});

test('Killed by SIGKILL, the site leaves no database behind, and the next start works by itself', async () => {
  const { program } = await startForTest();
  expect((await processesIn(data.path)).length).toBeGreaterThan(1);
  program.child.kill('SIGKILL');
  await program.exited;
  await waitUntil(async () => (await processesIn(data.path)).length === 0, patience, 'the database is gone');
  const again = await startForTest();
  await waitUntil(async () => (await fetch(`${again.origin}/treatment/chemotherapy`)).status === 200, patience, 'a page is made');
  expect((await again.program.end()).code).toBe(0);
});

test('A second site on the same data finds its port taken, and says so in one line without harm to the first', async () => {
  const first = await startForTest();
  const error = await startSite({ dataDirectory: data.path, variables: { PORT: String(first.port) } }).catch(String);
  expect(error).toMatch(/EADDRINUSE/);
  expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200);
  expect(await freePort()).not.toBe(first.port);
});

/** Keeps everybody from reading a table, as a migration or a slow disk would. Whatever the site does by itself reads no members. */
async function lockTable(name: 'identity_user' | 'entry') {
  const config = { host: `${data.path}/postgres-socket`, user: 'alba_owner', database: 'postgres' };
  const [holder, watcher] = [new pg.Client(config), new pg.Client(config)];
  // A database that ends while a test has failed is no second failure.
  for (const client of [holder, watcher]) client.on('error', () => {});
  await Promise.all([holder.connect(), watcher.connect()]);
  onTestFinished(async () => {
    await Promise.all([holder.end(), watcher.end()]).catch(() => {});
  });
  await holder.query(`begin; lock table ${name} in access exclusive mode`);
  return {
    async isWaitedFor(): Promise<boolean> {
      const { rowCount } = await watcher.query('select from pg_locks where not granted');
      return (rowCount ?? 0) > 0;
    },
    async release(): Promise<void> {
      await watcher.end();
      await holder.query('rollback');
      await holder.end();
    },
  };
}
