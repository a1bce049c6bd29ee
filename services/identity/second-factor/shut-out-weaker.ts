import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { confirmSession } from '../confirmation.ts';
import type { CurrentSession } from '../current-session.ts';
import type { IdentityContext } from '../identity-context.ts';
import { revokeLinks } from '../link-tokens.ts';
import type { Proof } from '../proof.ts';

/**
 * What a second factor does that a session has just set up. Other sessions are not confirmed any more, nor is another address that was asked
 * for: they were by less, a password alone or a code of the app before; a passkey stays one. What was shared by links ends as well: whom the
 * factor is to keep out may have made one. The session itself has proven it. The member's row has to be locked.
 */
export async function shutOutWeaker(
  context: IdentityContext,
  transaction: Kysely<DB>,
  current: CurrentSession,
  proof: Proof,
  visitor: string,
): Promise<void> {
  const { row, sessionId } = current;
  await revokeLinks(transaction, row.id, ['confirm-new-email']);
  await context.endShares(transaction, row.id, 'member');
  const others = transaction.updateTable('identity_session').where('user_id', '=', row.id).where('id', '!=', sessionId);
  await others.set({ confirmed_at: null }).execute();
  await others.where('proven_by', '!=', 'passkey').set({ has_second_factor: false }).execute();
  await confirmSession(context, transaction, current, proof, visitor);
}
