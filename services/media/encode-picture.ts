import sharp from 'sharp';
import { mostPixels } from './media-types.ts';
import { type Rendition, widthsOf } from './shared.ts';

// One thread for a picture leaves the others to pages; renditions are cached on disk, so libvips' cache is off.
sharp.concurrency(1);
sharp.cache(false);

const webp = { quality: 75 };
/** Quality scales differ: AVIF at 60 looks like WebP at 75; AVIF at 75 would be larger than that. */
const avif = { quality: 60, effort: 2, chromaSubsampling: '4:2:0' };

/**
 * Encodes a rendition of a photograph (width, format): rotated upright, in sRGB, and stripped of metadata. Null where the original is
 * too small for this width, or cannot be decoded.
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
