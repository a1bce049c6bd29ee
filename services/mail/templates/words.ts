import type { Locale } from '#config/locale.ts';
import type { MailContent } from '../mail.types.ts';

/** Mails about an account, whose words stand here. */
export type AccountMail = Exclude<MailContent, { kind: 'letter' }>;
export type MailKind = AccountMail['kind'];

/** The texts of one kind of mail: plain text, as are the values in it. */
export type Words = {
  /** Without personal data: it shows on locked screens. */
  subject: string;
  /** The preheader: inboxes show it after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** The label of the button with the mail's link. */
  button?: string;
  /** Below the button: the link's expiry and the like. */
  afterButton?: readonly string[];
  /** Why it was sent, where it is about no account. */
  why?: string;
  /** Advice for a recipient who did not request this. */
  notYou?: readonly string[];
};

/** Where to reset the password and to sign in, and whom to write to. */
export type Help = { forgotPassword: string; signIn: string; email: string };

export type WordsOfKinds = { [Kind in MailKind]: (content: Extract<AccountMail, { kind: Kind }>, help: Help) => Words };

/** The texts around every mail of a language. */
export type Frame = {
  /** Null for who has no name here. */
  hello(username: string | null): string;
  /** Before the plain link, the fallback of the button. */
  orOpen: string;
  goodbye: string;
  /** Why it was sent, and that no other mails follow. */
  why: string;
  askUs(email: string): string;
};

export type Language = { words: WordsOfKinds; frame: Frame };
export type Languages = Record<Locale, Language>;
