import { describe, expect, test } from 'vitest';
import { entryText, outline } from '#services/content/testing.ts';
import { parseBody, parseEntry } from './parse-entry.ts';

/** The blocks of a body that is one text, each in one line. */
function blocksOf(body: string): string[] {
  const { sections, problems } = parseBody(body);
  expect(problems).toEqual([]);
  const [section] = sections;
  if (sections.length !== 1 || section?.kind !== 'bodyCopy') throw new Error('not one text');
  return section.data.text.content.map(outline);
}

describe('front matter', () => {
  test('becomes typed fields; lists that are left out are empty', () => {
    const { parsed, problems } = parseEntry(entryText({ reviewedBy: 'Dr. Sample', reviewedAt: '2026-11-19' }), 'page');
    expect(problems).toEqual([]);
    expect(parsed?.frontMatter).toMatchObject({
      slug: 'sample',
      publishedAt: '2026-11-01',
      reviewedAt: '2026-11-19',
      topics: [],
      sources: [],
    });
  });

  test('is written as YAML, with dates as they are and comments', () => {
    const source = `---
title: 'Surgery: what to expect'  # a comment
screen: treatment.surgery
teaser: >
  What surgery does, how long it takes,
  and what to ask before it.
publishedAt: 2026-11-20
updatedAt: 2026-11-20
topics: [treatment]
sources:
  - { title: Surgery, publisher: NCI, year: 2025, url: https://www.cancer.gov/, language: en }
---
Text.`;
    const { parsed, problems } = parseEntry(source, 'page');
    expect(problems).toEqual([]);
    expect(parsed?.frontMatter).toMatchObject({ title: 'Surgery: what to expect', updatedAt: '2026-11-20', topics: ['treatment'] });
    expect(parsed?.frontMatter.teaser).toContain('how long it takes, and what');
  });

  test('may be followed by a line of its own in the body', () => {
    expect(parseEntry(entryText({ body: 'One.\n\n---\n\nTwo.' }), 'page').problems).toEqual([]);
  });
});

describe('sections', () => {
  const shapeOf = (body: string) => {
    const { sections, problems } = parseBody(body);
    expect(problems).toEqual([]);
    return sections.map(({ id, kind }) => `${id} ${kind}`);
  };
  const leaf = (id: string) => `::subheader[Words]{#${id}}`;

  test('begin at second-level headings, which carry their ids; what stands before is the introduction', () => {
    expect(shapeOf('Before.\n\n## How {#how}\n\nText.\n\n### Smaller\n\nMore.\n\n## When {#when-to-call}\n\nText.')).toEqual([
      'introduction bodyCopy',
      'how bodyCopy',
      'when-to-call bodyCopy',
    ]);
  });

  test('continue after a directive as numbered parts', () => {
    expect(
      shapeOf(`Before.\n\n${leaf('one')}\n\nAfter.\n\n## How {#how}\n\nText.\n\n${leaf('two')}\n\nText.\n\n${leaf('three')}\n\nEnd.`),
    ).toEqual([
      'introduction bodyCopy',
      'one subheaderText',
      'introduction-2 bodyCopy',
      'how bodyCopy',
      'two subheaderText',
      'how-2 bodyCopy',
      'three subheaderText',
      'how-3 bodyCopy',
    ]);
  });

  test('may be directives only', () => {
    expect(shapeOf(`${leaf('one')}\n\n${leaf('two')}`)).toEqual(['one subheaderText', 'two subheaderText']);
  });

  test('keep their heading in the text, without the id', () => {
    expect(blocksOf('## How it is *given*  {#how}\n\nText.')).toEqual(['heading-2("How it is " "given"+italic)', 'paragraph("Text.")']);
  });

  test('take what a directive says: attributes, label and content', () => {
    expect(
      parseBody(':::quote-callout{#ask variation="expert" author="A" author-title="B" href="/" link-title="C"}\nAsk.\n:::').sections,
    ).toMatchObject([{ id: 'ask', data: { variation: 'expert', author: { name: 'A', title: 'B' }, link: { href: '/', title: 'C' } } }]);
    expect(parseBody(':::table{#t title="T" expanded}\n| A | B |\n| - | - |\n| 1 | 2 |\n:::').sections).toMatchObject([
      { data: { title: 'T', headlines: ['A', 'B'], expandedByDefault: true } },
    ]);
    expect(parseBody(':::link-list{#l}\n- [A](entry:a)\n- [B](https://b.example)\n- [C](/c.pdf?x=1)\n:::').sections).toMatchObject([
      { data: { links: [{ url: 'entry:a', linkType: 'internal' }, { linkType: 'external' }, { linkType: 'download' }] } },
    ]);
  });
});

