import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Caches renditions, which can be encoded again: it may evict them at any time. */
export interface RenditionCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Uint8Array): Promise<void>;
}

const gigabyte = 1024 ** 3;
const hour = 3_600_000;
const unfinished = '.part';

/**
 * A size-bounded cache on disk that evicts the least recently used (LRU, by modification time). All its state is the folder: several
 * processes may share it, each may be killed at any moment, and it may be deleted.
 */
export function diskRenditionCache(directory: string, mostBytes = gigabyte): RenditionCache {
  /** This process's estimate of the folder's size; null until it has been measured. */
  let bytesKept: number | null = null;

  return {
    async get(name) {
      const file = await open(path.join(directory, name)).catch(() => null);
      if (!file) return null;
      try {
        const { mtimeMs } = await file.stat();
        if (mtimeMs < Date.now() - hour) await file.utimes(new Date(), new Date()).catch(() => undefined); // another user’s file
        return await file.readFile();
      } finally {
        await file.close();
      }
    },

    async put(name, bytes) {
      await mkdir(directory, { recursive: true });
      const part = path.join(directory, randomUUID() + unfinished);
      try {
        await writeSafely(part, bytes);
        await rename(part, path.join(directory, name));
      } finally {
        await rm(part, { force: true });
      }
      if (bytesKept !== null) bytesKept += bytes.length;
      if (bytesKept === null || bytesKept > mostBytes) bytesKept = await makeRoom(directory, mostBytes);
    },
  };
}

/** Writes and syncs a temporary file (fsync): after a power failure no name may stand for missing bytes. */
async function writeSafely(part: string, bytes: Uint8Array): Promise<void> {
  const file = await open(part, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Deletes temporary files of killed processes and, over the limit, evicts the least recently used down to 90 %, so that it does not
 * run for every picture. Returns the remaining bytes.
 */
async function makeRoom(directory: string, mostBytes: number): Promise<number> {
  const names = await readdir(directory);
  const all = await Promise.all(names.map(async (name) => ({ name, ...(await factsOf(path.join(directory, name))) })));
  const leftOver = ({ name, used }: { name: string; used: number }) => name.endsWith(unfinished) && used < Date.now() - hour;
  for (const { name } of all.filter(leftOver)) await rm(path.join(directory, name), { force: true });
  // Ignores files being written: they are renamed any moment.
  const found = all.filter(({ name }) => !name.endsWith(unfinished));
  const room = found.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes ? mostBytes * 0.9 : mostBytes;
  let left = 0;
  let seen = 0;
  for (const { name, bytes } of found.sort((a, b) => b.used - a.used)) {
    seen += bytes;
    if (seen > room) await rm(path.join(directory, name), { force: true });
    else left += bytes;
  }
  return left;
}

/** Stats a file; zero where another process has evicted it. */
async function factsOf(file: string): Promise<{ bytes: number; used: number }> {
  const facts = await stat(file).catch(() => null);
  return { bytes: facts?.size ?? 0, used: facts?.mtimeMs ?? 0 };
}
