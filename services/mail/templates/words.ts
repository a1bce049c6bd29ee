import type { Locale } from '#config/locale.ts';
import type { MailContent } from '../mail.types.ts';

export type MailKind = MailContent['kind'];

/** What one mail says. All of it is plain text, whatever is inserted in it too. */
export type Words = {
  /** Without names and addresses: it shows on locked screens. */
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Leads to the link of the mail. */
  button?: string;
  /** How long the link works, and the like: below the button. */
  afterButton?: readonly string[];
  /** What to do for somebody who did not ask for this. */
  notYou?: readonly string[];
};

/** Where somebody whose account is not safe sets a new password, and where to write to. */
export type Help = { forgotPassword: string; email: string };

export type WordsOfKinds = { [Kind in MailKind]: (content: Extract<MailContent, { kind: Kind }>, help: Help) => Words };

/** What stands in every mail of a language. */
export type Frame = {
  hello(username: string): string;
  /** Before the link, for who cannot press the button. */
  orOpen: string;
  goodbye: string;
  /** Why it came, and that nothing else will. */
  why: string;
  askUs(email: string): string;
};

export type Language = { words: WordsOfKinds; frame: Frame };
export type Languages = Record<Locale, Language>;
