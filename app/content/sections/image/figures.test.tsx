import { describe, expect, test } from 'vitest';
import { publishedAsset, shownSections } from '#app/content/sections/testing.tsx';

const photograph = publishedAsset('dawn', {
  mediaType: 'image/jpeg',
  width: 1600,
  height: 1200,
  alt: 'The sun comes up',
  credit: 'A. Painter',
});

describe.each(['section-image', 'image-with-caption', 'three-quarter-image'])('a %s', (name) => {
  const shown = (attributes: string, assets = { dawn: photograph }) =>
    shownSections(`:::${name}{#a asset="dawn" ${attributes}}\nWords **under** it.\n:::`, { assets });

  test('is the picture with its size, its caption and who made it', () => {
    const figure = shown('').querySelector('figure');
    const image = figure?.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('The sun comes up');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '1200']);
    expect(figure?.querySelectorAll('figcaption p').map(({ text }) => text)).toEqual(['Words under it.', 'Picture: A. Painter']);
    expect(figure?.querySelectorAll('source').every((source) => source.getAttribute('sizes'))).toBe(true);
  });

  test('is described in the page’s own words where it has some', () => {
    expect(shown('alt="Morning"').querySelector('img')?.getAttribute('alt')).toBe('Morning');
  });

  test('keeps its caption where the picture is not published', () => {
    const markdown = `:::${name}{#a asset="dawn"}\nWords.\n:::`;
    expect(shownSections(markdown, { assets: {} }).querySelector('figcaption')?.text).toBe('Words.');
  });
});

test('a picture with neither caption nor credit has no empty line under it', () => {
  expect(shownSections(':::section-image{#a asset="dawn"}\n:::').querySelector('figcaption')).toBeNull();
});
