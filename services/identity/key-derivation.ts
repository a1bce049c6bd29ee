import { createHmac, hkdfSync } from 'node:crypto';

/** A key of its own for each purpose, all of them made of the site's one secret: none of them tells another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `alba identity: ${purpose}`, 32));
}

/** Makes hashes that nobody can make, or undo by trying, without the key. */
export function keyedHash(key: Buffer): (value: string) => Buffer {
  return (value) => createHmac('sha256', key).update(value).digest();
}
