import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { currentSession, startSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done, identityError, toAnswer } from './identity-error.ts';
import { findByLogin, type MemberRow, memberForUpdate, memberOf, passwordHash } from './members.ts';
import type { Attempt } from './rate-limits.ts';
import * as rules from './rules.ts';

/** Longer than any password that was ever chosen. Hashing takes time, which nobody gets for a book. */
const longestPassword = 200;

export function signIn(context: IdentityContext): Identity['signIn'] {
  const { auth, audit, rateLimiter, db } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const { login, password } = rules.read({ login: rules.given, password: rules.given }, filled);
      const key = rules.usernameKey(login.trim());
      // Under what was typed, not the account: else running out would tell which address belongs to which name.
      const taken: Attempt[] = [
        ['sign-in of a visitor', caller.visitor],
        ['sign-in of a login by a visitor', `${caller.visitor}\0${key}`],
        ['sign-in of a login', key],
      ];
      await rateLimiter.take(...taken);
      const row = await findByLogin(db, login);
      const hash = await verified(context, row, password);
      if (!row || hash === null) {
        await audit.log(db, 'sign-in-failed', row?.id ?? null, caller.visitor);
        throw identityError(null, 'login-wrong');
      }
      await rateLimiter.refund(taken);
      if (row.locked_at) {
        await audit.log(db, 'sign-in-locked', row.id, caller.visitor);
        throw identityError(null, 'locked');
      }
      const before = await currentSession(context, caller.headers);
      return await auth.inTransaction(async (transaction) => {
        // Since the password was compared, it may have been changed, or the account locked, which ended all sessions.
        const freshRow = await memberForUpdate(transaction, row.id);
        if (!freshRow || (await passwordHash(transaction, row.id)) !== hash) throw identityError(null, 'login-wrong');
        if (freshRow.locked_at) throw identityError(null, 'locked');
        const setCookies = await startSession(context, transaction, row.id, { headers: caller.headers, before });
        await audit.log(transaction, 'signed-in', row.id, caller.visitor);
        return { data: memberOf(freshRow), setCookies };
      });
    });
}

/** The hash that the password belongs to. For nobody's name, too, one is computed, so that the time tells nothing. */
async function verified({ auth, db }: IdentityContext, row: MemberRow | null, password: string): Promise<string | null> {
  const hash = row && (await passwordHash(db, row.id));
  const shortened = password.slice(0, longestPassword);
  if (!hash) {
    await auth.hash(shortened);
    return null;
  }
  return (await auth.verify(hash, shortened)) ? hash : null;
}

/** Refuses a wrong password of somebody who is signed in, so many times. Gives the hash that it belongs to. */
export async function requirePassword(context: IdentityContext, row: MemberRow, password: string, visitor: string): Promise<string> {
  const taken: Attempt = ['password of a member', row.id];
  await context.rateLimiter.take(taken);
  const hash = await verified(context, row, password);
  if (hash === null) {
    await context.audit.log(context.db, 'password-wrong', row.id, visitor);
    throw identityError('currentPassword', 'password-wrong');
  }
  await context.rateLimiter.refund([taken]);
  return hash;
}

/** Refuses what was begun with a password that is another by now. The member has to be held. */
export async function requireSamePassword(transaction: Kysely<DB>, userId: string, hash: string): Promise<void> {
  if ((await passwordHash(transaction, userId)) !== hash) throw identityError('currentPassword', 'password-wrong');
}

export function signOut(context: IdentityContext): Identity['signOut'] {
  const { auth, audit } = context;
  return (caller) =>
    toAnswer(async () => {
      const current = await currentSession(context, caller.headers);
      if (current) {
        await auth.inTransaction(async (transaction) => {
          await transaction.deleteFrom('identity_session').where('id', '=', current.sessionId).execute();
          await audit.log(transaction, 'signed-out', current.row.id, caller.visitor);
        });
      }
      return { ...done, setCookies: auth.cookies.clear() };
    });
}
