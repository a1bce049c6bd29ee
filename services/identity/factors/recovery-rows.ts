import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { recoveryHours, revokeLinks } from '../link-tokens.ts';

/** Begins it, or leaves what was begun as it is. Gives when the factor goes; null where it was begun before. */
export async function beginRecovery(transaction: Kysely<DB>, userId: string): Promise<Date | null> {
  const begun = await transaction
    .insertInto('identity_factor_recovery')
    .values({ user_id: userId, due_at: sql<Date>`statement_timestamp() + make_interval(hours => ${sql.lit(recoveryHours)})` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('due_at')
    .executeTakeFirst();
  return begun?.due_at ?? null;
}

/** Ends it, with its links. Gives whether there was one. */
export async function forgetRecovery(transaction: Kysely<DB>, userId: string): Promise<boolean> {
  await revokeLinks(transaction, userId, ['recover-factor', 'keep-factor']);
  const gone = await transaction.deleteFrom('identity_factor_recovery').where('user_id', '=', userId).returning('user_id').execute();
  return gone.length > 0;
}

export const isDue = sql<boolean>`due_at <= statement_timestamp()`;

/** Whose day is over. */
export async function dueRecoveries(db: Kysely<DB>): Promise<string[]> {
  const due = await db.selectFrom('identity_factor_recovery').select('user_id').where(isDue).execute();
  return due.map(({ user_id: id }) => id);
}
