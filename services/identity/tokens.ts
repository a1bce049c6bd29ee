import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database holds of a token: who reads it there cannot use it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest();

/** The id of a row, in letters and digits. */
export const newId = () => randomBytes(16).toString('hex');
