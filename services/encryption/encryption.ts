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
  /** Whether it was encrypted under the current secret, and needs no former one. */
  isCurrent(encrypted: string): boolean;
};

const algorithm = 'aes-256-gcm';
const [keyBytes, keyIdBytes, ivBytes, tagBytes] = [32, 6, 12, 16];
/** In base64url, which leaves no padding: the id is the beginning of the ciphertext. */
const keyIdLength = (keyIdBytes * 4) / 3;

/** A key of one purpose. Its id is named where it was used, and tells nobody the key. */
export type Key = { id: string; bytes: Buffer };

/**
 * Authenticated encryption (AES-256-GCM) under keys derived from the site's secrets (HKDF), one for each purpose. The current secret
 * encrypts; former ones only decrypt, so that a secret can be replaced while what it encrypted is still around.
 */
export function encryption(secret: string, purpose: string, { former = [] }: { former?: readonly string[] } = {}): Encryption {
  const current = keyOf(secret, purpose);
  const keys = [current, ...former.map((each) => keyOf(each, purpose))];
  return {
    encrypt: (id, text) => current.id + sealed(current, keyedData(current, id), text),
    decrypt(id, encrypted) {
      const key = keys.find((each) => encrypted.startsWith(each.id));
      const text = key && opened(key, keyedData(key, id), encrypted.slice(keyIdLength));
      // Ciphertexts of before name no key: one of them was made with any of these.
      const found = text ?? firstOf(keys, (each) => opened(each, id, encrypted));
      if (found === undefined) throw new DecryptionFailed('cannot decrypt: was it encrypted with a SECRET that is not in FORMER_SECRETS?');
      return found;
    },
    isCurrent: (encrypted) => encrypted.startsWith(current.id),
  };
}

/** The key of a purpose, with its id: both derived from a secret of the site (HKDF). */
export function keyOf(secret: string, purpose: string): Key {
  const derived = (info: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', info, length));
  return {
    id: derived(`alba: key id: ${purpose}`, keyIdBytes).toString('base64url'),
    bytes: derived(`alba: ${purpose}`, keyBytes),
  };
}

/** What is authenticated beside the text. */
function keyedData({ id: keyId }: Key, id: string): string {
  return `${keyId}.${id}`;
}

function sealed(key: Key, data: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key.bytes, iv).setAAD(Buffer.from(data));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined where it was not made with this key and data. */
function opened(key: Key, data: string, encrypted: string): string | undefined {
  try {
    const bytes = Buffer.from(encrypted, 'base64url');
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(data))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

function firstOf(keys: readonly Key[], find: (key: Key) => string | undefined): string | undefined {
  for (const key of keys) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}
