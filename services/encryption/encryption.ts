import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A text cannot be decrypted: it was encrypted with another secret, purpose or id, or was changed. */
export class DecryptionFailed extends Error {
  override readonly name = 'DecryptionFailed';
}

export type Encryption = {
  /** Authenticates the id as well (AAD): a ciphertext cannot be moved to another one. */
  encrypt(id: string, text: string): string;
  /** @throws DecryptionFailed */
  decrypt(id: string, encrypted: string): string;
};

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Authenticated encryption (AES-256-GCM) under a key derived from the site's secret (HKDF), one for each purpose. */
export function encryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `alba: ${purpose}`, 32));
  return {
    encrypt(id, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(id));
      const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt(id, encrypted) {
      try {
        const bytes = Buffer.from(encrypted, 'base64url');
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(id))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
      } catch {
        throw new DecryptionFailed('cannot decrypt: was it encrypted with another SECRET?');
      }
    },
  };
}
