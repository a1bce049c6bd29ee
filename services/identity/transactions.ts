import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';

/**
 * Makes better-auth join our transactions: its queries within `inTransaction` run on that transaction (by AsyncLocalStorage), beside
 * the mail in the outbox and the audit event, so that all of it is committed or nothing.
 */
export function transactions(db: Kysely<DB>) {
  const running = new AsyncLocalStorage<Kysely<DB>>();
  const current = () => running.getStore() ?? db;

  /** Runs a task in the current transaction, or in a new one. */
  function inTransaction<Result>(task: (transaction: Kysely<DB>) => Promise<Result>): Promise<Result> {
    const outer = running.getStore();
    if (outer) return task(outer);
    return db.transaction().execute((transaction) => running.run(transaction, () => task(transaction)));
  }

  /** A proxy for better-auth, which holds on to its database: delegates each access to the current transaction. */
  const transactionalDb = new Proxy(db, {
    get(_, name) {
      const kysely = current();
      const value: unknown = Reflect.get(kysely, name, kysely);
      return typeof value === 'function' ? value.bind(kysely) : value;
    },
  });

  return { transactionalDb, inTransaction };
}
