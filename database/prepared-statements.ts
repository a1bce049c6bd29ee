import { createHash } from 'node:crypto';
import { type PostgresPool, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* plan kept */';

/**
 * Begins a statement that each connection parses and plans once, and then only runs: for what is asked often and in few forms. What
 * differs from one time to the next stands in parameters, never in the text.
 */
export const prepared = sql.raw(mark);

/** A pool for Kysely, which cannot name a statement: its connections keep the plans of those that begin with `prepared`. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  const keeping = (client: pg.PoolClient) => {
    const query = (text: string, values: readonly unknown[]) =>
      client.query({ text, values: [...values], ...(text.startsWith(mark) ? { name: nameOf(text) } : {}) });
    return new Proxy(client, {
      get(_, key) {
        if (key === 'query') return query;
        const value: unknown = Reflect.get(client, key);
        return typeof value === 'function' ? value.bind(client) : value;
      },
    });
  };
  // One for each connection: Kysely remembers what it has of each.
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? keeping(client);
      clients.set(client, known);
      return known;
    },
  };
}
