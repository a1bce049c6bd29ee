import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { encodePicture } from './encode-picture.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { type Rendition, renditionName } from './shared.ts';

/** Returns a rendition of the original with this hash, cached or encoded; null where there is none of this size. @throws QueueFull */
export type Renditions = (hash: string, rendition: Rendition, original: () => Promise<Uint8Array>) => Promise<Buffer | null>;

/** The process-wide queue of encoders: two at a time leave CPU for pages. */
const encoders = new BoundedQueue({ atOnce: 2, mostWaiting: 200 });

/** Adds the cache, and deduplicates concurrent requests for one rendition (single flight). */
export function cachedRenditions(cache: RenditionCache, queue = encoders): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();
  return (hash, rendition, original) => {
    const name = `${hash}-${renditionName(rendition)}`;
    const make = async () => {
      const bytes = await encodePicture(await original(), rendition);
      // A failure of the cache, such as a full disk, does not fail the request.
      if (bytes) await cache.put(name, bytes).catch(() => undefined);
      return bytes;
    };
    const find = async () => (await cache.get(name)) ?? queue.run(make);
    const found = underWay.get(name) ?? find().finally(() => underWay.delete(name));
    underWay.set(name, found);
    return found;
  };
}
