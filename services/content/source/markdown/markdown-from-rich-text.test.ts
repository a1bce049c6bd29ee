import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BLOCKS,
  childrenOf,
  type Document,
  EMPTY_DOCUMENT,
  INLINES,
  isText,
  languageMarks,
  MARKS,
  type Node,
} from '#services/content/model/rich-text.ts';
import { richTextProblems } from '#services/content/model/rich-text-problems.ts';
import { checkDirectiveSyntax } from './directive-syntax.ts';
import * as testing from './documents-testing.ts';
import { assetTarget, document, entryTarget, node, paragraph, resourceTarget, urn, words } from './documents-testing.ts';
import { markdownFromRichText, NotMarkdown } from './markdown-from-rich-text.ts';
import { normalForm, type RichNode } from './normal-form.ts';
import { richTextFromMarkdown } from './rich-text-from-markdown.ts';
import { parseMarkdown, printMarkdown } from './syntax.ts';

const print = (rich: Document) => printMarkdown(markdownFromRichText(rich));

/** The document that a text is read as; any problem fails the test. */
function read(text: string): Document {
  const problems: string[] = [];
  const root = parseMarkdown(text);
  checkDirectiveSyntax(root, text.split('\n'), (_, message) => problems.push(message));
  const rich = richTextFromMarkdown(root.children, (_, message) => problems.push(message), new WeakMap());
  expect(problems, text).toEqual([]);
  return rich;
}

const item = (...content: RichNode[]) => node(BLOCKS.LIST_ITEM, content);
const list = (...items: RichNode[]) => node(BLOCKS.UL_LIST, items);
const cell = (...content: RichNode[]) => node(BLOCKS.TABLE_CELL, [paragraph(...content)]);
const head = (...content: RichNode[]) => node(BLOCKS.TABLE_HEADER_CELL, [paragraph(...content)]);
const table = (...rows: RichNode[][]) =>
  node(
    BLOCKS.TABLE,
    rows.map((cells) => node(BLOCKS.TABLE_ROW, cells)),
  );

