import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The secret that a site on a machine of its own keeps in its data directory, readable by its user alone. Made at the first
 * use; of several processes that make one at once, all get the same.
 */
export async function keptSecret(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'secret');
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept) return kept;
  await mkdir(dataDirectory, { recursive: true });
  const own = `${file}.${process.pid}`;
  await writeFile(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
  // A link fails where the file is there already: then that one counts.
  await link(own, file).catch(() => {});
  await unlink(own);
  return readFile(file, 'utf8');
}
