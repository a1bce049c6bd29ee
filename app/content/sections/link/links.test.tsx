import { describe, expect, test } from 'vitest';
import { publishedAsset, publishedEntry, shownSections } from '#app/content/sections/testing.tsx';
import { locales } from '#config/locale.ts';
import { sectionDefinitions } from '#services/content/model/sections/sections.ts';

const linksOf = (...parameters: Parameters<typeof shownSections>) => shownSections(...parameters).querySelectorAll('a');
const wordsOf = (...parameters: Parameters<typeof shownSections>) => shownSections(...parameters).text;
/** Nothing is published. */
const nothing = { entries: {}, assets: {} };

const list = [
  ':::link-list{#a title="T"}',
  '- [In](entry:treatment)',
  '- [Out](https://example.org/)',
  '- [File](/notes.pdf)',
  '- [Call](tel:988)',
  '- [Write](mailto:a@b.example)',
  ':::',
].join('\n');
const block = list.replace('link-list', 'links-block');
const offered = list.replace('link-list', 'offerings');

describe.each([
  ['a link list', list],
  ['a links block', block],
  ['offerings', offered],
])('%s', (_, markdown) => {
  test('goes on, goes out, fetches, calls and writes, each with its own sign', () => {
    const links = linksOf(markdown);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/treatment',
      'https://example.org/',
      '/notes.pdf',
      'tel:988',
      'mailto:a@b.example',
    ]);
    expect(links.map((link) => link.getAttribute('target'))).toEqual([undefined, '_blank', undefined, undefined, undefined]);
    expect(links.map((link) => link.hasAttribute('download'))).toEqual([false, false, true, false, false]);
    const signs = shownSections(markdown).querySelectorAll('svg');
    expect(signs.every((sign) => sign.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(new Set(signs.map((sign) => sign.innerHTML)).size).toBe(5);
  });

  test('leaves out what is not published, and is unknown where nothing is left', () => {
    expect(linksOf(markdown, nothing).map((link) => link.getAttribute('href'))).not.toContain('/treatment');
    expect(wordsOf(markdown, nothing)).not.toContain('In');
    const gone = markdown.replace(/^- (?!\[In\]).*\n/gm, '');
    expect(linksOf(gone)).toHaveLength(1);
    expect(wordsOf(gone, nothing)).toBe('unknown section');
  });
});

test.each([
  ['a link', '::link[Words]{#a href="entry:treatment"}'],
  ['a button', '::call-to-action-button[Words]{#a href="entry:treatment"}'],
])('%s that leads nowhere is unknown, and so is one to an entry without a page', (_, markdown) => {
  expect(linksOf(markdown).map(({ text }) => text)).toEqual(['Words']);
  expect(wordsOf(markdown, nothing)).toBe('unknown section');
  const inside = { treatment: { ...publishedEntry('treatment'), path: null } };
  expect(wordsOf(markdown, { entries: inside })).toBe('unknown section');
});

test('a link to an entry in the other language says so', () => {
  const entries = { treatment: publishedEntry('treatment', 'es') };
  const [link] = linksOf('::link[Words]{#a href="entry:treatment"}', { entries });
  expect(link?.getAttribute('hreflang')).toBe('es');
  expect(link?.text).toBe('Words (in Spanish)');
});

test('a link to the site’s own host has the sign of those that stay', () => {
  const signs = shownSections(
    '::link[Here]{#a href="/one"}\n\n::link[Here too]{#b href="https://alba.example/one"}\n\n::link[Out]{#c href="https://b.example"}',
    { origin: 'https://alba.example' },
  ).querySelectorAll('path');
  const [here, too, out] = signs.map((sign) => sign.getAttribute('d'));
  expect(too).toBe(here);
  expect(out).not.toBe(here);
});

