import type { Kysely, Selectable } from 'kysely';
import type { DB, IdentityPasskey } from '#database/types.ts';

export type PasskeyRow = Selectable<IdentityPasskey>;

/** How many passkeys a member has at most. */
export const mostPasskeys = 20;

/** The passkeys of a member, the oldest first. */
export function passkeysOf(db: Kysely<DB>, userId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('identity_passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();
}

/** The passkey that an authenticator calls so, whosever it is. */
export async function findPasskey(db: Kysely<DB>, credentialId: Buffer): Promise<PasskeyRow | null> {
  const found = db.selectFrom('identity_passkey').selectAll().where('credential_id', '=', credentialId);
  return (await found.executeTakeFirst()) ?? null;
}

/** Ends every passkey of a member, whose row has to be locked. */
export async function endPasskeys(transaction: Kysely<DB>, userId: string): Promise<void> {
  await transaction.deleteFrom('identity_passkey').where('user_id', '=', userId).execute();
}
