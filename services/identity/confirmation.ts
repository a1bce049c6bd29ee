import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import type { CurrentSession } from './current-session.ts';
import { hasSecondFactor } from './factors/second-factor.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError } from './identity-error.ts';
import type { FreshProof } from './proof.ts';
import { stopRecovery } from './stop-recovery.ts';

/**
 * Asks that the session was proven within ten minutes, by as much as its member has: a password alone does not do where there is a second
 * factor. Signing in is a proof, too.
 * @throws {IdentityError} `confirm-needed`
 */
export function requireConfirmed({ isConfirmed }: Pick<CurrentSession, 'isConfirmed'>): void {
  if (!isConfirmed) throw identityError(null, 'confirm-needed');
}

/**
 * Asks that no second factor was set up since a session was loaded which had none to prove: whoever set it up would be asked for it. The
 * member's row has to be locked (`signedInMemberForUpdate`).
 * @throws {IdentityError} `confirm-needed`
 */
export async function requireNoNewFactor(
  context: Pick<IdentityContext, 'passkeysAreFactors'>,
  transaction: Kysely<DB>,
  { row, usesFactor }: Pick<CurrentSession, 'row' | 'usesFactor'>,
): Promise<void> {
  if (!usesFactor && (await hasSecondFactor(context, transaction, row.id))) throw identityError(null, 'confirm-needed');
}

/**
 * Asks what records need of a session: that it was used within half an hour, is on a device that is known or was confirmed there, and has a
 * second factor where the site requires one, or its member has one: who came in before it was set up may be whom it is to keep out.
 * @throws {IdentityError} `confirm-needed`; `factor-needed` where the member has none to prove
 */
export async function requireForRecords(
  { db, requiresFactor }: Pick<IdentityContext, 'db' | 'requiresFactor'>,
  current: Pick<CurrentSession, 'sessionId' | 'proof' | 'usesFactor' | 'isConfirmed' | 'isIdle' | 'opensRecords'>,
): Promise<void> {
  const { sessionId, proof, usesFactor, isConfirmed, isIdle, opensRecords } = current;
  if ((requiresFactor || usesFactor) && !proof.secondFactor) throw identityError(null, usesFactor ? 'confirm-needed' : 'factor-needed');
  if (isIdle) throw identityError(null, 'confirm-needed');
  if (opensRecords) return;
  if (!isConfirmed) throw identityError(null, 'confirm-needed');
  await db.updateTable('identity_session').set({ opens_records: true }).where('id', '=', sessionId).execute();
}

/**
 * Notes that the member proved again who they are: the only function that does. Records are open again with it, where they were closed; and
 * whoever has the factor has not lost it. The member's row has to be locked (`signedInMemberForUpdate`).
 * @throws {IdentityError} `confirm-needed` where the proof is weaker than what the member has, or only remembered
 */
export async function confirmSession(
  context: Pick<IdentityContext, 'audit' | 'mail' | 'passkeysAreFactors'>,
  transaction: Kysely<DB>,
  { row, sessionId }: CurrentSession,
  proof: FreshProof,
  visitor: string,
): Promise<void> {
  if (proof.isFresh === false) throw identityError(null, 'confirm-needed');
  if (!proof.secondFactor && (await hasSecondFactor(context, transaction, row.id))) throw identityError(null, 'confirm-needed');
  if (proof.secondFactor) await stopRecovery(context, transaction, row, visitor);
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
  await context.audit.log(transaction, 'session-confirmed', row.id, visitor);
}
