import { execFile } from 'node:child_process';
import { link, readFile, readlink, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from './system-error.ts';

/** What `postmaster.pid`, which PostgreSQL writes into its data folder, tells about the server on it. */
export type Postmaster =
  | { readonly state: 'none' }
  /** It starts, recovers or ends. */
  | { readonly state: 'busy' }
  | { readonly state: 'ready'; readonly pid: number; readonly socketDirectory: string };

type Holder = 'postgres' | 'nobody' | 'somebody else' | 'unknown';

/** A lock file without a process id this old is not one that is just being written. */
const WRITING_MS = 2_000;

/** Looks at the server on a cluster's folder, whoever started it. `cluster` is a real path, free of links. */
export async function readPostmaster(cluster: string): Promise<Postmaster> {
  const file = path.join(cluster, 'postmaster.pid');
  const content = await readIfThere(file);
  if (content === undefined) return { state: 'none' };
  const holder = await holderOf(file, content, cluster);
  if (holder === 'unknown') return { state: 'busy' };
  if (holder !== 'postgres') return { state: 'none' };
  const lines = content.split('\n');
  return lines[7]?.trim() === 'ready' ? { state: 'ready', pid: Number(lines[0]), socketDirectory: lines[4] ?? '' } : { state: 'busy' };
}

/**
 * Removes the lock files of a server that was killed, where they would keep the next from starting.
 * PostgreSQL takes a file whose process is gone as stale itself; but the id may belong to somebody else
 * by now, the process may be a zombie, and a full disk leaves an empty file.
 */
export async function removeStaleLocks(cluster: string, socketLock: string): Promise<void> {
  for (const file of [path.join(cluster, 'postmaster.pid'), socketLock]) {
    const content = await readIfThere(file);
    if (content === undefined) continue;
    if ((await holderOf(file, content, cluster)) === 'somebody else') await removeUnchanged(file, content);
  }
}

async function holderOf(file: string, content: string, cluster: string): Promise<Holder> {
  const pid = Number(content.split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 0) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    return Date.now() - mtimeMs > WRITING_MS ? 'somebody else' : 'unknown';
  }
  if (!exists(pid)) return 'nobody';
  return (await isPostgresOn(cluster, pid)) ? 'postgres' : 'somebody else';
}

/**
 * Several processes may find a file stale at once, and the first of them may have started a server since:
 * so the file is taken aside, and goes back if it is another than the one judged.
 */
async function removeUnchanged(file: string, content: string): Promise<void> {
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) !== content) await link(aside, file).catch(() => {});
  await unlink(aside);
}

/** Whether a process of this id exists, be it only a zombie. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Whether a process of this id still does something. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!exists(pid)) return false;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !/^State:\s+Z/m.test(status);
}

/** Asks a server for a fast and clean end. */
export function endPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/**
 * Whether this process is a PostgreSQL that works on this folder: after a crash the id may belong to anybody.
 * A zombie is none: it holds nothing any more.
 */
async function isPostgresOn(cluster: string, pid: number): Promise<boolean> {
  if (process.platform !== 'linux') {
    const command = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    );
    return command.includes('postgres') && command.includes(cluster);
  }
  // Readable as long as it is a living process of this user; a server's working directory is its data folder.
  const read = (name: string) => readlink(`/proc/${pid}/${name}`).catch(() => '');
  const [directory, program] = await Promise.all([read('cwd'), read('exe')]);
  // A program replaced by an update while it runs reads "… (deleted)".
  return directory === cluster && path.basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
