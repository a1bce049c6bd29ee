import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { connectOwner, connectTimeoutMs, typeParsers } from './connection.ts';
import { embeddedConnection } from './embedded/embedded.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { migrate } from './migrate.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import type { DB } from './types.ts';

export { DatabaseUnavailable, isUnavailable } from './connection.ts';
export { EmbeddedUnavailable } from './embedded/embedded-unavailable.ts';
export { MigrationError } from './migrate.ts';
export type { DB } from './types.ts';

export interface DatabaseOptions {
  /** `DATABASE_URL`; without it Alba runs its own PostgreSQL in `dataDirectory`. */
  readonly url?: string | undefined;
  /** `DATA_DIR`. */
  readonly dataDirectory: string;
  /** Other programs for the embedded server than the installed package's: the folder that holds `bin/`. */
  readonly binaries?: string | undefined;
  /** Another process runs the embedded server and migrates: this one only connects. */
  readonly joins?: boolean | undefined;
  /** The most connections of the pool: 10. */
  readonly maxConnections?: number | undefined;
  /** Told in a few words what takes time or went wrong. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

/** An open database, migrated. */
export interface Database {
  /** Typed SQL, as the role `alba_app`, which can change rows and no table. */
  readonly db: Kysely<DB>;
  /** The pool under `db`, for libraries that bring their own SQL. It is ended by `close()` alone. */
  readonly pool: pg.Pool;
  /** How the database's owner connects: for a connection of one's own, such as `LISTEN`. */
  readonly connectionConfig: pg.ClientConfig;
  /** Runs something while no other process runs anything under this name, on this or any machine; they wait for each other. */
  withAdvisoryLock<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Once or more: waits for the queries that run, ends the pool, then the embedded server if this process started it. */
  close(): Promise<void>;
}

/**
 * Opens Alba's database: the server that `url` names or the embedded one, migrated, with a pool on it.
 *
 * @throws {DatabaseUnavailable} when `url` does not answer, within 5 s
 * @throws {EmbeddedUnavailable} when Alba cannot run its own server here
 * @throws {MigrationError}
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, joins = false } = options;
  const server = url === undefined && !joins ? await keepRunning(options) : undefined;
  try {
    const connectionConfig: pg.ClientConfig = {
      application_name: 'alba',
      ...(url === undefined ? (server?.connection ?? (await embeddedConnection(options.dataDirectory))) : { connectionString: url }),
    };
    const applied = joins ? [] : await migrate(connectionConfig);
    if (applied.length > 0) options.onProgress?.(`Migrated the database: ${applied.join(', ')}`);
    const pool = openPool(connectionConfig, options);
    let closed: Promise<void> | undefined;
    return {
      db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) }),
      pool,
      connectionConfig,
      async withAdvisoryLock(name, task) {
        const client = await connectOwner(connectionConfig);
        try {
          await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
          return await task();
        } finally {
          await client.end();
        }
      },
      close() {
        closed ??= pool.end().finally(() => server?.stop());
        return closed;
      },
    };
  } catch (error) {
    await server?.stop();
    throw error;
  }
}

function openPool(config: pg.ClientConfig, { maxConnections = 10, onProgress }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // A query or a forgotten transaction must not hold a connection for ever. A URL's own parameters win.
    statement_timeout: 15_000,
    // The one above is the server's to keep: a server that has stopped answers nothing at all.
    query_timeout: 16_000,
    idle_in_transaction_session_timeout: 60_000,
    types: typeParsers,
    // Before the connection is lent out for the first time. Not as a start-up parameter: the URL's own
    // `options` would replace it, and many poolers refuse it.
    onConnect: async (client) => {
      // A connection that breaks between two queries of a transaction tells its client, not the pool.
      client.on('error', () => {});
      await client.query("set role alba_app; set time zone 'UTC'");
    },
  });
  // An idle connection broke: the pool has dropped it already and opens another when asked.
  pool.on('error', (error) => {
    if (!pool.ending) onProgress?.(`A database connection was lost: ${error.message}`);
  });
  return pool;
}
