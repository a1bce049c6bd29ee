import { encryption } from '#services/encryption/encryption.ts';
import { deriveKey, keyedHash } from '#services/identity/key-derivation.ts';

export type Addresses = ReturnType<typeof sealedAddresses>;

/**
 * How the addresses of those are kept who get mails and have no account: encrypted, and found by a keyed hash. Those of one purpose tell
 * nothing of another. Former secrets find and decrypt what they made.
 */
export function sealedAddresses(secret: string, purpose: string, former: readonly string[] = []) {
  const cipher = encryption(secret, purpose, { former });
  const hashWith = (each: string) => keyedHash(deriveKey(each, purpose));
  const [current, ...others] = [secret, ...former].map(hashWith);
  if (!current) throw new Error('there is no secret');
  const id = (hash: Buffer) => hash.toString('base64url');

  return {
    /** By which a new row is found. */
    hash: current,
    /** By which a row may be found that was made before the secret was replaced. */
    hashes: (address: string): Buffer[] => [current(address), ...others.map((hash) => hash(address))],
    seal: (hash: Buffer, address: string): string => cipher.encrypt(id(hash), address),
    /** @throws DecryptionFailed */
    open: (hash: Buffer, sealed: string): string => cipher.decrypt(id(hash), sealed),
  };
}
