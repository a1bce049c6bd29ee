import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { answer, done, refusal } from './answers.ts';
import type { Context } from './context.ts';
import { answerMember, currentSession, holdSignedIn, startSession } from './current.ts';
import type { Identity } from './identity.types.ts';
import { findLink, takeLink, voidLinks } from './links.ts';
import { changeMember, hold, type MemberRow, memberOf } from './members.ts';
import * as rules from './rules.ts';
import { requirePassword, requireSamePassword } from './sign-in.ts';

export function checkResetLink({ db }: Context): Identity['checkResetLink'] {
  return async (token) => {
    const found = await findLink(db, token, ['reset-password']);
    return found?.state === 'valid' || found?.state === 'expired' ? found.state : 'invalid';
  };
}

export function resetPassword(context: Context): Identity['resetPassword'] {
  const { rateLimiter, audit, auth, db } = context;
  return (token, filled, caller) =>
    answer(async () => {
      const taken = ['links of a visitor', caller.visitor] as const;
      await rateLimiter.take(taken);
      const link = await findLink(db, token, ['reset-password']);
      const row =
        link?.state === 'valid' && (await db.selectFrom('identity_user').selectAll().where('id', '=', link.userId).executeTakeFirst());
      if (!row) throw refusal(null, link?.state === 'expired' ? 'link-expired' : 'link-invalid');
      await rateLimiter.refund([taken]);
      const { newPassword } = rules.read({ newPassword: rules.newPassword }, filled, problemsOf(filled, row));
      const hash = await auth.hash(newPassword);
      const current = await currentSession(context, caller.headers);
      await auth.within(async (transaction) => {
        const held = await hold(transaction, row.id);
        const used = held && (await takeLink(transaction, token, ['reset-password']));
        if (!used || held.locked_at || held.email !== used.email) throw refusal(null, 'link-invalid');
        await transaction.deleteFrom('identity_session').where('user_id', '=', held.id).execute();
        await storePassword(context, transaction, held, hash);
        // The link was sent to this address, and read there.
        if (!held.email_verified) await changeMember(transaction, held.id, { email_verified: true });
        await audit.log(transaction, 'password-reset', held.id, caller.visitor);
      });
      return { ...done, setCookies: current?.row.id === row.id ? auth.cookies.clear() : (current?.setCookies ?? []) };
    });
}

export function changePassword(context: Context): Identity['changePassword'] {
  const { audit, auth } = context;
  return (filled, caller) =>
    answerMember(context, caller, async (current) => {
      const { row } = current;
      const { currentPassword, newPassword } = rules.read(
        { currentPassword: rules.given, newPassword: rules.newPassword },
        filled,
        problemsOf(filled, row),
      );
      const oldHash = await requirePassword(context, row, currentPassword, caller.visitor);
      const hash = await auth.hash(newPassword);
      const setCookies = await auth.within(async (transaction) => {
        const held = await holdSignedIn(transaction, current);
        await requireSamePassword(transaction, row.id, oldHash);
        await transaction.deleteFrom('identity_session').where('user_id', '=', row.id).execute();
        await storePassword(context, transaction, held, hash);
        await audit.log(transaction, 'password-changed', row.id, caller.visitor);
        return await startSession(context, transaction, row.id, { headers: caller.headers, before: null });
      });
      return { ...done, setCookies };
    });
}

function problemsOf({ newPassword, confirmation }: { newPassword?: string; confirmation?: string }, row: MemberRow) {
  return rules.passwordProblems('newPassword', { password: newPassword, confirmation }, [row.username, rules.localPart(row.email)]);
}

/**
 * Puts a password in the place of the old, and tells the member. No link for another one, or for a new address, counts any more: who
 * had it sent may be whom the new password is to keep out.
 */
async function storePassword(context: Context, transaction: Kysely<DB>, row: MemberRow, hash: string): Promise<void> {
  await transaction
    .updateTable('identity_account')
    .set({ password: hash, updated_at: new Date() })
    .where('user_id', '=', row.id)
    .where('provider_id', '=', 'credential')
    .execute();
  await voidLinks(transaction, row.id, ['reset-password', 'confirm-new-email']);
  const member = memberOf(row);
  await context.mail(transaction, member, { kind: 'password-changed', username: member.username });
}
