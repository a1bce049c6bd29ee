import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import { kindOf, largestBytes, mostPixels, typeOfExtension } from './media-types.ts';
import { secondsInHeader } from './mp4-boxes.ts';
import { privateMetadataIn } from './private-metadata.ts';
import { checkSvg, startsAsSvg } from './svg.ts';
import { checkWhole } from './truncation.ts';
import { UnfitFile } from './unfit-file.ts';

/** The facts of a file's bytes. `hash` is their SHA-256, in hexadecimal. */
export type Inspection = {
  hash: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
};

/**
 * Validates an untrusted file: detects its type from the bytes (magic numbers), and checks completeness and limits.
 * @throws UnfitFile saying what is wrong with it.
 */
export async function inspectFile(path: string, extension: string): Promise<Inspection> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new UnfitFile('is empty');
    const mediaType = await typeOf(path, file, extension);
    const kind = kindOf(mediaType);
    if (kind && size > largestBytes(kind)) throw new UnfitFile(`is larger than ${largestBytes(kind) / 1024 ** 2} MB`);
    await checkWhole(mediaType, file, size);
    const shape = kind === 'picture' ? await pictureShape(path, mediaType) : { width: null, height: null };
    const durationSeconds =
      kind === 'audio' || kind === 'video'
        ? await durationOf(path, kind, mediaType.endsWith('/mp4') ? await secondsInHeader(file, size) : null)
        : null;
    return { hash: await hashOf(path), mediaType, bytes: size, ...shape, durationSeconds };
  } finally {
    await file.close();
  }
}

/** Detects the media type of the bytes, which has to match the extension. */
async function typeOf(path: string, file: FileHandle, extension: string): Promise<string> {
  const expected = typeOfExtension(extension);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
  const text = textOf(buffer.subarray(0, bytesRead));
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const found = text !== null && startsAsSvg(text) ? 'svg' : detected?.ext;
  const type = found === undefined ? null : typeOfExtension(found);
  // CSV has no magic number: any text without another type. A header “BMI,Age” is no bitmap.
  if (expected?.mediaType === 'text/csv' && text !== null && !type) return expected.mediaType;
  if (!expected) throw new UnfitFile(`its type is not allowed: .${extension}${detected ? `, ${detected.mime}` : ''}`);
  // Some encoders label audio-only files as MP4 video.
  if (expected.mediaType === 'audio/mp4' && type?.mediaType === 'video/mp4') return expected.mediaType;
  if (type?.mediaType === expected.mediaType) return type.mediaType;
  throw new UnfitFile(`ends in .${extension}, but its bytes are ${type?.mediaType ?? detected?.mime ?? 'of no type that is known'}`);
}

/** The beginning of a file as text; null where it is binary. */
function textOf(head: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** The size as displayed, after EXIF rotation. Decodes every pixel, as a stream: detects truncated files. */
async function pictureShape(path: string, mediaType: string): Promise<{ width: number; height: number }> {
  // From a buffer: libvips caches files by name, and would not notice a change.
  const bytes = await readFile(path);
  if (mediaType === 'image/svg+xml') checkSvg(bytes);
  const options = { limitInputPixels: mostPixels, failOn: 'warning', sequentialRead: true } as const;
  try {
    const { autoOrient, ...metadata } = await sharp(bytes, options).metadata();
    refusePrivate(privateMetadataIn(metadata));
    if (mediaType !== 'image/svg+xml')
      await sharp(bytes, { ...options, animated: true })
        .resize(8, 8, { fit: 'fill' })
        .timeout({ seconds: 60 })
        .raw()
        .toBuffer();
    return autoOrient;
  } catch (error) {
    if (error instanceof UnfitFile) throw error;
    const message = firstLine(error);
    if (message.includes('exceeds pixel limit')) throw new UnfitFile(`is larger than ${mostPixels / 1e6} megapixels`);
    throw new UnfitFile(`is truncated or corrupt (${message})`);
  }
}

/** Rejects private metadata: files are published unchanged, metadata included. */
function refusePrivate(found: readonly string[]): void {
  if (found.length > 0) throw new UnfitFile(`its metadata holds ${found.join(', ')}: save it without metadata`);
}

/** @param inHeader the duration in an MP4's header, since the parser reads audio tracks only, and a film may have none */
async function durationOf(path: string, kind: 'audio' | 'video', inHeader: number | null): Promise<number> {
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch((error: unknown) => {
    throw new UnfitFile(`is truncated or corrupt (${firstLine(error)})`);
  });
  if (kind === 'audio' && format.hasVideo) throw new UnfitFile('holds film, and its name says sound: give it the extension .mp4');
  const seconds = format.duration || inHeader;
  if (!seconds || !Number.isFinite(seconds)) throw new UnfitFile('is truncated or corrupt: it does not say how long it is');
  return Math.round(seconds * 1000) / 1000;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
