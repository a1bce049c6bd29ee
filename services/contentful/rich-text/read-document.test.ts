import { describe, expect, test } from 'vitest';
import { printMarkdown } from '#services/content/source/markdown/syntax.ts';
import { type LetThrough, letThroughKinds } from '#services/contentful/mapping.ts';
import { link, node, paragraph, richText, target, text } from '#services/contentful/testing.ts';
import { type Around, readDocument } from './read-document.ts';
import { refusals } from './refusals.ts';

const around = (plainText: LetThrough[] = []): Around => ({
  plainText: new Set(plainText),
  entry: (id) => {
    if (id.startsWith('Page')) return { kind: 'page', id };
    if (id === 'Section') return { kind: 'section' };
    return id === 'Other' ? { kind: 'unplaced', type: 'menu', title: 'A menu' } : { kind: 'missing' };
  },
  asset: (id) => (id === 'Dawn' ? id : null),
  section: () => [{ type: 'leafDirective', name: 'subheader', attributes: { id: 'a' }, children: [{ type: 'text', value: 'Section' }] }],
});
function read(document: unknown, plainText: LetThrough[] = []) {
  const { blocks, found } = readDocument(document, around(plainText));
  return { markdown: printMarkdown({ type: 'root', children: blocks }).trim(), found };
}
const messages = ({ found }: ReturnType<typeof read>) => found.map(({ severity, message }) => `${severity}: ${message}`);

const resource = {
  target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/a/entries/b' } },
};
const cell = (...content: unknown[]) => node('table-cell', content);
const table = (...rows: unknown[][]) =>
  node(
    'table',
    rows.map((cells) => node('table-row', cells)),
  );
const li = (...content: unknown[]) => node('list-item', content);

describe('a document becomes the Markdown of an entry, with nothing said', () => {
  test.each<[string, unknown[], string]>([
    [
      'all marks',
      [paragraph(text('a', 'bold', 'italic', 'underline', 'code', 'superscript', 'strikethrough'))],
      '<u><sup>~~**_`a`_**~~</sup></u>',
    ],
    ['headings and a rule', [node('heading-2', [text('A')]), node('heading-6', [text('B')]), node('hr')], '## A\n\n###### B\n\n---'],
    [
      'lists in lists',
      [node('ordered-list', [li(paragraph(text('a')), node('unordered-list', [li(paragraph(text('b')))]))])],
      '1. a\n   - b',
    ],
    ['a quote', [node('blockquote', [paragraph(text('a')), paragraph(text('b'))])], '> a\n>\n> b'],
    [
      'a table with spans and headings at its side',
      [table([cell(paragraph(text('a')))], [node('table-header-cell', [paragraph(text('b'))])])],
      '| <td>a |\n| --- |\n| <th>b |',
    ],
    [
      'a cell that spans',
      [
        table(
          [node('table-header-cell', [paragraph(text('a'))], { colspan: 2 })],
          [cell(paragraph(text('b'))), cell(paragraph(text('c')))],
        ),
      ],
      '| a | <left> |\n| --- | --- |\n| b | c |',
    ],
    [
      'links',
      [
        paragraph(
          node('hyperlink', [text('a')], { uri: ' https://a.example ' }),
          node('entry-hyperlink', [text('b')], target('Entry', 'PageOne')),
          node('asset-hyperlink', [text('c')], target('Asset', 'Dawn')),
        ),
      ],
      '[a](https://a.example)[b](entry:PageOne)[c](asset:Dawn)',
    ],
    [
      'embeds',
      [
        node('embedded-asset-block', [], target('Asset', 'Dawn')),
        node('embedded-entry-block', [], target('Entry', 'PageTwo')),
        paragraph(text('see '), node('embedded-entry-inline', [], target('Entry', 'PageTwo'))),
      ],
      '![](asset:Dawn)\n\n![](entry:PageTwo)\n\nsee ![](entry:PageTwo)',
    ],
    [
      'an entry alone in its paragraph',
      [paragraph(text(''), node('embedded-entry-inline', [], target('Entry', 'PageTwo')), text(' '))],
      '![](entry:PageTwo)',
    ],
    ['a section', [node('embedded-entry-block', [], target('Entry', 'Section'))], '::subheader[Section]{#a}'],
    ['without the empty paragraphs of editors', [paragraph(text('a')), paragraph(text('')), paragraph(text(' \n'))], 'a'],
  ])('%s', (_, content, markdown) => {
    const result = read(richText(...content));
    expect(messages(result)).toEqual([]);
    expect(result.markdown).toBe(markdown);
  });
});

