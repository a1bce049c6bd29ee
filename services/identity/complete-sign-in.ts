import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { hasSecondFactor } from './factors/second-factor.ts';
import type { IdentityContext } from './identity-context.ts';
import { type Done, identityError } from './identity-error.ts';
import { type MemberRow, memberOf, passwordHash } from './members.ts';
import type { SignedIn } from './shared.ts';
import { type StartOptions, startSession } from './start-session.ts';

/**
 * Ends every way to sign in: with a session; or, where the member has a second factor that the proof lacks, with a cookie that
 * stands for what was proven, and leads to the screen that asks for it. The member's row has to be locked.
 * @throws {IdentityError} `locked`
 */
export async function completeSignIn(
  context: IdentityContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  options: StartOptions,
): Promise<Done<SignedIn>> {
  const { proof } = options;
  if (!proof.secondFactor && (await hasSecondFactor(context, transaction, row.id))) {
    if (row.locked_at) throw identityError(null, 'locked');
    const pending = {
      member: row.id,
      hash: await passwordHash(transaction, row.id),
      by: proof.by,
      isFresh: proof.isFresh !== false,
      session: proof.session,
    };
    return { data: { next: 'second-factor' }, setCookies: [context.pending.issue(pending)] };
  }
  const { setCookies, isBack } = await startSession(context, transaction, row, options);
  return { data: { ...memberOf(row), isBack, next: null }, setCookies: [...setCookies, ...context.pending.forget(options.caller.headers)] };
}
