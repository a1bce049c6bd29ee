import pg from 'pg';

/** The database does not answer; the message names it (never its password) and says why. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** A wrong address or a silent server ends in an error after this long. */
export const connectTimeoutMs = 5_000;

const DATE_OID = 1082;
const DATE_ARRAY_OID = 1182;
const TEXT_ARRAY_OID = 1009;

/**
 * A `date` is a day and no moment: as a `Date` it would shift with the reader's time zone, so it stays
 * the text 'YYYY-MM-DD'. Set per connection, because pg's own table of parsers belongs to the process.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE_OID) return (text: string) => text;
    if (oid === DATE_ARRAY_OID) oid = TEXT_ARRAY_OID;
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
  },
};

/**
 * Connects the database's owner, for migrations and for one's own `LISTEN`. The caller ends the client.
 *
 * @throws {DatabaseUnavailable} when it cannot connect, within `connectTimeoutMs` unless `config` says otherwise
 */
export async function connectOwner(config: pg.ClientConfig): Promise<pg.Client> {
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionTimeoutMillis: connectTimeoutMs, keepAlive: true, ...config });
    // A connection lost between two queries is reported by the next one; unheard, it would end the process.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    await client?.end().catch(() => {});
    throw new DatabaseUnavailable(`The database ${nameOf(config)} does not answer: ${reason(error)}`, { cause: error });
  }
}

/** The address without what is secret in it: a password may stand in any part but the host. */
function nameOf({ connectionString, host, database }: pg.ClientConfig): string {
  if (connectionString === undefined) return `${database ?? ''} at ${host ?? 'localhost'}`;
  try {
    const url = new URL(connectionString);
    return `${url.pathname.slice(1)} at ${url.searchParams.get('host') ?? url.host} (DATABASE_URL)`;
  } catch {
    return 'of DATABASE_URL';
  }
}

function reason(error: unknown): string {
  // Several addresses tried: the error has no message of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** What the system or PostgreSQL says when there is no server to talk to, none that takes one more connection, or none with time. */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[1-5]|57014|55P03|53300|25006)$/;
/** pg's own errors have no code. */
const unavailableWords =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|connection error and is not queryable|connection ended/i;

/** Whether an error says that the database could not be reached or asked, and nothing about what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  // The server's own word for ending a connection, or refusing one, whatever the reason.
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')) return true;
  const code = 'code' in error ? String(error.code) : '';
  return unavailableCodes.test(code) || unavailableWords.test(error.message) || isUnavailable(error.cause);
}

/** Whether an error is PostgreSQL's own: its words, and details beside them, may quote what was asked with. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}
