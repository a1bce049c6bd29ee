import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { asMember } from './as-member.ts';
import { requireConfirmed, requireNoNewFactor } from './confirmation.ts';
import { currentSession, signedInMemberForUpdate, withSession } from './current-session.ts';
import { forgetRecovery } from './factors/recovery-rows.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done, identityError, toAnswer } from './identity-error.ts';
import { consumeLink, findLink, type Link, revokeLinks } from './link-tokens.ts';
import { changeMember, changePasswordHash, type MemberRow, memberForUpdate, memberOf, passwordHash } from './members.ts';
import { providerSessionOf } from './oidc/provider-rows.ts';
import { isSamePassword, newPasswordRule, passwordProblems } from './password-rules.ts';
import * as rules from './rules.ts';
import { clearAttempts, requirePassword, requireSamePassword } from './sign-in.ts';
import { startSession } from './start-session.ts';
import { takeFromWhoOpenedIt } from './unproven-address.ts';

export function checkResetLink({ db }: IdentityContext): Identity['checkResetLink'] {
  return async (token) => {
    const link = await findLink(db, token, ['reset-password']);
    const member = link?.state === 'valid' && (await memberOfLink(db, link));
    if (member) return { state: 'valid', username: member.username };
    return { state: link?.state === 'expired' ? 'expired' : 'invalid' };
  };
}

function memberOfLink(db: Kysely<DB>, { userId }: Link): Promise<MemberRow | undefined> {
  return db.selectFrom('identity_user').selectAll().where('id', '=', userId).executeTakeFirst();
}

export function resetPassword(context: IdentityContext): Identity['resetPassword'] {
  const { rateLimiter, audit, db, cookies, devices, passwords } = context;
  return (token, filled, caller) =>
    toAnswer(async () => {
      const attempt = ['links of a visitor', caller.visitor] as const;
      await rateLimiter.take(attempt);
      const link = await findLink(db, token, ['reset-password']);
      const row = link?.state === 'valid' && (await memberOfLink(db, link));
      if (!row) throw identityError(null, link?.state === 'expired' ? 'link-expired' : 'link-invalid');
      await rateLimiter.refund([attempt]);
      const { newPassword } = rules.read({ newPassword: newPasswordRule }, filled, passwordProblemsOf(filled, row));
      const oldHash = await passwordHash(db, row.id);
      if (oldHash && (await passwords.verify(oldHash, newPassword))) throw identityError('newPassword', 'password-same');
      const hash = await passwords.hash(newPassword);
      const current = await currentSession(context, caller.headers);
      await db.transaction().execute(async (transaction) => {
        const freshRow = await memberForUpdate(transaction, row.id);
        const used = freshRow && (await consumeLink(transaction, token, ['reset-password']));
        if (!used || freshRow.locked_at || freshRow.email !== used.email) throw identityError(null, 'link-invalid');
        // Following the link proves the address as well. Until now somebody else may have opened the account with it: whoever is signed in to it
        // here has not.
        if (!freshRow.email_verified && current?.row.id === freshRow.id)
          await changeMember(transaction, freshRow.id, { email_verified: true });
        else if (!freshRow.email_verified) await takeFromWhoOpenedIt(context, transaction, freshRow, caller.visitor);
        await transaction.deleteFrom('identity_session').where('user_id', '=', freshRow.id).execute();
        await storePassword(context, transaction, freshRow, hash);
        await audit.log(transaction, 'password-reset', freshRow.id, caller.visitor);
      });
      await clearAttempts(context, row, caller);
      const setCookies = current?.row.id === row.id ? cookies.clear() : (current?.setCookies ?? []);
      // Whoever tries passwords goes on: the member comes in here all the same.
      return { ...done, setCookies: [...setCookies, devices.issue({ userId: row.id, hash })] };
    });
}

export function changePassword(context: IdentityContext): Identity['changePassword'] {
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row } = current;
      const { currentPassword, newPassword } = rules.read(
        { currentPassword: rules.given, newPassword: newPasswordRule },
        filled,
        passwordProblemsOf(filled, row),
      );
      // The password is asked for here; where there is more, it alone would not do.
      if (current.usesFactor) requireConfirmed(current);
      const oldHash = await requirePassword(context, row, currentPassword, caller.visitor);
      if (isSamePassword(currentPassword, newPassword)) throw identityError('newPassword', 'password-same');
      const hash = await context.passwords.hash(newPassword);
      const { setCookies } = await asMember(context, current, async (transaction) => {
        const freshRow = await signedInMemberForUpdate(transaction, current);
        await requireSamePassword(transaction, row.id, oldHash);
        await requireNoNewFactor(context, transaction, current);
        const session = await providerSessionOf(transaction, current.sessionId);
        await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).execute();
        await storePassword(context, transaction, freshRow, hash);
        // What ends at the outside identity service goes on to end it here.
        const { proof, opensRecords } = current;
        const options = { caller, event: 'password-changed', before: null, proof: { ...proof, session }, opensRecords } as const;
        return await startSession(context, transaction, freshRow, options);
      });
      return { ...done, setCookies };
    });
}

function passwordProblemsOf({ newPassword, confirmation }: { newPassword?: string; confirmation?: string }, row: MemberRow) {
  return passwordProblems('newPassword', { password: newPassword, confirmation }, [row.username, rules.localPart(row.email)]);
}

/**
 * Replaces the password's hash, and mails the member a notice. Revokes links for another password or a new address: an attacker, whom
 * the new password is to keep out, may have requested them. So does what was shared by links.
 */
async function storePassword(context: IdentityContext, transaction: Kysely<DB>, row: MemberRow, hash: string): Promise<void> {
  await changePasswordHash(transaction, row.id, hash);
  await revokeLinks(transaction, row.id, ['reset-password', 'confirm-new-email']);
  await forgetRecovery(transaction, row.id);
  await context.endShares(transaction, row.id, 'member');
  const member = memberOf(row);
  await context.mail(transaction, member, { kind: 'password-changed', username: member.username });
}
