import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { openConnection } from './connection.ts';

/** A migration failed, or the migration files do not match what the database has applied. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

interface Migration {
  /** The file name, such as `0001-content.sql`: sorts and identifies it. */
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

type Applied = ReadonlyMap<string, string>;

/** The key of the advisory lock: any constant that nothing else in this database uses. */
const LOCK_KEY = 4_217_051_903;
const UNDEFINED_TABLE = '42P01';
const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;

const migrationsDirectory = path.join(import.meta.dirname, 'migrations');

/**
 * Applies the pending migrations of `migrations/`: each file once, in order, in a transaction of its own, as
 * the database's owner. Safe to run concurrently (an advisory lock); with nothing pending it costs one query.
 *
 * @returns the names of the migrations it applied
 * @throws {MigrationError} naming the file, which is then rolled back; and when the checksum of an applied file
 *   differs, or the file is missing here (an older Alba on a newer database)
 * @throws {DatabaseUnavailable}
 */
export async function migrate(owner: pg.ClientConfig, directory = migrationsDirectory): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = await openConnection(owner);
  try {
    if (pendingOf(migrations, await readApplied(client)).length === 0) return [];
    // Released when the connection ends, however it ends.
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    // Checks again: another process may have applied them while this one waited for the lock.
    const pending = pendingOf(migrations, await readApplied(client));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name, position) => {
      if (!fileName.test(name)) throw new MigrationError(`${name}: a migration is named NNNN-title.sql`);
      if (name.slice(0, 4) === names[position - 1]?.slice(0, 4)) {
        throw new MigrationError(`${name}: its number is taken by ${names[position - 1]}`);
      }
      const sql = await readFile(path.join(directory, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Applied> {
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration');
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Map();
    throw error;
  }
}

function pendingOf(migrations: readonly Migration[], applied: Applied): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  for (const name of applied.keys()) {
    if (!known.has(name)) {
      throw new MigrationError(`${name} was applied to this database and is unknown here: this Alba is older than its data`);
    }
  }
  const pending: Migration[] = [];
  for (const migration of migrations) {
    const checksum = applied.get(migration.name);
    if (checksum === undefined) pending.push(migration);
    else if (checksum !== migration.checksum) {
      throw new MigrationError(`${migration.name} was changed after it was applied: restore it, and write a new migration`);
    } else if (pending[0]) {
      throw new MigrationError(`${pending[0].name} comes before ${migration.name}, which was applied already: number it after`);
    }
  }
  return pending;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new MigrationError(`${name} failed, and nothing of it was applied: ${messageOf(error, sql)}`, { cause: error });
  }
}

function messageOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError)) return String(error);
  const position = Number(error.position);
  return position > 0 ? `${error.message} (line ${sql.slice(0, position).split('\n').length})` : error.message;
}
