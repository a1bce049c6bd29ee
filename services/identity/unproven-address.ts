import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { currentSession } from './current-session.ts';
import { deleteMember } from './deletion.ts';
import { deleteFactor } from './factors/totp-rows.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError, toAnswer } from './identity-error.ts';
import { consumeLink, createLink, findLink, linkPurposes, revokeLinks } from './link-tokens.ts';
import { changeMember, createMember, type MemberRow, memberForUpdate, passwordHash } from './members.ts';
import { connectedAt } from './oidc/provider-rows.ts';
import { endPasskeys, passkeysOf } from './webauthn/passkey-rows.ts';

/** The link that proves an address for the first time. */
const purposes = ['verify-email'] as const;

/**
 * Takes an account whose address nobody had proven from whoever opened it, once somebody has proven that the address is theirs: by the link
 * of a mail, or by an identity service that has. All that led into it before ends: sessions, links, those that were shared too, the password, passkeys, what was
 * connected; and the second factor, which would keep its owner out. What was told in it stays: most often it is its owner who opened it,
 * elsewhere. The member's row has to be locked.
 */
export async function takeFromWhoOpenedIt(
  { audit, endShares }: Pick<IdentityContext, 'audit' | 'endShares'>,
  transaction: Kysely<DB>,
  { id }: Pick<MemberRow, 'id'>,
  visitor: string,
): Promise<void> {
  await transaction.deleteFrom('identity_session').where('user_id', '=', id).execute();
  // Passwords are rows of it, and accounts of a service that were connected.
  await transaction.deleteFrom('identity_account').where('user_id', '=', id).execute();
  await endPasskeys(transaction, id);
  await deleteFactor(transaction, id);
  // Its owner may have one of the service connected by the address yet.
  await transaction.updateTable('identity_user').set({ provider_connected_at: null }).where('id', '=', id).execute();
  await revokeLinks(transaction, id, linkPurposes);
  await endShares(transaction, id, 'member');
  await changeMember(transaction, id, { email_verified: true });
  await audit.log(transaction, 'account-taken-back', id, visitor);
}

/**
 * Opens the account anew for who says that they did not: under its name and address, and with nothing of it. What somebody else told of their
 * health is not for who reads the mail of the address that they mistyped.
 */
async function openAnew(context: IdentityContext, transaction: Kysely<DB>, row: MemberRow, visitor: string): Promise<MemberRow> {
  const { username, email, locale } = row;
  await deleteMember(context, transaction, row, { isSilent: true });
  await context.audit.log(transaction, 'account-deleted', row.id, visitor);
  const { id } = await createMember(transaction, { username, email, locale, first_name: null, last_name: null }, null);
  await context.audit.log(transaction, 'account-taken-back', id, visitor);
  return await changeMember(transaction, id, { email_verified: true });
}

export function unprovenAccount(context: IdentityContext): Identity['unprovenAccount'] {
  const { db, provider } = context;
  return async (token, headers) => {
    const link = await findLink(db, token, purposes);
    if (link?.state !== 'valid') return null;
    const row = await db.selectFrom('identity_user').selectAll().where('id', '=', link.userId).executeTakeFirst();
    if (!row || row.email_verified || row.email !== link.email) return null;
    const current = await currentSession(context, headers);
    if (current?.row.id === row.id) return null;
    const hasPassword = (await passwordHash(db, row.id)) !== null;
    const { length: passkeys } = await passkeysOf(db, row.id);
    const hasService = provider !== null && (await connectedAt(db, row.id, provider.config.issuer)) !== null;
    return { username: row.username, openedAt: row.created_at.toISOString(), hasPassword, passkeys, hasService };
  };
}

export function takeBackAccount(context: IdentityContext): Identity['takeBackAccount'] {
  const { db, rateLimiter } = context;
  return (token, { visitor }) =>
    toAnswer(async () => {
      const attempt = ['links of a visitor', visitor] as const;
      await rateLimiter.take(attempt);
      const found = await findLink(db, token, purposes);
      const reset = await db.transaction().execute(async (transaction) => {
        const row = found && (await memberForUpdate(transaction, found.userId));
        const link = row && (await consumeLink(transaction, token, purposes));
        // Of an account that was proven since, nothing is ended by a link of before.
        if (!link || row.locked_at || row.email_verified || row.email !== link.email) return null;
        const { id: userId, email } = await openAnew(context, transaction, row, visitor);
        return await createLink(transaction, { purpose: 'reset-password', userId, email });
      });
      if (reset === null) throw identityError(null, found?.state === 'expired' ? 'link-expired' : 'link-invalid');
      await rateLimiter.refund([attempt]);
      return { data: reset };
    });
}
