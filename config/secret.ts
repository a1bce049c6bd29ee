import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptFile } from './kept-file.ts';

/** The stored secret is invalid; the message names its file. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/**
 * Loads the secret of a single-machine site from its data directory, or creates it at the first use.
 * @throws SecretError
 */
export async function loadOrCreateSecret(dataDirectory: string): Promise<string> {
  const file = keptFile(path.join(dataDirectory, 'secret'));
  const secret = await file.loadOrCreate(() => randomBytes(32).toString('base64url'));
  // A truncated secret could be guessed.
  if (secret.length < 32) throw new SecretError(`${file.path} holds no whole secret: remove it, and another is made`);
  return secret;
}
