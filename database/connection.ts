import pg from 'pg';

/** Cannot connect to the database. The message names it (never its password) and says why. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Timeout of a connection attempt: a wrong address or a silent server. */
export const connectTimeoutMs = 5_000;

const DATE_OID = 1082;
const DATE_ARRAY_OID = 1182;
const TEXT_ARRAY_OID = 1009;

/**
 * Parses a `date` as the text 'YYYY-MM-DD': it is a day and no timestamp, and as a `Date` it would shift with
 * the time zone. Set per connection, because pg's own type parsers are global to the process.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE_OID) return (text: string) => text;
    if (oid === DATE_ARRAY_OID) oid = TEXT_ARRAY_OID;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/**
 * Opens an unpooled connection, for migrations and advisory locks. The caller ends the client.
 *
 * @throws {DatabaseUnavailable} when it cannot connect, within `connectTimeoutMs` unless `config` says otherwise
 */
export async function openConnection(config: pg.ClientConfig): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionTimeoutMillis: connectTimeoutMs, keepAlive: true, ...config });
    // A connection lost between two queries fails the next one; an unhandled `error` event would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    await client?.end().catch(() => {});
    throw new DatabaseUnavailable(`The database ${addressOf(config)} does not answer: ${reason(error)}`, { cause: error });
  }
}

/** The address without credentials: a password may stand in any part but the host. */
function addressOf({ connectionString, host, database }: pg.ClientConfig): string {
  if (connectionString === undefined) return `${database ?? ''} at ${host ?? 'localhost'}`;
  try {
    const url = new URL(connectionString);
    return `${url.pathname.slice(1)} at ${url.searchParams.get('host') ?? url.host} (DATABASE_URL)`;
  } catch {
    return 'of DATABASE_URL';
  }
}

function reason(error: unknown): string {
  // Several addresses were tried: an AggregateError has no message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Error codes (errno, SQLSTATE) of a server that is down, has no connection left, timed out, or has no room on its disk. */
const unavailableCodes =
  /^(ENOSPC|53100|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-5]|57014|55P03|53300|25006)$/;
/** pg's own errors have no code, only a message. */
const unavailableMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|connection error and is not queryable|connection ended/i;

/** Whether an error is an outage (connection lost, timeout, overload), and nothing about the query. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  // The severity with which the server ends or rejects a connection, whatever the reason.
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true;
  const code = 'code' in error ? String(error.code) : '';
  return unavailableCodes.test(code) || unavailableMessages.test(error.message) || isUnavailable(error.cause);
}

/** Whether a server that could not be connected to may answer later: it is not the address, the role or its password that is wrong. */
export function mayAnswerLater(error: unknown): boolean {
  if (!(error instanceof DatabaseUnavailable) || !(error.cause instanceof Error)) return false;
  const code = 'code' in error.cause ? String(error.cause.code) : '';
  return !/^(28|3D|ENOTFOUND)/.test(code) && isUnavailable(error.cause);
}

/** Whether PostgreSQL raised an error: its message and details may quote the query's parameters. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}
