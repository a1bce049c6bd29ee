import type { Answer, Caller, Filled, Member, MemberSession } from './shared.ts';

/**
 * Who somebody is, and everything around a password. Made by `identity({ db, secret, origin, outbox, pathOf })` in `identity.ts`;
 * whatever a form sends is checked here, and nowhere else.
 */
export type Identity = {
  /** The routes under `/api/identity`, for scripts: the same rules and limits as below. */
  handle(request: Request, caller: Caller): Promise<Response>;

  /** Who is signed in; null for nobody. Prolongs a session that is used, hence the cookies. */
  session(headers: Headers): Promise<{ member: Member; sessionId: string; expiresAt: string; setCookies: readonly string[] } | null>;

  /** A new member, signed in, with a mail to verify the address on its way. */
  signUp(
    filled: Filled<'username' | 'email' | 'password' | 'confirmation' | 'firstName' | 'lastName' | 'terms'>,
    caller: Caller,
  ): Promise<Answer<Member>>;
  /** `login` is a username or an e-mail address. A session from before ends: each sign-in is a new one. */
  signIn(filled: Filled<'login' | 'password'>, caller: Caller): Promise<Answer<Member>>;
  signOut(caller: Caller): Promise<Answer>;

  /** The same answer, in the same time, for an address that nobody has. */
  requestPasswordReset(filled: Filled<'email'>, caller: Caller): Promise<Answer>;
  /** Whether the link of a mail still opens a form. */
  checkResetLink(token: string): Promise<'valid' | 'expired' | 'invalid'>;
  /** Ends every session of the member. */
  resetPassword(token: string, filled: Filled<'newPassword' | 'confirmation'>, caller: Caller): Promise<Answer>;
  /** Ends the member's other sessions, and renews this one. */
  changePassword(filled: Filled<'currentPassword' | 'newPassword' | 'confirmation'>, caller: Caller): Promise<Answer>;

  /** To the member who is signed in. */
  resendVerification(caller: Caller): Promise<Answer>;
  /** For somebody who is not, by address: the same answer, in the same time, whether or not it waits for one. */
  requestVerification(filled: Filled<'email'>, caller: Caller): Promise<Answer>;
  /**
   * Follows the link of a mail, whoever opens it, signed in or not: verifies an address, or puts a new one in the place of the old.
   * A link that did so before, as a program that looks mails over may have it do, is `already-verified`.
   */
  followEmailLink(token: string, caller: Caller): Promise<Answer<'verified' | 'changed'>>;

  /** The new address counts once the link sent to it is followed; the old one is told. */
  changeEmail(filled: Filled<'email' | 'currentPassword'>, caller: Caller): Promise<Answer>;
  changeUsername(filled: Filled<'username'>, caller: Caller): Promise<Answer<Member>>;
  changeDetails(filled: Filled<'firstName' | 'lastName' | 'phoneNumber'>, caller: Caller): Promise<Answer<Member>>;

  /** Where the member is signed in, this session first, then the last used. */
  sessions(caller: Caller): Promise<Answer<MemberSession[]>>;
  endSession(id: string, caller: Caller): Promise<Answer>;
  endOtherSessions(caller: Caller): Promise<Answer>;

  /**
   * Sends what was asked for by address (`requestPasswordReset`, `requestVerification`), which only wrote down that it was. To be
   * run about every second, in one process or several, and to be repeated where it throws: nothing is lost. Begins no other after `ending`.
   */
  processMailRequests(ending?: AbortSignal): Promise<void>;

  /** Forgets links and sessions that are over, and what the audit log has kept for 90 days. */
  forget(): Promise<void>;
};
