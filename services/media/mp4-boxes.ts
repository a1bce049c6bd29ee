import type { FileHandle } from 'node:fs/promises';

/** A box of an MP4 (ISO base media file), with offsets in the file. Boxes are sequential or nested. */
type Box = { type: string; start: number; end: number };

/** Iterates the boxes between two offsets. The last may declare an end beyond; invalid data counts as an unterminated box. */
export async function* boxesIn(file: FileHandle, start: number, end: number): AsyncGenerator<Box> {
  for (let at = start; at < end; ) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
    const short = buffer.readUInt32BE(0);
    const headLength = short === 1 ? 16 : 8;
    const length = short === 0 ? end - at : short === 1 ? Number(buffer.readBigUInt64BE(8)) : short;
    const isBox = bytesRead >= headLength && length >= headLength;
    const box = { type: buffer.toString('latin1', 4, 8), start: at + headLength, end: isBox ? at + length : Number.POSITIVE_INFINITY };
    yield box;
    at = box.end;
  }
}

/** The duration in an MP4's header (`mvhd`), in seconds; null where it is missing. */
export async function secondsInHeader(file: FileHandle, bytes: number): Promise<number | null> {
  const movie = await boxOf('moov', file, 0, bytes);
  const header = movie && (await boxOf('mvhd', file, movie.start, movie.end));
  if (!header) return null;
  const { buffer } = await file.read(Buffer.alloc(32), 0, 32, header.start);
  const isLong = buffer[0] === 1;
  const [scale, duration] = isLong
    ? [buffer.readUInt32BE(20), Number(buffer.readBigUInt64BE(24))]
    : [buffer.readUInt32BE(12), buffer.readUInt32BE(16)];
  return scale > 0 && duration > 0 ? duration / scale : null;
}

async function boxOf(type: string, file: FileHandle, start: number, end: number): Promise<Box | null> {
  for await (const box of boxesIn(file, start, end)) if (box.type === type) return box;
  return null;
}
