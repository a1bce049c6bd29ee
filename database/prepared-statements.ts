import { createHash } from 'node:crypto';
import { type PostgresPool, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* plan kept */';

/**
 * Marks a prepared statement, which each connection parses and plans once: for frequent queries of few forms. Values have to be
 * parameters, never part of the text, or every call would add a plan.
 */
export const prepared = sql.raw(mark);

/** Wraps a pool for Kysely, which cannot name statements: those that begin with `prepared` get a hash of their text as name. */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  const proxyOf = (client: pg.PoolClient) => {
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
  // Caches one proxy for each connection: Kysely keys its own state by it.
  const clients = new WeakMap<pg.PoolClient, pg.PoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const proxy = clients.get(client) ?? proxyOf(client);
      clients.set(client, proxy);
      return proxy;
    },
  };
}
