import { describe, expect, test } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { BLOCKS, documentSchema, EMPTY_DOCUMENT, INLINES, languageMarks, MARKS } from './rich-text.ts';
import { richTextProblems } from './rich-text-problems.ts';

const node = (nodeType: string, content: unknown, data: unknown = {}) => ({ nodeType, data, content });
const text = (value: string, ...marks: string[]) => ({ nodeType: 'text', value, data: {}, marks: marks.map((type) => ({ type })) });
const document = (...content: unknown[]) => node(BLOCKS.DOCUMENT, content);
const paragraph = (...content: unknown[]) => node(BLOCKS.PARAGRAPH, content);
const cell = (content: unknown[] = [paragraph(text('a'))], data = {}) => node(BLOCKS.TABLE_CELL, content, data);
const table = (...rows: unknown[]) => document(node(BLOCKS.TABLE, rows));
const row = (...cells: unknown[]) => node(BLOCKS.TABLE_ROW, cells);
const link = (nodeType: string, data: unknown) => document(paragraph(node(nodeType, [text('words')], data)));
const target = (sys: unknown) => ({ target: { sys } });

/** Where the problems of a document are, each path in one word. */
const placesOf = (value: unknown) => richTextProblems(value).map(({ path }) => path.join('.'));

describe('a document', () => {
  test('with one empty paragraph is valid: EMPTY_DOCUMENT', () => {
    expect(richTextProblems(EMPTY_DOCUMENT)).toEqual([]);
  });

  test('has the root type document', () => {
    expect(placesOf(paragraph(text('a')))).toEqual(['nodeType']);
    expect(placesOf({ ...document(paragraph()), nodeType: 'Document' })).toEqual(['nodeType']);
  });

  test.each([null, undefined, 'text', 7, []])('is an object, not %j', (value) => {
    expect(richTextProblems(value)).not.toEqual([]);
    expect(documentSchema.safeParse(value).success).toBe(false);
  });

  test('without content is empty, which the model itself lets pass', () => {
    expect(richTextProblems(document())).toEqual([{ path: [], message: 'the text is empty' }]);
  });

  test('has nodes of the model only, with no properties of their own', () => {
    expect(placesOf(document(node('script', [])))).toEqual(['content.0.nodeType']);
    expect(placesOf(document(text('a')))).toEqual(['content.0.nodeType']);
    expect(placesOf(document({ ...paragraph(), onclick: 'x' }))).toEqual(['content.0.onclick']);
    expect(placesOf(document(node(BLOCKS.PARAGRAPH, undefined)))).toEqual(['content.0.content']);
  });
});

describe('a table', () => {
  test('of rows of cells of paragraphs is valid', () => {
    expect(richTextProblems(table(row(node(BLOCKS.TABLE_HEADER_CELL, [paragraph(text('Head'))])), row(cell())))).toEqual([]);
  });

  test('has at least one row', () => {
    expect(placesOf(table())).toEqual(['content.0.content']);
  });

  test('has rows of at least one cell', () => {
    expect(placesOf(table(row(cell()), row()))).toEqual(['content.0.content.1.content']);
  });

  test('has cells of at least one paragraph', () => {
    expect(placesOf(table(row(cell(), cell([]))))).toEqual(['content.0.content.0.content.1.content']);
    expect(placesOf(table(row(cell([node(BLOCKS.UL_LIST, [])]))))).toEqual(['content.0.content.0.content.0.content.0.nodeType']);
  });

  test('holds nothing but rows, and a row nothing but cells', () => {
    expect(placesOf(table(paragraph()))).toEqual(['content.0.content.0.nodeType']);
    expect(placesOf(table(row(paragraph())))).toEqual(['content.0.content.0.content.0.nodeType']);
  });

  test.each(['colspan', 'rowspan'])('may have a %s, which is a number', (name) => {
    const at = (value: unknown) => table(row(cell(undefined, { [name]: value })));
    expect(richTextProblems(at(2))).toEqual([]);
    expect(placesOf(at('2'))).toEqual([`content.0.content.0.content.0.data.${name}`]);
    expect(placesOf(at(null))).toEqual([`content.0.content.0.content.0.data.${name}`]);
  });
});

