import { describe, expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import { knownKinds, parseKnownSection, parseSection, sectionDefinitions, sectionText } from './sections.ts';

/** What a section's data is made of, whatever its words are. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  if ('nodeType' in value) return 'document';
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shapeOf(child)]));
}

describe.each(knownKinds)('the kind %s', (kind) => {
  test.each(locales)('has an example (%s) that parses without a problem, comes back as it is and has words', (locale) => {
    const { sections, problems } = parseBody(sectionDefinitions[kind].example[locale]);
    expect(problems).toEqual([]);
    expect([...new Set(sections.map((section) => section.kind))]).toEqual([kind]);
    for (const [index, section] of sections.entries()) {
      expect(parseSection(JSON.parse(JSON.stringify(section)), index)).toEqual(section);
    }
    expect(sections.map(sectionText).join('').trim()).not.toBe('');
  });

  test('has one id and one shape in the examples of both languages', () => {
    const [en, es] = locales.map((locale) => parseBody(sectionDefinitions[kind].example[locale]).sections);
    expect(es?.map(({ id }) => id)).toEqual(en?.map(({ id }) => id));
    expect(shapeOf(es)).toEqual(shapeOf(en));
  });

  test('is refused without data, with data of another kind and with a field that it does not have', () => {
    const [example] = parseBody(sectionDefinitions[kind].example.en).sections;
    expect(parseKnownSection(example).success).toBe(true);
    expect(parseKnownSection({ id: 'a', kind }).success).toBe(false);
    expect(parseKnownSection({ id: 'a', kind, data: {} }).success).toBe(false);
    expect(parseKnownSection({ ...example, data: { ...example?.data, extra: 1 } }).success).toBe(false);
  });
});

describe('a section that is not known', () => {
  const data = { title: 'When to call' };
  test.each([
    ['without a kind', { id: 'when', data }, ''],
    ['with an empty kind', { id: 'when', kind: '', data }, ''],
    ['with a kind that is no text', { id: 'when', kind: 7, data }, ''],
    ['with a kind that nobody knows', { id: 'when', kind: 'carousel', data }, 'carousel'],
    ['with a kind that every object has', { id: 'when', kind: 'constructor', data }, 'constructor'],
    ['without data', { id: 'when', kind: 'subheaderText' }, 'subheaderText'],
    ['with data that is null', { id: 'when', kind: 'subheaderText', data: null }, 'subheaderText'],
    ['with data that is a list', { id: 'when', kind: 'subheaderText', data: [] }, 'subheaderText'],
    ['with data that is text', { id: 'when', kind: 'subheaderText', data: 'Call' }, 'subheaderText'],
    ['with data that lacks a field', { id: 'when', kind: 'subheaderText', data: {} }, 'subheaderText'],
  ])('(%s) becomes the unknown one and keeps its id', (_, raw, was) => {
    const section = parseSection(raw, 0);
    expect(section).toEqual({ id: 'when', kind: 'unknown', data: { was } });
    expect(sectionText(section)).toBe('');
    expect(parseKnownSection(raw).success).toBe(false);
  });

  test.each([null, undefined, 'text', [], {}, { id: 'Not an id' }])('(%j) has an id by its place', (raw) => {
    expect(parseSection(raw, 2)).toEqual({ id: 'section-3', kind: 'unknown', data: { was: '' } });
  });

  test('does not take the sections around it away', () => {
    const { sections } = parseBody('One.\n\n## Two {#two}\n\nTwo.');
    const [one, two] = sections;
    expect([one, { id: 'odd' }, two].map(parseSection).map(({ id, kind }) => [id, kind])).toEqual([
      ['introduction', 'bodyCopy'],
      ['odd', 'unknown'],
      ['two', 'bodyCopy'],
    ]);
  });
});

test('the words of a section are all that a reader reads', () => {
  const wordsOf = (body: string) => parseBody(body).sections.map(sectionText);
  expect(wordsOf(sectionDefinitions.accordion.example.en)[0]).toContain('Will I lose my hair?\nMany people do');
  expect(wordsOf(sectionDefinitions.table.example.en)[0]).toContain('Regimen, How often, How long\nAC, then T, every 2 or 3 weeks');
  expect(wordsOf(sectionDefinitions.linkList.example.en)).toEqual([
    'Read next\nHormonal therapy\nFind a cancer center\nQuestions to ask',
    'Somebody to call\n988, the crisis lifeline',
  ]);
  expect(wordsOf(sectionDefinitions.quoteCallout.example.en).at(-1)).toContain('\nSample member\nTwo years after surgery');
  expect(wordsOf(sectionDefinitions.subheaderText.example.en)).toEqual(['When to call\nKeep these numbers where you can see them.']);
  expect(wordsOf(sectionDefinitions.bodyCopy.example.en)[0]).toContain('How a biopsy is done\nThe doctor numbs your breast');
});
