import fc from 'fast-check';
import { BLOCKS, type Document, documentSchema, INLINES, languageMarks, MARKS } from '#services/content/model/rich-text.ts';
import type { RichNode, TextNode } from './normal-form.ts';

/** Rich text for tests: documents of every kind that Markdown can hold, in any form. */

export const node = (nodeType: string, content: RichNode[], data: Record<string, unknown> = {}): RichNode => ({ nodeType, data, content });
export const words = (value: string, ...marks: string[]): TextNode => ({
  nodeType: 'text',
  value,
  data: {},
  marks: marks.map((type) => ({ type })),
});
export const document = (...content: RichNode[]): Document => documentSchema.parse(node(BLOCKS.DOCUMENT, content));
export const paragraph = (...content: RichNode[]) => node(BLOCKS.PARAGRAPH, content);
export const entryTarget = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } });
export const assetTarget = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Asset', id } } });
export const resourceTarget = (urn: string) => ({ target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } } });
export const urn = 'crn:contentful:::content:spaces/abc_1/environments/master/entries/6KntaYXa-X.2';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const letters = [
  'a',
  'B',
  '7',
  'ñ',
  'é',
  '🎗️',
  '👩🏽‍⚕️',
  '𝒜',
  'שלום',
  'مرحبا',
  '中',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\ufeff',
  '¿',
  '“',
  '—',
  '€',
];
const spaces = [' ', '  ', '\t', '\n', '\n\n', ' \n', '\n '];
const traps = [
  ...[
    '1. x',
    '1) x',
    '12.',
    '# x',
    '###',
    ':::note',
    '::x',
    ':',
    '::',
    ':::',
    '{#id}',
    '{{name}}',
    '<b>',
    '</u>',
    '<u>',
    '<br>',
    '<!-- x -->',
  ],
  ...[
    '&amp;',
    '&',
    '&#x41;',
    'Q&A',
    '&copy',
    '[x](y)',
    '![x](y)',
    '[x]: y',
    '[',
    ']',
    '](',
    '|',
    '| - |',
    '---',
    '- - -',
    '***',
    '===',
    '-',
    '+ x',
  ],
  ...[
    '~~',
    '~',
    '~~~',
    '**',
    '*',
    '_',
    '__',
    'a_b',
    '`',
    '``',
    '```',
    '> x',
    '\\',
    '\\\\',
    '\\|',
    'https://a.example',
    'a@b.example',
    '9:30',
  ],
];
const piece = fc.oneof(fc.constantFrom(...letters), fc.constantFrom(...ascii), fc.constantFrom(...spaces), fc.constantFrom(...traps));
const value = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''));
const language = fc.constantFrom<string[]>([], [languageMarks.en], [languageMarks.es]);
const marks = fc.oneof(
  { weight: 1, arbitrary: fc.constant<string[]>([]) },
  { weight: 2, arbitrary: fc.tuple(language, fc.subarray<string>(Object.values(MARKS))).map((all) => all.flat()) },
);
const someText = fc.tuple(value, marks).map(([text, types]) => words(text, ...types));

const id = fc.constantFrom('dawn', 'pathology-report', 'a', '7-a');
const uri = fc.constantFrom(
  ...[
    'https://a.example',
    'https://a.example/?b=c&amp=d&copy;#e',
    '/path_(a)_*b*',
    '/(',
    '/)',
    '#a<b>',
    '#a\\b',
    '/a\'b"c',
    '/a|b',
    '/[a]',
    '/`a`',
  ],
  ...['tel:+1800', 'mailto:a@b.example', '#ñ', '/~~a~~', '/&#x41;', '/a_b_'],
);
const linked = fc.array(someText, { minLength: 0, maxLength: 3 });
const inline = fc.oneof(
  { weight: 8, arbitrary: someText },
  { weight: 1, arbitrary: fc.tuple(linked, uri).map(([content, address]) => node(INLINES.HYPERLINK, content, { uri: address })) },
  { weight: 1, arbitrary: fc.tuple(linked, id).map(([content, to]) => node(INLINES.ENTRY_HYPERLINK, content, entryTarget(to))) },
  { weight: 1, arbitrary: fc.tuple(linked, id).map(([content, to]) => node(INLINES.ASSET_HYPERLINK, content, assetTarget(to))) },
  { weight: 1, arbitrary: linked.map((content) => node(INLINES.RESOURCE_HYPERLINK, content, resourceTarget(urn))) },
  { weight: 1, arbitrary: id.map((to) => node(INLINES.EMBEDDED_ENTRY, [], entryTarget(to))) },
  { weight: 1, arbitrary: fc.constant(node(INLINES.EMBEDDED_RESOURCE, [], resourceTarget(urn))) },
);
export const line = fc.array(inline, { minLength: 1, maxLength: 6 });