describe('a document becomes Markdown as an editor would write it', () => {
  const bold = (value: string) => words(value, MARKS.BOLD);
  test.each<[string, string, RichNode[]]>([
    [
      'marks',
      'Take **this _and ~~that~~_** <u>now</u>',
      [
        paragraph(
          words('Take '),
          bold('this '),
          words('and ', MARKS.BOLD, MARKS.ITALIC),
          words('that', MARKS.BOLD, MARKS.ITALIC, MARKS.STRIKETHROUGH),
          words(' '),
          words('now', MARKS.UNDERLINE),
        ),
      ],
    ],
    [
      'words of another language',
      'Diga: <span lang="en">I *need* [help](/)</span>.',
      [
        paragraph(
          words('Diga: '),
          words('I ', languageMarks.en),
          words('need', languageMarks.en, MARKS.ITALIC),
          words(' ', languageMarks.en),
          node(INLINES.HYPERLINK, [words('help', languageMarks.en)], { uri: '/' }),
          words('.'),
        ),
      ],
    ],
    [
      'marks around a link and an embed',
      '**a [b](/) ![](entry:a) c**',
      [
        paragraph(
          bold('a '),
          node(INLINES.HYPERLINK, [bold('b')], { uri: '/' }),
          bold(' '),
          node(INLINES.EMBEDDED_ENTRY, [], entryTarget('a')),
          bold(' c'),
        ),
      ],
    ],
    ['breaks', 'a\\\n**b\\\nc**<br>', [paragraph(words('a\n'), bold('b\nc'), words('\n'))]],
    [
      'lists',
      '- a\n  1. b\n  2. c\n- d',
      [
        list(
          item(paragraph(words('a')), node(BLOCKS.OL_LIST, [item(paragraph(words('b'))), item(paragraph(words('c')))])),
          item(paragraph(words('d'))),
        ),
      ],
    ],
    [
      'lists with more in an item',
      '- a\n\n  b\n\n- ___\n\n* c',
      [list(item(paragraph(words('a')), paragraph(words('b'))), item(node(BLOCKS.HR, []))), list(item(paragraph(words('c'))))],
    ],
    [
      'embeds',
      `![](asset:dawn)\n\n> a ![](resource:${urn})\n\n---`,
      [
        node(BLOCKS.EMBEDDED_ASSET, [], assetTarget('dawn')),
        node(BLOCKS.QUOTE, [paragraph(words('a '), node(INLINES.EMBEDDED_RESOURCE, [], resourceTarget(urn)))]),
        node(BLOCKS.HR, []),
      ],
    ],
    [
      'a table',
      '| a | |\n| --- | --- |\n| b\\|c | d<br>e |\n| `f\\|g` |',
      [table([head(words('a')), head()], [cell(words('b|c')), cell(words('d\ne'))], [cell(words('f|g', MARKS.CODE))])],
    ],
    [
      'a table with cells that span, headings where there are none in Markdown, and two paragraphs in a cell',
      [
        '| a | <left> | <td>b |',
        '| --- | --- | --- |',
        '| <th>c | d | <left> |',
        '| <above> | <above> | <left> |',
        '| \\<left> | e<p>f | <p>g<p> |',
      ].join('\n'),
      [
        table(
          [node(BLOCKS.TABLE_HEADER_CELL, [paragraph(words('a'))], { colspan: 2, rowspan: 1 }), cell(words('b'))],
          [
            node(BLOCKS.TABLE_HEADER_CELL, [paragraph(words('c'))], { rowspan: 2 }),
            node(BLOCKS.TABLE_CELL, [paragraph(words('d'))], { colspan: 2, rowspan: 2 }),
          ],
          [],
          [
            cell(words('<left>')),
            node(BLOCKS.TABLE_CELL, [paragraph(words('e')), paragraph(words('f'))]),
            node(BLOCKS.TABLE_CELL, [paragraph(), paragraph(words('g')), paragraph()]),
          ],
        ),
      ],
    ],
    ['headings', '## a<br>b\n\n######', [node(BLOCKS.HEADING_2, [words('a\nb')]), node(BLOCKS.HEADING_6, [])]],
    [
      'words that look like Markdown',
      '\\:::note\\\n1\\. x, 9:30, Q&A, \\&amp; <5 % \\<b> ~10 a_b {#id} {{name}} \\*',
      [paragraph(words(':::note\n1. x, 9:30, Q&A, &amp; <5 % <b> ~10 a_b {#id} {{name}} *'))],
    ],
  ])('%s', (_, text, content) => {
    expect(print(document(...content))).toBe(`${text}\n`);
    expect(read(text)).toEqual(normalForm(document(...content)));
  });

  test('nothing, where there is nothing', () => expect(print(document())).toBe(''));
});

