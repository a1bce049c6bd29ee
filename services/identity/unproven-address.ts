import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { currentSession } from './current-session.ts';
import { deleteFactor } from './factors/totp-rows.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { identityError, toAnswer } from './identity-error.ts';
import { consumeLink, createLink, findLink, revokeLinks } from './link-tokens.ts';
import { changeMember, endPassword, memberForUpdate, passwordHash } from './members.ts';
import { endPasskeys, passkeysOf } from './webauthn/passkey-rows.ts';

/** The link that proves an address for the first time. */
const purposes = ['verify-email'] as const;

/** Ends all that led into an account before its address was proven, with the member locked: passkeys, the password, and the second factor. */
export async function endEarlierWaysIn(transaction: Kysely<DB>, userId: string): Promise<void> {
  await deleteFactor(transaction, userId);
  await endPasskeys(transaction, userId);
  await endPassword(transaction, userId);
}

export function unprovenAccount(context: IdentityContext): Identity['unprovenAccount'] {
  const { db } = context;
  return async (token, headers) => {
    const link = await findLink(db, token, purposes);
    if (link?.state !== 'valid') return null;
    const row = await db.selectFrom('identity_user').selectAll().where('id', '=', link.userId).executeTakeFirst();
    if (!row || row.email_verified || row.email !== link.email) return null;
    const current = await currentSession(context, headers);
    if (current?.row.id === row.id) return null;
    const hasPassword = (await passwordHash(db, row.id)) !== null;
    const { length: passkeys } = await passkeysOf(db, row.id);
    return { username: row.username, openedAt: row.created_at.toISOString(), hasPassword, passkeys };
  };
}

export function takeBackAccount(context: IdentityContext): Identity['takeBackAccount'] {
  const { audit, db, rateLimiter } = context;
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
        await endEarlierWaysIn(transaction, row.id);
        await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).execute();
        await revokeLinks(transaction, row.id, ['reset-password', 'confirm-new-email']);
        await changeMember(transaction, row.id, { email_verified: true });
        await audit.log(transaction, 'account-taken-back', row.id, visitor);
        return await createLink(transaction, { purpose: 'reset-password', userId: row.id, email: row.email });
      });
      if (reset === null) throw identityError(null, found?.state === 'expired' ? 'link-expired' : 'link-invalid');
      await rateLimiter.refund([attempt]);
      return { data: reset };
    });
}
