/** The widths in which pictures are made, in pixels: those of small things, then those of screens. */
const widths: readonly number[] = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const formats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof formats)[number];
/** A picture in another width and format than its original. */
export type Rendition = { width: number; format: PictureFormat };

/** The types that have renditions. A drawing is of every size already, and a GIF may move. */
export function isPhotograph(mediaType: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(mediaType);
}

/** The listed widths in which an original of this width comes. The last may be wider than it, and shows it as large as it is. */
export function widthsOf(originalWidth: number): number[] {
  return widths.filter((_, index) => (widths[index - 1] ?? 0) < originalWidth);
}

/** Below the address of its original. */
export function renditionName({ width, format }: Rendition): string {
  return `${width}.${format}`;
}

/** The rendition of this name; null where there are none such. */
export function renditionNamed(name: string): Rendition | null {
  const [, width, format] = /^(\d+)\.([a-z]+)$/.exec(name) ?? [];
  const listed = { width: widths.find((each) => String(each) === width), format: formats.find((each) => each === format) };
  return listed.width && listed.format ? { width: listed.width, format: listed.format } : null;
}
