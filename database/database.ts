import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ApplicationRoleError, embeddedApplicationRole, grantApplication, roleOf } from './application-role.ts';
import { connectTimeoutMs, openConnection, typeParsers } from './connection.ts';
import { embeddedConnection } from './embedded/embedded.ts';
import { keepRunning } from './embedded/keep-running.ts';
import { migrate } from './migrate.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import type { DB } from './types.ts';

export { ApplicationRoleError } from './application-role.ts';
export { DatabaseUnavailable, mayAnswerLater } from './connection.ts';
export { EmbeddedUnavailable } from './embedded/embedded-unavailable.ts';
export { MigrationError } from './migrate.ts';

export interface DatabaseOptions {
  /** `DATABASE_URL`; without it Alba runs its own PostgreSQL in `dataDirectory`. */
  readonly url?: string | undefined;
  /** `DATABASE_OWNER_URL`: who migrates. Without it `url` does, and so owns all tables. */
  readonly ownerUrl?: string | undefined;
  /** `DATA_DIR`. */
  readonly dataDirectory: string;
  /** Overrides the installed package's PostgreSQL binaries: the folder that holds `bin/`. */
  readonly binaries?: string | undefined;
  /** What else keeps tables here: installed as the owner, after the migrations. */
  readonly install?: ((owner: pg.ClientConfig) => Promise<void>) | undefined;
  /** Only connects: another process runs the embedded server and the migrations. */
  readonly joins?: boolean | undefined;
  /** How long a connection, or a free one of the pool, is waited for, in milliseconds: 5 s unless said. */
  readonly connectTimeoutMs?: number | undefined;
  /** Receives a short message about what takes time or went wrong. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

/** An open database, migrated. */
export interface Database {
  /** Typed SQL, as the application's role, which can change rows and no table. */
  readonly db: Kysely<DB>;
  /** The connection pool under `db`, for libraries that bring their own SQL. Only `close()` ends it. */
  readonly pool: pg.Pool;
  /** How the application's role connects: for an unpooled connection, such as `LISTEN`. */
  readonly connectionConfig: pg.ClientConfig;
  /** Runs a task under the advisory lock of this name: processes on any machine wait for each other. */
  withAdvisoryLock<Result>(name: string, task: () => Promise<Result>): Promise<Result>;
  /** Waits for running queries, ends the pool, then the embedded server if this process started it. Idempotent. */
  close(): Promise<void>;
}

/**
 * Opens Alba's database: connects to the server of `url` or the embedded one, migrates it as its owner, and opens a pool as the
 * application's role.
 *
 * @throws {DatabaseUnavailable} when `url` does not answer, within `connectTimeoutMs`
 * @throws {EmbeddedUnavailable} when Alba cannot run its own server here
 * @throws {MigrationError}
 * @throws {ApplicationRoleError} when the role of `url` could do more than it may
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, joins = false } = options;
  const server = url === undefined && !joins ? await keepRunning(options) : undefined;
  try {
    const connectionConfig: pg.ClientConfig = {
      application_name: 'alba',
      connectionTimeoutMillis: options.connectTimeoutMs ?? connectTimeoutMs,
      ...(url === undefined
        ? { ...(server?.connection ?? (await embeddedConnection(options.dataDirectory))), user: embeddedApplicationRole }
        : { connectionString: url }),
    };
    if (server) await prepare({ ...connectionConfig, ...server.connection }, embeddedApplicationRole, options, { isOurs: true });
    else if (!joins) await prepareServer(connectionConfig, options);
    const pool = openPool(connectionConfig, options);
    let closed: Promise<void> | undefined;
    return {
      db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) }),
      pool,
      connectionConfig,
      async withAdvisoryLock(name, task) {
        const client = await openConnection(connectionConfig);
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

/** Migrates, and grants the application what it needs. */
async function prepare(
  owner: pg.ClientConfig,
  role: string,
  { onProgress, install }: DatabaseOptions,
  { isOurs = false } = {},
): Promise<void> {
  const applied = await migrate(owner);
  if (applied.length > 0) onProgress?.(`Migrated the database: ${applied.join(', ')}`);
  await grantApplication(owner, role, { isOurs });
  await install?.(owner);
}

/** The same on a server that is not ours, whose roles somebody else made: the application's must be a harmless one. */
async function prepareServer(application: pg.ClientConfig, options: DatabaseOptions): Promise<void> {
  const { role, rights } = await roleOf(application);
  if (options.ownerUrl === undefined) {
    options.onProgress?.(`DATABASE_OWNER_URL is not set: ${role} migrates, and owns what the site works on. Not for production.`);
    return prepare(application, role, options);
  }
  if (rights.length > 0) throw new ApplicationRoleError(`DATABASE_URL: ${role} ${rights.join(', ')}; the site's role may have rows alone`);
  await prepare({ ...application, connectionString: options.ownerUrl }, role, options);
}

function openPool(config: pg.ClientConfig, { onProgress }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: 10,
    keepAlive: true,
    // Timeouts: a query or a forgotten transaction must not hold a connection for ever. A URL's own parameters win.
    statement_timeout: 15_000,
    // The client's timeout: a server that has stopped does not enforce its own.
    query_timeout: 16_000,
    idle_in_transaction_session_timeout: 60_000,
    types: typeParsers,
    // Before the connection's first checkout. Not as a start-up parameter: the URL's own `options` would
    // replace it, and many poolers reject it.
    onConnect: async (client) => {
      // A connection lost within a transaction emits `error` on its client, not on the pool.
      client.on('error', () => {});
      await client.query("set time zone 'UTC'");
    },
  });
  // An idle connection was lost: the pool has evicted it already and reconnects on demand.
  pool.on('error', (error) => {
    if (!pool.ending) onProgress?.(`A database connection was lost: ${error.message}`);
  });
  return pool;
}
