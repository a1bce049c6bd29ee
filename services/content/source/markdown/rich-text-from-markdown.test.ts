import { describe, expect, test } from 'vitest';
import { BLOCKS, INLINES, MARKS } from '#services/content/model/rich-text.ts';
import { richTextProblems } from '#services/content/model/rich-text-problems.ts';
import { outline } from '#services/content/testing.ts';
import { assetTarget, document, entryTarget, node, paragraph, resourceTarget, urn, words } from './documents-testing.ts';
import { parseBody } from './parse-entry.ts';
import { richTextFromMarkdown } from './rich-text-from-markdown.ts';
import { parseMarkdown } from './syntax.ts';

function read(source: string) {
  const problems: string[] = [];
  const { content } = richTextFromMarkdown(parseMarkdown(source).children, (_, message) => problems.push(message), new WeakMap());
  return { blocks: content.map(outline), problems };
}

function blocksOf(source: string): string[] {
  const { blocks, problems } = read(source);
  expect(problems).toEqual([]);
  return blocks;
}

const entry = (id: string) => JSON.stringify(entryTarget(id));
const asset = (id: string) => JSON.stringify(assetTarget(id));
const resource = JSON.stringify(resourceTarget(urn));

describe('an embed', () => {
  test('is a picture; alone in its paragraph it is a block', () => {
    expect(blocksOf(`![](asset:dawn)\n\n![](entry:surgery)\n\n![](resource:${urn})`)).toEqual([
      `embedded-asset-block${asset('dawn')}()`,
      `embedded-entry-block${entry('surgery')}()`,
      `embedded-resource-block${resource}()`,
    ]);
    expect(blocksOf('- ![](asset:dawn)')).toEqual([`unordered-list(list-item(embedded-asset-block${asset('dawn')}()))`]);
  });

  test('among words is one of them', () => {
    expect(blocksOf(`Read **![](entry:surgery) first**, then ![](resource:${urn})`)).toEqual([
      `paragraph("Read " embedded-entry-inline${entry('surgery')}() " first"+bold ", then " embedded-resource-inline${resource}())`,
    ]);
    expect(blocksOf('### ![](entry:surgery)')).toEqual([`heading-3(embedded-entry-inline${entry('surgery')}())`]);
  });

  test('is always among words in a quote and in a table, which hold no blocks', () => {
    expect(blocksOf('> ![](entry:a)')).toEqual([`blockquote(paragraph(embedded-entry-inline${entry('a')}()))`]);
    expect(blocksOf('| ![](entry:a) |\n| --- |')).toEqual([
      `table(table-row(table-header-cell(paragraph(embedded-entry-inline${entry('a')}()))))`,
    ]);
  });

  test.each([
    ['Words ![](asset:dawn)', 'a picture stands in a paragraph of its own'],
    ['> ![](asset:dawn)', 'a picture stands in a paragraph of its own'],
    ['| ![](asset:dawn) |\n| - |', 'a picture stands in a paragraph of its own'],
    ['![Dawn](asset:dawn)', 'what is embedded has no words of its own here'],
    ['![](asset:dawn "Dawn")', 'what is embedded has no words of its own here'],
    ['![](asset:-dawn)', '“-dawn” is not an id'],
    ['![](entry:)', '“” is not an id'],
    ['Words ![](entry:a/b)', '“a/b” is not an id'],
    ['| a | <above> |\n| --- | --- |', '<above> stands where no cell spans so far'],
    ['| a | <left> |\n| --- | --- |\n| <above> | b |', 'what this cell spans is no rectangle'],
    ['![](resource:dawn)', '“dawn” is not the name of a resource'],
    ['![](https://a.example/a.png)', 'Markdown of the kind “image” is not allowed here, unless it embeds'],
    ['![](/a.png)', 'unless it embeds asset:id, entry:id or resource:urn'],
    ['![]()', 'unless it embeds asset:id, entry:id or resource:urn'],
  ])('is reported: %s', (source, message) => {
    expect(read(source).problems).toEqual([expect.stringContaining(message)]);
  });

  test('is reported with its line', () => {
    expect(parseBody('One.\n\nTwo\nthree ![](asset:dawn).').problems).toMatchObject([{ line: 4 }]);
    expect(parseBody('One.\n\n> ![](asset:dawn)').problems).toMatchObject([{ line: 3 }]);
    // In a link the model has words only; the rules for documents say so.
    expect(parseBody('One.\n\n[![](entry:a)](/)').problems).toMatchObject([{ line: 3 }]);
  });
});

