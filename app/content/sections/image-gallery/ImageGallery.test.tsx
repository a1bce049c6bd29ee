import { describe, expect, test } from 'vitest';
import { publishedAsset, shownSections } from '#app/content/sections/testing.tsx';

const gallery = (attributes: string, ...items: string[]) => `:::image-gallery{#a ${attributes}}\n${items.join('\n')}\n:::`;
const three = ['- ![First](asset:one) Caption.', '- ![](asset:two)', '- ![Third](asset:three)'];

describe('a gallery', () => {
  const shown = shownSections(gallery('title="T"', ...three));

  test('works without a script: each picture leads to its file, each small one to its picture', () => {
    expect(shown.querySelectorAll('figure a').map((link) => link.getAttribute('href'))).toEqual(
      ['one', 'two', 'three'].map((id) => publishedAsset(id).url),
    );
    const slides = shown.querySelectorAll('li[id]').map(({ id }) => `#${id}`);
    expect(shown.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href'))).toEqual(slides);
    for (const button of shown.querySelectorAll('button[data-gallery-step]')) expect(button.classNames).toContain('needs-script');
  });

  test('says where each picture stands, and what it shows', () => {
    expect(shown.querySelectorAll('figcaption span:first-child').map(({ text }) => text)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(shown.querySelectorAll('figure img').map((image) => image.getAttribute('alt'))).toEqual(['First', 'two', 'Third']);
    expect(shown.querySelector('figcaption')?.text).toContain('Caption.');
  });

  test('has an enlarged view, closed, that is called by the title', () => {
    const dialog = shown.querySelector('dialog');
    expect(dialog?.getAttribute('aria-label')).toBe('T');
    expect(dialog?.hasAttribute('open')).toBe(false);
    expect(
      shownSections(gallery('', ...three))
        .querySelector('dialog')
        ?.getAttribute('aria-label'),
    ).toBe('Pictures');
  });

  test('leaves out what is not published, and counts what is there', () => {
    const assets = { one: publishedAsset('one'), three: publishedAsset('three') };
    const shown = shownSections(gallery('', ...three), { assets });
    expect(shown.querySelectorAll('figcaption span:first-child').map(({ text }) => text)).toEqual(['1 of 2', '2 of 2']);
  });

  test('of one picture has nothing to go to', () => {
    const shown = shownSections(gallery('', '- ![](asset:one)'));
    expect(shown.querySelectorAll('figure img')).toHaveLength(1);
    expect(shown.querySelectorAll('[data-gallery-step], a[href^="#"]')).toEqual([]);
  });

  test('gives its frames the shape that its tallest picture needs', () => {
    const frameOf = (height: number) =>
      shownSections(gallery('', '- ![](asset:one)'), { assets: { one: publishedAsset('one', { width: 1600, height }) } })
        .querySelector('figure a')
        ?.getAttribute('class');
    expect(new Set([900, 1200, 2000].map(frameOf)).size).toBe(3);
  });
});

test('pictures that are hard to see stay folded until they are asked for', () => {
  const details = shownSections(gallery('title="T" sensitive', ...three)).querySelector('details');
  expect(details?.hasAttribute('open')).toBe(false);
  expect(details?.querySelector('summary')?.text).toBe('Show the pictures. They show surgery and its scars.');
  expect(details?.querySelectorAll('figure img')).toHaveLength(3);
});

test.each(['members-only', 'sensitive members-only'])('nothing of a gallery that is %s is on the page but its title', (attributes) => {
  const shown = shownSections(gallery(`title="T" ${attributes}`, ...three));
  expect(shown.text).toBe('TThese pictures are for members.');
  expect(shown.toString()).not.toMatch(/media|Caption|First/);
});
