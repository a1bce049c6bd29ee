import { expect, test } from 'vitest';
import { node, paragraph, richText, target, text } from '#services/contentful/testing.ts';
import { allocated, countingReads } from '#tests/allocated.ts';
import { largest } from './hostility.ts';
import { readDocument } from './read-document.ts';

const read = (document: object) =>
  readDocument(document, { plainText: new Set(), entry: (id) => ({ kind: 'page', id }), asset: () => null, section: () => null });
const many = <Each>(count: number, each: (index: number) => Each) => Array.from({ length: count }, (_, index) => each(index));
const documentOf = (content: unknown[]) => node('document', content);
const megabyte = 1_000_000;
/** Of each part its five properties, and its place among its siblings. */
const mostReads = 12 * largest.parts;

function nested(levels: number): object {
  let inner: unknown = paragraph(text('x'));
  for (let level = 0; level < levels; level++) inner = node('unordered-list', [node('list-item', [inner])]);
  return richText(inner);
}
function inItself(): object {
  const item = node('list-item');
  item.content = [node('unordered-list', [item, item])];
  return richText(node('unordered-list', [item]));
}
const row = (columns: number) =>
  node(
    'table-row',
    many(columns, () => node('table-cell', [paragraph(text('x'))])),
  );
const linking = (index: number) => paragraph(node('entry-hyperlink', [text('x')], target('Entry', `A${index}`)));
const address = `https://a.example/${'x'.repeat(megabyte)}`;
const bold = { type: 'bold' };

test.each<[string, () => object]>([
  ['nested deep', () => nested(50_000)],
  ['that stands in itself', inItself],
  ['of 20 MB in one line', () => richText(paragraph(text('word '.repeat(4 * megabyte))))],
  ['of 20 MB in many lines', () => documentOf(many(2_000, () => paragraph(text('word '.repeat(2_000)))))],
  ['with a million marks on one text', () => richText(paragraph({ ...text('x'), marks: many(megabyte, () => bold) }))],
  ['with a million marks', () => documentOf(many(25_000, () => paragraph({ ...text('x'), marks: many(40, () => bold) })))],
  [
    'with an enormous list',
    () =>
      richText(
        node(
          'unordered-list',
          many(200_000, () => node('list-item', [paragraph(text('x'))])),
        ),
      ),
  ],
  ['with an enormous array of nothing', () => documentOf(many(2 * megabyte, () => null))],
  [
    'with an enormous line',
    () =>
      richText(
        node(
          'paragraph',
          many(200_000, (index) => text('x', index % 2 ? 'bold' : 'italic')),
        ),
      ),
  ],
  [
    'with an enormous table',
    () =>
      richText(
        node(
          'table',
          many(3_000, () => row(50)),
        ),
      ),
  ],
  ['of hundreds of thousands of links', () => documentOf(many(100_000, linking))],
  ['of half characters', () => documentOf(many(100_000, () => paragraph(text('\ud83d\ud83d x'))))],
  ['of 20 MB of half characters', () => richText(paragraph(text('\ud83d'.repeat(10 * megabyte))))],
  ['with hyperlinks of 1 MB', () => documentOf(many(20, () => paragraph(node('hyperlink', [text('x')], { uri: address }))))],
  ['with a kind of node whose name has 20 MB', () => richText(node('x'.repeat(20 * megabyte)))],
  ['of nodes of no kind', () => documentOf(many(200_000, () => ({ content: [] })))],
])('a document %s is refused with one problem, after bounded work, and in less than 20 MB', async (_, make) => {
  const document = make();
  let found: unknown[] = [];
  const bytes = await allocated(() => {
    found = read(document).found;
  });
  expect(found).toEqual([{ severity: 'error', message: expect.stringMatching(/^(is nested|has) .{1,100}$/), at: [] }]);
  expect(bytes).toBeLessThan(20 * megabyte);
  const counted = countingReads(document);
  read(counted.value);
  expect(counted.reads()).toBeLessThan(mostReads);
});

test.each([10_000, 20_000])('of a node with %i keys of its own only those of the model are read', (count) => {
  const keys = Object.fromEntries(many(count, (index) => [`k${index}`, index]));
  const marks = [{ type: 'bold', ...keys }];
  const document = richText(
    paragraph({ ...text('x'), marks }, node('entry-hyperlink', [text('y')], { ...target('Entry', 'A'), ...keys })),
    { ...paragraph(text('z')), ...keys },
  );
  const counted = countingReads(document);
  expect(read(counted.value)).toMatchObject({ blocks: [{ type: 'paragraph' }, { type: 'paragraph' }], found: [] });
  expect(counted.reads()).toBeLessThan(500);
});

test('names that every object has are names like any other', () => {
  const own = (json: string) => JSON.parse(json.replaceAll('PROTO', '__proto__'));
  const polluting = own('{"nodeType":"document","data":{"PROTO":{"polluted":1}},"PROTO":{"polluted":1},"content":[]}');
  polluting.content = [
    { ...paragraph(text('x')), data: own('{"PROTO":{"polluted":1}}') },
    ...['__proto__', 'constructor', 'toString'].map((nodeType) => node(nodeType, [paragraph(text('x'))])),
    paragraph(node('entry-hyperlink', [text('y')], target('Entry', '__proto__')), text('z', '__proto__')),
  ];
  const { found } = read(polluting);
  expect(found.map(({ message }) => message)).toEqual([
    ...Array(3).fill(expect.stringContaining('a kind of node that the model of rich text does not have')),
    expect.stringContaining('unknown mark "__proto__"'),
  ]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('half a character is left out and said; what is long is told by its beginning', () => {
  expect(read(richText(paragraph(text('a\ud83d b'))))).toMatchObject({ found: [{ severity: 'warning' }] });
  const long = read(
    richText(
      paragraph(
        node('hyperlink', [text('x')], { uri: address.slice(0, 100_000) }),
        node('hyperlink', [text('y')], { uri: `javascript:${address.slice(-7_000)}` }),
      ),
      node('x'.repeat(100_000), [paragraph(text('x'))]),
      paragraph(text('z', 'x'.repeat(100_000))),
    ),
  );
  expect(long.found.map(({ severity }) => severity)).toEqual(Array(4).fill('error'));
  for (const { message } of long.found) expect(message.length).toBeLessThan(400);
});
