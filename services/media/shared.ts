/** The widths of renditions (`srcset`), in pixels: of icons and thumbnails, then of screens. */
const widths: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const formats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof formats)[number];
/** A rendition: a picture in another width and format than its original. */
export type Rendition = { width: number; format: PictureFormat };

/** Whether a media type has renditions: an SVG scales by itself, and a GIF may be animated. */
export function isPhotograph(mediaType: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(mediaType);
}

/** The rendition widths of an original of this width. The last may be wider than the original, which is never upscaled. */
export function widthsOf(originalWidth: number): number[] {
  return widths.filter((_, index) => (widths[index - 1] ?? 0) < originalWidth);
}

/** The path segment of a rendition, below the URL of its original. */
export function renditionName({ width, format }: Rendition): string {
  return `${width}.${format}`;
}

/** Parses a rendition's name; null where it is invalid (only listed widths are allowed). */
export function renditionNamed(name: string): Rendition | null {
  const [, width, format] = /^(\d+)\.([a-z]+)$/.exec(name) ?? [];
  const listed = { width: widths.find((each) => String(each) === width), format: formats.find((each) => each === format) };
  return listed.width && listed.format ? { width: listed.width, format: listed.format } : null;
}
