import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The bytes of a file, piece by piece. */
type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Gives the bytes of an asset's file, of which at most `mostBytes` are wanted.
 * @throws FileRefused for one that is never to be had, and any other error, with a reason in words, for one that may be had later
 */
export type FetchFile = (url: URL, mostBytes: number) => Promise<Pieces>;

/** A file that is not taken, however often it is asked for. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}

const tooLarge = (mostBytes: number) => new FileRefused(`it is larger than ${mostBytes} bytes`);

/** Where Contentful keeps files: nothing else is fetched, whatever an export says. */
const hosts = /^(images|assets|videos|downloads)\.(ctfassets\.net|contentful\.com|eu\.ctfassets\.net)$/;

/** Fetches from Contentful alone, over https. */
export const fetchFromContentful: FetchFile = async (url, mostBytes) => {
  if (url.protocol !== 'https:' || !hosts.test(url.hostname)) throw new FileRefused(`${url.hostname} is no host of Contentful’s files`);
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(60_000) });
  const isTooLarge = Number(answer.headers.get('Content-Length')) > mostBytes;
  if (answer.ok && answer.body && !isTooLarge) return answer.body;
  await answer.body?.cancel();
  throw isTooLarge ? tooLarge(mostBytes) : new Error(`${url.hostname} answered ${answer.status}`);
};

/** Takes files from the folder that `contentful space export --download-assets` fills: a folder for each host, and the path below it. */
export function filesIn(folder: string): FetchFile {
  const root = path.resolve(folder);
  return async ({ hostname, pathname }, mostBytes) => {
    const file = path.join(root, hostname, ...pathname.split('/').map(decodeURIComponent));
    if (!file.startsWith(root === path.sep ? root : root + path.sep)) throw new FileRefused('its path leads out of the folder');
    if ((await stat(file)).size > mostBytes) throw tooLarge(mostBytes);
    return createReadStream(file);
  };
}

/** Writes a file whole or not at all, and breaks off where there is more than `mostBytes`. */
export async function writeWhole(file: string, pieces: Pieces, mostBytes = Number.POSITIVE_INFINITY): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = await open(part, 'w');
    try {
      let bytes = 0;
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > mostBytes) throw tooLarge(mostBytes);
        await handle.appendFile(piece);
      }
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Writes a text whole, where it is another. */
export async function writeText(file: string, text: string): Promise<void> {
  if (text !== (await readFile(file, 'utf8').catch(() => null))) await writeWhole(file, [Buffer.from(text)]);
}

/** Deletes what stands in a folder under these ids, whatever it ends with, but this one. */
export async function forgetFiles(folder: string, ids: ReadonlySet<string>, but?: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.filter((name) => name !== but && ids.has(path.basename(name, path.extname(name))));
  for (const name of others) await rm(path.join(folder, name), { force: true });
}
