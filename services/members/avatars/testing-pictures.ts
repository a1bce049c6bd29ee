import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';

/** A picture of two halves, left red and right blue, twice as wide as it is high. */
export function halves(width = 800): ReturnType<typeof sharp> {
  const half = { width: width / 2, height: width / 2, channels: 3 } as const;
  const blue = { create: { ...half, background: '#0000ff' } } as const;
  return sharp({ create: { ...half, width, background: '#ff0000' } }).composite([{ input: blue, left: width / 2, top: 0 }]);
}

/** Pictures as people have them, in each format that is taken. */
export async function realPictures(): Promise<Record<string, Buffer>> {
  const noise = sharp({
    create: { width: 320, height: 240, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
  const frames = await Promise.all(['#f00', '#0f0'].map((background) => plain(background).png().toBuffer()));
  const exif = { IFD0: { Make: 'Zarzaparrilla' }, IFD3: { GPSLatitude: '32/1 30/1 0/1', GPSLatitudeRef: 'N' } };
  return {
    photograph: await noise.clone().jpeg({ quality: 80 }).withExif(exif).toBuffer(),
    progressive: await noise.clone().jpeg({ progressive: true }).toBuffer(),
    drawing: await plain('#3a6').ensureAlpha(0.5).png().toBuffer(),
    interlaced: await noise.clone().png({ progressive: true }).toBuffer(),
    web: await noise.clone().webp().toBuffer(),
    lossless: await halves(200).webp({ lossless: true }).toBuffer(),
    animated: await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer(),
  };
}

const plain = (background: string) => sharp({ create: { width: 120, height: 90, channels: 3, background } });

/** A PNG whose header claims so many pixels, with next to nothing in it. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc(Math.min(height, 4_000) * (1 + Math.ceil(width / 8) || 1)).subarray(0, 4_000_000));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

const others = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  page: '<!doctype html><html><script>alert(document.cookie)</script>',
  pdf: '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF',
  zip: `PK\x05\x06${'\0'.repeat(18)}`,
  php: '<?php system($_GET["c"]); ?>',
  gif: 'GIF89a\x01\0\x01\0\0\0\0;',
};

/** Two files in one, and files that are no pictures whatever they are called. */
export function polyglots(picture: Buffer): Record<string, Buffer> {
  const bytes = Object.entries(others).map(([name, text]) => [name, Buffer.from(text, 'latin1')] as const);
  return Object.fromEntries(
    bytes.flatMap(([name, other]) => [
      [`${name} alone`, other],
      [`${name} before`, Buffer.concat([other, picture])],
      ...(name === 'svg' || name === 'gif' ? [] : [[`${name} behind`, Buffer.concat([picture, other])] as const]),
    ]),
  );
}

/** Pictures that something happened to: cut off, overwritten here and there, with bytes taken out or put in, or another's head. */
export function malformed(pictures: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const place = fc.nat(2 ** 30);
  const at = (bytes: Buffer, where: number) => where % Math.max(1, bytes.length);
  const picture = fc.constantFrom(...pictures);
  const mostlyHead = fc.oneof(fc.nat(100), fc.nat(100), place);
  return fc.oneof(
    fc.tuple(picture, place).map(([bytes, end]) => bytes.subarray(0, at(bytes, end))),
    fc.tuple(picture, fc.array(fc.tuple(mostlyHead, fc.nat(255)), { minLength: 1, maxLength: 30 })).map(([bytes, changes]) => {
      const changed = Buffer.from(bytes);
      for (const [where, value] of changes) changed[at(changed, where)] = value;
      return changed;
    }),
    fc
      .tuple(picture, mostlyHead, fc.nat(200))
      .map(([bytes, where, length]) => Buffer.concat([bytes.subarray(0, at(bytes, where)), bytes.subarray(at(bytes, where) + length + 1)])),
    fc
      .tuple(picture, mostlyHead, fc.uint8Array({ minLength: 1, maxLength: 300 }))
      .map(([bytes, where, more]) => Buffer.concat([bytes.subarray(0, at(bytes, where)), more, bytes.subarray(at(bytes, where))])),
    fc.tuple(picture, picture, fc.nat(64)).map(([head, rest, length]) => Buffer.concat([head.subarray(0, length), rest.subarray(length)])),
    picture.chain((bytes) => fc.constantFrom(...Object.values(polyglots(bytes)))),
    fc.tuple(fc.nat(200_000), fc.nat(200_000)).map(([width, height]) => bomb(width, height)),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
  );
}
