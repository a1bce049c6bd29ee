import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';

/**
 * Our database as better-auth sees it. Whatever better-auth reads and writes within `within` is part of that transaction, beside the
 * mail and the line of the audit log that belong to it: all of it is stored, or nothing.
 */
export function transactions(db: Kysely<DB>) {
  const running = new AsyncLocalStorage<Kysely<DB>>();
  const current = () => running.getStore() ?? db;

  /** In the transaction that runs, or in a new one. */
  function inTransaction<Result>(task: (transaction: Kysely<DB>) => Promise<Result>): Promise<Result> {
    const outer = running.getStore();
    if (outer) return task(outer);
    return db.transaction().execute((transaction) => running.run(transaction, () => task(transaction)));
  }

  /** For better-auth, which keeps what it is given: it is asked anew for each query. */
  const transactionalDb = new Proxy(db, {
    get(_, name) {
      const kysely = current();
      const value: unknown = Reflect.get(kysely, name, kysely);
      return typeof value === 'function' ? value.bind(kysely) : value;
    },
  });

  return { transactionalDb, inTransaction };
}
