import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ApplicationRoleError, appendOnly, grantApplication, roleOf } from './application-role.ts';
import { openConnection } from './connection.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { emptyDatabase, testDatabase, testDatabaseUrls } from './testing.ts';

const { pool, connectionConfig, ownerConfig } = await testDatabase();
const owner = await openConnection(ownerConfig);
afterAll(() => owner.end());

/** Runs a statement on a connection of the application, as an injected one would. */
async function attempt(statement: string): Promise<unknown> {
  const client = await openConnection(connectionConfig);
  try {
    return await client.query(statement).then(
      ({ rows }) => ({ allowed: rows }),
      (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
    );
  } finally {
    await client.end();
  }
}

/** Insufficient privilege; as PostgreSQL 15 says of parameters, and of a role that is none. */
const refusals = ['42501', '22023', '42704', '0A000'];

describe('No way leads from the application’s connection', () => {
  test.each([
    'set role alba_owner',
    'set local role alba_owner',
    'set session authorization alba_owner',
    `select set_config('role', 'alba_owner', false)`,
    `select set_config('session_authorization', 'alba_owner', false)`,
    'set role pg_read_server_files',
    'set role pg_execute_server_program',
    'set role pg_write_server_files',
    'create role mine superuser',
    'alter role alba_app superuser',
    'alter role alba_app createrole',
    'alter role alba_app bypassrls',
    'grant alba_owner to alba_app',
    'grant pg_read_all_data to alba_app',
    'alter role alba_owner nologin',
    'drop role alba_owner',
    `alter role alba_owner password 'mine'`,
  ])('to another role: %s', async (statement) => {
    expect(refusals).toContain(await attempt(statement));
  });

  test.each([
    `copy entry from program 'id'`,
    `copy entry to program 'cat'`,
    `copy (select 1) to '/tmp/alba-never'`,
    `copy entry from '/etc/passwd'`,
    `select pg_read_file('/etc/hostname')`,
    `select pg_read_binary_file('/etc/hostname')`,
    `select pg_ls_dir('.')`,
    `select pg_stat_file('postgresql.conf')`,
    `select pg_ls_logdir()`,
    `select pg_current_logfile()`,
    `select lo_import('/etc/hostname')`,
    `select lo_export(1, '/tmp/alba-never')`,
    `load '/tmp/alba-never.so'`,
    'alter system set log_statement = none',
    'select pg_reload_conf()',
    'create extension file_fdw',
    'create extension citext',
    'create extension plperlu',
    'create language plpython3u',
    'create subscription mine connection $$host=localhost$$ publication theirs',
    'create server mine foreign data wrapper postgres_fdw',
  ])('to a file or a program: %s', async (statement) => {
    expect([...refusals, '58P01']).toContain(await attempt(statement));
  });

  test.each([
    'create table public.mine ()',
    'create temporary table mine ()',
    'create schema mine',
    'create database mine',
    'create function public.mine() returns int language sql security definer as $$ select 1 $$',
    'create function pg_temp.mine() returns int language sql security definer as $$ select 1 $$',
    'create or replace function search_fold(words text) returns text language sql as $$ select words $$',
    'create view public.mine as select 1',
    'create trigger mine before insert on entry execute function mine()',
    'create rule mine as on insert to entry do instead nothing',
    'alter table entry add column mine text',
    'alter function search_fold security definer',
    'drop table entry',
    'truncate entry',
    'select * from migration',
    'delete from migration',
    'comment on database postgres is $$mine$$',
    'alter default privileges for role alba_owner grant all on tables to alba_app',
  ])('to anything of its own, or to change what there is: %s', async (statement) => {
    expect(refusals).toContain(await attempt(statement));
  });
});

test('It may execute no function that runs as another role, but for the one that takes out what is past its time, which finds nothing by a path', async () => {
  const { rows } = await pool.query(
    `select oid::regprocedure::text as name, proconfig from pg_proc where prosecdef and has_function_privilege(oid, 'execute')`,
  );
  expect(rows).toEqual([{ name: 'forget_audit(bigint)', proconfig: ['search_path=""'] }]);
});

test('It is a role without rights, but for the rows of all tables', async () => {
  expect(await roleOf(connectionConfig)).toEqual({ role: 'alba_app', rights: [] });
  const { rows } = await pool.query(
    `select oid::regclass::text as name from pg_class as found
     where relkind = 'r' and relnamespace = any(array['public', 'jobs']::regnamespace[])
     and exists (select from unnest(array['select', 'insert', 'update', 'delete']) as right_of where not has_table_privilege(found.oid, right_of))
     order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...appendOnly, 'migration'].sort());
});

test('Of what is append-only it adds and reads rows, and may do nothing else, also to a part of one', async () => {
  const rights = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
  for (const table of appendOnly) {
    const { rows } = await pool.query(
      `select array(select right_of from unnest($2::text[]) as right_of where has_table_privilege($1, right_of) or right_of <> all ('{delete,truncate,trigger}') and has_any_column_privilege($1, right_of)) as rights`,
      [table, rights],
    );
    expect([table, rows]).toEqual([table, [{ rights: ['select', 'insert'] }]]);
  }
});

test.each([
  ['grant update, delete on identity_audit to alba_app', 'delete from identity_audit where false'],
  ['grant all on identity_audit to alba_app', 'truncate identity_audit'],
  ['grant update (event) on identity_audit to alba_app', `update identity_audit set event = 'x' where false`],
  ['grant delete on identity_audit to public', 'delete from identity_audit where false'],
])('A role that got more of what is append-only, in whatever way, loses it at the next start: %s', async (grant, statement) => {
  await owner.query(grant);
  expect(await attempt(statement)).toMatchObject({ allowed: [] });
  await grantApplication(ownerConfig, 'alba_app');
  expect(await attempt(statement)).toBe('42501');
  expect(await attempt('select from identity_audit where false')).toMatchObject({ allowed: [] });
});

test('What a later migration makes is granted, in any schema, with its sequences', async () => {
  await owner.query(
    `create table later (id bigint generated always as identity, old serial); create schema later; create table later.row (n int)`,
  );
  await pool.query('insert into later default values');
  await pool.query('insert into later.row values (1)');
  expect((await pool.query('select * from later, later.row')).rows).toEqual([{ id: '1', old: 1, n: 1 }]);
});

describe('On a server of one’s own', () => {
  /** A database that somebody else made, whose owner is no superuser; with an application's role of any name. */
  async function serverOfOthers(attributes = '') {
    const id = randomUUID().slice(0, 8);
    const admin = await openConnection(await emptyDatabase());
    const others: string[] = [];
    await admin.query(`create role "owner-${id}" login`);
    await admin.query(`create role "app-${id}" login ${attributes}`);
    await admin.query(`create database "site-${id}" owner "owner-${id}"`);
    onTestFinished(async () => {
      await admin.query(`drop database "site-${id}" with (force)`);
      await admin.query(`drop role ${[`owner-${id}`, `app-${id}`, ...others].map(pg.escapeIdentifier).join(', ')}`);
      await admin.end();
    });
    const urlOf = (user: string) => {
      const url = new URL(ownerConfig.connectionString ?? '');
      url.username = user;
      url.pathname = `/site-${id}`;
      return url.href;
    };
    const said: string[] = [];
    const open = async (urls: { url: string; ownerUrl?: string }) => {
      const database = await openDatabase({ ...urls, dataDirectory: '/never-used', onProgress: (line) => void said.push(line) });
      onTestFinished(() => database.close());
      return database;
    };
    return { admin, id, others, said, url: urlOf(`app-${id}`), ownerUrl: urlOf(`owner-${id}`), open };
  }

  test('two roles are enough: one migrates, the other has the rows alone', async () => {
    const { url, ownerUrl, open, said } = await serverOfOthers();
    const database = await open({ url, ownerUrl });
    expect(said).toEqual([expect.stringMatching(/^Migrated the database: 0001-content\.sql, /)]);
    expect(await database.db.selectFrom('entry').selectAll().execute()).toEqual([]);
    await expect(database.pool.query('drop table entry')).rejects.toThrow('must be owner');
    await expect(database.pool.query('create temporary table mine ()')).rejects.toThrow('permission denied');
    // A second start has nothing left to do.
    const again = await open({ url, ownerUrl });
    expect(said).toHaveLength(1);
    expect(await again.db.selectFrom('entry').selectAll().execute()).toEqual([]);
  });

  test('another role than before is granted the same', async () => {
    const { admin, id, others, url, ownerUrl, open } = await serverOfOthers();
    await open({ url, ownerUrl });
    await admin.query(`create role "next-${id}" login`);
    others.push(`next-${id}`);
    const next = new URL(url);
    next.username = `next-${id}`;
    const database = await open({ url: next.href, ownerUrl });
    expect(await database.db.selectFrom('entry').selectAll().execute()).toEqual([]);
    await expect(database.pool.query('select * from migration')).rejects.toThrow('permission denied');
  });

  test('DATABASE_URL alone migrates, and says so', async () => {
    const { ownerUrl, open, said, id } = await serverOfOthers();
    const database = await open({ url: ownerUrl });
    expect(said).toEqual([
      `DATABASE_OWNER_URL is not set: owner-${id} migrates, and owns what the site works on. Not for production.`,
      expect.stringContaining('Migrated'),
    ]);
    expect(await database.db.selectFrom('entry').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['superuser', 'is a superuser'],
    ['createrole', 'may create roles'],
    ['createdb', 'may create databases'],
    ['replication', 'may replicate'],
    ['bypassrls', 'bypasses row-level security'],
    ['in role pg_read_all_data', 'is a member of pg_read_all_data'],
  ])('an application’s role that is a %s is refused, before anything is done', async (attributes, reason) => {
    const { url, ownerUrl, open, id, said } = await serverOfOthers(attributes);
    const refused = open({ url, ownerUrl });
    await expect(refused).rejects.toThrow(ApplicationRoleError);
    await expect(refused).rejects.toThrow(`DATABASE_URL: app-${id} ${reason}`);
    expect(said).toEqual([]);
  });

  test('one that owns something is refused', async () => {
    const { admin, url, ownerUrl, open, id } = await serverOfOthers();
    await admin.query(`alter database "site-${id}" owner to "app-${id}"`);
    await expect(open({ url, ownerUrl })).rejects.toThrow('owns something in this database');
    await admin.query(`alter database "site-${id}" owner to "owner-${id}"`);
  });
});

test('Several processes that grant at once do not disturb each other', async () => {
  const { url, ownerUrl } = await testDatabaseUrls();
  const empty = await emptyDatabase();
  await migrate(empty);
  await Promise.all(Array.from({ length: 5 }, () => grantApplication(empty, 'alba_app', { isOurs: true })));
  await Promise.all(Array.from({ length: 3 }, async () => (await openDatabase({ url, ownerUrl, dataDirectory: '/never-used' })).close()));
});
