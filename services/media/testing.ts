import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { temporaryFolder } from '#config/testing-folders.ts';
import { readAssets } from './read-assets.ts';

/** A library of these files, which a test may change between two reads. */
export async function mediaLibrary(files: Record<string, string | Uint8Array>) {
  const root = await temporaryFolder('media');
  const write = async (file: string, content: string | Uint8Array) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  for (const [file, content] of Object.entries(files)) await write(file, content);
  return { root, write, remove: (file: string) => rm(path.join(root, file)) };
}

/** The problems of a library, each with its file relative to the root. */
export async function problemsIn(root: string): Promise<string[]> {
  const { problems } = await readAssets(root);
  return problems.map(({ file, line, severity, message }) => `${path.relative(root, path.resolve(file))}:${line}: ${severity}: ${message}`);
}

/** The problems of a library of these files. */
export async function problemsOf(files: Record<string, string | Uint8Array>): Promise<string[]> {
  const { root } = await mediaLibrary(files);
  return problemsIn(root);
}

/** Captions of one line. */
export const vtt = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';

/** A valid description of a picture. */
export const pictureYaml = `credit: A photographer
en: { title: Hands, alt: Two hands }
es: { title: Manos, alt: Dos manos }
`;

/** A valid description of another file. */
export const otherYaml = `en: { title: A file }
es: { title: Un archivo }
`;

type Format = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

/** A picture of noise, so that a truncated one differs. */
export function picture(format: Format, { width = 64, height = 48, orientation = 1 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
    .withMetadata({ orientation })
    [format]()
    .toBuffer();
}

/** An animation of three frames. */
export async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#f00', '#0f0', '#00f'].map(frame));
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

export const svg = (inside = '<circle r="4"/>', attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"${attributes}>${inside}</svg>`;

/** A PNG whose header declares this size (decompression bomb). */
export function claimsToBe(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
  };
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 2, 0, 0, 0])]);
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Silence. */
export function wav(seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(seconds * rate, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

/** Frames of silence at 128 kbit/s, the first of them with a Xing header. */
export function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  const first = Buffer.from(frame);
  first.write('Xing', 36, 'latin1');
  first.writeUInt32BE(3, 40);
  first.writeUInt32BE(frames, 44);
  first.writeUInt32BE(417 * (frames + 1), 48);
  return Buffer.concat([first, ...Array.from({ length: frames }, () => frame)]);
}

/** An empty MP4 film of this length. */
export function mp4(seconds: number): Buffer {
  const header = Buffer.concat([u32(0), u32(0), u32(0), u32(1000), u32(seconds * 1000), Buffer.alloc(80)]);
  const type = Buffer.concat([Buffer.from('isom', 'latin1'), u32(512), Buffer.from('isommp42', 'latin1')]);
  return Buffer.concat([box('ftyp', type), box('moov', box('mvhd', header)), box('mdat', Buffer.alloc(1000))]);
}

export function box(type: string, data: Buffer): Buffer {
  return Buffer.concat([u32(data.length + 8), Buffer.from(type, 'latin1'), data]);
}

/** An empty recording of this length, as a WebM. */
export function webm(seconds: number): Buffer {
  const element = (id: string, data: Buffer) =>
    Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40 | (data.length >> 8), data.length & 0xff]), data]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1000);
  const info = element('1549a966', Buffer.concat([element('2ad7b1', u32(1_000_000)), element('4489', duration)]));
  const filling = element('ec', Buffer.alloc(500));
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), element('18538067', Buffer.concat([info, filling]))]);
}

/** An Opus stream of this length, without sound in it. */
export function opus(seconds: number): Buffer {
  const page = (kind: number, position: number, number: number, data: Buffer) => {
    const head = Buffer.alloc(28);
    head.write('OggS', 0, 'latin1');
    head.writeUInt8(kind, 5);
    head.writeBigUInt64LE(BigInt(position), 6);
    head.writeUInt32LE(1, 14);
    head.writeUInt32LE(number, 18);
    head.writeUInt8(1, 26);
    head.writeUInt8(data.length, 27);
    return Buffer.concat([head, data]);
  };
  const id = Buffer.concat([Buffer.from('OpusHead\x01\x01\0\0', 'latin1'), Buffer.from([0x80, 0xbb, 0, 0, 0, 0, 0])]);
  const tags = Buffer.concat([Buffer.from('OpusTags', 'latin1'), Buffer.alloc(8)]);
  return Buffer.concat([page(2, 0, 0, id), page(0, 0, 1, tags), page(4, seconds * 48_000, 2, Buffer.alloc(100, 1))]);
}

/** An uncompressed ZIP of these files, in this order. */
export function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [fileName, data] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(fileName.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    list.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, place, fileName);
    const part = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, fileName, data]);
    parts.push(part);
    at += part.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
