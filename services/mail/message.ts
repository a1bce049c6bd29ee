import type { Mail } from './mail.types.ts';
import { renderMail, type SiteLinks } from './templates/render.ts';

/** Who mails come from. */
export type Sender = { name: string; address: string };

/** A mail as it goes out. Everything about it is fixed when it is stored: what is sent twice is one mail in most inboxes. */
export type Message = {
  /** Of the mail; in its `Message-ID` too. */
  id: string;
  /** When it was stored. */
  at: Date;
  to: string;
  from: Sender;
  subject: string;
  html: string;
  text: string;
};

/** Makes the whole of a mail that was stored under an id. */
export function messageOf(mail: Mail, { id, at, from, links }: { id: string; at: Date; from: Sender; links: SiteLinks }): Message {
  return { id, at, from, to: mail.to, ...renderMail(mail.content, mail.locale, links) };
}

/** One address and nothing else: what nodemailer reads as several, as a name with an address, or as a header, is none of ours. */
export function isPlainAddress(address: string): boolean {
  return address.length <= 320 && /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u.test(address);
}
