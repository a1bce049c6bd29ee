import { describe, expect, test } from 'vitest';
import { shownSections } from '#app/content/sections/testing.tsx';
import { locales } from '#config/locale.ts';
import { sectionDefinitions } from '#services/content/model/sections/sections.ts';

const headings = {
  en: ['From personal stories', 'From the community'],
  es: ['De las historias personales', 'De la comunidad'],
};

describe.each(locales)('callouts (%s)', (locale) => {
  const shown = shownSections(sectionDefinitions.quoteCallout.example[locale], { locale });
  const [general, urgent, emergency, expert, story, community] = shown.querySelectorAll('section');

  test('have the heading of their variation, or none', () => {
    const shownHeadings = [general, urgent, emergency, expert, story, community].map((callout) => callout?.querySelector('h2')?.text);
    expect(shownHeadings).toEqual([undefined, undefined, undefined, undefined, ...headings[locale]]);
  });

  test('quote somebody, but for what is to be done now', () => {
    expect(general?.querySelector('blockquote')).toBeFalsy();
    for (const callout of [expert, story, community]) expect(callout?.querySelector('blockquote p')?.text).toBeTruthy();
  });

  test('look different', () => {
    const looks = shown.querySelectorAll('section > div').map((callout) => callout.getAttribute('class'));
    expect(new Set(looks).size).toBe(6);
  });

  test('say in words when they matter at once', () => {
    const heads = [urgent, emergency].map((callout) => callout?.querySelector('[role=group] > p')?.text);
    expect(heads).toEqual(locale === 'en' ? ['Urgent', 'Emergency'] : ['Urgente', 'Emergencia']);
    expect(general?.querySelector('[role=group]')).toBeFalsy();
  });

  test('name their link, which is else called ‘Read more’', () => {
    expect(expert?.querySelector('a')?.text).toMatch(/patholog|patología/);
    expect(community?.querySelector('a')?.text).toBe(locale === 'en' ? 'Read more' : 'Leer más');
  });

  test('show their author: a picture, a name, a title, and more', () => {
    expect(community?.querySelector('img')?.getAttribute('alt')).toBeTruthy();
    expect(community?.querySelector('strong')?.text).toBeTruthy();
    expect(community?.text).toMatch(/illustrative composite|retrato ilustrativo/);
  });
});

test('a callout’s link to what is not published is not there', () => {
  const markdown = ':::quote-callout{#a variation="expert" href="entry:videos"}\nWords.\n:::';
  expect(shownSections(markdown).querySelectorAll('a')).toHaveLength(1);
  expect(shownSections(markdown, { entries: {} }).text).toBe('Words.');
});

test('a quotation names who said it, under the words', () => {
  const shown = shownSections(':::quotation{#a author="A. Person" author-title="Nurse"}\nWords.\n:::');
  expect(shown.querySelector('figure > blockquote')?.text).toBe('Words.');
  expect(shown.querySelector('figure > figcaption')?.text).toBe('A. PersonNurse');
  expect(shownSections(':::quotation{#a}\nWords.\n:::').querySelector('figcaption')).toBeNull();
});

describe('a passage', () => {
  const source = (attributes: string, published?: object) =>
    shownSections(`:::block-quote{#a ${attributes}}\nWords.\n:::`, { ...published }).querySelector('figcaption');

  test('leads to where it is written, which is else called ‘Read more’', () => {
    expect(source('source="A leaflet" href="/a"')?.querySelector('a cite')?.text).toBe('A leaflet');
    expect(source('href="/a"')?.querySelector('a')?.text).toBe('Read more');
    expect(source('source="A leaflet"')?.innerHTML).toBe('<cite>A leaflet</cite>');
    expect(source('')).toBeNull();
  });

  test('leads nowhere where its source is not published', () => {
    expect(source('source="A leaflet" href="entry:videos"', { entries: {} })?.innerHTML).toBe('<cite>A leaflet</cite>');
    expect(source('href="entry:videos"', { entries: {} })).toBeNull();
  });
});

test('a citation leads to its source', () => {
  const shown = shownSections(':::citation{#a href="https://example.org/study"}\nAn institute. *A study.*\n:::');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('https://example.org/study');
  expect(shown.querySelector('a')?.text).toContain('Read the source');
  expect(shownSections(':::citation{#a}\nAn institute.\n:::').text).toBe('An institute.');
});