/** Neither nothing, nor one break, nor one embed: those are no paragraphs in Markdown. */
function isParagraph(content: readonly RichNode[]): boolean {
  const seen = content.filter((each) => !('value' in each) || each.value !== '');
  const [only, ...more] = seen;
  if (!only || more.length > 0) return only !== undefined;
  return 'value' in only
    ? only.value !== '\n' || only.marks.some(({ type }) => type !== MARKS.CODE)
    : !only.nodeType.startsWith('embedded');
}
const someParagraph = line.filter(isParagraph).map((content) => paragraph(...content));
const heading = fc
  .tuple(fc.integer({ min: 2, max: 6 }), fc.oneof(line, fc.constant<RichNode[]>([])))
  .map(([level, content]) => node(`heading-${level}`, content));
const quote = fc.array(someParagraph, { maxLength: 3 }).map((content) => node(BLOCKS.QUOTE, content));
const embed = fc.oneof(
  id.map((to) => node(BLOCKS.EMBEDDED_ENTRY, [], entryTarget(to))),
  id.map((to) => node(BLOCKS.EMBEDDED_ASSET, [], assetTarget(to))),
  fc.constant(node(BLOCKS.EMBEDDED_RESOURCE, [], resourceTarget(urn))),
);

/** A backslash before a bar cannot be written in code in a table. */
function inCell(content: readonly RichNode[]): RichNode[] {
  return content.map((each) => {
    if (!('value' in each)) return { ...each, content: inCell(each.content) };
    return each.marks.some(({ type }) => type === MARKS.CODE) ? { ...each, value: each.value.replaceAll('\\', '/') } : each;
  });
}
const cell = (type: string) =>
  fc.oneof({ weight: 3, arbitrary: line }, { weight: 1, arbitrary: fc.constant([]) }).chain((content) =>
    fc.array(line, { maxLength: 1 }).map((more) =>
      node(
        type,
        [content, ...more].map((each) => paragraph(...inCell(each))),
      ),
    ),
  );
const anyCell = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
/** Mostly the type that Markdown's tables have there. */
const cellIn = (usual: string, other: string) => anyCell.chain((isUsual) => cell(isUsual ? usual : other));
const table = fc.integer({ min: 1, max: 3 }).chain((columns) => {
  const row = (usual: string, other: string, minLength: number) =>
    fc.array(cellIn(usual, other), { minLength, maxLength: columns }).map((cells) => node(BLOCKS.TABLE_ROW, cells));
  return fc
    .tuple(
      row(BLOCKS.TABLE_HEADER_CELL, BLOCKS.TABLE_CELL, columns),
      fc.array(row(BLOCKS.TABLE_CELL, BLOCKS.TABLE_HEADER_CELL, 1), { maxLength: 3 }),
    )
    .map(([head, body]) => node(BLOCKS.TABLE, [head, ...body]));
});

const { list } = fc.letrec<{ list: RichNode; item: RichNode; inItem: RichNode }>((tie) => ({
  list: fc
    .tuple(fc.constantFrom(BLOCKS.UL_LIST, BLOCKS.OL_LIST), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
    .map(([type, items]) => node(type, items)),
  item: fc.array(tie('inItem'), { maxLength: 3 }).map((content) => node(BLOCKS.LIST_ITEM, content)),
  inItem: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    someParagraph,
    someParagraph,
    heading,
    quote,
    embed,
    fc.constant(node(BLOCKS.HR, [])),
    tie('list'),
  ),
}));

const block = fc.oneof(
  { weight: 4, arbitrary: someParagraph },
  { weight: 2, arbitrary: heading },
  { weight: 3, arbitrary: list },
  { weight: 2, arbitrary: quote },
  { weight: 2, arbitrary: table },
  { weight: 1, arbitrary: embed },
  { weight: 1, arbitrary: fc.constant(node(BLOCKS.HR, [])) },
);
export const documents = fc.array(block, { maxLength: 4 }).map((blocks) => document(...blocks));
export const paragraphs = someParagraph.map((content) => document(content));

/** Many short runs: marks that begin, end and overlap within words, at spaces and at punctuation. */
const shortRun = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('a', 'b', 'ñ', '𝒜', ' ', '.', '*', '_', '~', '`', '\n') },
      { weight: 1, arbitrary: value },
    ),
    fc.subarray([MARKS.BOLD, MARKS.ITALIC, MARKS.STRIKETHROUGH]),
  )
  .map(([text, types]) => words(text, ...types));
export const runs = fc
  .array(shortRun, { minLength: 2, maxLength: 10 })
  .filter(isParagraph)
  .map((content) => document(paragraph(...content)));
