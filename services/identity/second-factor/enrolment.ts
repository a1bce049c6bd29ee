import type { Kysely } from 'kysely';
import { organisation } from '#config/organisation.ts';
import type { DB } from '#database/types.ts';
import { qrPath } from '#services/qr/qr-path.ts';
import { requireConfirmed, requireNoNewFactor } from '../confirmation.ts';
import { type CurrentSession, signedInMemberForUpdate, withSession } from '../current-session.ts';
import { codesLeft, makeCodes } from '../factors/recovery-codes.ts';
import { forgetRecovery } from '../factors/recovery-rows.ts';
import { hasSecondFactor } from '../factors/second-factor.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../factors/totp.ts';
import { beginPending, deleteFactor, factorRow, finishPending, leavePending, pendingOf } from '../factors/totp-rows.ts';
import type { Identity } from '../identity.types.ts';
import type { IdentityContext } from '../identity-context.ts';
import { done, identityError } from '../identity-error.ts';
import { type MemberRow, memberOf } from '../members.ts';
import * as rules from '../rules.ts';
import type { Answer, Caller } from '../shared.ts';
import { passkeysOf } from '../webauthn/passkey-rows.ts';
import { shutOutWeaker } from './shut-out-weaker.ts';
import { refspendFactorCode, takeCodeTry } from './spend-code.ts';

/** What a member is shown of their second factor; of one that is being set up the secret, in the session that began. */
export function factorState(context: IdentityContext): Identity['factorState'] {
  const { db, factorSeal, requiresFactor, passkeysAreFactors } = context;
  return (caller) =>
    withSession(context, caller, async ({ row, sessionId, isConfirmed }) => {
      const factor = await factorRow(db, row.id);
      const sealed = isConfirmed ? await pendingOf(db, row.id, sessionId) : null;
      const secret = sealed && factorSeal.decrypt(pendingId(row.id), sealed);
      const lost = await db.selectFrom('identity_factor_recovery').select('due_at').where('user_id', '=', row.id).executeTakeFirst();
      return {
        data: {
          since: factor?.since.toISOString() ?? null,
          codesLeft: factor ? await codesLeft(db, row.id) : 0,
          pending: secret ? shownSecret(secret, row) : null,
          goesAt: lost?.due_at.toISOString() ?? null,
          isRequired: requiresFactor,
          passkeys: passkeysAreFactors ? (await passkeysOf(db, row.id)).length : null,
        },
      };
    });
}

function shownSecret(secret: string, { username }: MemberRow) {
  const uri = totpUri(secret, { issuer: organisation.name, label: username });
  return { key: secret, uri, qr: qrPath(uri) };
}

const pendingId = (userId: string) => `${userId}/pending`;

/**
 * Begins an app, which counts once a code of it is given. Who has one proves it first (`requireConfirmed`), and so does everybody else by what
 * they have. The address has to be verified: it is the way back, and nobody ties somebody else's address to an app of theirs.
 */
export function beginFactor(context: IdentityContext): Identity['beginFactor'] {
  return (caller) =>
    changing(context, caller, async ({ transaction, row, current }) => {
      if (!row.email_verified) throw identityError(null, 'address-unverified');
      const sealed = context.factorSeal.encrypt(pendingId(row.id), newTotpSecret());
      await beginPending(transaction, row.id, current.sessionId, sealed);
      return null;
    });
}

export function leaveFactor(context: IdentityContext): Identity['leaveFactor'] {
  return (caller) =>
    withSession(context, caller, async (current) => {
      await context.db.transaction().execute(async (transaction) => {
        const { id } = await signedInMemberForUpdate(transaction, current);
        await leavePending(transaction, id);
      });
      return done;
    });
}

/** Ends what was begun, by its first code; whoever came in by less is shut out (`shutOutWeaker`). */
export function finishFactor(context: IdentityContext): Identity['finishFactor'] {
  return (filled, caller) =>
    withSession(context, caller, async (current) => {
      const { code } = rules.read({ code: rules.given }, filled);
      requireConfirmed(current);
      const taken = await takeCodeTry(context, current.row.id);
      const isTaken = await context.db.transaction().execute((transaction) => finish(context, transaction, current, code, caller.visitor));
      if (!isTaken) return refspendFactorCode(context, current.row.id, caller.visitor);
      await context.rateLimiter.refund(taken);
      return done;
    });
}

/** False where the code is not of the app that was begun. */
async function finish(context: IdentityContext, transaction: Kysely<DB>, current: CurrentSession, code: string, visitor: string) {
  const row = await signedInMemberForUpdate(transaction, current);
  const sealed = await pendingOf(transaction, row.id, current.sessionId);
  if (sealed === null) throw identityError(null, 'enrolment-over');
  const secret = context.factorSeal.decrypt(pendingId(row.id), sealed);
  const step = stepOfCode(secret, code.replaceAll(/\s/g, ''), { after: 0, at: context.now() });
  if (step === null) return false;
  await requireNoNewFactor(context, transaction, current);
  const hadOne = (await factorRow(transaction, row.id)) !== null;
  await finishPending(transaction, row.id, context.factorSeal.encrypt(row.id, secret), step);
  // Codes of the app before are no way in any more.
  await transaction.deleteFrom('identity_recovery_code').where('user_id', '=', row.id).execute();
  await forgetRecovery(transaction, row.id);
  await shutOutWeaker(context, transaction, current, { by: current.proof.by, secondFactor: true }, visitor);
  const member = memberOf(row);
  await context.mail(transaction, member, { kind: 'second-factor-added', username: member.username });
  await context.audit.log(transaction, hadOne ? 'factor-replaced' : 'factor-added', row.id, visitor);
  return true;
}

/** New recovery codes in the place of the old, told this once. */
export function makeRecoveryCodes(context: IdentityContext): Identity['makeRecoveryCodes'] {
  return (caller) =>
    changing(context, caller, async ({ transaction, row }) => {
      if (!(await factorRow(transaction, row.id))) throw identityError(null, 'factor-needed');
      const codes = await makeCodes(transaction, row.id);
      const member = memberOf(row);
      await context.mail(transaction, member, { kind: 'recovery-codes-made', username: member.username });
      await context.audit.log(transaction, 'recovery-codes-made', row.id, caller.visitor);
      return codes;
    });
}

export function removeFactor(context: IdentityContext): Identity['removeFactor'] {
  return (caller) =>
    changing(context, caller, async ({ transaction, row }) => {
      if (!(await factorRow(transaction, row.id))) return null;
      await deleteFactor(transaction, row.id);
      const member = memberOf(row);
      const passkeys = await hasSecondFactor(context, transaction, row.id);
      await context.mail(transaction, member, { kind: 'second-factor-removed', username: member.username, passkeys });
      await context.audit.log(transaction, 'factor-removed', row.id, caller.visitor);
      return null;
    });
}

/** A change of the factor, by a confirmed session, in a transaction with the member locked. */
function changing<Data>(
  context: IdentityContext,
  caller: Caller,
  change: (scope: { transaction: Kysely<DB>; row: MemberRow; current: CurrentSession }) => Promise<Data>,
): Promise<Answer<Data>> {
  return withSession(context, caller, async (current) => {
    requireConfirmed(current);
    await context.rateLimiter.take(['changes of a member', current.row.id]);
    const data = await context.db.transaction().execute(async (transaction) => {
      const row = await signedInMemberForUpdate(transaction, current);
      await requireNoNewFactor(context, transaction, current);
      return change({ transaction, row, current });
    });
    return { data };
  });
}
