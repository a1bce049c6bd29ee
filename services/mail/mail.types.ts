import type { Kysely } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';

/** The content of every kind of mail. `url` is an absolute URL of this site. */
export type MailContent =
  | { kind: 'verify-email'; username: string; url: string; hours: number }
  | { kind: 'reset-password'; username: string; url: string; minutes: number }
  | { kind: 'confirm-new-email'; username: string; url: string; hours: number }
  /** To the old address. */
  | { kind: 'email-change-asked'; username: string; newEmail: string }
  | { kind: 'email-changed'; username: string; newEmail: string }
  /** Somebody typed the address of a member at sign-up, or for an account of theirs. */
  | { kind: 'address-tried'; username: string }
  | { kind: 'password-changed'; username: string }
  | { kind: 'username-changed'; username: string }
  /** `isFactor`: from now on it is asked for besides the password. */
  | { kind: 'passkey-added'; username: string; isFactor: boolean }
  | { kind: 'passkey-removed'; username: string }
  | { kind: 'account-locked'; username: string }
  | { kind: 'account-unlocked'; username: string }
  | { kind: 'second-factor-added'; username: string }
  /** The app. `passkeys`, here and below: whether they are asked for as a second factor, too. */
  | { kind: 'second-factor-removed'; username: string; passkeys: boolean }
  /** It was taken away after its day, or by an operator. */
  | { kind: 'second-factor-lost'; username: string; passkeys: boolean }
  /** `left`: how many there are still. */
  | { kind: 'recovery-code-used'; username: string; left: number }
  | { kind: 'recovery-codes-made'; username: string }
  /** To who lost the factor: the link begins the day. */
  | { kind: 'factor-recovery'; username: string; url: string; minutes: number; passkeys: boolean }
  /** The link stops it; until when, in ISO 8601. */
  | { kind: 'factor-recovery-begun'; username: string; url: string; until: string; passkeys: boolean }
  | { kind: 'factor-recovery-stopped'; username: string; passkeys: boolean }
  /** Something changed of the trials that a member keeps: which, and what for, stands behind the link alone. */
  | { kind: 'trials-changed'; username: string; url: string }
  /** Somebody with the password took a copy of everything. */
  | { kind: 'data-exported'; username: string }
  /** Moments are in ISO 8601: until when a sign-in takes it back. */
  | { kind: 'deletion-planned'; username: string; until: string }
  | { kind: 'deletion-taken-back'; username: string }
  /** The receipt: until when backups may hold what nobody can read. */
  | { kind: 'account-deleted'; username: string; backupsUntil: string }
  /** Somebody signed in where nobody had before. The moment is in ISO 8601; browser and system as their names go, null where unknown. */
  | { kind: 'new-device'; username: string; at: string; browser: string | null; system: string | null }
  /** An account of the outside identity service leads into this one from now on; */
  | { kind: 'provider-connected'; username: string; service: string }
  /** and no more. */
  | { kind: 'provider-disconnected'; username: string; service: string }
  /** To an address that asked for the newsletter, which may be nobody's who did. */
  | { kind: 'newsletter-confirm'; url: string; days: number }
  /** The same, to who gets it already. */
  | { kind: 'newsletter-known'; url: string }
  /** About no account: its words are brought by who sends it, and none of them is a reader's. */
  | { kind: 'letter'; words: LetterWords; list?: MailingList | undefined };

/** Of a mail to many: where one press in a mail program ends them (RFC 8058), and the name of the list. */
export type MailingList = { id: string; leave: string };

export type LetterWords = {
  subject: string;
  preview: string;
  heading: string;
  hello: string;
  paragraphs: readonly string[];
  /** Its button. */
  link?: { url: string; button: string } | undefined;
  afterButton?: readonly string[] | undefined;
  notYou?: readonly string[] | undefined;
  /** Our own addresses in what it says, which become links. */
  links?: readonly string[] | undefined;
  /** Why it was sent. */
  why: string;
};

export type Mail = { to: string; locale: Locale; content: MailContent };

export type Outbox = {
  /** Enqueues a mail in the transaction of its cause (transactional outbox), so that neither is committed without the other. */
  put(transaction: Kysely<DB>, mail: Mail): Promise<void>;
};
