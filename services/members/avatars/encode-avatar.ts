import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { z } from 'zod';
import { endsWithFile, isOtherFormatToo } from './other-formats.ts';
import { type PictureProblem, pictureLimits, pictureSizes } from './shared.ts';

/** A picture is not taken, for this reason. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The squares of a picture, as WebP in base64, by their sides. */
export const encodedAvatar = z.object({ '96': z.base64(), '256': z.base64(), '512': z.base64() });
export type EncodedAvatar = z.output<typeof encodedAvatar>;

// As for the pictures of the library (`services/media/encode-picture.ts`).
sharp.concurrency(1);
sharp.cache(false);

const options = { limitInputPixels: pictureLimits.pixels, failOn: 'error', sequentialRead: true } as const;
const largest = Math.max(...pictureSizes);
/** One that takes longer to decode, in seconds, was made to. */
const patience = 10;

/**
 * Makes squares of our own sizes of an untrusted picture: upright, of its middle and its first frame, without a byte of what else it
 * held. Size, type and number of pixels are known before anything is decoded.
 * @throws UnfitPicture
 */
export async function encodeAvatar(bytes: Buffer): Promise<EncodedAvatar> {
  if (bytes.length === 0) throw new UnfitPicture('picture-missing');
  if (bytes.length > pictureLimits.bytes) throw new UnfitPicture('picture-too-large');
  const square = await middleOf(bytes, await expectPicture(bytes));
  const squares: [string, string][] = [];
  for (const size of pictureSizes) {
    const webp = await sharp(square.data, { raw: square.info }).resize(size, size).webp({ quality: 82 }).toBuffer();
    squares.push([String(size), webp.toString('base64')]);
  }
  return encodedAvatar.parse(Object.fromEntries(squares));
}

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;
const isTaken = (extension: string): extension is keyof typeof formats => Object.hasOwn(formats, extension);

/** Its size, upright, by its bytes and what its header says: nothing is decoded. @throws UnfitPicture */
async function expectPicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const extension = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.ext;
  // An animated PNG is a PNG, of which the first frame counts.
  const type = extension === 'apng' ? 'png' : (extension ?? '');
  if (!isTaken(type) || isOtherFormatToo(bytes)) throw new UnfitPicture('picture-type');
  if (!endsWithFile(bytes, type)) throw new UnfitPicture('picture-damaged');
  const { format, width, height, autoOrient, isProgressive } = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(damaged);
  if (format !== formats[type]) throw new UnfitPicture('picture-type');
  const most = isProgressive ? pictureLimits.progressivePixels : pictureLimits.pixels;
  if (width * height > most || Math.max(width, height) > pictureLimits.side) throw new UnfitPicture('picture-pixels');
  return autoOrient;
}

/** The middle, in the largest of the sizes. Transparent parts become white. @throws UnfitPicture */
function middleOf(bytes: Buffer, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  const square = { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
  const upright = sharp(bytes, options).autoOrient();
  // A strip, which is enlarged, is cut first: it would become far longer. What is made smaller is best read in a smaller size.
  return (side < largest ? upright.extract(square) : upright)
    .resize(largest, largest, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
}

function damaged(): never {
  throw new UnfitPicture('picture-damaged');
}
