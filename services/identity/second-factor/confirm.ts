import { confirmSession } from '../confirmation.ts';
import { signedInMemberForUpdate, withSession } from '../current-session.ts';
import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done } from '../identity-error.ts';
import * as rules from '../rules.ts';
import { requirePassword, requireSamePassword } from '../sign-in.ts';
import { stopRecovery } from '../stop-recovery.ts';
import { waysIn } from '../ways-in.ts';
import { refspendFactorCode, spendFactorCode, takeCodeTry } from './spend-code.ts';

/** By what a member can confirm a session here. */
export function confirmWays(context: IdentityContext): Identity['confirmWays'] {
  return (caller) =>
    withSession(context, caller, async ({ row, usesFactor }) => {
      const ways = await waysIn(context, context.db, row.id);
      const service = ways.includes('service') ? (context.provider?.config.name ?? null) : null;
      return { data: { password: ways.includes('password'), code: usesFactor, passkey: ways.includes('passkey'), service } };
    });
}

/** Confirms a session by the password, and by a code where the member has a second factor. */
export function confirm(context: IdentityContext): Identity['confirm'] {
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row, usesFactor } = current;
      const { currentPassword, code } = rules.read(
        { currentPassword: rules.given, code: usesFactor ? rules.given : rules.anything },
        filled,
      );
      const hash = await requirePassword(context, row, currentPassword, caller.visitor);
      const taken = usesFactor ? await takeCodeTry(context, row.id) : [];
      const isConfirmed = await context.db.transaction().execute(async (transaction) => {
        const freshRow = await signedInMemberForUpdate(transaction, current);
        await requireSamePassword(transaction, row.id, hash);
        if (usesFactor && !(await spendFactorCode(context, transaction, freshRow, code, caller.visitor))) return false;
        // Whoever has the factor has not lost it.
        if (usesFactor) await stopRecovery(context, transaction, freshRow, caller.visitor);
        await confirmSession(context, transaction, current, { by: 'password', secondFactor: usesFactor }, caller.visitor);
        return true;
      });
      if (!isConfirmed) return refspendFactorCode(context, row.id, caller.visitor);
      await context.rateLimiter.refund(taken);
      return done;
    });
}
