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

/** What the bytes of a file say of it. `hash` is the SHA-256 of them, in hexadecimal. */
export type Inspection = {
  hash: string;
  mediaType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
};

/**
 * Reads a file as a stranger's: its type comes from its bytes, and it has to be complete and within the limits.
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

/** The type that the bytes are of, which has to be one that the extension stands for. */
async function typeOf(path: string, file: FileHandle, extension: string): Promise<string> {
  const expected = typeOfExtension(extension);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
  const text = textOf(buffer.subarray(0, bytesRead));
  const detected = await fileTypeFromFile(path).catch(() => undefined);
  const found = text !== null && startsAsSvg(text) ? 'svg' : detected?.ext;
  const type = found === undefined ? null : typeOfExtension(found);
  // Comma-separated values are text that is nothing else; a header “BMI,Age” is no bitmap.
  if (expected?.mediaType === 'text/csv' && text !== null && !type) return expected.mediaType;
  if (!expected) throw new UnfitFile(`its type is not allowed: .${extension}${detected ? `, ${detected.mime}` : ''}`);
  // Some tools call sound alone an MP4.
  if (expected.mediaType === 'audio/mp4' && type?.mediaType === 'video/mp4') return expected.mediaType;
  if (type?.mediaType === expected.mediaType) return type.mediaType;
  throw new UnfitFile(`ends in .${extension}, but its bytes are ${type?.mediaType ?? detected?.mime ?? 'of no type that is known'}`);
}

/** The beginning of a file as text; null where it is none. */
function textOf(head: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** As it is shown, turned the way that a camera says. Every pixel is decoded, in small pieces: nothing may be missing. */
async function pictureShape(path: string, mediaType: string): Promise<{ width: number; height: number }> {
  // From memory: the library would remember a file by its name, and not see that it changed.
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

/** What is published is published as it is, for everyone to look into. */
function refusePrivate(found: readonly string[]): void {
  if (found.length > 0) throw new UnfitFile(`its metadata holds ${found.join(', ')}: save it without metadata`);
}

/** @param inHeader of an MP4, where the library looks for sound only, and a film may have none */
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
