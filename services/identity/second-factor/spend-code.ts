import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { codesLeft, spendCode } from '../factors/recovery-codes.ts';
import { stepOfCode } from '../factors/totp.ts';
import { factorRow, takeStep } from '../factors/totp-rows.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityError } from '../identity-error.ts';
import { type MemberRow, memberOf } from '../members.ts';
import type { Attempt } from '../rate-limits.ts';

/** Counts a try at a member's code, by all visitors together: only who has the password, or a session, comes to it. */
export async function takeCodeTry({ rateLimiter }: IdentityContext, userId: string): Promise<readonly Attempt[]> {
  const daily: Attempt = ['codes of a member in a day', userId];
  await rateLimiter.take(['codes of a member', userId], daily);
  return [daily];
}

/**
 * Uses a code of the app, or one of the printed: each counts once. False where it is none. The member's row has to be locked, and the try
 * counted (`takeCodeTry`).
 */
export async function spendFactorCode(
  context: IdentityContext,
  transaction: Kysely<DB>,
  row: MemberRow,
  code: string,
  visitor: string,
): Promise<boolean> {
  const factor = await factorRow(transaction, row.id);
  if (!factor) return false;
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const secret = context.factorSeal.decrypt(row.id, factor.sealed);
    const step = stepOfCode(secret, digits, { after: factor.lastStep, at: context.now() });
    if (step === null) return false;
    await takeStep(transaction, row.id, step);
    return true;
  }
  if (!(await spendCode(transaction, row.id, code))) return false;
  const left = await codesLeft(transaction, row.id);
  const member = memberOf(row);
  await context.mail(transaction, member, { kind: 'recovery-code-used', username: member.username, left });
  await context.audit.log(transaction, 'recovery-code-used', row.id, visitor);
  return true;
}

/** Says that a code was wrong, once the transaction is over in which it was tried. */
export async function refspendFactorCode({ audit, db }: IdentityContext, userId: string, visitor: string): Promise<never> {
  await audit.log(db, 'code-wrong', userId, visitor);
  throw identityError('code', 'code-wrong');
}
