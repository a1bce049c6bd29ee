import { execFile } from 'node:child_process';
import { link, readFile, readlink, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from './system-error.ts';

/** The state of a server, as its lock file `postmaster.pid` in the data directory tells it. */
export type Postmaster =
  | { readonly state: 'none' }
  /** Starting, recovering or shutting down. */
  | { readonly state: 'busy' }
  | { readonly state: 'ready'; readonly pid: number; readonly socketDirectory: string };

type Holder = 'postgres' | 'nobody' | 'somebody else' | 'unknown';

/** A lock file that is older than this and has no process id is stale, not just being written. */
const WRITING_MS = 2_000;

/** Reads the state of the server on a cluster, whoever started it. `cluster` is a real path, free of links. */
export async function readPostmaster(cluster: string): Promise<Postmaster> {
  const file = path.join(cluster, 'postmaster.pid');
  const content = await readIfPresent(file);
  if (content === undefined) return { state: 'none' };
  const holder = await holderOf(file, content, cluster);
  if (holder === 'unknown') return { state: 'busy' };
  if (holder !== 'postgres') return { state: 'none' };
  const lines = content.split('\n');
  return lines[7]?.trim() === 'ready' ? { state: 'ready', pid: Number(lines[0]), socketDirectory: lines[4] ?? '' } : { state: 'busy' };
}

/**
 * Removes stale lock files of a killed server, where they would keep the next from starting.
 * PostgreSQL detects a file whose process is gone itself; but the process id may have been reused,
 * the process may be a zombie, and a full disk leaves an empty file.
 */
export async function removeStaleLocks(cluster: string, socketLock: string): Promise<void> {
  for (const file of [path.join(cluster, 'postmaster.pid'), socketLock]) {
    const content = await readIfPresent(file);
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
 * Removes a file unless it changed (compare-and-delete): several processes may find it stale at once, and the
 * first may have started a server since. So it is renamed, compared, and linked back if it is another.
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

/** Whether a process with this id exists, even as a zombie. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Whether a process with this id exists and is no zombie. */
export async function isRunning(pid: number): Promise<boolean> {
  if (!exists(pid)) return false;
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !/^State:\s+Z/m.test(status);
}

/** Requests PostgreSQL's fast shutdown (SIGINT), which is clean. */
export function endPostmaster(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/**
 * Whether this process is a PostgreSQL on this data directory: after a crash the id may have been reused.
 * A zombie is none: it holds no locks any more.
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
  // The kernel appends " (deleted)" to a binary that an update replaced while it runs.
  return directory === cluster && path.basename(program.replace(/ \(deleted\)$/, '')) === 'postgres';
}

async function readIfPresent(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
