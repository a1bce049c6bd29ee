import { describe, expect, test } from 'vitest';
import { BLOCKS, documentSchema, EMPTY_DOCUMENT, INLINES, isBlank, isSafeUri, MARKS, plainText, richTextProblems } from './rich-text.ts';

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
    expect(problem?.path).toEqual(['content', 1, 'content', 0]);
    expect(problem?.message).toContain('"javascript:alert(1)" is not allowed');
  });
});

describe('marks', () => {
  test('are those of the model', () => {
    expect(richTextProblems(document(paragraph(text('a', ...Object.values(MARKS)))))).toEqual([]);
  });

  test('of any other name are a problem at their text', () => {
    expect(richTextProblems(document(paragraph(text('a'), text('b', 'bold', 'blink'))))).toEqual([
      { path: ['content', 0, 'content', 1], message: 'unknown mark "blink"' },
    ]);
  });
});

describe('an address', () => {
  test.each([
    'https://www.cancer.gov/contact?a=b#c',
    'http://example.org',
    'HTTPS://EXAMPLE.ORG',
    'mailto:hello@alba.example',
    'tel:+18004226237',
    '/',
    '/treatment/surgery?from=home#before',
    '#questions',
  ])('is allowed: %s', (uri) => expect(isSafeUri(uri)).toBe(true));

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/a path',
    '/\t/evil.example',
    'surgery',
    'www.example.org',
    'https://',
    '#',
    '',
  ])('is refused: %j', (uri) => expect(isSafeUri(uri)).toBe(false));
});

test('plain text has the words of every block, a line each', () => {
  const item = node(BLOCKS.LIST_ITEM, [paragraph(text('one '), node(INLINES.HYPERLINK, [text('link')], { uri: '/' }))]);
  const parsed = documentSchema.parse(document(paragraph(text('Take '), text('this', 'bold')), node(BLOCKS.UL_LIST, [item, item])));
  expect(plainText(parsed)).toBe('Take this\none link\none link');
});

describe('blank is', () => {
  const blank = (...content: unknown[]) => isBlank(documentSchema.parse(document(...content)));

  test('what an editor left empty', () => {
    expect(isBlank(EMPTY_DOCUMENT)).toBe(true);
    expect([blank(), blank(paragraph(text(' \n\u00a0'))), blank(node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [paragraph()])]))]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('nothing with words, a line or something embedded', () => {
    expect(blank(paragraph(), paragraph(text('a')))).toBe(false);
    expect(blank(node(BLOCKS.HR, []))).toBe(false);
    expect(blank(node(BLOCKS.EMBEDDED_ASSET, [], target({ type: 'Link', linkType: 'Asset', id: 'a' })))).toBe(false);
  });
});