describe('a list', () => {
  test.each([BLOCKS.OL_LIST, BLOCKS.UL_LIST])('(%s) holds list items and nothing else', (list) => {
    const item = node(BLOCKS.LIST_ITEM, [paragraph(text('a'))]);
    expect(richTextProblems(document(node(list, [item, item])))).toEqual([]);
    expect(placesOf(document(paragraph(), node(list, [item, paragraph()])))).toEqual(['content.1.content.1.nodeType']);
  });

  test.each([BLOCKS.OL_LIST, BLOCKS.UL_LIST])('(%s) without items is a problem, however deep it stands', (list) => {
    const inner = node(list, []);
    expect(richTextProblems(document(inner))).toEqual([{ path: ['content', 0], message: 'the list has no items' }]);
    expect(placesOf(document(node(list, [node(BLOCKS.LIST_ITEM, [paragraph(), inner])])))).toEqual(['content.0.content.0.content.1']);
  });
});

test('a quote holds paragraphs and nothing else', () => {
  expect(richTextProblems(document(node(BLOCKS.QUOTE, [paragraph(text('a'))])))).toEqual([]);
  expect(placesOf(document(node(BLOCKS.QUOTE, [paragraph(), node(BLOCKS.HEADING_3, [])])))).toEqual(['content.0.content.1.nodeType']);
});

describe('a link', () => {
  test('needs a uri, which is a string, and has nothing else', () => {
    const place = 'content.0.content.0.data';
    expect(placesOf(link(INLINES.HYPERLINK, {}))).toEqual([`${place}.uri`]);
    expect(placesOf(link(INLINES.HYPERLINK, { uri: 7 }))).toEqual([`${place}.uri`]);
    expect(placesOf(link(INLINES.HYPERLINK, { uri: '/', title: 'x' }))).toEqual([`${place}.title`]);
  });

  test.each([
    [INLINES.ENTRY_HYPERLINK, 'Entry'],
    [INLINES.ASSET_HYPERLINK, 'Asset'],
  ])('(%s) needs a target with type, linkType and id', (nodeType, linkType) => {
    const sys = { type: 'Link', linkType, id: 'surgery' };
    const place = 'content.0.content.0.data.target';
    expect(richTextProblems(link(nodeType, target(sys)))).toEqual([]);
    expect(placesOf(link(nodeType, {}))).toEqual([place]);
    expect(placesOf(link(nodeType, { target: {} }))).not.toEqual([]);
    expect(placesOf(link(nodeType, target({ ...sys, type: undefined })))).toEqual([`${place}.sys.type`]);
    expect(placesOf(link(nodeType, target({ ...sys, linkType: 'Tag' })))).toEqual([`${place}.sys.linkType`]);
    expect(placesOf(link(nodeType, target({ type: 'Link', linkType })))).toEqual([`${place}.sys.id`]);
  });

  test('holds text, and no link', () => {
    const inner = node(INLINES.HYPERLINK, [text('in')], { uri: '/' });
    expect(placesOf(document(paragraph(node(INLINES.HYPERLINK, [inner], { uri: '/' }))))).toEqual([
      'content.0.content.0.content.0.nodeType',
    ]);
  });

  test('with an address that is not allowed is a problem at the link', () => {
    const [problem, ...more] = richTextProblems(
      document(paragraph(), paragraph(node(INLINES.HYPERLINK, [], { uri: 'javascript:alert(1)' }))),
    );
    expect(more).toEqual([]);
    expect(problem?.path).toEqual(['content', 1, 'content', 0, 'data', 'uri']);
    expect(problem?.message).toContain('"javascript:alert(1)" is not allowed');
  });
});

describe('marks', () => {
  test('are those of the model, and one language', () => {
    expect(richTextProblems(document(paragraph(text('a', ...Object.values(MARKS), languageMarks.en))))).toEqual([]);
    expect(richTextProblems(document(paragraph(text('a', languageMarks.en, languageMarks.es))))).toEqual([
      { path: ['content', 0, 'content', 0, 'marks'], message: 'words are of one language' },
    ]);
  });

  test('of any other name are a problem at their text', () => {
    expect(richTextProblems(document(paragraph(text('a'), text('b', 'bold', 'blink'))))).toEqual([
      { path: ['content', 0, 'content', 1, 'marks', 1, 'type'], message: 'unknown mark "blink"' },
    ]);
  });
});

