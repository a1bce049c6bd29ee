import { describe, expect, test } from 'vitest';
import { publishedEntry, shownSections } from '#app/content/sections/testing.tsx';
import { sectionDefinitions } from '#services/content/model/sections/sections.ts';

const module = (...ids: string[]) =>
  [':::recirculation-module{#a title="T"}', ...ids.map((id) => `- [Words](entry:${id})`), ':::'].join('\n');
const titles = (...parameters: Parameters<typeof shownSections>) =>
  shownSections(...parameters)
    .querySelectorAll('a')
    .map(({ text }) => text);

describe('a recirculation module', () => {
  test('shows the entries’ own titles, in its order, under its own', () => {
    const shown = shownSections(module('b', 'a', 'c'));
    expect(shown.querySelectorAll('h2').map(({ text }) => text)).toEqual(['T']);
    expect(shown.querySelectorAll('h3').map(({ text }) => text)).toEqual(['b', 'a', 'c']);
    expect(shown.text).not.toContain('Words');
  });

  test('without a title of its own its cards are headings of its level', () => {
    const [titled, untitled] = shownSections(sectionDefinitions.recirculationModule.example.en).querySelectorAll('section');
    expect([titled?.querySelectorAll('h3').length, untitled?.querySelectorAll('h2').length]).toEqual([3, 2]);
  });

  test('leaves out what is not published, and is unknown where nothing is left', () => {
    expect(titles(module('a', 'b'), { entries: { b: publishedEntry('b') } })).toEqual(['b']);
    expect(shownSections(module('a', 'b'), { entries: {} }).text).toBe('unknown section');
  });

  test('shows all cards in one size, whatever theirs is', () => {
    const classes = (ids: string[], entries = {}) =>
      new Set(
        shownSections(module(...ids), { entries: { ...Object.fromEntries(ids.map((id) => [id, publishedEntry(id)])), ...entries } })
          .querySelectorAll('li')
          .map((item) => item.getAttribute('class')),
      );
    const featured = { a: publishedEntry('a', 'en', { type: 'large', isFeaturedCard: true }) };
    expect(classes(['a', 'b', 'c'], featured)).toEqual(classes(['b', 'c', 'd']));
    expect(classes(['a', 'b'], featured).size).toBe(1);
    expect(classes(['a', 'b'])).not.toEqual(classes(['a', 'b', 'c']));
  });
});

describe.each(['featured-article', 'personal-story'])('a %s', (name) => {
  const markdown = `::${name}{#a entry="one"}`;

  test('is the card of its entry', () => {
    const shown = shownSections(markdown);
    expect(shown.querySelectorAll('h2').map(({ text }) => text)).toEqual(['one']);
    expect(shown.querySelector('a')?.getAttribute('href')).toBe('/one');
  });

  test('that is not published is unknown', () => {
    expect(shownSections(markdown, { entries: {} }).text).toBe('unknown section');
  });
});

test('a story says that it is a composite where it is one, whoever tells it', () => {
  const told = (illustrative: boolean) => {
    const card = { illustrative, writer: { name: 'Ana', sample: !illustrative } };
    return { entries: { one: publishedEntry('one', 'es', card) }, locale: 'es' } as const;
  };
  const words = 'Retrato ilustrativo';
  expect(shownSections('::personal-story{#a entry="one"}', told(true)).text).toContain(words);
  expect(shownSections('::personal-story{#a entry="one"}', told(false)).text).not.toContain(words);
});

test.each(['personal-story', 'video', 'podcast'])('a %s is a card of one size, whether its entry is featured or not', (name) => {
  const shown = (isFeaturedCard: boolean) =>
    shownSections(`::${name}{#a entry="one"}`, { entries: { one: publishedEntry('one', 'en', { isFeaturedCard }) } }).toString();
  expect(shown(true)).toBe(shown(false));
});
