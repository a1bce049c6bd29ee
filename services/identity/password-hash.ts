import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** 32 MB and some 50 ms a hash; OWASP's minimum for scrypt is half of it (N = 2^14, r = 8, p = 5 or more). */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const [saltBytes, keyBytes] = [16, 64];

/** Hashes a password with a new salt (scrypt, in a thread): `salt:key`, both in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes).toString('hex');
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Whether a password has this hash, in constant time. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = await keyOf(password, salt);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** NFKC: one password on every keyboard. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return derive(password.normalize('NFKC'), salt, keyBytes, cost);
}