test('each styling of a button has a look of its own, and only a gift has a heart', () => {
  const buttons = shownSections(sectionDefinitions.callToActionButton.example.en).querySelectorAll('section');
  expect(buttons.map((button) => button.text)).toEqual(['Ways to give', 'Read your pathology report', 'See the helplines']);
  expect(new Set(buttons.map((button) => button.firstChild && button.querySelector('span')?.getAttribute('class'))).size).toBe(3);
  expect(buttons.map((button) => button.querySelectorAll('svg').length)).toEqual([1, 0, 0]);
});

describe.each(locales)('(%s) words that stand without their link', (locale) => {
  test('a call to action keeps the button that leads somewhere, or none', () => {
    const markdown = sectionDefinitions.callToAction.example[locale];
    expect(linksOf(markdown, { locale })).toHaveLength(3);
    expect(linksOf(markdown, { locale, ...nothing })).toHaveLength(1);
    expect(shownSections(markdown, { locale, ...nothing }).querySelectorAll('h2')).toHaveLength(2);
  });

  test.each(['takeAction', 'promotion'] as const)('a %s keeps its title and its words', (kind) => {
    const markdown = sectionDefinitions[kind].example[locale];
    expect(linksOf(markdown, { locale }).length).toBeGreaterThan(0);
    const without = shownSections(markdown, { locale, ...nothing });
    expect(without.querySelectorAll('a')).toEqual([]);
    expect(without.querySelectorAll('h2').length).toBeGreaterThan(0);
    expect(without.text).not.toContain('unknown section');
  });
});

test('a promotion says first that it is one, and who pays for it', () => {
  const [paid, own] = shownSections(sectionDefinitions.promotion.example.es, { locale: 'es' }).querySelectorAll('section');
  expect(paid?.text).toMatch(/^Patrocinado por Fundación de muestra/);
  expect(own?.text).toMatch(/^Promoción/);
  expect(own?.querySelector('a')?.text).toBe('Leer más');
});

describe('a thumbnail triplex', () => {
  const markdown = sectionDefinitions.thumbnailTriplex.example.en;

  test('shows three pictures, each with the words of its editor or its own', () => {
    const pictures = shownSections(markdown).querySelectorAll('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Morning sun falls on an empty armchair',
      'A nurse holds the hand of someone during an infusion',
      'by-the-sea',
    ]);
  });

  test('shows what it leads to even where a picture is missing', () => {
    expect(linksOf(markdown, { assets: {} })).toHaveLength(3);
    expect(wordsOf(markdown, nothing)).toBe('unknown section');
  });
});

describe('a file', () => {
  const file = publishedAsset('leaflet', { mediaType: 'application/pdf', bytes: 23_456, title: 'Leaflet', url: '/media/0/leaflet.pdf' });
  const assets = { leaflet: file };

  test('is called by the editor’s words or its own title, with its type and size', () => {
    const [named, unnamed] = linksOf('::asset[Take it along]{#a asset="leaflet"}\n\n::asset{#b asset="leaflet"}', { assets });
    expect(named?.text).toMatch(/^Take it along.*PDF, 24 kB/);
    expect(unnamed?.text).toMatch(/^Leaflet.*PDF, 24 kB/);
    expect(named?.hasAttribute('download')).toBe(true);
  });

  test.each([
    ['en', 999_000, '999 kB'],
    ['en', 999_001, '1 MB'],
    ['en', 2_345_678, '2.3 MB'],
    ['es', 2_345_678, '2,3 MB'],
  ] as const)('in %s of %i bytes is %s large', (locale, bytes, size) => {
    const [link] = linksOf('::asset{#b asset="leaflet"}', { locale, assets: { leaflet: { ...file, bytes } } });
    expect(link?.text.replace(/\s/g, ' ')).toContain(`(PDF, ${size})`);
  });

  test('that is not published is unknown', () => {
    expect(wordsOf('::asset[Take it along]{#a asset="leaflet"}', nothing)).toBe('unknown section');
  });
});
