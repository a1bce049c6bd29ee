import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openConnection } from './connection.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { dataDirectoryOfTest } from './embedded/testing-processes.ts';
import { MigrationError, migrate } from './migrate.ts';
import { emptyDatabase } from './testing.ts';
import { binariesUnderTest } from './testing-binaries.ts';

type Files = Record<string, string>;

async function folder(files: Files): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'alba-migrations-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await write(directory, files);
  return directory;
}

async function write(directory: string, files: Files): Promise<void> {
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(directory, name), sql);
}

async function query(config: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = await openConnection(config);
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

test('applies each file once, in the order of their numbers', async () => {
  const owner = await emptyDatabase();
  const directory = await folder({
    '0002-second.sql': 'insert into step values (2);',
    '0001-first.sql': 'create table step (n int); insert into step values (1);',
  });
  expect(await migrate(owner, directory)).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrate(owner, directory)).toEqual([]);
  await write(directory, { '0003-third.sql': 'insert into step values (3);' });
  expect(await migrate(owner, directory)).toEqual(['0003-third.sql']);
  expect(await query(owner, 'select n from step')).toEqual([1, 2, 3]);
});

test('of several processes that migrate at once, one does and the others wait for it', async () => {
  const owner = await emptyDatabase();
  const directory = await folder({ '0001-slow.sql': 'select pg_sleep(0.3); create table made ();' });
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(owner, directory)));
  expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], [], [], [], ['0001-slow.sql']]);
});

test('a file that fails is named with its line and leaves nothing; those before it stay', async () => {
  const owner = await emptyDatabase();
  const directory = await folder({
    '0001-good.sql': 'create table good ();',
    '0002-bad.sql': 'create table half ();\n\nselect nonsense;',
    '0003-never.sql': 'create table never ();',
  });
  const failed = migrate(owner, directory);
  await expect(failed).rejects.toThrow(MigrationError);
  await expect(failed).rejects.toThrow('0002-bad.sql failed, and nothing of it was applied: column "nonsense" does not exist (line 3)');
  expect(await query(owner, `select to_regclass('good') is not null, to_regclass('half'), to_regclass('never')`)).toEqual([
    true,
    null,
    null,
  ]);

  await write(directory, { '0002-bad.sql': 'create table half ();' });
  expect(await migrate(owner, directory)).toEqual(['0002-bad.sql', '0003-never.sql']);
});

test('refuses an applied file that was changed', async () => {
  const owner = await emptyDatabase();
  const directory = await folder({ '0001-first.sql': 'create table first ();' });
  await migrate(owner, directory);
  await write(directory, { '0001-first.sql': 'create table first (id int);' });
  await expect(migrate(owner, directory)).rejects.toThrow('0001-first.sql was changed after it was applied');
});

test('refuses a database that a newer Alba has migrated', async () => {
  const owner = await emptyDatabase();
  const directory = await folder({ '0001-first.sql': '', '0002-second.sql': '' });
  await migrate(owner, directory);
  await rm(path.join(directory, '0002-second.sql'));
  await expect(migrate(owner, directory)).rejects.toThrow('0002-second.sql was applied to this database and is unknown here');
});

test('refuses a file that comes before one already applied', async () => {
  const owner = await emptyDatabase();
  const directory = await folder({ '0002-second.sql': '' });
  await migrate(owner, directory);
  await write(directory, { '0001-late.sql': '' });
  await expect(migrate(owner, directory)).rejects.toThrow('0001-late.sql comes before 0002-second.sql');
});

test.each([
  { files: { '1-short.sql': '' }, message: '1-short.sql: a migration is named NNNN-title.sql' },
  { files: { '0001-a.sql': '', '0001-b.sql': '' }, message: '0001-b.sql: its number is taken by 0001-a.sql' },
])('refuses the files $files', async ({ files, message }) => {
  await expect(migrate({}, await folder(files))).rejects.toThrow(message);
});

test('several databases of one new server are migrated at once, by an owner who is no superuser', async () => {
  const server = await startEmbedded({ dataDirectory: await dataDirectoryOfTest(), binaries: binariesUnderTest() });
  onTestFinished(() => server.stop());
  await query(server.connection, 'create role manager login createrole');
  const names = ['a', 'b', 'c', 'd'];
  for (const name of names) await query(server.connection, `create database ${name} owner manager`);
  const owners = names.map((database) => ({ ...server.connection, user: 'manager', database }));
  const applied = await Promise.all(owners.map((owner) => migrate(owner)));
  for (const [position, owner] of owners.entries()) {
    expect(applied[position]?.[0]).toBe('0001-content.sql');
    expect(await query(owner, 'select count(*)::int from entry')).toEqual([0]);
  }
});
