import sharp, { type Exif } from 'sharp';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { privateMetadataIn } from './private-metadata.ts';
import { picture, pictureYaml, problemsOf } from './testing.ts';

const place = 'the place where it was taken';
const gps: Exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } };
const withExif = async (exif: Exif, format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg') =>
  sharp(await picture('png'))
    .withExif(exif)
    [format]()
    .toBuffer();
const foundIn = async (photograph: Buffer) => privateMetadataIn(await sharp(photograph).metadata());
const xmp = (inside: string) => ({ xmp: Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${inside}</x:xmpmeta>`) });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that tells where it was taken is refused, and says why', async (format) => {
  const extension = format === 'jpeg' ? 'jpg' : format;
  const files = { [`asset/a.${extension}`]: await withExif(gps, format), 'asset/a.yaml': pictureYaml };
  expect(await problemsOf(files)).toEqual([`asset/a.${extension}:1: error: its metadata holds ${place}: save it without metadata`]);
});

describe('EXIF', () => {
  test.each<[string, Exif, string[]]>([
    ['nothing private', { IFD0: { Artist: 'A photographer', Copyright: 'Hers' }, IFD2: { ExposureTime: '1/200' } }, []],
    ['a version of the standard for places, and none', { IFD3: { GPSVersionID: '2 3 0 0' } }, []],
    ['a place', gps, [place]],
    [
      'a serial number',
      { IFD2: { BodySerialNumber: '4711', LensSerialNumber: '0815' } },
      ['the serial number of the camera', 'the serial number of the lens'],
    ],
    ['an owner', { IFD2: { CameraOwnerName: 'Somebody' } }, ['the name of the camera’s owner']],
    ['the maker’s notes', { IFD2: { MakerNote: 'a note' } }, ['notes of the camera’s maker']],
  ])('tells %s', async (_, exif, found) => {
    expect((await foundIn(await withExif(exif))).sort()).toEqual(found);
  });

  test('of which camera and how it was held is not private', async () => {
    expect(await foundIn(await picture('jpeg', { orientation: 6 }))).toEqual([]);
  });

  /** A directory (IFD) of these tags, and the offset of the next one. */
  const directory = (tags: number[], next: number) => {
    const bytes = Buffer.alloc(2 + 12 * tags.length + 4);
    bytes.writeUInt16BE(tags.length);
    for (const [index, tag] of tags.entries()) bytes.writeUInt16BE(tag, 2 + 12 * index);
    bytes.writeUInt32BE(next, bytes.length - 4);
    return bytes;
  };
  const header = Buffer.from('MM\0*\0\0\0\x08', 'latin1');

  test('may hold a small copy, in the directory after the first, in either order of bytes and behind either beginning', () => {
    const exif = Buffer.concat([header, directory([0x0112], 26), directory([0x0201], 0)]);
    const found = ['a small copy of itself, which may show what was cut away'];
    expect(privateMetadataIn({ exif })).toEqual(found);
    expect(privateMetadataIn({ exif: Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]) })).toEqual(found);
  });

  test('that is broken, or leads in a circle, ends', () => {
    const broken = ['EXIF that cannot be read'];
    expect(privateMetadataIn({ exif: Buffer.of() })).toEqual(broken);
    expect(privateMetadataIn({ exif: header })).toEqual(broken);
    expect(privateMetadataIn({ exif: Buffer.concat([header, directory([0x0112, 0xa431], 9_999)]) })).toEqual([
      'the serial number of the camera',
      ...broken,
    ]);
    expect(privateMetadataIn({ exif: Buffer.concat([header, directory([], 8)]) })).toEqual([]);
    const chain = Array.from({ length: 50 }, (_, index) => directory([], 8 + 6 * (index + 1)));
    expect(privateMetadataIn({ exif: Buffer.concat([header, ...chain]) })).toEqual(broken);
    const noise = Buffer.from(Uint8Array.from({ length: 60_000 }, (_, index) => (index * 7919) % 251));
    expect(privateMetadataIn({ exif: Buffer.concat([header, noise]) })).toContain(broken[0]);
  });
});

test('EXIF that claims to have many values takes little work', async () => {
  const tags = 5_000;
  const exif = Buffer.alloc(64_000);
  exif.write('MM\0*\0\0\0\x08', 'latin1');
  exif.writeUInt16BE(tags, 8);
  for (let index = 0; index < tags; index += 1) {
    const at = 10 + 12 * index;
    exif.writeUInt16BE(0x9000 + index, at);
    exif.writeUInt16BE(1, at + 2);
    exif.writeUInt32BE(60_000, at + 4);
    exif.writeUInt32BE(8, at + 8);
  }
  expect(await cpuTime(() => privateMetadataIn({ exif }))).toBeLessThan(1_000);
});

test.each([
  ['<exif:GPSLatitude>51,30.5N</exif:GPSLatitude>', place],
  ['<rdf:Description exif:GPSLongitude="0,7W"/>', place],
  ['<rdf:Description photoshop:City="Lisbon"/>', place],
  ['<Iptc4xmpCore:Location>The clinic</Iptc4xmpCore:Location>', place],
  ['<rdf:Description aux:SerialNumber="4711"/>', 'the serial number of the camera'],
  ['<rdf:Description exifEX:LensSerialNumber="4711"/>', 'the serial number of the lens'],
  ['<rdf:Description aux:OwnerName="Somebody"/>', 'the name of the camera’s owner'],
  ['<xmpGImg:image>/9j/4A</xmpGImg:image>', 'a small copy of itself, which may show what was cut away'],
  ['<Iptc4xmpExt:PersonInImage>Somebody</Iptc4xmpExt:PersonInImage>', 'the names of people in it'],
  ['<rdf:Description mwg-rs:Name="Somebody"/>', 'the names of people in it'],
])('XMP tells: %s', (inside, found) => {
  expect(privateMetadataIn(xmp(inside))).toEqual([found]);
});

test.each([
  ['the city', 90, [place]],
  ['the place within it', 92, [place]],
  ['the province', 95, [place]],
  ['the author', 80, []],
])('IPTC tells %s', (_, dataset, found) => {
  expect(privateMetadataIn({ iptc: Buffer.from([0x1c, 2, dataset, 0, 2, 0x41, 0x42]) })).toEqual(found);
});

test('XMP that names author, rights and program tells nothing private', () => {
  const inside = '<dc:creator>A photographer</dc:creator><dc:rights>Hers</dc:rights><rdf:Description exif:GPSVersionID="2.3.0.0"/>';
  expect(privateMetadataIn(xmp(inside))).toEqual([]);
  expect(privateMetadataIn({})).toEqual([]);
});
