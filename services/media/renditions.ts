import { type BoundedLine, boundedLine } from './bounded-line.ts';
import { encodePicture } from './encode-picture.ts';
import type { RenditionCache } from './rendition-cache.ts';
import { type Rendition, renditionName } from './shared.ts';

/** Makes a rendition of the original with this hash, or finds it; null where the original has none such. @throws LineFull */
export type Renditions = (hash: string, rendition: Rendition, original: () => Promise<Uint8Array>) => Promise<Buffer | null>;

/** Of the whole process: two pictures at a time leave it room to serve pages. */
const encoders = boundedLine({ atOnce: 2, waiting: 200 });

/** What is asked for by many at once is made once. */
export function cachedRenditions(cache: RenditionCache, line: BoundedLine = encoders): Renditions {
  const underWay = new Map<string, Promise<Buffer | null>>();
  return (hash, rendition, original) => {
    const name = `${hash}-${renditionName(rendition)}`;
    const make = async () => {
      const bytes = await encodePicture(await original(), rendition);
      // A picture that cannot be kept, on a full disk, can be shown.
      if (bytes) await cache.put(name, bytes).catch(() => undefined);
      return bytes;
    };
    const find = async () => (await cache.get(name)) ?? line(make);
    const found = underWay.get(name) ?? find().finally(() => underWay.delete(name));
    underWay.set(name, found);
    return found;
  };
}
