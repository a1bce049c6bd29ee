import sharp from 'sharp';
import { decodePicture, expectPicture } from '#services/members/avatars/untrusted-picture.ts';

/** The longer side of a picture that is kept, in pixels: as wide as the site shows any. */
const longest = 1_600;

/**
 * Makes a WebP of an untrusted picture: whole, upright, no larger than pages show one, and without a byte of what else it held, such as
 * where it was taken.
 * @throws UnfitPicture
 */
export async function encodeStoryPicture(bytes: Buffer): Promise<Buffer> {
  const picture = await expectPicture(bytes);
  const { data, info } = await decodePicture(picture, (upright) =>
    upright.resize(longest, longest, { fit: 'inside', withoutEnlargement: true }),
  );
  return sharp(data, { raw: info }).webp({ quality: 82 }).toBuffer();
}
