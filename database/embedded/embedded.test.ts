import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { patience } from '#tests/patience.ts';
import { binariesUnderTest } from '../testing-binaries.ts';
import { type Embedded, startEmbedded } from './embedded.ts';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import {
  dataDirectoryOfTest,
  hold,
  kill,
  killHard,
  postgresIn,
  postmasterOf,
  supervisorsOf,
  temporaryDirectory,
  until,
} from './testing-processes.ts';

async function start(dataDirectory: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDirectory, binaries: binariesUnderTest() });
  onTestFinished(() => embedded.stop());
  return embedded;
}

async function query(embedded: Embedded, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('starts on an empty folder, ends cleanly, and starts again with its data', async () => {
  const directory = await temporaryDirectory();
  const first = await start(directory);
  expect(first.owned).toBe(true);
  await query(first, 'create table kept as select 7 as answer');
  await first.stop();
  await first.exited;
  expect(await postgresIn(directory)).toEqual([]);
  expect(await readdir(path.join(directory, 'postgres-socket'))).toEqual([]);
  expect(await readFile(path.join(directory, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);

  const second = await start(directory);
  expect(await query(second, 'select answer from kept')).toEqual([7]);
});

test('is durable, checked, off the network, and open to this user alone', async () => {
  const directory = await dataDirectoryOfTest();
  const embedded = await start(directory);
  const setting = (name: string) => `current_setting('${name}')`;
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'server_encoding'];
  expect(await query(embedded, `select ${names.map(setting).join()}`)).toEqual(['on', 'on', 'on', 'on', '', 'UTF8']);
  expect(await query(embedded, `select lower('ÁÑ'), 'Z' < 'a', current_user`)).toEqual(['áñ', true, 'alba_owner']);
  for (const name of ['postgres', 'postgres-socket']) {
    expect((await stat(path.join(directory, name))).mode & 0o777).toBe(0o700);
  }
});

test('writes no personal data into the log', async () => {
  const directory = await dataDirectoryOfTest();
  const embedded = await start(directory);
  await query(embedded, 'create table if not exists person (email text primary key)');
  await query(embedded, 'truncate person');
  await query(embedded, `insert into person values ('ana@example.org')`);
  await expect(query(embedded, `insert into person values ('ana@example.org')`)).rejects.toThrow('duplicate key');
  await expect(query(embedded, `select 'ana@example.org'::uuid`)).rejects.toThrow('ana@example.org');
  await expect(query(embedded, `do $$ begin raise warning 'ana@example.org'; end $$`)).resolves.toEqual([]);
  expect(await readFile(path.join(directory, 'postgres.log'), 'utf8')).not.toContain('ana@');
});

test('truncates the log when it is over 5 MB', async () => {
  const directory = await dataDirectoryOfTest();
  await writeFile(path.join(directory, 'postgres.log'), '');
  await truncate(path.join(directory, 'postgres.log'), 6 * 1024 * 1024);
  await start(directory);
  expect((await stat(path.join(directory, 'postgres.log'))).size).toBeLessThan(10_000);
});

test('a second one joins the first, by whatever name it calls the folder', async () => {
  const directory = await dataDirectoryOfTest();
  const alias = path.join(await temporaryDirectory(), 'alias');
  await symlink(directory, alias);
  const owner = await start(directory);
  const guest = await start(alias);
  expect([owner.owned, guest.owned]).toEqual([true, false]);
  expect(guest.url).toBe(owner.url);
  await guest.stop();
  expect(await query(owner, 'select 1')).toEqual([1]);
  await owner.stop();
  await guest.exited;
});

test('of several that start at once on an empty folder, one starts and the others join', async () => {
  const directory = await temporaryDirectory();
  const others = [hold(directory), hold(directory)];
  const here = await Promise.all([start(directory), start(directory)]);
  const held = await Promise.all(others);
  const owners = [...here.map(({ owned }) => owned), ...held.map(({ first }) => first.owned)];
  expect(owners.toSorted()).toEqual([false, false, false, true]);
  expect((await readdir(directory)).toSorted()).toEqual(['postgres', 'postgres-socket', 'postgres.log']);
});

test('Ctrl-C reaches Node alone, which then ends the server cleanly', async () => {
  const directory = await dataDirectoryOfTest();
  const { child, next } = await hold(directory);
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await next()).toEqual({ ended: true });
  expect(await postgresIn(directory)).toEqual([]);
});

test('with Node killed by SIGKILL nothing is left', async () => {
  const directory = await dataDirectoryOfTest();
  const { child } = await hold(directory);
  expect((await postgresIn(directory)).length).toBeGreaterThan(3);
  await killHard(child);
  await until(async () => (await postgresIn(directory)).length === 0, patience);
});

test('starts at once after Node was killed, with a server of its own', async () => {
  const directory = await dataDirectoryOfTest();
  const { child } = await hold(directory);
  await killHard(child);
  const embedded = await start(directory);
  expect(embedded.owned).toBe(true);
  expect(await query(embedded, 'select 1')).toEqual([1]);
});

test('ends a server whose owner and supervisor were both killed', async () => {
  const directory = await dataDirectoryOfTest();
  const { child } = await hold(directory);
  const orphan = await postmasterOf(directory);
  const supervisors = await supervisorsOf(orphan);
  expect(supervisors).toHaveLength(2);
  for (const supervisor of supervisors) kill(supervisor);
  await killHard(child);
  const embedded = await start(directory);
  expect(embedded.owned).toBe(true);
  expect(await postmasterOf(directory)).not.toBe(orphan);
});

test('reports that the server crashed, and starts again', async () => {
  const directory = await dataDirectoryOfTest();
  const first = await start(directory);
  kill(await postmasterOf(directory));
  await first.exited;
  const second = await start(directory);
  expect(second.owned).toBe(true);
  expect(await query(second, 'select 1')).toEqual([1]);
});

test('creates the cluster atomically: killed meanwhile, it leaves no partial one', async () => {
  const directory = await temporaryDirectory();
  const holding = hold(directory);
  await until(async () => (await readdir(directory)).some((name) => name.includes('.draft-')), patience);
  const [draft = ''] = await readdir(directory);
  await until(async () => (await readdir(path.join(directory, draft))).includes('base'), patience);
  process.kill(Number(draft.split('-')[1]), 'SIGKILL');
  const { child } = await holding;
  // It prints nothing more before it exits.
  if (child.signalCode === null) await once(child, 'exit');
  await start(directory);
  expect((await readdir(directory)).toSorted()).toEqual(['postgres', 'postgres-socket', 'postgres.log']);
});

test('removes stale lock files whose process id was reused', async () => {
  const directory = await dataDirectoryOfTest();
  const first = await start(directory);
  const files = ['postgres/postmaster.pid', 'postgres-socket/.s.PGSQL.5432.lock'].map((name) => path.join(directory, name));
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await first.stop();
  // Reuses the id of an unrelated process that lives as long as this test. (PostgreSQL recognises its own.)
  const innocent = await hold(await dataDirectoryOfTest());
  for (const [position, file] of files.entries()) {
    await writeFile(file, (contents[position] ?? '').replace(/^\d+/, String(innocent.child.pid)), { mode: 0o600 });
  }
  const second = await start(directory);
  expect(second.owned).toBe(true);
  expect(innocent.child.exitCode).toBe(null);
});

test('removes an empty lock file, which a full disk leaves', async () => {
  const directory = await dataDirectoryOfTest();
  await (await start(directory)).stop();
  const file = path.join(directory, 'postgres/postmaster.pid');
  await writeFile(file, '', { mode: 0o600 });
  // Older than one that a server is just writing.
  const lately = Date.now() / 1000 - 10;
  await utimes(file, lately, lately);
  expect((await start(directory)).owned).toBe(true);
});

test('says in PostgreSQL’s words why a cluster does not start', async () => {
  const directory = await dataDirectoryOfTest();
  await (await start(directory)).stop();
  const version = path.join(directory, 'postgres/PG_VERSION');
  const ours = await readFile(version);
  await writeFile(version, '11\n');
  onTestFinished(() => writeFile(version, ours));
  await expect(start(directory)).rejects.toThrow(/which PostgreSQL 11 made: [^|]*database files are incompatible with server/);
});

test('says at once that a cluster is damaged, which starts and takes no connection', async () => {
  const directory = await temporaryDirectory();
  await (await start(directory)).stop();
  await rm(path.join(directory, 'postgres/base'), { recursive: true });
  const failure = await start(directory).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(EmbeddedUnavailable);
  expect(String(failure)).toContain(`PostgreSQL takes no connection on ${directory}/postgres`);
  expect(String(failure)).toContain('does not exist');
  expect(await postgresIn(directory)).toEqual([]);
});

test('does not touch a folder that holds something else', async () => {
  const directory = await temporaryDirectory();
  await mkdir(path.join(directory, 'postgres'));
  await writeFile(path.join(directory, 'postgres/letter.txt'), 'Dear Ana');
  await expect(start(directory)).rejects.toThrow(/is no PostgreSQL cluster, and not empty/);
  expect(await readdir(directory)).toEqual(['postgres']);
});

test('a process that has nothing left to do ends, and its server with it', async () => {
  const directory = await dataDirectoryOfTest();
  const { child } = await hold(directory, { env: { HOLD: 'no' } });
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  await until(async () => (await postgresIn(directory)).length === 0, patience);
});
