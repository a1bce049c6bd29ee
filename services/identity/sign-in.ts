import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { currentSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { done, identityError, toAnswer } from './identity-error.ts';
import { findByLogin, type MemberRow, memberForUpdate, memberOf, passwordHash } from './members.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { Attempt } from './rate-limits.ts';
import * as rules from './rules.ts';
import { startSession } from './start-session.ts';

/** Truncates the input before hashing, which is expensive (denial of service). No valid password is as long. */
const maxHashedLength = 200;

export function signIn(context: IdentityContext): Identity['signIn'] {
  const { audit, rateLimiter, db } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const { login, password } = rules.read({ login: rules.given, password: rules.given }, filled);
      const key = rules.usernameKey(login.trim());
      // Keyed by the typed login, not the account: else the limit would reveal which address belongs to which name.
      const attempts: Attempt[] = [
        ['sign-in of a visitor', caller.visitor],
        ['sign-in of a login by a visitor', `${caller.visitor}\0${key}`],
        ['sign-in of a login', key],
      ];
      await rateLimiter.take(...attempts);
      const row = await findByLogin(db, login);
      const hash = await verifiedHash(context, row, password);
      if (!row || hash === null) {
        await audit.log(db, 'sign-in-failed', row?.id ?? null, caller.visitor);
        throw identityError(null, 'login-wrong');
      }
      await rateLimiter.refund(attempts);
      if (row.locked_at) {
        await audit.log(db, 'sign-in-locked', row.id, caller.visitor);
        throw identityError(null, 'locked');
      }
      const before = await currentSession(context, caller.headers);
      return await db.transaction().execute(async (transaction) => {
        // Since its verification the password may have been changed, or the account locked, which ended all sessions.
        const freshRow = await memberForUpdate(transaction, row.id);
        if (!freshRow || (await passwordHash(transaction, row.id)) !== hash) throw identityError(null, 'login-wrong');
        const setCookies = await startSession(context, transaction, freshRow, { caller, event: 'signed-in', before });
        return { data: memberOf(freshRow), setCookies };
      });
    });
}

/** Verifies a password and returns its hash. Hashes for an unknown login too, against timing attacks. */
async function verifiedHash({ db }: IdentityContext, row: MemberRow | null, password: string): Promise<string | null> {
  const hash = row && (await passwordHash(db, row.id));
  const truncated = password.slice(0, maxHashedLength);
  if (!hash) {
    await hashPassword(truncated);
    return null;
  }
  return (await verifyPassword(hash, truncated)) ? hash : null;
}

/** Requires the password of a signed-in member, rate-limited. Returns its hash. */
export async function requirePassword(context: IdentityContext, row: MemberRow, password: string, visitor: string): Promise<string> {
  const attempt: Attempt = ['password of a member', row.id];
  await context.rateLimiter.take(attempt);
  const hash = await verifiedHash(context, row, password);
  if (hash === null) {
    await context.audit.log(context.db, 'password-wrong', row.id, visitor);
    throw identityError('currentPassword', 'password-wrong');
  }
  await context.rateLimiter.refund([attempt]);
  return hash;
}

/** Rejects an operation whose password was changed concurrently. The member's row has to be locked. */
export async function requireSamePassword(transaction: Kysely<DB>, userId: string, hash: string): Promise<void> {
  if ((await passwordHash(transaction, userId)) !== hash) throw identityError('currentPassword', 'password-wrong');
}

export function signOut(context: IdentityContext): Identity['signOut'] {
  const { audit, db, cookies } = context;
  return (caller) =>
    toAnswer(async () => {
      const current = await currentSession(context, caller.headers);
      if (current) {
        await db.transaction().execute(async (transaction) => {
          await transaction.deleteFrom('identity_session').where('id', '=', current.sessionId).execute();
          await audit.log(transaction, 'signed-out', current.row.id, caller.visitor);
        });
      }
      return { ...done, setCookies: cookies.clear() };
    });
}
