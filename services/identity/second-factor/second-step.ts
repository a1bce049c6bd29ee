import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { currentSession } from '../current-session.ts';
import { factorRow } from '../factors/totp-rows.ts';
import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityError, toAnswer } from '../identity-error.ts';
import { type MemberRow, memberForUpdate, passwordHash } from '../members.ts';
import { saltOf } from '../password-hash.ts';
import * as rules from '../rules.ts';
import { passkeysOf } from '../webauthn/passkey-rows.ts';
import { refspendFactorCode, spendFactorCode, takeCodeTry } from './spend-code.ts';

/** By what whoever waits may end it: a code where they have an app, and where passkeys are asked for, one of theirs (`passkeys.signIn`). */
export function pendingWays(context: IdentityContext): Identity['pendingWays'] {
  return async (headers) => {
    const pending = context.pending.in(headers);
    if (!pending) return null;
    const code = (await factorRow(context.db, pending.member)) !== null;
    return { code, passkey: context.passkeysAreFactors && (await passkeysOf(context.db, pending.member)).length > 0 };
  };
}

/** Ends a sign-in that waits for its second factor (`completeSignIn`), by a code of the app or a recovery code. */
export function secondFactor(context: IdentityContext): Identity['secondFactor'] {
  return (filled, caller) =>
    toAnswer(async () => {
      const { code } = rules.read({ code: rules.given }, filled);
      const pending = context.pending.in(caller.headers);
      if (!pending) throw identityError(null, 'sign-in-again');
      const taken = await takeCodeTry(context, pending.member);
      const before = await currentSession(context, caller.headers);
      const done = await context.db.transaction().execute(async (transaction) => {
        const row = await pendingMember(context, transaction, caller.headers);
        if (!(await spendFactorCode(context, transaction, row, code, caller.visitor))) return null;
        const proof = { by: pending.by, secondFactor: true, isFresh: pending.isFresh, session: pending.session };
        return completeSignIn(context, transaction, row, { caller, event: 'signed-in', before, proof });
      });
      if (done === null) return refspendFactorCode(context, pending.member, caller.visitor);
      await context.rateLimiter.refund(taken);
      return done;
    });
}

/**
 * The member whose first proof waits, with the row locked. Another password since, or a lock, and it is void.
 * @throws {IdentityError} `sign-in-again`, `locked`
 */
export async function pendingMember(context: IdentityContext, transaction: Kysely<DB>, headers: Headers): Promise<MemberRow> {
  const pending = context.pending.in(headers);
  const row = pending && (await memberForUpdate(transaction, pending.member));
  if (!row) throw identityError(null, 'sign-in-again');
  const hash = await passwordHash(transaction, row.id);
  if (pending.salt !== (hash === null ? null : saltOf(hash))) throw identityError(null, 'sign-in-again');
  if (row.locked_at) throw identityError(null, 'locked');
  return row;
}
