import type { Locale } from '#config/locale.ts';

/** A member as pages and gateway know one: nothing that is secret. */
export type Member = {
  id: string;
  username: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  /** The language of the mails that a member gets. */
  locale: Locale;
  /** A moment, in ISO 8601. */
  lastUpdated: string;
};

/** Where a member is signed in. Moments are in ISO 8601. */
export type MemberSession = {
  id: string;
  /** The one that asks. */
  isCurrent: boolean;
  startedAt: string;
  lastSeenAt: string;
  /** What the browser and the system are called, as far as they say so: Firefox, Android. */
  browser: string | null;
  system: string | null;
};

/** Who asks for something. */
export type Caller = {
  /** Of the request: cookies, and what the browser is called. */
  headers: Headers;
  /** Who asks, as far as visitors are told apart at all; limits count under it. */
  visitor: string;
  /** The language of the page, and of the mails that come of it. */
  locale: Locale;
};

/** What somebody fills in. */
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
] as const;
export type IdentityField = (typeof identityFields)[number];
/** As it came from a form: what is missing counts as empty. */
export type Filled<Field extends IdentityField> = Partial<Record<Field, string>>;

export const problemCodes = [
  'required',
  'email-invalid',
  'email-taken',
  'username-invalid',
  'username-length',
  'username-taken',
  'name-letters',
  'name-length',
  'phone-invalid',
  'password-length',
  'password-rules',
  'password-common',
  'password-mismatch',
  'password-wrong',
  'terms-missing',
  /** Name and password do not belong together; nobody says which of them is wrong. */
  'login-wrong',
  'locked',
  /** A link that is unknown, was used, or belongs to somebody else. */
  'link-invalid',
  'link-expired',
  'already-verified',
  'not-signed-in',
  'too-many',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
/** `field` is null where the whole is meant. */
export type Problem = { field: IdentityField | null; code: ProblemCode };

/** What came of it. `setCookies` are whole `Set-Cookie` headers that the answer has to carry, in success and failure alike. */
export type Answer<Data = null> =
  | { ok: true; data: Data; setCookies: readonly string[] }
  | { ok: false; problems: readonly [Problem, ...Problem[]]; setCookies: readonly string[]; retryAfterSeconds?: number };
