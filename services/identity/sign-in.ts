import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { currentSession } from './current-session.ts';
import type { Identity } from './identity.types.ts';
import type { IdentityContext } from './identity-context.ts';
import { IdentityError, identityError, toAnswer } from './identity-error.ts';
import { changePasswordHash, findByLogin, type MemberRow, memberForUpdate, passwordHash } from './members.ts';
import { leavingCookie } from './oidc/leaving-cookie.ts';
import { saltOf } from './password-hash.ts';
import type { Attempt } from './rate-limits.ts';
import * as rules from './rules.ts';
import type { Caller } from './shared.ts';

export function signIn(context: IdentityContext): Identity['signIn'] {
  const { audit, devices, passwords, rateLimiter, refusals, db } = context;
  return (filled, caller) =>
    toAnswer(async () => {
      const { login, password } = rules.read({ login: rules.given, password: rules.given }, filled);
      const row = await findByLogin(db, login);
      const hash = row && (await passwordHash(db, row.id));
      const device = row && hash ? devices.idIn(caller.headers, { userId: row.id, hash }) : null;
      const attempts = device === null ? attemptsOf(login, row, caller) : [['sign-in on a known device', device] as const];
      await rateLimiter.take(...attempts).catch((error: unknown) => {
        const account = row ? audit.accountHash(row.id) : null;
        if (error instanceof IdentityError)
          refusals.note({ event: 'sign-in-limited', account, visitor: audit.visitorHash(caller.visitor) });
        throw error;
      });
      if (!row || !hash || !(await passwords.verify(hash, password))) {
        // An unknown login takes as long as a wrong password: nobody is told by the time.
        if (!hash) await passwords.hash(password);
        await audit.log(db, 'sign-in-failed', row?.id ?? null, caller.visitor);
        throw identityError(null, 'login-wrong');
      }
      if (row.locked_at) {
        await audit.log(db, 'sign-in-locked', row.id, caller.visitor);
        throw identityError(null, 'locked');
      }
      const before = await currentSession(context, caller.headers);
      const renewed = await passwords.renew(hash, password);
      return await db.transaction().execute(async (transaction) => {
        // Since its verification the password may have been changed, or the account locked, which ended all sessions.
        const freshRow = await memberForUpdate(transaction, row.id);
        if (!freshRow || !(await isStillPassword(transaction, row.id, hash))) throw identityError(null, 'login-wrong');
        if (renewed !== null) await changePasswordHash(transaction, row.id, renewed);
        const proof = { by: 'password', secondFactor: false } as const;
        return await completeSignIn(context, transaction, freshRow, { caller, event: 'signed-in', before, proof });
      });
    });
}

/**
 * What a sign-in counts against. By all visitors together an account is counted under whichever of its names; by one visitor the login as it was
 * typed, or a few tries would tell which address belongs to which public username.
 */
function attemptsOf(login: string, row: MemberRow | null, { visitor }: Pick<Caller, 'visitor'>): Attempt[] {
  const key = rules.usernameKey(login.trim());
  return [
    ['sign-in of a visitor', visitor],
    ['sign-in of a login by a visitor', `${visitor}\0${key}`],
    ['sign-in of a login', row ? `member\0${row.id}` : key],
  ];
}

/** Lets a member try again whose password is another now, by either name. */
export async function clearAttempts({ rateLimiter }: IdentityContext, row: MemberRow, { visitor }: Pick<Caller, 'visitor'>): Promise<void> {
  const ofNames = [row.username, row.email].flatMap((login) => attemptsOf(login, row, { visitor }));
  await rateLimiter.clear(...ofNames.filter(([what]) => what !== 'sign-in of a visitor'), ['password of a member', row.id]);
}

/** Whether the member has still the password of this hash, which a sign-in may have made anew since. */
async function isStillPassword(transaction: Kysely<DB>, userId: string, hash: string): Promise<boolean> {
  const freshHash = await passwordHash(transaction, userId);
  return freshHash !== null && saltOf(freshHash) === saltOf(hash);
}

/** Requires the password of a signed-in member, rate-limited. Returns its hash. */
export async function requirePassword(context: IdentityContext, row: MemberRow, password: string, visitor: string): Promise<string> {
  await context.rateLimiter.take(['password of a member', row.id]);
  const hash = await passwordHash(context.db, row.id);
  // There is none, or no account any more: it is as wrong as any other.
  if (hash === null || !(await context.passwords.verify(hash, password))) {
    await context.audit.log(context.db, 'password-wrong', row.id, visitor);
    throw identityError('currentPassword', 'password-wrong');
  }
  return hash;
}

/** Rejects an operation whose password was changed concurrently. The member's row has to be locked. */
export async function requireSamePassword(transaction: Kysely<DB>, userId: string, hash: string): Promise<void> {
  if (!(await isStillPassword(transaction, userId, hash))) throw identityError('currentPassword', 'password-wrong');
}

export function signOut(context: IdentityContext): Identity['signOut'] {
  const { audit, db, cookies, provider } = context;
  return (caller) =>
    toAnswer(async () => {
      const current = await currentSession(context, caller.headers);
      let leaving: string | null = null;
      if (current) {
        await db.transaction().execute(async (transaction) => {
          leaving = provider && (await leavingCookie(provider, transaction, current.sessionId));
          await transaction.deleteFrom('identity_session').where('id', '=', current.sessionId).execute();
          await audit.log(transaction, 'signed-out', current.row.id, caller.visitor);
        });
      }
      return { data: { leadsOn: leaving !== null }, setCookies: [...cookies.clear(), ...(leaving === null ? [] : [leaving])] };
    });
}
