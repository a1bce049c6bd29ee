import { Kysely, PostgresDialect } from 'kysely';
import { DatabaseUnavailable } from './connection.ts';
import type { DB } from './types.ts';

/** A database that has not answered yet: every query fails as an outage. */
export function unavailableDatabase(): Kysely<DB> {
  const connect = () => Promise.reject(new DatabaseUnavailable('The database has not answered since the start.'));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { options: {}, connect, end: async () => {} } }) });
}
