import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Something cannot be read: it was sealed with another secret, for another purpose or id, or was changed. */
export class DecryptionFailed extends Error {
  override readonly name = 'DecryptionFailed';
}

export type Encryption = {
  /** A ciphertext holds for one id. */
  encrypt(id: string, text: string): string;
  /** @throws DecryptionFailed */
  decrypt(id: string, sealed: string): string;
};

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Makes words that can neither be read nor be changed without the site's secret, with a key of its own for each purpose. */
export function encryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `alba: ${purpose}`, 32));
  return {
    encrypt(id, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(id));
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(id, sealed) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(id))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
      } catch {
        throw new DecryptionFailed('something sealed cannot be read: was it sealed with another SECRET?');
      }
    },
  };
}
