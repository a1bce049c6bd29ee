import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { diskRenditionCache, type RenditionCache } from './rendition-cache.ts';

/** An inclusive byte range, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** Content-addressed storage of assets: each file under the SHA-256 of its bytes. */
export interface MediaFiles {
  /** Stores a copy of a file. Idempotent and atomic. */
  put(hash: string, sourceFile: string): Promise<void>;
  /** Deletes a file. Idempotent. */
  remove(hash: string): Promise<void>;
  /** Opens a file or a range of it; null where it is missing. Lazy: no file is opened until the stream is read. */
  open(hash: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** The cache of renditions, beside the originals. */
  readonly renditions: RenditionCache;
}

/** How much is read at once, in bytes: little for who listens to it, much for who takes it as fast as it comes. */
const chunk = { small: 32 * 1024, large: 512 * 1024 };
/** Who comes back for more within so many milliseconds is fast, */
const fast = 20;
/** once so many bytes were taken in a row: the first of them may only fill the buffers of the network. */
const buffered = 8 * 1024 * 1024;
const unfinished = '.part';
const day = 86_400_000;

/** Stores files in a local folder, or on a shared disk. Creates it on demand. */
export function diskMediaFiles(directory: string): MediaFiles {
  const placeOf = (hash: string) => (/^[0-9a-f]{64}$/.test(hash) ? path.join(directory, hash) : null);

  return {
    renditions: diskRenditionCache(path.join(directory, 'renditions')),

    async put(hash, sourceFile) {
      const place = placeOf(hash);
      if (!place) throw new Error(`not a SHA-256: ${hash}`);
      if ((await sizeOf(place)) === (await stat(sourceFile)).size) return;
      await mkdir(directory, { recursive: true });
      await sweep(directory);
      const part = `${place}.${randomUUID()}${unfinished}`;
      try {
        const written = await copy(sourceFile, part);
        if (written !== hash) throw new Error(`${sourceFile} changed while it was published`);
        await rename(part, place);
        await syncFolder(directory);
      } finally {
        await rm(part, { force: true });
      }
    },

    async remove(hash) {
      const place = placeOf(hash);
      if (place) await rm(place, { force: true });
    },

    async open(hash, range) {
      const place = placeOf(hash);
      if (!place) return null;
      const size = await sizeOf(place);
      return size === null ? null : streamOf(place, range ?? { start: 0, end: size - 1 });
    },
  };
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Copies a file, syncs it to disk (fsync), and returns the hash of what was written. */
async function copy(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(to, 'wx');
  try {
    for await (const chunk of createReadStream(from)) {
      hash.update(chunk);
      await file.appendFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Syncs a folder: a rename is durable only when its directory is. */
async function syncFolder(directory: string): Promise<void> {
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Deletes temporary files of processes that were killed while copying. */
async function sweep(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith(unfinished)) continue;
    const file = path.join(directory, name);
    const left = await stat(file).catch(() => null);
    if (left && left.mtimeMs < Date.now() - day) await rm(file, { force: true });
  }
}

function streamOf(place: string, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  let at = start;
  let inARow = 0;
  let readAt = performance.now();
  const close = async () => {
    await file?.close();
    file = undefined;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(place);
          if (performance.now() - readAt > fast) inARow = 0;
          const length = Math.min(inARow < buffered ? chunk.small : chunk.large, end + 1 - at);
          const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, at);
          if (bytesRead === 0 && length > 0) throw new Error(`${place} ends too early`);
          at += bytesRead;
          inARow += bytesRead;
          readAt = performance.now();
          if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
          if (at > end) {
            await close();
            controller.close();
          }
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

/** The folder of assets in the site's data directory. */
export function mediaDirectory(dataDirectory: string): string {
  return path.join(dataDirectory, 'media');
}
