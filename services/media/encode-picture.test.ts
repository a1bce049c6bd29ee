import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodePicture } from './encode-picture.ts';
import { animation, claimsToBe, picture, svg } from './testing.ts';

const shapeOf = async (bytes: Buffer | null) => {
  const { format, width, height, compression, pages = 1, hasAlpha } = await sharp(bytes ?? Buffer.of()).metadata();
  return { format, compression, width, height, pages, hasAlpha };
};

describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('an original that is a %s', async (type) => {
  const original = await picture(type, { width: 100, height: 50 });

  test('is made into both formats, in a listed width', async () => {
    const avif = await shapeOf(await encodePicture(original, { width: 64, format: 'avif' }));
    expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width: 64, height: 32 });
    expect(await shapeOf(await encodePicture(original, { width: 32, format: 'webp' }))).toMatchObject({
      format: 'webp',
      width: 32,
      height: 16,
    });
  });

  test('is never made larger', async () => {
    expect(await shapeOf(await encodePicture(original, { width: 128, format: 'webp' }))).toMatchObject({ width: 100, height: 50 });
    expect(await encodePicture(original, { width: 256, format: 'webp' })).toBeNull();
  });
});

test('a picture stands upright as the camera says, and its width is that of the upright one', async () => {
  const original = await picture('jpeg', { width: 100, height: 50, orientation: 6 });
  expect(await shapeOf(await encodePicture(original, { width: 32, format: 'webp' }))).toMatchObject({ width: 32, height: 64 });
  expect(await shapeOf(await encodePicture(original, { width: 64, format: 'avif' }))).toMatchObject({ width: 50, height: 100 });
  expect(await encodePicture(original, { width: 96, format: 'webp' })).toBeNull();
});

test('nothing that was noted in the original is left', async () => {
  const original = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3')
    .toBuffer();
  expect(await sharp(original).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything(), icc: expect.anything() });
  for (const format of ['avif', 'webp'] as const) {
    const made = await encodePicture(original, { width: 32, format });
    const { exif, xmp, icc } = await sharp(made ?? Buffer.of()).metadata();
    expect({ exif, xmp, icc }).toEqual({});
  }
});

test('what can be seen through stays so', async () => {
  const clear = { create: { width: 40, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } } as const;
  const original = await sharp(clear).png().toBuffer();
  for (const format of ['avif', 'webp'] as const)
    expect(await shapeOf(await encodePicture(original, { width: 32, format }))).toMatchObject({ hasAlpha: true });
});

test('what moves is shown as its first picture', async () => {
  const original = await sharp(await animation(), { animated: true })
    .webp()
    .toBuffer();
  expect(await shapeOf(await encodePicture(original, { width: 16, format: 'webp' }))).toMatchObject({ width: 16, pages: 1 });
});

test.each([
  ['cut short', async () => (await picture('jpeg', { width: 400, height: 400 })).subarray(0, 6_000)],
  ['no picture', async () => Buffer.from('not a picture')],
  ['empty', async () => Buffer.of()],
  ['of more pixels than fit', async () => claimsToBe(50_000, 50_000)],
  ['only a header', async () => claimsToBe(100, 100)],
  ['an SVG without a size', async () => Buffer.from(svg('<circle'))],
])('nothing is made of an original that is %s', async (_, original) => {
  expect(await encodePicture(await original(), { width: 64, format: 'webp' })).toBeNull();
});
