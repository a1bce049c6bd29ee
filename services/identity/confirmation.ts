import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { CurrentSession } from './current-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError } from './identity-error.ts';
import type { FreshProof } from './proof.ts';
import { hasSecondFactor } from './second-factor/totp-rows.ts';

/**
 * Asks that the session was proven within ten minutes, by as much as its member has: a password alone does not do where there is a second
 * factor. Signing in is a proof, too.
 * @throws {IdentityError} `confirm-needed`
 */
export function requireConfirmed({ isConfirmed }: Pick<CurrentSession, 'isConfirmed'>): void {
  if (!isConfirmed) throw identityError(null, 'confirm-needed');
}

/**
 * Notes that the member proved again who they are: the only function that does. Records are open again with it, where they were closed. The
 * member's row has to be locked (`signedInMemberForUpdate`).
 * @throws {IdentityError} `confirm-needed` where the proof is weaker than what the member has, or only remembered
 */
export async function confirmSession(
  { audit }: Pick<IdentityContext, 'audit'>,
  transaction: Kysely<DB>,
  { row, sessionId }: CurrentSession,
  proof: FreshProof,
  visitor: string,
): Promise<void> {
  if (proof.isFresh === false) throw identityError(null, 'confirm-needed');
  if (!proof.secondFactor && (await hasSecondFactor(transaction, row.id))) throw identityError(null, 'confirm-needed');
  await transaction
    .updateTable('identity_session')
    .set({
      proven_by: proof.by,
      confirmed_at: sql<Date>`statement_timestamp()`,
      active_at: sql<Date>`statement_timestamp()`,
      opens_records: true,
      // What was proven before stays proven.
      ...(proof.secondFactor ? { has_second_factor: true } : {}),
    })
    .where('id', '=', sessionId)
    .execute();
  await audit.log(transaction, 'session-confirmed', row.id, visitor);
}
