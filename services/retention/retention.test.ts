import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { jobKinds } from '#server/jobs/kinds.ts';
import { backups, retention } from './retention.ts';

const { pool } = await testDatabase();

test('every table of the database stands there once, and no other does', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by name`,
  );
  expect(retention.flatMap(({ tables }) => tables).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('what goes with an account goes by a foreign key', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `with recursive gone as (
       select 'identity_user'::regclass::oid as id
       union select conrelid from pg_constraint join gone on confrelid = gone.id where contype = 'f' and confdeltype = 'c')
     select id::regclass::text as name from gone where id <> 'identity_user'::regclass`,
  );
  const cascading = new Set(rows.map(({ name }) => name));
  const withAccount = retention.filter(({ endedBy }) => endedBy.includes('the account')).flatMap(({ tables }) => tables);
  expect(withAccount.filter((table) => table !== 'identity_user' && !cascading.has(table))).toEqual([]);
  expect([...cascading].filter((table) => !withAccount.some((each) => each === table))).toEqual([]);
});

test('each job that it names is one of the site’s, and each job that forgets is named', () => {
  const named = retention.flatMap(({ endedBy }) => endedBy.flatMap((by) => (typeof by === 'object' ? [by.job] : [])));
  const names = jobKinds.map(({ name }) => name);
  expect(named.filter((job) => !names.includes(job))).toEqual([]);
  const forgetting = names.filter((name) => /^(?:forget|purge|sweep|erase|remove)-/.test(name) && name !== 'sweep-deleted');
  expect(forgetting.filter((name) => !named.includes(name))).toEqual([]);
});

test('every file or folder that the site makes in its data directory stands there once', async () => {
  const made = new Set<string>();
  for await (const file of glob('{config,database,server,services,script}/**/*.ts')) {
    if (/test|testing/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    for (const [, name] of text.matchAll(/path\.join\(dataDirectory, '([^']+)'/g)) if (name) made.add(name);
  }
  expect(made.size).toBeGreaterThan(5);
  const listed = retention.flatMap(({ files = [] }) => files);
  expect(new Set(listed).size).toBe(listed.length);
  expect([...made].filter((name) => !listed.includes(name))).toEqual([]);
});

test('the privacy policy tells the same, in both languages', async () => {
  for (const locale of ['en', 'es'] as const) {
    const policy = await readFile(`content/page/policies-privacy/${locale}.md`, 'utf8');
    for (const { told } of [...retention, backups])
      if (told) expect([told[locale], policy.includes(told[locale])]).toEqual([told[locale], true]);
  }
});
