import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { endsWithFile, isOtherFormatToo } from './other-formats.ts';
import { type PictureProblem, pictureLimits } from './shared.ts';

/** A picture is not taken, for this reason. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

// As for the pictures of the library (`services/media/encode-picture.ts`).
sharp.concurrency(1);
sharp.cache(false);

const options = { limitInputPixels: pictureLimits.pixels, failOn: 'error', sequentialRead: true } as const;
/** One that takes longer to decode, in seconds, was made to. */
const patience = 10;

/** A picture that a stranger sent, before it is decoded; its size is upright. */
export type UntrustedPicture = { bytes: Buffer; width: number; height: number };

/**
 * A picture that may be decoded: its size, type and number of pixels are known by its bytes and what its header says, and nothing is
 * decoded before.
 * @throws UnfitPicture
 */
export async function expectPicture(bytes: Buffer): Promise<UntrustedPicture> {
  if (bytes.length === 0) throw new UnfitPicture('picture-missing');
  if (bytes.length > pictureLimits.bytes) throw new UnfitPicture('picture-too-large');
  return { bytes, ...(await sizeOf(bytes)) };
}

/** Its pixels as `edit` changes them, upright, of its first frame; transparent parts become white. @throws UnfitPicture */
export function decodePicture({ bytes }: UntrustedPicture, edit: (upright: Sharp) => Sharp) {
  return edit(sharp(bytes, options).autoOrient())
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds: patience })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged);
}

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;
const isTaken = (extension: string): extension is keyof typeof formats => Object.hasOwn(formats, extension);

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
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

function damaged(): never {
  throw new UnfitPicture('picture-damaged');
}
