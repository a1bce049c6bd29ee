import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';

/** Whether a member is asked for a code besides the password. */
export async function hasSecondFactor(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('identity_totp')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('since', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
