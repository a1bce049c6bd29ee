import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { IdentityContext } from '../identity-context.ts';
import { IdentityError, identityError } from '../identity-error.ts';
import type { Caller } from '../shared.ts';
import type { Purpose } from '../webauthn/challenges.ts';
import { findPasskey, type PasskeyRow } from '../webauthn/passkey-rows.ts';
import { readAssertion } from '../webauthn/responses.ts';
import { verifyAssertion } from '../webauthn/verify.ts';

/** A passkey that has answered its challenge, which is not stored yet. */
export type UsedPasskey = { row: PasskeyRow; used: Pick<PasskeyRow, 'counter' | 'is_backed_up'> };

type Expected = {
  purpose: Purpose;
  /** Of whom it has to be, in their session; anybody's, where it says who they are. */
  of?: { userId: string; sessionId: string };
};

/**
 * Judges the answer of a passkey, which counts against a limit and uses up its challenge. What is refused stands in the audit log.
 * @throws {IdentityError} `passkey-missing`, `passkey-failed`, `passkey-expired`, `passkey-unknown`, `too-many`
 */
export async function judgePasskey(
  context: IdentityContext,
  credential: string,
  caller: Caller,
  { purpose, of }: Expected,
): Promise<UsedPasskey> {
  const { audit, challenges, db, rateLimiter, relyingParty } = context;
  const response = readAssertion(credential);
  await rateLimiter.take(['passkeys of a visitor', caller.visitor]);
  const { challenge } = await challenges.take(db, caller.headers, purpose, of?.sessionId ?? null);
  const row = await findPasskey(db, Buffer.from(response.id, 'base64url'));
  try {
    if (!row) throw identityError(null, 'passkey-unknown');
    if (of && row.user_id !== of.userId) throw identityError(null, 'passkey-failed');
    return { row, used: await verifyAssertion(relyingParty, challenge, response, row) };
  } catch (error) {
    if (error instanceof IdentityError) await audit.log(db, 'passkey-refused', of?.userId ?? row?.user_id ?? null, caller.visitor);
    throw error;
  }
}

/**
 * Stores that a passkey was used, with its member locked.
 * @throws {IdentityError} `passkey-failed` where it was removed since, or has counted further elsewhere
 */
export async function storeUse(transaction: Kysely<DB>, { row, used }: UsedPasskey): Promise<void> {
  const stored = await transaction
    .updateTable('identity_passkey')
    .set({ ...used, used_at: new Date() })
    .where('id', '=', row.id)
    // As it was when its answer was judged: of two answers with one count, one is a copy's.
    .where('counter', '=', row.counter)
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw identityError(null, 'passkey-failed');
}
