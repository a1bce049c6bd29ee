export type MediaKind = 'picture' | 'audio' | 'video' | 'captions' | 'download';
type MediaType = { mediaType: string; kind: MediaKind; extensions: readonly string[] };

/** WebVTT. */
export const captionsType = 'text/vtt';

const megabyte = 1024 * 1024;

/** The allow-list of media types for assets, with their file extensions. */
const mediaTypes: readonly MediaType[] = [
  { mediaType: 'image/png', kind: 'picture', extensions: ['png'] },
  { mediaType: 'image/jpeg', kind: 'picture', extensions: ['jpg', 'jpeg'] },
  { mediaType: 'image/webp', kind: 'picture', extensions: ['webp'] },
  { mediaType: 'image/avif', kind: 'picture', extensions: ['avif'] },
  { mediaType: 'image/gif', kind: 'picture', extensions: ['gif'] },
  { mediaType: 'image/svg+xml', kind: 'picture', extensions: ['svg'] },
  { mediaType: 'audio/mpeg', kind: 'audio', extensions: ['mp3'] },
  { mediaType: 'audio/mp4', kind: 'audio', extensions: ['m4a'] },
  { mediaType: 'audio/ogg', kind: 'audio', extensions: ['ogg', 'opus'] },
  { mediaType: 'audio/wav', kind: 'audio', extensions: ['wav'] },
  { mediaType: 'video/mp4', kind: 'video', extensions: ['mp4'] },
  { mediaType: 'video/webm', kind: 'video', extensions: ['webm'] },
  { mediaType: captionsType, kind: 'captions', extensions: ['vtt'] },
  { mediaType: 'application/pdf', kind: 'download', extensions: ['pdf'] },
  { mediaType: 'application/epub+zip', kind: 'download', extensions: ['epub'] },
  { mediaType: 'text/calendar', kind: 'download', extensions: ['ics'] },
  { mediaType: 'text/csv', kind: 'download', extensions: ['csv'] },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    kind: 'download',
    extensions: ['docx'],
  },
];

/** The media type that a file extension stands for. */
export function typeOfExtension(extension: string): MediaType | null {
  return mediaTypes.find(({ extensions }) => extensions.includes(extension)) ?? null;
}

export function kindOf(mediaType: string): MediaKind | null {
  return mediaTypes.find((each) => each.mediaType === mediaType)?.kind ?? null;
}

export function largestBytes(kind: MediaKind): number {
  return (kind === 'picture' ? 20 : 500) * megabyte;
}

/** Pixel limit, over all frames of an animation (decompression bombs). */
export const mostPixels = 50_000_000;
