import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { deleteFactor } from './factors/totp-rows.ts';
import type { IdentityContext } from './identity-context.ts';
import { linkPurposes, revokeLinks } from './link-tokens.ts';
import { changeMember, type MemberRow } from './members.ts';

/**
 * Takes an account whose address nobody had proven from whoever opened it, once somebody has proven that the address is theirs: by the link
 * of a mail, or by an identity service that has. All that led into it before ends: sessions, links, the password, what was connected; and the
 * second factor, which would keep its owner out. The
 * member's row has to be locked.
 */
export async function takeFromWhoOpenedIt(
  { audit }: Pick<IdentityContext, 'audit'>,
  transaction: Kysely<DB>,
  { id }: Pick<MemberRow, 'id'>,
  visitor: string,
): Promise<void> {
  await transaction.deleteFrom('identity_session').where('user_id', '=', id).execute();
  // Passwords are rows of it, and accounts of a service that were connected.
  await transaction.deleteFrom('identity_account').where('user_id', '=', id).execute();
  await deleteFactor(transaction, id);
  await revokeLinks(transaction, id, linkPurposes);
  await changeMember(transaction, id, { email_verified: true });
  await audit.log(transaction, 'account-taken-back', id, visitor);
}