describe('a link', () => {
  test('leads to an entry, an asset or a resource by its name', () => {
    const shown = blocksOf(`[a](entry:surgery) [b](asset:leaflet) [c](resource:${urn})`);
    expect(shown).toEqual([
      `paragraph(entry-hyperlink${entry('surgery')}("a") " " asset-hyperlink${asset('leaflet')}("b") " " resource-hyperlink${resource}("c"))`,
    ]);
  });

  test.each(['crn:contentful:::content:spaces/a/entries/b', 'crn:contentful:::content:spaces/a/environments/main-2/entries/b_C.3'])(
    'leads to a resource: %s',
    (name) => expect(read(`[a](resource:${name})`).problems).toEqual([]),
  );

  test.each([
    '',
    'a',
    'urn:a:b',
    `${urn}/fields/x`,
    `x${urn}`,
    'crn:contentful:::content:spaces/a/assets/b',
    'crn:contentful:::content:spaces//entries/b',
  ])('is reported where no resource has the name %j', (name) =>
    expect(read(`[a](resource:${name})`).problems).toEqual([expect.stringContaining('is not the name of a resource')]),
  );
});

describe('the normal form', () => {
  test('has one text for neighbours with the same marks', () => {
    expect(blocksOf('a\nb\\\nc &amp; d')).toEqual(['paragraph("a b\\nc & d")']);
    expect(blocksOf('**a**<u></u>**b** *c*')).toEqual(['paragraph("ab"+bold " " "c"+italic)']);
    expect(blocksOf('[**a**<u></u>**b**](/)')).toEqual(['paragraph(hyperlink{"uri":"/"}("ab"+bold))']);
  });

  test('has an empty text only where there is nothing else', () => {
    expect(blocksOf('###')).toEqual(['heading-3("")']);
    expect(blocksOf('[](/) a')).toEqual(['paragraph(hyperlink{"uri":"/"}("") " a")']);
    expect(blocksOf('<u></u>a')).toEqual(['paragraph("a")']);
  });

  test('has marks in one order, however they are nested', () => {
    const all = '"a"+superscript+subscript+bold+italic+underline+strikethrough+code';
    expect(blocksOf('~~<u>***<sub><sup>`a`</sup></sub>***</u>~~ ')).toEqual([`paragraph(${all})`]);
    expect(blocksOf('<sup><sub>***~~<u>`a`</u>~~***</sub></sup> ')).toEqual([`paragraph(${all})`]);
  });

  test('has the language of words, around marks and links and within them', () => {
    expect(blocksOf('Diga: <span lang="en">“I *need* [help](/)”</span>.')).toEqual([
      'paragraph("Diga: " "“I "+lang-en "need"+lang-en+italic " "+lang-en hyperlink{"uri":"/"}("help"+lang-en) "”"+lang-en ".")',
    ]);
    expect(blocksOf('| *<span lang="es">mama</span>* |\n| - |')).toEqual([
      'table(table-row(table-header-cell(paragraph("mama"+lang-es+italic))))',
    ]);
    expect(read('<span lang="fr">a').problems).toEqual([expect.stringContaining('HTML is not allowed here: <span lang="fr">')]);
    expect(read('<span lang="en">a').problems).toEqual(['<span lang="en"> is not closed']);
    expect(read('<span lang="en">a</u>').problems).toEqual(['</u> closes nothing', '<span lang="en"> is not closed']);
  });

  test('has a break where a line ends with a backslash, and where a tag says so because the line cannot end', () => {
    expect(blocksOf('a<br>b')).toEqual(['paragraph("a\\nb")']);
    expect(blocksOf('### a<br>b')).toEqual(['heading-3("a\\nb")']);
    expect(blocksOf('| a<br>**b<br>c** |\n| - |')).toEqual(['table(table-row(table-header-cell(paragraph("a\\n" "b\\nc"+bold))))']);
    expect(read('a<br/>b').problems).toEqual([
      'HTML is not allowed here: <br/> (only <sup>, <sub>, <u>, <span lang="en">, <span lang="es"> and <br>)',
    ]);
  });

  test('has a space where a writer ended a line, in code and in files of other systems too', () => {
    expect(blocksOf('a\r\nb\rc `d\ne`')).toEqual(['paragraph("a b c " "d e"+code)']);
  });
});

