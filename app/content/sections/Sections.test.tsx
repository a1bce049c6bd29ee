import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#config/locale.ts';
import { BLOCKS, EMPTY_DOCUMENT } from '#services/content/model/rich-text.ts';
import { knownKinds, parseSection, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { shownSections } from './testing.tsx';

const words = (text: string) => ({
  nodeType: BLOCKS.DOCUMENT,
  data: {},
  content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [{ nodeType: 'text', value: text, marks: [], data: {} }] }],
});
const section = (kind: string, data: object, id = 'a') => parseSection({ id, kind, data }, 0);

describe.each(locales)('in %s', (locale: Locale) => {
  test.each(knownKinds)('a section of the kind %s is known, has something to read, and its links lead on', (kind) => {
    const shown = shownSections(sectionDefinitions[kind].example[locale], { locale });
    expect(shown.text.trim()).not.toBe('');
    expect(shown.text).not.toContain('unknown section');
    for (const link of shown.querySelectorAll('a')) {
      const href = link.getAttribute('href');
      expect(href).toMatch(/^(\/|https:|tel:|sms:|mailto:|#)/);
      if (href?.startsWith('#')) expect(shown.getElementById(href.slice(1))).not.toBeNull();
      expect(link.text.trim()).toBeTruthy();
    }
  });
});

test.each(locales)('a section that throws is unknown, in words marked as English, and those around it stand (%s)', (locale) => {
  const broken = section('bodyCopy', { text: { ...words(''), content: [null] } }, 'broken');
  const around = [section('bodyCopy', { text: words('Before.') }, 'before'), section('bodyCopy', { text: words('After.') }, 'after')];
  const shown = shownSections([...around.slice(0, 1), broken, ...around.slice(1)], { locale });
  expect(shown.querySelectorAll('section').map(({ id, text }) => [id, text])).toEqual([
    ['before', 'Before.'],
    ['broken', 'unknown section'],
    ['after', 'After.'],
  ]);
  expect(shown.querySelector('#broken p')?.getAttribute('lang')).toBe('en');
});

test('no line ends between a number and what belongs to it', () => {
  const shown = shownSections('De 370 000 mujeres, 14 %, con 38 °C. Tome 2 de 40 a 44 años: 1 23.');
  expect(shown.text).toBe('De 370\u00a0000 mujeres, 14\u00a0%, con 38\u00a0°C. Tome 2 de 40 a 44 años: 1 23.');
});

test('words of another language say so, to a screen reader and to nobody else', () => {
  const shown = shownSections('Diga: <span lang="en">“I **need** help”</span>, o <span lang="es">ayuda</span>.', { locale: 'es' });
  expect(shown.text).toBe('Diga: “I need help”, o ayuda.');
  expect(shown.querySelectorAll('[lang]').map((each) => [each.getAttribute('lang'), each.text])).toEqual([
    ['en-US', '“I '],
    ['en-US', 'need'],
    ['en-US', ' help”'],
    ['es', 'ayuda'],
  ]);
});

describe('a section with nothing to render is unknown', () => {
  test.each([
    ['without a kind', '', {}],
    ['of an unknown kind', 'carousel', { title: 'A' }],
    ['without data of its kind', 'table', {}],
    ['with an empty text', 'bodyCopy', { text: EMPTY_DOCUMENT }],
    ['with a text of spaces', 'citation', { text: words(' \n ') }],
    ['with an empty quotation', 'quotation', { quote: EMPTY_DOCUMENT, author: { name: 'Nobody' } }],
    ['with an empty passage', 'blockQuote', { quote: EMPTY_DOCUMENT, source: 'Nowhere' }],
    ['with an empty callout', 'quoteCallout', { quote: EMPTY_DOCUMENT, variation: 'community' }],
  ])('%s', (_, kind, data) => {
    expect(shownSections([section(kind, data)]).text).toBe('unknown section');
  });

  test.each([
    ['a picture', ':::section-image{#a asset="dawn"}\n:::'],
    ['every picture of a gallery', ':::image-gallery{#a title="T"}\n- ![](asset:dawn)\n:::'],
  ])('%s is not published', (_, markdown) => {
    expect(shownSections(markdown, { assets: {} }).text).toBe('unknown section');
  });

  test('but one that shows a picture and no words is not empty', () => {
    const target = { sys: { type: 'Link', linkType: 'Asset', id: 'dawn' } };
    const text = { ...words(''), content: [{ nodeType: BLOCKS.EMBEDDED_ASSET, data: { target }, content: [] }] };
    expect(shownSections([section('bodyCopy', { text })]).querySelector('img')).not.toBeNull();
  });

  test('one whose only picture is no longer published is empty', () => {
    const target = { sys: { type: 'Link', linkType: 'Asset', id: 'gone' } };
    const text = { ...words(''), content: [{ nodeType: BLOCKS.EMBEDDED_ASSET, data: { target }, content: [] }] };
    expect(shownSections([section('bodyCopy', { text })], { assets: {} }).text.trim()).toBe('unknown section');
  });
});
