import type { z } from 'zod';
import type { Run } from '../jobs/job-kind.ts';
import type { DeletedMember } from './deleted-members.ts';
import type { mailRequestJob } from './mail-request-job.ts';
import type { Passkeys } from './passkeys.types.ts';
import type { ProviderIdentity } from './provider.types.ts';
import type { Answer, Caller, ConfirmWays, FactorState, Filled, Member, MemberSession, PendingWays, SignedIn } from './shared.ts';

/** An account whose address nobody has proven yet. The timestamp is in ISO 8601. */
export type UnprovenAccount = { username: string; openedAt: string; hasPassword: boolean; passkeys: number; hasService: boolean };

/**
 * What is hard to take back answers `confirm-needed` unless the session was confirmed within ten minutes (decision 112).
 *
 * Authentication and account management. Created by `identity({ db, secret, origin, jobs, outbox, pathOf })` in `identity.ts`;
 * validates all form input, which nothing else does.
 */
export type Identity = {
  /** Handles the JSON API under `/api/identity`: the same validation and rate limits as below. */
  handle(request: Request, caller: Caller): Promise<Response>;

  /** The current session; null without one. Renews a session that is used (sliding expiration, 30 days at most), hence the cookies. */
  session(headers: Headers): Promise<{ member: Member; sessionId: string; expiresAt: string; setCookies: readonly string[] } | null>;

  /** A token that stands for the session for five minutes, where its cookie is not sent: `accessToken` of a caller. */
  accessToken(caller: Caller): Promise<Answer<string>>;

  /** Registers a member, signs them in, and mails them a link that verifies the address. */
  signUp(
    filled: Filled<'username' | 'email' | 'password' | 'confirmation' | 'firstName' | 'lastName' | 'terms'>,
    caller: Caller,
  ): Promise<Answer<Member>>;
  /** `login` is a username or an e-mail address. Each sign-in creates a new session and ends the browser's previous one. */
  signIn(filled: Filled<'login' | 'password'>, caller: Caller): Promise<Answer<SignedIn>>;
  /** `leadsOn`: they came in by the outside identity service, and sign out there next (`provider.leave`). */
  signOut(caller: Caller): Promise<Answer<{ leadsOn: boolean }>>;

  /** Sign-in by an outside identity service; null where there is none. */
  provider: ProviderIdentity | null;

  /** Whether somebody has given the first of two proofs, and the second is asked for. */
  isPending(headers: Headers): boolean;
  /** By what they may give it; null for nobody who waits. */
  pendingWays(headers: Headers): Promise<PendingWays | null>;
  /** Whether passkeys are a second factor here, as they are where one is required. */
  passkeysAreFactors: boolean;
  /** The second step of a sign-in that answered `second-factor`: a code of the app, or a recovery code. Each counts once. A passkey ends it, too. */
  secondFactor(filled: Filled<'code'>, caller: Caller): Promise<Answer<SignedIn>>;
  /** By what the caller's session can be confirmed. */
  confirmWays(caller: Caller): Promise<Answer<ConfirmWays>>;
  /** Confirms the caller's session for ten minutes; with a code where the member has an app. Refused where a passkey is the second factor. */
  confirm(filled: Filled<'currentPassword' | 'code'>, caller: Caller): Promise<Answer>;

  factorState(caller: Caller): Promise<Answer<FactorState>>;
  /** Begins an app in the session that asks, which has to be confirmed. */
  beginFactor(caller: Caller): Promise<Answer>;
  /** Leaves what was begun. */
  leaveFactor(caller: Caller): Promise<Answer>;
  /** The first code of the app that was begun: from now on it is asked for. It takes the place of one before. */
  finishFactor(filled: Filled<'code'>, caller: Caller): Promise<Answer>;
  /** Ten codes in the place of those of before: told this once. */
  makeRecoveryCodes(caller: Caller): Promise<Answer<readonly string[]>>;
  removeFactor(caller: Caller): Promise<Answer>;

  /** For who waits for the second step and has lost what it asks for: mails a link to the verified address. */
  askFactorRecovery(caller: Caller): Promise<Answer>;
  /** What the link of a mail would do; does not consume it. */
  checkFactorLink(token: string): Promise<'begins' | 'stops' | 'expired' | 'invalid'>;
  /** Begins the day after which the factor goes, or stops it. */
  followFactorLink(token: string, caller: Caller): Promise<Answer<'begun' | 'stopped'>>;
  /** Stops it, for who is signed in. */
  keepFactor(caller: Caller): Promise<Answer>;
  /** Takes the factors away whose day is over. */
  recoverDue(): Promise<void>;

  /** The same answer, in the same time, for an unknown address (prevents account enumeration). */
  requestPasswordReset(filled: Filled<'email'>, caller: Caller): Promise<Answer>;
  /** Whether the token of a reset link is still valid, and whose password it sets; does not consume it. */
  checkResetLink(token: string): Promise<{ state: 'valid'; username: string } | { state: 'expired' | 'invalid' }>;
  /** Consumes the token, and ends every session of the member. */
  resetPassword(token: string, filled: Filled<'newPassword' | 'confirmation'>, caller: Caller): Promise<Answer>;
  /** Ends the member's other sessions, and renews this one. */
  changePassword(filled: Filled<'currentPassword' | 'newPassword' | 'confirmation'>, caller: Caller): Promise<Answer>;

  /** For the signed-in member. */
  resendVerification(caller: Caller): Promise<Answer>;
  /** Anonymous, by address: the same answer, in the same time, for an unknown address (prevents account enumeration). */
  requestVerification(filled: Filled<'email'>, caller: Caller): Promise<Answer>;
  /** What the link of a mail would do with an address, or why nothing; does not consume it: programs that look mails over open links. */
  checkEmailLink(token: string): Promise<'verifies' | 'changes' | 'already-verified' | 'expired' | 'invalid'>;
  /** Consumes the token of a link, signed in or not: verifies an address, or replaces the old one. One used before is `already-verified`. */
  followEmailLink(token: string, caller: Caller): Promise<Answer<'verified' | 'changed'>>;

  /**
   * Whose account a link would verify, for a browser that is not signed in to it: whoever has the mailbox may not be who opened it. Null for
   * any other link, and in a session of that account.
   */
  unprovenAccount(token: string, headers: Headers): Promise<UnprovenAccount | null>;
  /**
   * Consumes the token of such a link: verifies the address, and ends all that led into the account before (password, passkeys, sessions).
   * Answers the token of a link that sets a new password.
   */
  takeBackAccount(token: string, caller: Caller): Promise<Answer<string>>;

  passkeys: Passkeys;

  /** Mails a confirmation link to the new address, and a notice to the old one, which stays until the link is followed. */
  changeEmail(filled: Filled<'email'>, caller: Caller): Promise<Answer>;
  changeUsername(filled: Filled<'username'>, caller: Caller): Promise<Answer<Member>>;
  /** Changes what is sent: an empty text leaves a detail out, and what is missing stays as it is. */
  changeDetails(filled: Filled<'firstName' | 'lastName' | 'phoneNumber'>, caller: Caller): Promise<Answer<Member>>;

  /** The member's sessions: the current one first, then by last use. */
  sessions(caller: Caller): Promise<Answer<MemberSession[]>>;
  /** The session of the caller ends without a confirmation. */
  endSession(id: string, caller: Caller): Promise<Answer>;
  endOtherSessions(caller: Caller): Promise<Answer>;

  /**
   * Deletes the account for good: `now` at once, else after `leavingDays`, in which a sign-in takes it back. Either way every session ends,
   * and a mail says so.
   */
  deleteAccount(filled: Filled<'when'>, caller: Caller): Promise<Answer>;
  /** Deletes the accounts whose days are over. */
  deleteDue(): Promise<void>;
  /** Who was deleted in the last year, for a list that survives the restore of a backup. */
  deletedMembers(): Promise<DeletedMember[]>;

  /** Answers what `requestPasswordReset` and `requestVerification` asked for, which only send a job. */
  answerMailRequest: Run<z.infer<typeof mailRequestJob.payload>>;

  /** Deletes expired links and sessions, and audit events past their retention (90 days). */
  forget(): Promise<void>;
};
