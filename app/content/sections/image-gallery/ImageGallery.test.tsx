import type { HTMLElement } from 'node-html-parser';
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

/** A copy without what waits in a template: what a browser lays out and loads. */
const laidOut = (shown: HTMLElement) => {
  for (const template of shown.querySelectorAll('template')) template.remove();
  return shown;
};

test('pictures that are hard to see wait in a template, behind a question and a page of their own', () => {
  const shown = shownSections(gallery('title="T" sensitive', ...three));
  expect(shown.querySelectorAll('[data-gated=asks] > template figure img')).toHaveLength(3);
  expect(shown.querySelector('button[data-gated-open]')?.classNames).toContain('needs-script');
  expect(shown.querySelector('noscript')?.innerHTML).toContain('?sensitive=shown#a');
  expect(shown.querySelectorAll('dialog form[method=dialog] button').map((button) => button.getAttribute('value'))).toContain('not-now');
  expect(laidOut(shown).toString()).not.toMatch(/media|Caption|First/);
});

test.each(['members-only', 'sensitive members-only'])('a gallery that is %s says so, with the way in and back', (attributes) => {
  const shown = shownSections(gallery(`title="T" ${attributes}`, ...three));
  expect(shown.querySelector('[data-members-offer] a[href^="/login"]')?.getAttribute('href')).toContain('%23a');
  expect(shown.querySelectorAll('[data-for-members] > [data-gated] > template figure img')).toHaveLength(3);
  expect(shown.querySelectorAll('[data-gated-open]')).toHaveLength(attributes === 'members-only' ? 0 : 1);
  expect(laidOut(shown).querySelectorAll('img')).toEqual([]);
});