/** What `@contentful/rich-text-types` takes, where its documentation leaves it open: the shapes above rest on it. */
describe('the model', () => {
  const problems = (...content: Parameters<typeof document>) => richTextProblems(document(...content)).map(({ path }) => path.join('.'));

  test('takes an embedded block, which has content but none in it, in a document and in a list item', () => {
    for (const [type, data] of [
      [BLOCKS.EMBEDDED_ASSET, assetTarget('dawn')],
      [BLOCKS.EMBEDDED_ENTRY, entryTarget('dawn')],
      [BLOCKS.EMBEDDED_RESOURCE, resourceTarget(urn)],
    ] as const) {
      const embed = node(type, [], data);
      const place = 'content.0.content';
      expect(problems(embed)).toEqual([]);
      expect(problems(node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [embed])]))).toEqual([]);
      expect(problems(node(BLOCKS.QUOTE, [embed]))).toEqual([`${place}.0.nodeType`]);
      expect(problems(paragraph(embed))).toEqual([`${place}.0.nodeType`]);
      expect(problems(node(BLOCKS.TABLE, [node(BLOCKS.TABLE_ROW, [node(BLOCKS.TABLE_CELL, [embed])])]))).toEqual([
        `${place}.0.content.0.content.0.nodeType`,
      ]);
      expect(problems(node(type, [words('a')], data))).toEqual([place]);
      expect(richTextProblems({ ...document(), content: [{ nodeType: type, data }] })).not.toEqual([]);
    }
  });

  test('takes an embedded entry or resource among words, but no asset, and none in a link', () => {
    const inline = node(INLINES.EMBEDDED_ENTRY, [], entryTarget('a'));
    expect(problems(paragraph(inline))).toEqual([]);
    expect(problems(paragraph(words('a'), node(INLINES.EMBEDDED_RESOURCE, [], resourceTarget(urn))))).toEqual([]);
    expect(problems(node(BLOCKS.HEADING_2, [inline]))).toEqual([]);
    expect(problems(paragraph(node(INLINES.EMBEDDED_ENTRY, [], assetTarget('a'))))).toEqual([
      'content.0.content.0.data.target.sys.linkType',
    ]);
    expect(problems(paragraph(node(INLINES.HYPERLINK, [inline], { uri: '/' })))).toEqual(['content.0.content.0.content.0.nodeType']);
  });

  test('takes a resource by its urn, which is any string, and nothing beside it', () => {
    const at = (sys: object) => problems(node(BLOCKS.EMBEDDED_RESOURCE, [], { target: { sys } }));
    const sys = { type: 'ResourceLink', linkType: 'Contentful:Entry', urn };
    const place = 'content.0.data.target.sys';
    expect(at(sys)).toEqual([]);
    expect(at({ ...sys, urn: 'not one' })).toEqual([]);
    expect(at({ ...sys, urn: undefined })).toEqual([`${place}.urn`]);
    expect(at({ ...sys, type: 'Link' })).toEqual([`${place}.type`]);
    expect(at({ ...sys, linkType: 'Entry' })).toEqual([`${place}.linkType`]);
    expect(at({ ...sys, id: 'a' })).toEqual([`${place}.id`]);
  });

  test('takes a list item, a quote, a paragraph and a link that hold nothing', () => {
    expect(problems(node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, [])]))).toEqual([]);
    expect(problems(node(BLOCKS.QUOTE, []), paragraph(), paragraph(node(INLINES.HYPERLINK, [], { uri: '/' })))).toEqual([]);
  });

  test('takes rows of different lengths, and every mark with every other', () => {
    const row = (type: string, ...texts: string[]) =>
      node(
        BLOCKS.TABLE_ROW,
        texts.map((each) => node(type, [paragraph(words(each))])),
      );
    expect(problems(node(BLOCKS.TABLE, [row(BLOCKS.TABLE_HEADER_CELL, 'a', 'b'), row(BLOCKS.TABLE_CELL, 'c')]))).toEqual([]);
    expect(problems(paragraph(words('a', ...Object.values(MARKS))))).toEqual([]);
  });
});
