import { expect, test } from 'vitest';
import { isPhotograph, renditionNamed, widthsOf } from './shared.ts';

test.each([
  [1, [16]],
  [16, [16]],
  [17, [16, 32]],
  [700, [16, 32, 48, 64, 96, 128, 256, 384, 640, 750]],
  [3840, [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  [9000, [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840]],
  [0, []],
])('an original %i pixels wide comes in the listed widths up to the first that shows all of it', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

test.each(['641.avif', '0640.avif', '640.png', '640.AVIF', '640', '.avif', '640.avif.webp', '-16.webp', '6.4e2.webp', '99999999999.webp'])(
  'there is no rendition %s',
  (name) => {
    expect(renditionNamed(name)).toBeNull();
  },
);

test('a rendition has a listed width and a format', () => {
  expect(renditionNamed('640.avif')).toEqual({ width: 640, format: 'avif' });
  expect(renditionNamed('16.webp')).toEqual({ width: 16, format: 'webp' });
});

test('neither a drawing nor what may move is a photograph', () => {
  expect(['image/jpeg', 'image/svg+xml', 'image/gif', 'application/pdf'].map(isPhotograph)).toEqual([true, false, false, false]);
});
