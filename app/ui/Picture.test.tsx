import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Asset } from '#services/media/store.ts';
import { Picture } from './Picture.tsx';

const photograph: Asset = {
  id: 'hands',
  url: '/media/0a/hands.jpg',
  mediaType: 'image/jpeg',
  bytes: 90_000,
  width: 700,
  height: 400,
  durationSeconds: null,
  title: 'Hands',
  alt: 'Two hands',
  credit: null,
  language: null,
  membersOnly: false,
};

type Properties = Partial<Parameters<typeof Picture>[0]>;

function shown(properties: Properties = {}, change: Partial<Asset> = {}) {
  const html = renderToStaticMarkup(<Picture asset={{ ...photograph, ...change }} sizes="100vw" {...properties} />);
  const document = parse(html);
  const sources = document.querySelectorAll('picture > source').map(({ attrs }) => attrs);
  return { html, sources, image: document.querySelector('img')?.attrs ?? {} };
}

/** What the browser may choose from, each with its width. */
const choiceOf = (properties: Properties, change: Partial<Asset> = {}) =>
  (shown(properties, change).sources[0]?.srcset ?? '').split(', ').map((each) => each.replace('/media/0a/hands.jpg/', ''));

describe('a photograph', () => {
  test('comes as AVIF, else as WebP, in widths up to its own', () => {
    const { sources, image } = shown();
    const choice = (format: string) =>
      `/media/0a/hands.jpg/256.${format} 256w, /media/0a/hands.jpg/384.${format} 384w, /media/0a/hands.jpg/640.${format} 640w, /media/0a/hands.jpg/750.${format} 700w`;
    expect(sources).toEqual([
      { type: 'image/avif', srcset: choice('avif'), sizes: '100vw' },
      { type: 'image/webp', srcset: choice('webp'), sizes: '100vw' },
    ]);
    expect(image).toMatchObject({ src: '/media/0a/hands.jpg/750.webp', width: '700', height: '400', alt: 'Two hands', decoding: 'async' });
  });

  test('waits until it is near, unless it is in view at first', () => {
    expect(shown().image).toMatchObject({ loading: 'lazy' });
    expect(shown().image).not.toHaveProperty('fetchpriority');
    expect(shown({ eager: true }).image).toMatchObject({ fetchpriority: 'high' });
    expect(shown({ eager: true }).image).not.toHaveProperty('loading');
  });

  test('has the words and the class that its place gives it', () => {
    expect(shown({ alt: 'A sister’s hand', className: 'round' }).image).toMatchObject({ alt: 'A sister’s hand', class: 'round' });
    expect(shown({ alt: '' }).image).toMatchObject({ alt: '' });
  });

  test('shows very old browsers no more than a page is wide', () => {
    expect(shown({}, { width: 6000, height: 4000 }).image).toMatchObject({ src: '/media/0a/hands.jpg/1200.webp', width: '6000' });
  });

  test('has no style of its own, which the policy forbids', () => {
    expect(shown().html).not.toContain('style=');
  });
});

test.each([
  ['96px', 6000, ['96.avif 96w', '128.avif 128w', '256.avif 256w', '384.avif 384w']],
  ['(min-width: 43.8125rem) 64px, 48px', 6000, ['48.avif 48w', '64.avif 64w', '96.avif 96w', '128.avif 128w', '256.avif 256w']],
  ['64px', 40, ['48.avif 40w']],
  ['96px', 150, ['96.avif 96w', '128.avif 128w', '256.avif 150w']],
  ['calc(100vw - 32px)', 300, ['256.avif 256w', '384.avif 300w']],
  ['(min-width: 43.8125rem) 50vw, 96px', 300, ['256.avif 256w', '384.avif 300w']],
  ['100vw', 100, ['128.avif 100w']],
])('at %s, an original %i pixels wide is offered in the widths that a screen can need', (sizes, width, choice) => {
  expect(choiceOf({ sizes }, { width, height: width })).toEqual(choice);
});

test.each(['image/svg+xml', 'image/gif'])('an %s is shown as it is', (mediaType) => {
  const { sources, image } = shown({ className: 'round', eager: true }, { mediaType });
  expect(sources).toEqual([]);
  expect(image).toMatchObject({
    src: '/media/0a/hands.jpg',
    width: '700',
    height: '400',
    alt: 'Two hands',
    class: 'round',
    fetchpriority: 'high',
  });
});
