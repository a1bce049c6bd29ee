import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Keeps what can be made again, and may lose it at any time. */
export interface RenditionCache {
  get(name: string): Promise<Buffer | null>;
  put(name: string, bytes: Uint8Array): Promise<void>;
}

const gigabyte = 1024 ** 3;
const hour = 3_600_000;
const unfinished = '.part';

/**
 * Keeps so many bytes in a folder, and lets go first of what was not asked for the longest. All that it knows is in the folder:
 * several processes may share it, each may be killed at any moment, and whoever likes may delete it.
 */
export function diskRenditionCache(directory: string, mostBytes = gigabyte): RenditionCache {
  /** In the folder, as far as this process knows; null as long as it has not looked. */
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

/** Waits until it is on the disk: after a power cut nothing may have a name and no bytes. */
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
 * Takes away what killed processes left half written and, where there is too much, what was used longest ago, with some room to
 * spare so that it is not done for every picture. Says how much is left.
 */
async function makeRoom(directory: string, mostBytes: number): Promise<number> {
  const names = await readdir(directory);
  const all = await Promise.all(names.map(async (name) => ({ name, ...(await factsOf(path.join(directory, name))) })));
  const leftOver = ({ name, used }: { name: string; used: number }) => name.endsWith(unfinished) && used < Date.now() - hour;
  for (const { name } of all.filter(leftOver)) await rm(path.join(directory, name), { force: true });
  // What is being written is neither counted nor taken away: it gets its name any moment.
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

/** Another process may have taken it away by now. */
async function factsOf(file: string): Promise<{ bytes: number; used: number }> {
  const facts = await stat(file).catch(() => null);
  return { bytes: facts?.size ?? 0, used: facts?.mtimeMs ?? 0 };
}
