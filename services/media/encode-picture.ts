import sharp from 'sharp';
import { mostPixels } from './media-types.ts';
import { type Rendition, widthsOf } from './shared.ts';

// A picture takes one thread, so that pages have the others; and the disk remembers pictures, not the memory.
sharp.concurrency(1);
sharp.cache(false);

const webp = { quality: 75 };
/** The scales differ: an AVIF of 60 looks as a WebP of 75 does, and one of 75 would be the larger of the two. */
const avif = { quality: 60, effort: 2, chromaSubsampling: '4:2:0' };

/**
 * A photograph in another width and format: upright, in the colors of the web, and without anything that was noted in it. Null
 * where it is too small for this width, or cannot be read.
 */
export async function encodePicture(original: Uint8Array, { width, format }: Rendition): Promise<Buffer | null> {
  try {
    const picture = sharp(original, { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true });
    const { autoOrient } = await picture.metadata();
    if (!widthsOf(autoOrient.width).includes(width)) return null;
    const resized = picture.autoOrient().resize({ width, withoutEnlargement: true });
    return await (format === 'avif' ? resized.avif(avif) : resized.webp(webp)).toBuffer();
  } catch {
    return null;
  }
}
