import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { connectOwner } from './connection.ts';
import { type Database, openDatabase } from './database.ts';

/** The connection string of a database on the run's server. */
function addressOf(name: string): string {
  const url = new URL(inject('testServer').url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement as the owner of the run's server, outside of any test database. */
async function administrate(statement: string): Promise<void> {
  const owner = await connectOwner({ connectionString: inject('testServer').url });
  try {
    await owner.query(statement);
  } finally {
    await owner.end();
  }
}

async function create(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(`create database ${name} template ${template}`);
  return name;
}

/** The connection string of a new database, migrated and otherwise empty. It is deleted with the run's server. */
export async function testDatabaseUrl(): Promise<string> {
  return addressOf(await create(inject('testServer').template));
}

/** Creates a database that is not even migrated. It is deleted with the run's server. */
export async function emptyDatabase(): Promise<pg.ClientConfig> {
  return { connectionString: addressOf(await create('template0')) };
}

/** A template database that is filled once in a run (under an advisory lock), for `testDatabase` to clone. */
export async function filledTemplate(name: string, fill: (database: Database) => Promise<unknown>): Promise<string> {
  const owner = await connectOwner({ connectionString: inject('testServer').url });
  try {
    await owner.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const filling = await create(inject('testServer').template);
      const database = await openDatabase({ url: addressOf(filling), dataDirectory: '/never-used' });
      await fill(database).finally(() => database.close());
      await owner.query(`alter database ${filling} rename to ${name}`);
    }
    return name;
  } finally {
    await owner.end();
  }
}

/**
 * Opens a database for one test file as the application does: a clone of the migrated, otherwise empty template, or of another.
 * Call it at the top of the file: `const { db } = await testDatabase()`. Dropped after the file.
 */
export async function testDatabase(template = inject('testServer').template): Promise<Database> {
  const name = await create(template);
  const database = await openDatabase({ url: addressOf(name), dataDirectory: '/never-used' });
  afterAll(async () => {
    await database.close();
    await administrate(`drop database ${name} with (force)`);
  });
  return database;
}
