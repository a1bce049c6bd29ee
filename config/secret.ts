import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The kept secret cannot be used; the message names its file. */
export class SecretError extends Error {
  override readonly name = 'SecretError';
}

/**
 * The secret that a site on a machine of its own keeps in its data directory, readable by its user alone. Made at the first
 * use; of several processes that make one at once, all get the same.
 * @throws SecretError
 */
export async function loadOrCreateSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept !== null) return checked(kept, file);
  await mkdir(dataDirectory, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  // A link fails where the file is there already: then that one counts.
  await link(own, file).catch(() => {});
  await unlink(own);
  return checked(await readFile(file, 'utf8'), file);
}

/** What was cut short would let anyone sign. */
function checked(secret: string, file: string): string {
  if (secret.length < 32) throw new SecretError(`${file} holds no whole secret: remove it, and another is made`);
  return secret;
}
