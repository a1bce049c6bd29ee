import sharp from 'sharp';
import { z } from 'zod';
import { pictureSizes } from './shared.ts';
import { decodePicture, expectPicture, type UntrustedPicture } from './untrusted-picture.ts';

/** The squares of a picture, as WebP in base64, by their sides. */
export const encodedAvatar = z.object({ '96': z.base64(), '256': z.base64(), '512': z.base64() });
export type EncodedAvatar = z.output<typeof encodedAvatar>;

const largest = Math.max(...pictureSizes);

/**
 * Makes squares of our own sizes of an untrusted picture: upright, of its middle and its first frame, without a byte of what else it
 * held.
 * @throws UnfitPicture
 */
export async function encodeAvatar(bytes: Buffer): Promise<EncodedAvatar> {
  const square = await middleOf(await expectPicture(bytes));
  const squares: [string, string][] = [];
  for (const size of pictureSizes) {
    const webp = await sharp(square.data, { raw: square.info }).resize(size, size).webp({ quality: 82 }).toBuffer();
    squares.push([String(size), webp.toString('base64')]);
  }
  return encodedAvatar.parse(Object.fromEntries(squares));
}

/** The middle, in the largest of the sizes. @throws UnfitPicture */
function middleOf(picture: UntrustedPicture) {
  const { width, height } = picture;
  const side = Math.min(width, height);
  const square = { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
  // A strip, which is enlarged, is cut first: it would become far longer. What is made smaller is best read in a smaller size.
  return decodePicture(picture, (upright) =>
    (side < largest ? upright.extract(square) : upright).resize(largest, largest, { fit: 'cover' }),
  );
}
