import type { Locale } from '#config/locale.ts';

/** A member as pages and the gateway receive one, without secrets. */
export type Member = {
  id: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  /** The language of the mails that a member gets without asking for them on a page. */
  locale: Locale;
  /** Timestamp in ISO 8601. */
  lastUpdated: string;
};

/**
 * Who has signed in. `isBack`: the account was about to be deleted, and stays. Or nobody yet: the member has a second factor, which is asked
 * for next; of whom it is nothing is told until then.
 */
export type SignedIn = (Member & { isBack: boolean; next: null }) | { next: 'second-factor' };

/** By what somebody who has given the password may end signing in. */
export type PendingWays = { code: boolean; passkey: boolean };

/** By what a member can confirm a session: all that are true together. */
export type ConfirmWays = {
  password: boolean;
  code: boolean;
  passkey: boolean;
  /** The outside identity service, by its name, where an account of it is connected. */
  service: string | null;
};

/** A member's second factor. Moments are in ISO 8601. */
export type FactorState = {
  /** Since when codes of an app are asked for; null without one. */
  since: string | null;
  /** How many recovery codes are not used yet. */
  codesLeft: number;
  /** An app that is being set up: the key to type, what an app on the same device opens, and the same as a QR code. */
  pending: { key: string; uri: string; qr: { size: number; path: string } } | null;
  /** When it goes, because somebody said that it is lost. */
  goesAt: string | null;
  /** Whether records are shown with one alone. */
  isRequired: boolean;
  /** How many passkeys the member has that count as one; null where none does. */
  passkeys: number | null;
};

/** A session of a member. Timestamps are in ISO 8601. */
export type MemberSession = {
  id: string;
  /** Whether it is the session of the request. */
  isCurrent: boolean;
  startedAt: string;
  lastSeenAt: string;
  /** Names of browser and system from the User-Agent, such as Firefox and Android; null where unknown. */
  browser: string | null;
  system: string | null;
};

/** The caller of an operation: the context of its request. */
export type Caller = {
  /** The request's headers: cookies and User-Agent. */
  headers: Headers;
  /** The client's address (half of an IPv6 address), the key of rate limits. */
  visitor: string;
  /** The locale of the page, and of mails that the operation sends. */
  locale: Locale;
  /** What stands for the session in the place of its cookie. One of another member than the cookie's is nobody's. */
  accessToken?: string;
};

/** The form fields. */
export const identityFields = [
  'login',
  'username',
  'email',
  'password',
  'currentPassword',
  'newPassword',
  'confirmation',
  'firstName',
  'lastName',
  'phoneNumber',
  'terms',
  /** Of an account that is deleted: `now` or `later`. */
  'when',
  /** What a member calls a passkey. */
  'name',
  /** What an authenticator answered, as JSON. */
  'credential',
  /** Of an app, or printed. */
  'code',
] as const;
export type IdentityField = (typeof identityFields)[number];
/** Unvalidated form input; a missing field counts as empty. */
export type Filled<Field extends IdentityField> = Partial<Record<Field, string>>;

/** For so many days a member who leaves can come back by signing in, unless they left at once. */
export const leavingDays = 7;
/** For so long an operator may keep backups (docs/operations.md), in days: in them stands, sealed, what was deleted since. */
export const backupDays = 14;

/** The rule on new passwords, which forms tell password managers: so long, with a letter of each case, a digit, and one of these. */
export const passwordRule = { least: 8, most: 20, specialCharacters: '@$!%*#?&' } as const;

export const problemCodes = [
  'required',
  'email-invalid',
  'email-taken',
  'username-invalid',
  'username-length',
  'username-taken',
  /** That of another member looks the same. */
  'username-alike',
  /** It sounds like the house or its staff. */
  'username-official',
  'name-letters',
  'name-length',
  'phone-invalid',
  'password-length',
  'password-rules',
  'password-common',
  /** The one that the member has now. */
  'password-same',
  'password-mismatch',
  'password-wrong',
  'terms-missing',
  /** Invalid credentials; does not reveal which of them is wrong. */
  'login-wrong',
  'locked',
  /** An unknown or used token, or that of another purpose. */
  'link-invalid',
  'link-expired',
  'already-verified',
  'not-signed-in',
  /** The session has to be confirmed first: it is too long ago that its member proved who they are, or by too little. */
  'confirm-needed',
  /** Records need a second factor here, and the member has none. */
  'factor-needed',
  /** No code of now, or used before. */
  'code-wrong',
  /** The first step of a sign-in is too long ago, or counts no more. */
  'sign-in-again',
  /** What was begun is too long ago, or was begun elsewhere. */
  'enrolment-over',
  'address-unverified',
  'too-many',
  'passkey-name-length',
  /** The browser sent none: it has no script, or knows no passkeys. */
  'passkey-missing',
  /** Its device has one of this account already. */
  'passkey-known',
  /** Its challenge is over, was answered before, or was for something else. */
  'passkey-expired',
  /** It proves nothing. */
  'passkey-failed',
  /** It is nobody's here, or no longer. */
  'passkey-unknown',
  /** It was removed elsewhere. */
  'passkey-gone',
  'passkeys-full',
  /** The outside identity service does not answer; */
  'provider-away',
  /** what it says cannot be; */
  'provider-refused',
  /** somebody came back without signing in there, */
  'provider-cancelled',
  /** or by a way that is over, or began in another browser. */
  'provider-expired',
  /** An account has the address that the service tells, and was connected before. */
  'provider-unmatched',
  /** Its account is connected with another of ours, */
  'provider-taken',
  /** or is not the one that is. */
  'provider-other',
  /** It knew who somebody is without asking. */
  'provider-remembered',
  /** The service alone keeps passwords. */
  'passwords-off',
  /** Nothing else leads into the account. */
  'last-way-in',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
/** A validation problem; `field` is null where it concerns the whole form. */
export type Problem = { field: IdentityField | null; code: ProblemCode };

/** The result of an operation. `setCookies` are complete `Set-Cookie` headers for the response, in success and failure alike. */
export type Answer<Data = null> =
  | { ok: true; data: Data; setCookies: readonly string[] }
  | { ok: false; problems: readonly [Problem, ...Problem[]]; setCookies: readonly string[]; retryAfterSeconds?: number };
