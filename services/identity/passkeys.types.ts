import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Answer, Caller, Filled, Member, SignedIn } from './shared.ts';
import type { PasskeyOverview } from './webauthn/shared.ts';

/**
 * Passkeys: what is asked of an authenticator (`…Options`), and what is done with its answer, the text of `credential`. Each answer needs
 * the challenge of the options before it, which a cookie of that browser keeps for five minutes; it is for that one thing, and used once.
 */
export type Passkeys = {
  /** Checks what somebody signs up with who chooses a passkey instead of a password, and keeps it, sealed, in a cookie for half an hour. */
  startSignUp(filled: Filled<'username' | 'email' | 'firstName' | 'lastName' | 'terms'>, caller: Caller): Promise<Answer>;
  /** The username of who has begun to sign up so. */
  signingUp(headers: Headers): string | null;
  signUpOptions(caller: Caller): Promise<Answer<PublicKeyCredentialCreationOptionsJSON>>;
  /** Registers a member without a password, signs them in, and mails them a link that verifies the address. */
  signUp(filled: Filled<'credential'>, caller: Caller): Promise<Answer<Member>>;

  signInOptions(caller: Caller): Promise<Answer<PublicKeyCredentialRequestOptionsJSON>>;
  /** Whose passkey it is says the passkey. */
  signIn(filled: Filled<'credential'>, caller: Caller): Promise<Answer<SignedIn>>;

  confirmOptions(caller: Caller): Promise<Answer<PublicKeyCredentialRequestOptionsJSON>>;
  /** Confirms the session by a passkey of its member. */
  confirm(filled: Filled<'credential'>, caller: Caller): Promise<Answer>;

  /** For a session that was confirmed just now. */
  addOptions(caller: Caller): Promise<Answer<PublicKeyCredentialCreationOptionsJSON>>;
  /** The same; the member is told by mail. Without a name it is called after the browser. */
  add(filled: Filled<'credential' | 'name'>, caller: Caller): Promise<Answer>;
  list(caller: Caller): Promise<Answer<PasskeyOverview>>;
  rename(id: string, filled: Filled<'name'>, caller: Caller): Promise<Answer>;
  /** For a session that was confirmed just now; the last way into an account stays. The member is told by mail. */
  remove(id: string, caller: Caller): Promise<Answer>;
};
