import type { Mail, MailingList } from './mail.types.ts';
import { renderMail, type SiteLinks } from './templates/render.ts';

/** The sender of mails. */
export type FromAddress = { name: string; address: string };

/** A mail as it is sent. Id and date are fixed when it is enqueued: most inboxes deduplicate a mail that is sent twice. */
export type Message = {
  /** The mail's id, also in its `Message-ID`. */
  id: string;
  /** When it was enqueued. */
  at: Date;
  to: string;
  from: FromAddress;
  /** Where it returns to if it cannot be delivered, where that is not its sender (the envelope's). */
  returnsTo?: string;
  list?: MailingList;
  subject: string;
  html: string;
  text: string;
};

/** Renders a mail that was enqueued under an id. */
export function messageOf(mail: Mail, { id, at, from, links }: { id: string; at: Date; from: FromAddress; links: SiteLinks }): Message {
  const list = mail.content.kind === 'letter' ? mail.content.list : undefined;
  return { id, at, from, to: mail.to, ...renderMail(mail.content, mail.locale, links), ...(list ? { list } : {}) };
}

/** Whether a text is a single address: rejects what nodemailer would parse as several, as a display name, or as a header (injection). */
export function isPlainAddress(address: string): boolean {
  return address.length <= 320 && /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u.test(address);
}
