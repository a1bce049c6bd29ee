import type { ReturnKind } from './returns.ts';

export type Bounce = { addresses: string[]; kind: ReturnKind };

/**
 * Reads a mail that came back, as a mail server hands it over: where it went to, and by its report (RFC 3464, RFC 5965) whether it came
 * back for good, for now, or as a complaint. A report without a status counts as for now: nobody loses the newsletter by a mail that we
 * cannot read, such as a note that somebody is on holiday.
 */
export function readBounce(mail: string): Bounce {
  const unfolded = mail.replace(/\r?\n[ \t]+/g, ' ');
  const found = [...unfolded.matchAll(/[\w.!#$%&'*/=?^`{|}~-]+\+[\w+-]+@[\w.-]+/g)].map(([address]) => address);
  const statuses = [...unfolded.matchAll(/^Status:\s*([245])\.\d{1,3}\.\d{1,3}/gim)].map(([, type]) => type);
  const isComplaint = /^Feedback-Type:\s*abuse/im.test(unfolded);
  return { addresses: [...new Set(found)], kind: isComplaint ? 'complaint' : statuses.includes('5') ? 'hard' : 'soft' };
}
