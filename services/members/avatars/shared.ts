/** The sides of the squares that a picture is stored as, in pixels. */
export const pictureSizes = [96, 256, 512] as const;
export type PictureSize = (typeof pictureSizes)[number];

/**
 * What a picture may be before it is made into ours. One that comes in layers (progressive, interlaced) has to be held whole to be
 * decoded, and a row that is very long several times.
 */
export const pictureLimits = { bytes: 5 * 1024 * 1024, pixels: 25_000_000, progressivePixels: 6_000_000, side: 12_000 } as const;

/** What a picture may be sent as. A browser that runs scripts makes a JPEG of whatever else it can show. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const pictureProblems = [
  /** None was sent. */
  'picture-missing',
  'picture-too-large',
  /** Its bytes are of no type that is taken, whatever its name says; or of two at once. */
  'picture-type',
  'picture-pixels',
  /** It cannot be decoded to its end. */
  'picture-damaged',
] as const;
/** Why a picture was not taken. */
export type PictureProblem = (typeof pictureProblems)[number];

const addressForm = /^(\/avatars\/[0-9a-f]{32}\/)\d+\.webp$/;

/** The address of a picture on this site: in the middle size, for whoever does not say how large. */
export function pictureAddress(name: string, size: PictureSize = 256): string {
  return `/avatars/${name}/${size}.webp`;
}

/** The address of the same picture, for a place so many CSS pixels wide, and sharp on a screen with two dots to each. */
export function pictureFor(address: string, width: number): string {
  const size = pictureSizes.find((each) => each >= 2 * width) ?? 512;
  return address.replace(addressForm, `$1${size}.webp`);
}
