import type { Kysely } from 'kysely';
import type { IdentityProvider } from '#config/identity-provider.ts';
import type { DB } from '#database/types.ts';

/** Whether a member can sign in without the outside identity service: with a password, where it counts. */
export async function hasOtherWayIn(
  db: Kysely<DB>,
  userId: string,
  { localPasswords }: Pick<IdentityProvider, 'localPasswords'>,
): Promise<boolean> {
  if (localPasswords === 'off') return false;
  const password = db.selectFrom('identity_account').select('id').where('user_id', '=', userId).where('password', 'is not', null);
  return (await password.executeTakeFirst()) !== undefined;
}