describe('what can be mended is, and is said', () => {
  test.each<[string, unknown, string, string]>([
    [
      'a document of 2018',
      {
        nodeType: 'document',
        nodeClass: 'document',
        content: [{ nodeType: 'paragraph', nodeClass: 'block', content: [{ nodeType: 'text', nodeClass: 'text', value: 'a', marks: [] }] }],
      },
      'a',
      'warning: the text is in the form of 2018',
    ],
    ['words in a rule', richText(node('hr', [text('x')])), '---', 'warning: words in a line or an embed'],
    [
      'a block within a paragraph',
      richText(paragraph(text('a'), node('embedded-entry-block', [text('')], target('Entry', 'PageOne')), text('b'))),
      'a\n\n![](entry:PageOne)\n\nb',
      'warning: what was embedded within a paragraph',
    ],
    [
      'a first-level heading',
      richText(node('heading-1', [text('a')]), node('heading-2', [text('b')])),
      '## a\n\n### b',
      'warning: headings begin at the first level',
    ],
    [
      'a resolved link',
      richText(node('embedded-entry-block', [], { target: { sys: { type: 'Entry', id: 'PageOne' }, fields: {} } })),
      '![](entry:PageOne)',
      'warning: a link that held its whole entry',
    ],
    ['characters that are none', richText(paragraph(text('a\u0000\ud83db'))), 'ab', 'warning: characters that are no part'],
    ['a heading without words', richText(node('heading-2', [text(' ')]), paragraph(text('a'))), 'a', 'warning: a heading without words'],
    ['a list without items', richText(node('unordered-list'), paragraph(text('a'))), 'a', 'warning: a list or a quote with nothing in it'],
    [
      'a link that leads nowhere',
      richText(paragraph(node('entry-hyperlink', [text('a', 'bold')], target('Entry', 'Gone')))),
      '**a**',
      'warning: links to the entry Gone, which is not there',
    ],
    [
      'a picture that is gone',
      richText(node('embedded-asset-block', [], target('Asset', 'Gone')), paragraph(text('a'))),
      'a',
      'warning: shows the asset Gone',
    ],
    [
      'a link to a part',
      richText(paragraph(node('entry-hyperlink', [text('a')], target('Entry', 'Section')))),
      'a',
      'warning: links to the entry Section, which is a section',
    ],
  ])('%s', (_, document, markdown, message) => {
    const result = read(document);
    expect(messages(result)).toEqual([expect.stringContaining(message)]);
    expect(result.markdown).toBe(markdown);
  });
});

