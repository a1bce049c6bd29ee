import { sql } from 'kysely';
import { type MemberAccess, memberAccess } from './as-member.ts';
import { changePassword, checkResetLink, resetPassword } from './change-password.ts';
import { currentSession, isLive, withSession } from './current-session.ts';
import { deletedMembers, forgetOldDeleted } from './deleted-members.ts';
import { deleteAccount, deleteDue } from './deletion.ts';
import { changeDetails, changeUsername } from './details.ts';
import { changeEmail, checkEmailLink, followEmailLink, resendVerification } from './email.ts';
import { type ExportAccess, exportAccess } from './export-access.ts';
import { resealFactors } from './factors/totp-rows.ts';
import type { Identity } from './identity.types.ts';
import { type IdentityContext, type IdentityParts, identityContext } from './identity-context.ts';
import { deleteExpiredLinks } from './link-tokens.ts';
import { answerMailRequest, requestMail } from './mail-requests.ts';
import { memberOf } from './members.ts';
import { forgetNoted } from './oidc/provider-rows.ts';
import { passkeys } from './passkeys/passkeys.ts';
import { withoutPasswords } from './provider/passwords-off.ts';
import { providerIdentity } from './provider/provider.ts';
import { routes } from './routes.ts';
import { confirm, confirmWays } from './second-factor/confirm.ts';
import { beginFactor, factorState, finishFactor, leaveFactor, makeRecoveryCodes, removeFactor } from './second-factor/enrolment.ts';
import { askFactorRecovery, checkFactorLink, followFactorLink, keepFactor, recoverDue } from './second-factor/factor-recovery.ts';
import { pendingWays, secondFactor } from './second-factor/second-step.ts';
import { endOtherSessions, endSession, sessions } from './sessions.ts';
import { signIn, signOut } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { takeBackAccount, unprovenAccount } from './unproven-address.ts';
import { forgetChallenges } from './webauthn/challenges.ts';

export type { IdentityParts } from './identity-context.ts';

/** What other services and the server write into the audit with. */
type Audited = Pick<IdentityContext, 'audit' | 'refusals'>;

/** Creates the identity service. Lazy: sends no query before the first use. */
export function identity(parts: IdentityParts): Identity & MemberAccess & ExportAccess & Audited {
  const context = identityContext(parts);
  const { audit, db, refusals } = context;
  const operations = withoutPasswords(context, {
    signUp: signUp(context),
    signIn: signIn(context),
    signOut: signOut(context),
    isPending: (headers) => context.pending.in(headers) !== null,
    pendingWays: pendingWays(context),
    passkeysAreFactors: context.passkeysAreFactors,
    secondFactor: secondFactor(context),
    confirmWays: confirmWays(context),
    confirm: confirm(context),
    factorState: factorState(context),
    beginFactor: beginFactor(context),
    leaveFactor: leaveFactor(context),
    finishFactor: finishFactor(context),
    makeRecoveryCodes: makeRecoveryCodes(context),
    removeFactor: removeFactor(context),
    askFactorRecovery: askFactorRecovery(context),
    checkFactorLink: checkFactorLink(context),
    followFactorLink: followFactorLink(context),
    keepFactor: keepFactor(context),
    recoverDue: recoverDue(context),
    requestPasswordReset: requestMail(context, 'reset-password'),
    checkResetLink: checkResetLink(context),
    resetPassword: resetPassword(context),
    changePassword: changePassword(context),
    resendVerification: resendVerification(context),
    requestVerification: requestMail(context, 'verify-email'),
    checkEmailLink: checkEmailLink(context),
    followEmailLink: followEmailLink(context),
    changeEmail: changeEmail(context),
    changeUsername: changeUsername(context),
    changeDetails: changeDetails(context),
    sessions: sessions(context),
    endSession: endSession(context),
    endOtherSessions: endOtherSessions(context),
    deleteAccount: deleteAccount(context),
    passkeys: passkeys(context),
    unprovenAccount: unprovenAccount(context),
    takeBackAccount: takeBackAccount(context),
    async session(headers) {
      const current = await currentSession(context, headers);
      if (!current) return null;
      const { row, sessionId, expiresAt, setCookies } = current;
      return { member: memberOf(row), sessionId, expiresAt: expiresAt.toISOString(), setCookies };
    },
    accessToken: (caller) =>
      withSession(context, caller, async ({ sessionId, row }) => ({ data: context.accessTokens.issue(sessionId, row.id) })),
    answerMailRequest: answerMailRequest(context),
    deleteDue: deleteDue(context),
    deletedMembers: () => deletedMembers(db),
    async forget() {
      await deleteExpiredLinks(db);
      await db.deleteFrom('identity_session as session').where(sql<boolean>`not ${isLive}`).execute();
      await forgetChallenges(db);
      await forgetOldDeleted(db);
      await forgetNoted(db);
      // The last: what no secret opens any more fails, and is to keep nothing else from being forgotten.
      const { factorSeal } = context;
      await resealFactors(db, {
        isCurrent: (sealed) => factorSeal.isCurrent(sealed),
        again: (userId, sealed) => factorSeal.encrypt(userId, factorSeal.decrypt(userId, sealed)),
      });
    },
    provider: context.provider && providerIdentity(context, context.provider),
  } satisfies Omit<Identity, 'handle'>);
  return { ...operations, audit, refusals, ...memberAccess(context), ...exportAccess(context), handle: routes(operations) };
}
