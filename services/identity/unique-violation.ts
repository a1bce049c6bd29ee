import pg from 'pg';
import { identityError } from './identity-error.ts';

const names = {
  identity_user_email: ['email', 'email-taken'],
  identity_user_username_key_key: ['username', 'username-taken'],
  identity_user_username_skeleton_key: ['username', 'username-alike'],
  identity_passkey_credential_id_key: [null, 'passkey-known'],
  identity_account_provider_id_account_id_key: [null, 'provider-taken'],
  identity_account_of_member: [null, 'provider-taken'],
} as const;

/** Maps a unique violation (SQLSTATE 23505) to its problem: a concurrent transaction may insert the name after it was looked up. */
export async function catchUniqueViolation<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '23505') throw error;
    for (const [index, [field, code]] of Object.entries(names)) if (error.constraint === index) throw identityError(field, code);
    throw error;
  }
}
