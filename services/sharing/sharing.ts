import { createHash } from 'node:crypto';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import type { MediaFiles } from '#services/media/files.ts';
import type { RenditionCache } from '#services/media/rendition-cache.ts';
import { drawPicture } from './draw-picture.ts';
import { pageOfPicture, pictureName } from './picture-address.ts';
import { type SharedPage, sharingPath } from './shared.ts';

export type Sharing = ReturnType<typeof sharing>;

type Parts = {
  secret: string;
  formerSecrets: readonly string[];
  /** The illustrations. */
  files: Pick<MediaFiles, 'open'>;
  cache: RenditionCache;
  draw?: typeof drawPicture;
  queue?: BoundedQueue;
};

/** One at a time in a process: each is drawn once, and readers' own pictures come first. */
const drawing = new BoundedQueue({ atOnce: 1, mostWaiting: 100 });

/** The pictures by which pages are shown where they are shared: drawn when first asked for, then kept. */
export function sharing({ secret, formerSecrets, files, cache, draw = drawPicture, queue = drawing }: Parts) {
  const secrets = [secret, ...formerSecrets];
  const underWay = new Map<string, Promise<Buffer>>();

  const illustrationOf = async ({ illustration }: SharedPage): Promise<Uint8Array | null> => {
    const stream = illustration === null ? null : await files.open(illustration);
    return stream && new Uint8Array(await new Response(stream).arrayBuffer());
  };
  const make = async (page: SharedPage, key: string): Promise<Buffer> => {
    const bytes = await draw(page, await illustrationOf(page));
    // A failure of the cache, such as a full disk, does not fail the request.
    await cache.put(key, bytes).catch(() => undefined);
    return bytes;
  };

  return {
    /** The path of a page's picture. */
    pathOf: (page: SharedPage): string => `${sharingPath}/${pictureName(secret, page)}`,

    /**
     * The picture of a name, also of a page that has changed since: its address is for that picture for ever. Null for a name that was not
     * made here, for which nothing is looked up or drawn. @throws QueueFull
     */
    async open(name: string): Promise<Buffer | null> {
      const page = pageOfPicture(secrets, name);
      if (!page) return null;
      const key = `sharing-${createHash('sha256').update(name).digest('hex')}`;
      const find = async () => (await cache.get(key)) ?? queue.run(() => make(page, key));
      const found = underWay.get(key) ?? find().finally(() => underWay.delete(key));
      underWay.set(key, found);
      return found;
    },
  };
}
