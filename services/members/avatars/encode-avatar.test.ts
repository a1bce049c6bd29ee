import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bytesOfDataUrl, dataUrlOf, longestDataUrl } from './data-url.ts';
import { encodeAvatar } from './encode-avatar.ts';
import { type PictureProblem, pictureFor, pictureLimits, pictureSizes } from './shared.ts';
import { bomb, halves, malformed, polyglots, realPictures } from './testing-pictures.ts';
import { UnfitPicture } from './untrusted-picture.ts';

const pictures = await realPictures();
const photograph = pictures.photograph ?? Buffer.alloc(0);

/** What comes of a picture: its squares, or why there are none. */
const outcome = (bytes: Buffer) =>
  encodeAvatar(bytes).catch((error: unknown): PictureProblem => {
    if (error instanceof UnfitPicture) return error.problem;
    throw error;
  });

const refused = async (bytes: Buffer) => {
  const found = await outcome(bytes);
  return typeof found === 'string' ? found : 'taken';
};

/** The colour of a point, as `rgb`, each of 0 to 9. */
async function colourAt(webp: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round((value / 255) * 9)).join('');
}

describe('A picture', () => {
  test.each(Object.entries(pictures))('becomes squares of each size, with nothing else of it: %s', async (_, bytes) => {
    const squares = await encodeAvatar(bytes);
    for (const size of pictureSizes) {
      const webp = Buffer.from(squares[size], 'base64');
      const { format, width, height, exif, icc, xmp, pages, orientation, hasAlpha } = await sharp(webp).metadata();
      expect([format, width, height]).toEqual(['webp', size, size]);
      expect([exif, icc, xmp, pages, orientation, hasAlpha]).toEqual([undefined, undefined, undefined, undefined, undefined, false]);
      expect(webp.includes('Zarzaparrilla')).toBe(false);
    }
  });

  test('is cut to its middle, upright', async () => {
    const middle = Buffer.from((await encodeAvatar(await halves().jpeg().toBuffer()))[256], 'base64');
    expect([await colourAt(middle, 20, 128), await colourAt(middle, 236, 128)]).toEqual(['900', '009']);
    // As a camera that was held upright says of what it took lying down: it turns to the right.
    const turned = Buffer.from((await encodeAvatar(await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()))[256], 'base64');
    expect([await colourAt(turned, 128, 20), await colourAt(turned, 128, 236)]).toEqual(['900', '009']);
  });

  test('has white where it was transparent', async () => {
    const clear = { create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;
    const webp = Buffer.from((await encodeAvatar(await sharp(clear).png().toBuffer()))[96], 'base64');
    expect(await colourAt(webp, 48, 48)).toBe('999');
  });

  test('is refused by its size and its type before anything is decoded', async () => {
    expect(await refused(Buffer.alloc(0))).toBe('picture-missing');
    expect(await refused(Buffer.concat([photograph, Buffer.alloc(pictureLimits.bytes)]))).toBe('picture-too-large');
    for (const bytes of [await halves().avif().toBuffer(), await halves().gif().toBuffer(), await halves().tiff().toBuffer()])
      expect(await refused(bytes)).toBe('picture-type');
  });

  test.each([
    [5_001, 5_000],
    [100_000, 100_000],
    [2_147_483_647, 1],
    [20_000, 200],
  ])('is refused where its header claims %i by %i pixels', async (width, height) => {
    expect(await refused(bomb(width, height))).toMatch(/^picture-(pixels|damaged)$/);
  });

  test.each(Object.entries(polyglots(photograph)))('is refused where it is something else: %s', async (_, bytes) => {
    expect(await refused(bytes)).toBe('picture-type');
  });

  test('is refused where its end is missing, or something follows', async () => {
    for (const [name, bytes] of Object.entries(pictures))
      for (const part of [0.3, 0.9])
        expect([name, await refused(bytes.subarray(0, bytes.length * part))]).toEqual([name, 'picture-damaged']);
    for (const name of ['drawing', 'web']) {
      const bytes = Buffer.concat([pictures[name] ?? photograph, Buffer.from('and more')]);
      expect([name, await refused(bytes)]).toEqual([name, 'picture-damaged']);
    }
  });

  test('that something happened to is refused, or decodes', async () => {
    const all = Object.values(pictures);
    const property = fc.asyncProperty(malformed(all), async (bytes) => {
      const found = await outcome(bytes);
      if (typeof found === 'string') return;
      expect((await sharp(Buffer.from(found[512], 'base64')).stats()).channels).toHaveLength(3);
    });
    await fc.assert(property, { numRuns: 150 });
  });
});

describe('A data URL', () => {
  test('holds the bytes, whatever it says that they are', () => {
    const text = photograph.toString('base64');
    for (const head of ['data:image/jpeg;base64,', 'data:text/html;charset=utf-8;base64,', 'DATA:;BASE64,'])
      expect(bytesOfDataUrl(head + text)).toEqual(photograph);
    expect(bytesOfDataUrl(dataUrlOf(photograph))).toEqual(photograph);
    expect(dataUrlOf(Buffer.alloc(pictureLimits.bytes)).length).toBeLessThan(longestDataUrl);
  });

  test.each([
    '',
    ',',
    'data:,x',
    'data:image/png,AAAA',
    'https://example.org/a.png',
    'data:image/png;base64,A A',
    'data:image/png;base64,é',
  ])('is none: %j', (text) => {
    expect(bytesOfDataUrl(text)).toBeNull();
  });
});

test('a picture is asked for in the size that is sharp enough', () => {
  const address = `/avatars/${'a'.repeat(32)}/256.webp`;
  const sizes = [22, 48, 49, 128, 129, 900].map((width) => /\d+(?=\.webp)/.exec(pictureFor(address, width))?.[0]);
  expect(sizes).toEqual(['96', '96', '256', '256', '512', '512']);
});