describe('what Markdown cannot hold', () => {
  const code = (value: string) => words(value, MARKS.CODE);
  test.each<[string, RichNode]>([
    ['a heading of the first level', node(BLOCKS.HEADING_1, [words('a')])],
    ['an empty paragraph', paragraph()],
    ['an empty paragraph in a list', list(item(paragraph(words(''))))],
    ['a paragraph that is one break', paragraph(words('\n'))],
    ['an entry among words, but alone', paragraph(words(''), node(INLINES.EMBEDDED_ENTRY, [], entryTarget('a')))],
    ['a list without items', list()],
    ['a cell that spans rows that are not there', table([node(BLOCKS.TABLE_HEADER_CELL, [paragraph(words('a'))], { rowspan: 2 })])],
    ['a table of thousands of columns', table([node(BLOCKS.TABLE_HEADER_CELL, [paragraph(words('a'))], { colspan: 1_000 })])],
    [
      'cells that span the same place',
      table(
        [head(words('a')), node(BLOCKS.TABLE_HEADER_CELL, [paragraph(words('b'))], { rowspan: 2 })],
        [node(BLOCKS.TABLE_CELL, [paragraph(words('c'))], { colspan: 2 })],
      ),
    ],
    ['a row longer than the first', table([head(words('a'))], [cell(words('b')), cell(words('c'))])],
    ['code in a table with a backslash before a bar', table([head(code('a\\|b'))])],
    ['a mark that nobody knows', paragraph(words('a', 'blink'))],
    ['a control character', paragraph(words('a\u0000'))],
    ['a control character of a later age', paragraph(words('a\u0085'))],
    ['a character that is none', paragraph(words('a\ufdd0'))],
    ['a carriage return', paragraph(words('a\rb'))],
    ['half a character', paragraph(words('a\ud83d'))],
    ['an address that means an entry', paragraph(node(INLINES.HYPERLINK, [words('a')], { uri: 'entry:a' }))],
    ['a link to what is no id', paragraph(node(INLINES.ENTRY_HYPERLINK, [words('a')], entryTarget('A b')))],
    ['an embed of what is no urn', node(BLOCKS.EMBEDDED_RESOURCE, [], resourceTarget('a'))],
    ['an embed of nothing', node(BLOCKS.EMBEDDED_ASSET, [], {})],
    ['a node that nobody knows', node('script', [])],
  ])('is named: %s', (_, content) => {
    expect(() => print(document(paragraph(words('a')), content))).toThrow(NotMarkdown);
  });

  test('is the empty document', () => expect(() => print(EMPTY_DOCUMENT)).toThrow('a paragraph is empty'));

  test('is little: what is next to it can be written', () => {
    const rich = document(
      paragraph(words('\n', MARKS.BOLD)),
      paragraph(words('\n\n')),
      paragraph(code(' ')),
      paragraph(code('`\\|`')),
      list(item()),
      node(BLOCKS.QUOTE, []),
      table([head(code('a\\\\|b'))]),
      paragraph(words('\t')),
    );
    expect(read(print(rich))).toEqual(normalForm(rich));
  });
});

describe('the normal form', () => {
  test('of code is one line: its breaks are no code', () => {
    expect(normalForm(document(paragraph(words('a\nb', MARKS.CODE, MARKS.BOLD))))).toEqual(
      document(paragraph(words('a', MARKS.BOLD, MARKS.CODE), words('\n', MARKS.BOLD), words('b', MARKS.BOLD, MARKS.CODE))),
    );
  });

  test('has a text in each paragraph, heading and link', () => {
    expect(normalForm(document(paragraph(node(INLINES.HYPERLINK, [], { uri: '/' })), paragraph()))).toEqual(
      document(paragraph(node(INLINES.HYPERLINK, [words('')], { uri: '/' })), paragraph(words(''))),
    );
  });
});

// What is tried is the same in every run; a failure names its seed and the smallest document that fails.
const runs = { numRuns: 500, seed: 20261120 };

describe('printed and read again it is the same document in normal form', () => {
  test.each([
    ['documents of all blocks', testing.documents],
    ['paragraphs of all inlines', testing.paragraphs],
    ['short runs of marks', testing.runs],
  ])('%s', (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (rich) => {
        const normal = normalForm(rich);
        expect(normalForm(normal)).toEqual(normal);
        const text = print(rich);
        expect(read(text), text).toEqual(normal);
        expect(printMarkdown(parseMarkdown(text))).toBe(text);
      }),
      runs,
    );
  });

  test('and what is tried is all that there is, and valid', () => {
    const seen = new Set<string>();
    const walk = (each: Node): void => {
      seen.add(each.nodeType);
      if (isText(each)) for (const { type } of each.marks) seen.add(type);
      childrenOf(each).forEach(walk);
    };
    for (const rich of fc.sample(testing.documents, { numRuns: 1000, seed: runs.seed })) {
      walk(rich);
      if (rich.content.length > 0) expect(richTextProblems(rich)).toEqual([]);
    }
    const all = [...Object.values(BLOCKS), ...Object.values(INLINES), ...Object.values(MARKS), 'text'];
    expect(all.filter((type) => !seen.has(type))).toEqual([BLOCKS.HEADING_1]);
  });
});
