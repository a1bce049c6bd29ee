import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, inject } from 'vitest';
import { embeddedApplicationRole } from './application-role.ts';
import { openConnection } from './connection.ts';
import { type Database, openDatabase } from './database.ts';

/** A connection on a busy machine may take longer than a reader would wait, in milliseconds. */
const patience = 120_000;
const unhurried = { connectionTimeoutMillis: patience };
/** Options of a database on the run's server. */
export const neverEmbedded = { dataDirectory: '/never-used', connectTimeoutMs: patience };
/** What a statement fails with whose database is in use: PostgreSQL waits 5 s for those whose connections it ends. */
const inUse = '55006';

type Urls = { readonly url: string; readonly ownerUrl: string };

/** The connection strings of a database on the run's server: for the application's role, and for its owner. */
function urlsOf(name: string): Urls {
  const url = new URL(inject('testServer').url);
  url.pathname = `/${name}`;
  const ownerUrl = url.href;
  url.username = embeddedApplicationRole;
  return { url: url.href, ownerUrl };
}

/** Runs a statement as the owner of the run's server, outside of any test database. */
async function administrate(statement: string): Promise<void> {
  const owner = await openOwner();
  const retry = (error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === inUse) return owner.query(statement);
    throw error;
  };
  try {
    await owner.query(statement).catch(retry).catch(retry);
  } finally {
    await owner.end();
  }
}

function openOwner(): Promise<pg.Client> {
  return openConnection({ connectionString: inject('testServer').url, ...unhurried });
}

async function create(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(`create database ${name} template ${template}`);
  // Rights on a database are none of what a template has.
  await administrate(`revoke temporary on database ${name} from public`);
  return name;
}

/** The connection strings of a new database, migrated and otherwise empty. It is deleted with the run's server. */
export async function testDatabaseUrls(): Promise<Urls> {
  return urlsOf(await create(inject('testServer').template));
}

/** How the owner connects to a new database that is not even migrated. It is deleted with the run's server. */
export async function emptyDatabase(): Promise<pg.ClientConfig> {
  return { connectionString: urlsOf(await create('template0')).ownerUrl, ...unhurried };
}

/** A template database that is filled once in a run (under an advisory lock), for `testDatabase` to clone. */
export async function filledTemplate(name: string, fill: (database: Database) => Promise<unknown>): Promise<string> {
  const owner = await openOwner();
  try {
    await owner.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      const filling = await create(inject('testServer').template);
      const database = await openDatabase({ ...urlsOf(filling), ...neverEmbedded });
      await fill(database).finally(() => database.close());
      await owner.query(`alter database ${filling} rename to ${name}`);
    }
    return name;
  } finally {
    await owner.end();
  }
}

/** `ownerConfig` is how the owner connects, for what the application may not do. */
export type TestDatabase = Database & { readonly ownerConfig: pg.ClientConfig };

/**
 * Opens a database for one test file as the application does: a clone of the migrated, otherwise empty template, or of another.
 * Call it at the top of the file: `const { db } = await testDatabase()`. Dropped after the file.
 */
export async function testDatabase(template = inject('testServer').template): Promise<TestDatabase> {
  const name = await create(template);
  const { url, ownerUrl } = urlsOf(name);
  const database = await openDatabase({ url, ownerUrl, ...neverEmbedded });
  afterAll(async () => {
    await database.close();
    await administrate(`drop database ${name} with (force)`);
  });
  return { ...database, ownerConfig: { connectionString: ownerUrl, ...unhurried } };
}

/** Opens the database of another once more, with connections of its own, as another process does. */
export async function joinDatabase({
  connectionConfig,
  ownerConfig,
}: Pick<TestDatabase, 'connectionConfig' | 'ownerConfig'>): Promise<TestDatabase> {
  const database = await openDatabase({ url: connectionConfig.connectionString, ...neverEmbedded, joins: true });
  afterAll(() => database.close());
  return { ...database, ownerConfig };
}
