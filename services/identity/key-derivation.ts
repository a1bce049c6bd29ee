import { createHmac, hkdfSync } from 'node:crypto';

/** Derives a key for each purpose from the site's secret (HKDF): none of them reveals another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `alba identity: ${purpose}`, 32));
}

/** Creates a keyed hash function (HMAC): without the key nobody can compute a hash, or find its value by brute force. */
export function keyedHash(key: Buffer): (value: string) => Buffer {
  return (value) => createHmac('sha256', key).update(value).digest();
}