test('every problem of a document is told, in its order', () => {
  const broken = document(
    paragraph(text('a', 'blink'), node(INLINES.HYPERLINK, [text('b')], { uri: 'javascript:x' })),
    node('script', []),
    node(BLOCKS.UL_LIST, []),
  );
  expect(placesOf(broken)).toEqual(['content.0.content.0.marks.0.type', 'content.0.content.1.data.uri', 'content.1.nodeType', 'content.2']);
});

test.each([BLOCKS.PARAGRAPH, BLOCKS.HR, BLOCKS.EMBEDDED_ASSET])('a %s without data is a problem, not an error', (nodeType) => {
  expect(placesOf(document({ nodeType, content: [] }))).toEqual(['content.0.data']);
  expect(placesOf(document(paragraph({ nodeType: INLINES.HYPERLINK, content: [text('a')] })))).toEqual(['content.0.content.0.data']);
});

test.each(['a b', '../../x', 'a\0b', '', 'x'.repeat(65), '<b>'])('an identifier is not %j', (id) => {
  const embedded = node(BLOCKS.EMBEDDED_ASSET, [], target({ type: 'Link', linkType: 'Asset', id }));
  expect(placesOf(document(embedded))).toEqual(['content.0.data.target.sys.id']);
});

test('data has no keys of its own', () => {
  expect(placesOf(document(node(BLOCKS.PARAGRAPH, [text('a')], { onclick: 'x' })))).toEqual(['content.0.data.onclick']);
  const sys = { type: 'Link', linkType: 'Asset', id: 'a' };
  expect(placesOf(document(node(BLOCKS.EMBEDDED_ASSET, [], { target: { sys, fields: {} } })))).toEqual(['content.0.data.target.fields']);
});

test.each(['a\0b', 'a\ud800b', '\udc00'])('text that no database holds is refused: %j', (value) => {
  expect(placesOf(document(paragraph(text(value))))).toEqual(['content.0.content.0.value']);
});

describe('a hostile document is answered with little work', () => {
  const nested = (depth: number) => {
    let inner: unknown = paragraph(text('a'));
    for (let level = 0; level < depth; level++) inner = node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [inner])]);
    return document(inner);
  };
  const cyclic = node(BLOCKS.LIST_ITEM, []);
  Object.assign(cyclic, { content: [node(BLOCKS.UL_LIST, [cyclic])] });

  test.each([
    ['10,000 levels', nested(10_000)],
    ['a megabyte of words', document(paragraph(text('word '.repeat(200_000))))],
    ['an item in itself', document(node(BLOCKS.UL_LIST, [cyclic]))],
    ['a node that stands in it twice, again and again', nestedTwice(40)],
    ['100,000 paragraphs', document(...Array.from({ length: 100_000 }, () => paragraph(text('a'))))],
    ['100,000 problems', document(...Array.from({ length: 100_000 }, () => node('script', [])))],
    ['a text with 100,000 unknown marks', document(paragraph(text('a', ...Array.from({ length: 100_000 }, (_, index) => `m${index}`))))],
    [
      '100,000 keys of its own',
      document(Object.assign(paragraph(), Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, 1])))),
    ],
  ])('%s', async (name, value) => {
    const milliseconds = await cpuTime(() => richTextProblems(value));
    expect(milliseconds).toBeLessThan(5_000);
    const isSound = name === 'a megabyte of words' || name === '100,000 paragraphs';
    expect(richTextProblems(value).length > 0).toBe(!isSound);
    expect(richTextProblems(value).length).toBeLessThanOrEqual(1_000);
  });

  function nestedTwice(depth: number): unknown {
    let inner = node(BLOCKS.LIST_ITEM, [paragraph(text('a'))]);
    for (let level = 0; level < depth; level++) {
      const list = node(BLOCKS.UL_LIST, [inner]);
      inner = node(BLOCKS.LIST_ITEM, [list, list]);
    }
    return document(node(BLOCKS.UL_LIST, [inner]));
  }

  test('and nearly 100 levels are none: 48 lists in each other', () => {
    expect(richTextProblems(nested(48))).toEqual([]);
    expect(richTextProblems(nested(60))).toEqual([{ path: [], message: 'the text is nested deeper than 101 levels' }]);
  });
});
