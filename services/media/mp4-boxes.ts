import type { FileHandle } from 'node:fs/promises';

/** MP4 and its relatives are boxes, one after the other or in one another. Offsets are those in the file. */
type Box = { type: string; start: number; end: number };

/** The boxes between two offsets. The last one may claim to reach beyond; what is no box ends them, as one without an end. */
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

/** What the header of an MP4 says of its length; null where it does not. */
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
