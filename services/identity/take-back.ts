import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { IdentityContext } from './identity-context.ts';
import { type MemberRow, memberOf } from './members.ts';

/** Takes a planned deletion back, in the transaction of a sign-in that has the member locked. */
export async function takeDeletionBack(
  { audit, mail }: IdentityContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  visitor: string,
): Promise<void> {
  await transaction.updateTable('identity_user').set({ deletion_due_at: null }).where('id', '=', row.id).execute();
  const member = memberOf(row);
  await mail(transaction, member, { kind: 'deletion-taken-back', username: member.username });
  await audit.log(transaction, 'deletion-taken-back', row.id, visitor);
}