describe('what is refused is named, and may come in as its words where the mapping says so', () => {
  test.each<[LetThrough, unknown, string]>([
    ['embedded-entry-block', node('embedded-entry-block', [], target('Entry', 'Other')), 'A menu'],
    ['embedded-resource-block', node('embedded-resource-block', [], resource), ''],
    ['resource-hyperlink', paragraph(node('resource-hyperlink', [text('x')], resource)), 'x'],
    ['embedded-entry-inline', paragraph(text('see '), node('embedded-entry-inline', [], target('Entry', 'Other'))), 'see A menu'],
    ['embedded-resource-inline', paragraph(text('see '), node('embedded-resource-inline', [], resource)), 'see&#x20;'],
    ['hyperlink', paragraph(node('hyperlink', [text('x')], { uri: 'javascript:alert(1)' })), 'x'],
    ['unordered-list', table([cell(node('unordered-list', [li(paragraph(text('x')))]))]), '| <td>x |\n| --- |'],
    ['blockquote', node('blockquote', [node('heading-2', [text('x')])]), 'x'],
    ['table', table([node('table-header-cell', [paragraph(text('x'))], { rowspan: 3 })]), 'x'],
    ['mark', paragraph(text('x', 'blink')), 'x'],
    ['unknown', node('carousel', [paragraph(text('x'))]), 'x'],
  ])('%s', (kind, block, words) => {
    const refused = read(richText(block));
    expect(refused.found.filter(({ severity }) => severity === 'error')).toHaveLength(1);
    expect(messages(refused).join()).toContain(`plainText: [${kind}]`);
    const through = read(richText(block), [kind]);
    expect(through.found.map(({ severity }) => severity)).toEqual(['warning']);
    expect(through.markdown).toBe(words);
  });

  test('each kind that may come in has its reason', () => {
    for (const kind of letThroughKinds) expect(refusals[kind]).toMatch(/\w/);
  });

  test('with the path to it in the document as it came, although what is before it was left out', () => {
    const { found } = read(richText(paragraph(text('')), paragraph(text('words')), node('carousel', [paragraph(text('x'))])));
    expect(found[0]).toMatchObject({ at: ['content', 2], message: expect.stringContaining('(at “x”)') });
  });

  test('a section in a list cannot stand there', () => {
    const { found } = read(
      richText(node('unordered-list', [li(paragraph(text('a')), node('embedded-entry-block', [], target('Entry', 'Section')))])),
    );
    expect(found).toMatchObject([{ severity: 'error', message: expect.stringContaining('as a section where none can stand') }]);
  });
});

describe('hostile documents', () => {
  const nested = (depth: number) => {
    let inner: unknown = paragraph(text('x'));
    for (let level = 0; level < depth; level++) inner = node('unordered-list', [li(inner)]);
    return richText(inner);
  };

  test('that are too deep, too large or no documents are refused at once, with one problem', () => {
    const wide = node(
      'document',
      Array.from({ length: 300_000 }, () => paragraph(text('x'))),
    );
    for (const document of [nested(50_000), wide, null, 7, [], { nodeType: 'paragraph' }]) {
      const { found, markdown } = read(document);
      expect(found).toHaveLength(1);
      expect(markdown).toBe('');
    }
  });

  test('with anything in any place are read or refused', () => {
    const odd = [
      null,
      7,
      'x',
      [],
      {},
      { nodeType: 7 },
      { nodeType: 'text' },
      { nodeType: 'paragraph', content: 'x', data: 'y' },
      link('Entry', 'PageOne'),
    ];
    for (const type of [
      'document',
      'paragraph',
      'table',
      'table-row',
      'table-cell',
      'hyperlink',
      'embedded-entry-block',
      'entry-hyperlink',
      'unordered-list',
      'list-item',
    ])
      for (const inner of odd)
        expect(() => read(richText(node(type, [inner], { target: inner, uri: inner, colspan: inner })))).not.toThrow();
  });

  test('with thousands of faults, or a line that no editor wrote, are refused with bounded work', () => {
    const faults = node(
      'document',
      Array.from({ length: 20_000 }, () => node('carousel', [text('x')])),
    );
    expect(read(faults).found).toMatchObject([
      { severity: 'error', message: 'has more than 1000 nodes that the model of rich text does not have' },
    ]);
    const links = node(
      'document',
      Array.from({ length: 2_000 }, () => paragraph(node('hyperlink', [text('x')], { uri: 'x:y' }))),
    );
    expect(read(links).found).toHaveLength(1_000);
    for (const line of [[text('['.repeat(50_000))], Array.from({ length: 3_000 }, (_, index) => text('x', index % 2 ? 'bold' : 'italic'))])
      expect(read(richText(paragraph(...line))).found).toMatchObject([
        { severity: 'error', message: expect.stringContaining('is longer than') },
      ]);
  });

  test('with a table of millions of places are refused before it is laid out', () => {
    const row = () =>
      node(
        'table-row',
        Array.from({ length: 50 }, () => node('table-cell', [paragraph(text('x'))], { colspan: 4 })),
      );
    const { found } = read(richText(node('table', Array.from({ length: 110 }, row))));
    expect(found).toMatchObject([{ severity: 'error', message: expect.stringContaining('more than 20000 cells') }]);
  });
});
