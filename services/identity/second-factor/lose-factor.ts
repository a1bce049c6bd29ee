import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { forgetRecovery } from '../factors/recovery-rows.ts';
import { deleteFactor } from '../factors/totp-rows.ts';
import type { IdentityContext } from '../identity-context.ts';
import { type MemberRow, memberOf } from '../members.ts';
import { endPasskeys } from '../webauthn/passkey-rows.ts';

/**
 * Takes away what a member has lost: the app with its codes, and passkeys where they are asked for. Whoever is signed in or reads by a link
 * may be who has found it: sessions and links end, and the member is told. The member's row has to be locked.
 */
export async function loseFactor(
  context: IdentityContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  by: 'member' | 'operator',
): Promise<void> {
  const { passkeysAreFactors: passkeys } = context;
  await forgetRecovery(transaction, row.id);
  await deleteFactor(transaction, row.id);
  if (passkeys) await endPasskeys(transaction, row.id);
  await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).execute();
  await context.endShares(transaction, row.id, by);
  const member = memberOf(row);
  await context.mail(transaction, member, { kind: 'second-factor-lost', username: member.username, passkeys });
}
