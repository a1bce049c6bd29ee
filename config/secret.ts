import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The stored secret is invalid; the message names its file. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/**
 * Loads the secret of a single-machine site from its data directory, or creates it at the first use, readable by its user
 * alone. Atomic: of several processes that create it concurrently, all get the same.
 * @throws SecretError
 */
export async function loadOrCreateSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'secret');
  const existing = await readFile(file, 'utf8').catch(() => null);
  if (existing !== null) return validated(existing, file);
  await mkdir(dataDirectory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  // `link` fails where the file exists already: then that one wins.
  await link(draft, file).catch(() => {});
  await unlink(draft);
  return validated(await readFile(file, 'utf8'), file);
}

/** Rejects a truncated secret, which could be guessed. */
function validated(secret: string, file: string): string {
  if (secret.length < 32) throw new SecretError(`${file} holds no whole secret: remove it, and another is made`);
  return secret;
}
