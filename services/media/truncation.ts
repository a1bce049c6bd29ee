import type { FileHandle } from 'node:fs/promises';
import { boxesIn } from './mp4-boxes.ts';
import { UnfitFile } from './unfit-file.ts';

type Check = (file: FileHandle, bytes: number) => Promise<boolean>;

/** Checks for formats that declare a length or an end marker. Truncated pictures of other formats fail to decode. */
const checks: Readonly<Record<string, Check>> = {
  'image/png': async (file, bytes) => (await tail(file, bytes, 4096)).includes(Buffer.from('IEND\xAEB`\x82', 'latin1')),
  'image/gif': async (file, bytes) => /;\0*$/.test((await tail(file, bytes, 256)).toString('latin1')),
  'image/webp': riffIsWhole,
  'audio/wav': riffIsWhole,
  'image/avif': boxesAreWhole,
  'audio/mp4': boxesAreWhole,
  'video/mp4': boxesAreWhole,
  'audio/ogg': oggIsWhole,
  'audio/mpeg': mp3IsWhole,
  'video/webm': webmIsWhole,
  'application/pdf': async (file, bytes) => (await tail(file, bytes, 2048)).includes('%%EOF'),
  'application/epub+zip': zipIsWhole,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': zipIsWhole,
  'text/calendar': async (file, bytes) => /END:VCALENDAR\s*$/i.test((await tail(file, bytes, 256)).toString('latin1')),
};

/** @throws UnfitFile where the end of the file is missing. */
export async function checkWhole(mediaType: string, file: FileHandle, bytes: number): Promise<void> {
  const isWhole = (await checks[mediaType]?.(file, bytes)) ?? true;
  if (!isWhole) throw new UnfitFile('is truncated: its end is missing');
}

/** Reads at most `length` bytes at an offset; fewer at the end of the file. */
async function piece(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

function tail(file: FileHandle, bytes: number, length: number): Promise<Buffer> {
  return piece(file, Math.max(0, bytes - length), Math.min(length, bytes));
}

async function riffIsWhole(file: FileHandle, bytes: number): Promise<boolean> {
  const head = await piece(file, 0, 8);
  return head.length === 8 && head.readUInt32LE(4) + 8 <= bytes;
}

async function boxesAreWhole(file: FileHandle, bytes: number): Promise<boolean> {
  let end = 0;
  for await (const box of boxesIn(file, 0, bytes)) {
    if (box.type === 'moof') throw new UnfitFile('is cut into fragments, as a recording or a stream is: export it as an ordinary file');
    end = box.end;
  }
  return end === bytes;
}

/** The last Ogg page has to end with the file: its header has the lengths of its segments. */
async function oggIsWhole(file: FileHandle, bytes: number): Promise<boolean> {
  const end = await tail(file, bytes, 65_307); // the largest page
  for (let at = end.lastIndexOf('OggS'); at >= 0; at = at === 0 ? -1 : end.lastIndexOf('OggS', at - 1)) {
    const segments = end.subarray(at + 27, at + 27 + (end[at + 26] ?? 0));
    const length = 27 + segments.length + segments.reduce((sum, each) => sum + each, 0);
    if (at + length === end.length) return true;
  }
  return false;
}

/** Most encoders write the number of bytes into the first frame (Xing or Info header); without it nothing can be checked. */
async function mp3IsWhole(file: FileHandle, bytes: number): Promise<boolean> {
  const head = await piece(file, 0, 10);
  const [a = 0, b = 0, c = 0, d = 0] = head.subarray(6, 10);
  const start = head.toString('latin1', 0, 3) === 'ID3' ? 10 + ((a << 21) | (b << 14) | (c << 7) | d) : 0;
  const frame = await piece(file, start, 64);
  const at = Math.max(frame.indexOf('Xing'), frame.indexOf('Info'));
  if (at < 0 || at + 16 > frame.length) return start < bytes;
  const flags = frame.readUInt32BE(at + 4);
  if ((flags & 2) === 0) return true;
  return start + frame.readUInt32BE(at + (flags & 1 ? 12 : 8)) <= bytes;
}

const segmentId = 0x18538067;

/** A WebM has a header and one segment, which may declare its length as a variable-length integer (EBML). */
async function webmIsWhole(file: FileHandle, bytes: number): Promise<boolean> {
  const header = sizedElement(await piece(file, 0, 12), 4);
  if (!header) return false;
  const next = await piece(file, header.end, 12);
  if (next.length >= 4 && next.readUInt32BE(0) !== segmentId) return true; // something else stands between
  const segment = sizedElement(next, 4);
  return segment !== null && (segment.isEndless || header.end + segment.end <= bytes);
}

function sizedElement(head: Buffer, idLength: number): { end: number; isEndless: boolean } | null {
  const first = head[idLength] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || head.length < idLength + length) return null;
  const digits = [first & (0xff >> length), ...head.subarray(idLength + 1, idLength + length)];
  const isEndless = digits.every((digit, index) => digit === (index === 0 ? 0xff >> length : 0xff));
  return { end: idLength + length + digits.reduce((sum, digit) => sum * 256 + digit, 0), isEndless };
}

/** A ZIP ends with its central directory and the record with that directory's offset. */
async function zipIsWhole(file: FileHandle, bytes: number): Promise<boolean> {
  const end = await tail(file, bytes, 65_557);
  const at = end.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  return at >= 0 && at + 22 <= end.length && end.readUInt32LE(at + 12) + end.readUInt32LE(at + 16) <= bytes;
}
