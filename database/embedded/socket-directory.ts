import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedUnavailable } from './embedded-unavailable.ts';
import { hasCode } from './system-error.ts';

/** PostgreSQL's name for the socket of port 5432; the port only names the file. */
export const socketName = '.s.PGSQL.5432';

/** The kernel's limit for the path of a Unix socket (`sun_path`), less the terminating zero. */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

/**
 * The directory of the server's socket: in the data directory, or, where that path is too long for a socket, in
 * `/tmp` under a hash that every process derives from the data directory alone (`TMPDIR` may differ).
 */
export function socketDirectoryFor(dataDirectory: string): string {
  const inside = path.join(dataDirectory, 'postgres-socket');
  if (Buffer.byteLength(path.join(inside, socketName)) <= longestSocketPath) return inside;
  const hash = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return `/tmp/alba-${process.getuid?.() ?? 0}-${hash}`;
}

/**
 * Creates the directory with mode 0700: whoever may enter it is the database's superuser.
 *
 * @throws {EmbeddedUnavailable} when something else has that name, which in `/tmp` anybody may have created
 */
export async function makeSocketDirectory(directory: string): Promise<void> {
  await mkdir(directory, { mode: 0o700 }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  const stats = await lstat(directory);
  const isOurs = stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
  if (!isOurs) {
    throw new EmbeddedUnavailable(`${directory} must be a directory that only this user may enter (0700): remove it and start again.`);
  }
}
