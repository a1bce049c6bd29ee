import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** Whether a member can sign in without a passkey: with a password, or by a service that they connected. */
export async function hasOtherWayIn(db: Kysely<DB>, userId: string): Promise<boolean> {
  const found = db
    .selectFrom('identity_account')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`(provider_id <> 'credential' or password is not null)`);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}