describe('rich text', () => {
  test('has headings of the levels 2 to 6', () => {
    expect(blocksOf('## Two {#two}\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six')).toEqual([
      'heading-2("Two")',
      'heading-3("Three")',
      'heading-4("Four")',
      'heading-5("Five")',
      'heading-6("Six")',
    ]);
  });

  test('has every mark, also within one another', () => {
    expect(blocksOf('**b** *i* `c` ~~s~~ <sup>p</sup> <sub>d</sub> <u>u</u>')).toEqual([
      'paragraph("b"+bold " " "i"+italic " " "c"+code " " "s"+strikethrough " " "p"+superscript " " "d"+subscript " " "u"+underline)',
    ]);
    expect(blocksOf('**a *b <u>c</u>***')).toEqual(['paragraph("a "+bold "b "+bold+italic "c"+bold+italic+underline)']);
    expect(blocksOf('<sup>**a**</sup> **__b__**')).toEqual(['paragraph("a"+superscript+bold " " "b"+bold)']);
  });

  test('has lists within lists', () => {
    expect(blocksOf('1. One\n2. Two\n   - Three\n\n     More.')).toEqual([
      'ordered-list(list-item(paragraph("One")) list-item(paragraph("Two") unordered-list(list-item(paragraph("Three") paragraph("More.")))))',
    ]);
  });

  test('has quotes, lines and breaks', () => {
    expect(blocksOf('> One\n> two.\n>\n> Three.\n\n---\n\nHard\\\nbreak  \nhere, soft\nthere.')).toEqual([
      'blockquote(paragraph("One two.") paragraph("Three."))',
      'hr()',
      'paragraph("Hard\\nbreak\\nhere, soft there.")',
    ]);
  });

  test('has tables, whose first row holds the headings', () => {
    expect(blocksOf('| A | B |\n| - | - |\n| **1** | |')).toEqual([
      'table(table-row(table-header-cell(paragraph("A")) table-header-cell(paragraph("B"))) table-row(table-cell(paragraph("1"+bold)) table-cell(paragraph(""))))',
    ]);
  });

  test('has links out, to a path and to a place, and to an entry by its id', () => {
    expect(blocksOf('[a](https://a.example/?b=c) [**b**](/path) [c](#place) [d](tel:+1800) [e](entry:pathology-report)')).toEqual([
      [
        'paragraph(hyperlink{"uri":"https://a.example/?b=c"}("a")',
        'hyperlink{"uri":"/path"}("b"+bold)',
        'hyperlink{"uri":"#place"}("c")',
        'hyperlink{"uri":"tel:+1800"}("d")',
        'entry-hyperlink{"target":{"sys":{"type":"Link","linkType":"Entry","id":"pathology-report"}}}("e"))',
      ].join(' " " '),
    ]);
  });

  test.each([
    'At 9:30 or 10:15, not :later.',
    'A note:this is no directive. Neither is a::b, or :::',
    ':smile: begins no directive',
    'note:this[x]{#y} stays as it is',
    'In `::code` a colon is a colon.',
    '2:1 is a ratio: so is 3:2',
  ])('takes a colon for a colon: %s', (body) => {
    expect(blocksOf(body).join()).toContain(body.split('`')[0] ?? body);
  });
});
