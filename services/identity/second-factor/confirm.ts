import { confirmSession } from '../confirmation.ts';
import { signedInMemberForUpdate, withSession } from '../current-session.ts';
import { factorRow } from '../factors/totp-rows.ts';
import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError } from '../identity-error.ts';
import * as rules from '../rules.ts';
import { requirePassword, requireSamePassword } from '../sign-in.ts';
import { waysIn } from '../ways-in.ts';
import { refspendFactorCode, spendFactorCode, takeCodeTry } from './spend-code.ts';

/** By what a member can confirm a session here. A password without a code does not where passkeys are the second factor. */
export function confirmWays(context: IdentityContext): Identity['confirmWays'] {
  return (caller) =>
    withSession(context, caller, async ({ row, usesFactor }) => {
      const ways = await waysIn(context, context.db, row.id);
      const service = ways.includes('service') ? (context.provider?.config.name ?? null) : null;
      const code = (await factorRow(context.db, row.id)) !== null;
      const password = ways.includes('password') && (code || !usesFactor);
      return { data: { password, code, passkey: ways.includes('passkey'), service } };
    });
}

/** Confirms a session by the password, and by a code where the member has an app. */
export function confirm(context: IdentityContext): Identity['confirm'] {
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { row, usesFactor } = current;
      const hasApp = (await factorRow(context.db, row.id)) !== null;
      if (usesFactor && !hasApp) throw identityError(null, 'confirm-needed');
      const { currentPassword, code } = rules.read({ currentPassword: rules.given, code: hasApp ? rules.given : rules.anything }, filled);
      const hash = await requirePassword(context, row, currentPassword, caller.visitor);
      const taken = hasApp ? await takeCodeTry(context, row.id) : [];
      const isConfirmed = await context.db.transaction().execute(async (transaction) => {
        const freshRow = await signedInMemberForUpdate(transaction, current);
        await requireSamePassword(transaction, row.id, hash);
        if (hasApp && !(await spendFactorCode(context, transaction, freshRow, code, caller.visitor))) return false;
        await confirmSession(context, transaction, current, { by: 'password', secondFactor: hasApp }, caller.visitor);
        return true;
      });
      if (!isConfirmed) return refspendFactorCode(context, row.id, caller.visitor);
      await context.rateLimiter.refund(taken);
      return done;
    });
}
