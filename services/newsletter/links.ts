import { timingSafeEqual } from 'node:crypto';
import { deriveKey, keyedHash } from '#services/identity/key-derivation.ts';

/** Whose mail came back, and of which issue. */
export type Returned = { issue: number; subscriber: number };
export type Links = ReturnType<typeof newsletterLinks>;

/** A number as it stands in an address: small letters and digits, since mail servers may change capitals. */
const written = (id: number) => id.toString(36);
const read = (text: string) => Number.parseInt(text, 36);
const id = '[0-9a-z]{1,6}';

/**
 * What is signed for a subscriber: the token of their preferences, and the address that a mail returns to (VERP). Nothing of it is
 * stored; nobody can make one without the secret.
 */
export function newsletterLinks(secret: string, former: readonly string[], returnsTo: string) {
  const at = returnsTo.lastIndexOf('@');
  const [mailbox, domain] = [returnsTo.slice(0, at), returnsTo.slice(at + 1).toLowerCase()];
  const signersOf = (purpose: string, length: number) =>
    [secret, ...former].map((each) => {
      const hash = keyedHash(deriveKey(each, purpose));
      return (text: string) => hash(text).toString('hex').slice(0, length);
    });
  // 160 and 80 bits. The part of an address before the @ has 64 characters at most.
  const [tokens, returns] = [signersOf('newsletter preferences', 40), signersOf('newsletter returns', 20)];
  const sign = (signers: typeof tokens, text: string) => `${text}-${signers[0]?.(text)}`;
  const isSigned = (signers: typeof tokens, text: string, signature: string) => signers.some((signer) => isSame(signer(text), signature));

  return {
    /** Opens the preferences of a subscriber, for as long as they are one. */
    preferencesToken: (subscriber: number): string => sign(tokens, written(subscriber)),
    /** Whose preferences a token opens; null for what was not signed here. */
    subscriberOf(token: string): number | null {
      const [, text = '', signature = ''] = new RegExp(`^(${id})-([0-9a-f]{40})$`).exec(token) ?? [];
      return isSigned(tokens, text, signature) ? read(text) : null;
    },
    /** The envelope sender of an issue to a subscriber. */
    returnAddress: ({ issue, subscriber }: Returned): string =>
      `${mailbox}+${sign(returns, `${written(issue)}-${written(subscriber)}`)}@${domain}`,
    /** Whose mail came back to an address; null where it is none of ours. */
    returnedTo(address: string): Returned | null {
      const local = address.toLowerCase().endsWith(`@${domain}`) ? address.toLowerCase().slice(0, -domain.length - 1) : '';
      const found = new RegExp(`\\+((${id})-(${id}))-([0-9a-f]{20})$`).exec(local);
      const [, text = '', issue = '', subscriber = '', signature = ''] = found ?? [];
      return isSigned(returns, text, signature) ? { issue: read(issue), subscriber: read(subscriber) } : null;
    },
  };
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
