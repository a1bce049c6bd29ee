import { describe, expect, test } from 'vitest';
import { entryText, linesBeforeBody } from '#services/content/testing.ts';
import { parseBody, parseEntry } from './parse-entry.ts';

const problemsOf = (source: string) => parseEntry(source, 'page').problems.map(({ line, message }) => `${line}: ${message}`);
/** The problems of a body that stands after this introduction of two lines. */
const problemsAfterTwoLines = (...lines: string[]) =>
  parseBody(['Introduction.', '', ...lines].join('\n')).problems.map(({ line, message }) => `${line}: ${message}`);

describe('a directive is reported with its line', () => {
  test.each([
    ['a space after the colons', '::: table{#a title="A"}', '::: table{#a title="A"}'],
    ['an attribute that does not end', ':::table{#a title="A}', ':::table{#a title="A}'],
    ['words after it', '::subheader[A]{#a} and more', '::subheader[A]{#a} and more'],
    ['a name that is none', '::-list[A]{#a}', '::-list[A]{#a}'],
    ['colons that close nothing', ':::', ':::'],
  ])('where it is broken: %s', (_, line, shown) => {
    expect(problemsAfterTwoLines('Text.', '', line)).toEqual([`5: this looks like a directive but is not one: ${shown}`]);
  });

  test('where it is broken in the middle of a paragraph, a list or a quote', () => {
    expect(problemsAfterTwoLines('Text', '::: table', 'text.')).toEqual(['4: this looks like a directive but is not one: ::: table']);
    expect(problemsAfterTwoLines('- Text', '- ::: table')).toEqual(['4: this looks like a directive but is not one: ::: table']);
    expect(problemsAfterTwoLines('> Text', '> :::')).toEqual(['4: this looks like a directive but is not one: :::']);
  });

  test('where no section has its name', () => {
    const [problem, ...more] = problemsAfterTwoLines(':::carousel{#a}', 'Text.', ':::');
    expect(problem).toMatch(/^3: no section is called “carousel”: the kinds are accordion, link-list,/);
    expect(more).toEqual([]);
  });

  test('where it is never closed and takes the rest of the file', () => {
    expect(problemsAfterTwoLines(':::quote-callout{#a variation="general"}', 'Ask.', '', 'More.', '')).toEqual([
      '3: the quote-callout block is never closed with a line of colons',
    ]);
  });

  test.each(['', '\n'])('where it is never closed, though what it holds is (the file ends in %j)', (end) => {
    expect(problemsAfterTwoLines('::::accordion{#a}', ':::item[A]{#b}', 'Text.', `:::${end}`)).toEqual([
      '3: the accordion block is never closed with a line of colons',
    ]);
  });

  test('where what it holds is not closed, but it is', () => {
    expect(problemsAfterTwoLines('::::accordion{#a}', ':::item[A]{#b}', 'Text.', '::::')).toEqual([
      '4: the item block is never closed with a line of colons',
    ]);
    expect(problemsAfterTwoLines(':::accordion{#a}', ':::item[A]{#b}', 'Text.', ':::', ':::')).toEqual([
      '4: the item block is never closed with a line of colons',
      '7: this looks like a directive but is not one: :::',
    ]);
  });

  test('where it has no id, one that is none, or one that stands twice', () => {
    expect(problemsAfterTwoLines('::subheader[A]')).toEqual(['3: the subheader has no id: add {#an-id}, the same in both languages']);
    expect(problemsAfterTwoLines('::subheader[A]{#Übung}')).toEqual(['3: “Übung” is not an id: lower-case words joined by hyphens']);
    expect(problemsAfterTwoLines('::subheader[A]{#a}', '', '::subheader[B]{#a}')).toEqual(['5: the id “a” stands twice in this file']);
  });

  test('where it has an attribute that its kind has not', () => {
    expect(problemsAfterTwoLines('::subheader[A]{#a colour="red"}')).toEqual(['3: the subheader has no attribute “colour”: it has text']);
  });

  test('where it stands in a list or a quote', () => {
    expect(problemsAfterTwoLines('- ::subheader[A]{#a}')).toEqual(['3: a subheader block is not allowed here']);
    expect(problemsAfterTwoLines('> ::subheader[A]{#a}')).toEqual(['3: a subheader block is not allowed here']);
  });
});

describe('a section is reported with its line', () => {
  const table = (...lines: string[]) => problemsAfterTwoLines(':::table{#t title="T"}', ...lines, ':::');
  const accordion = (...lines: string[]) => problemsAfterTwoLines('::::accordion{#a}', ':::item[A]{#b}', 'Text.', ':::', ...lines, '::::');

  test('where a table has no rows, rows of another length, no title, or is none', () => {
    expect(table('| A |', '| - |')).toEqual(['3: table t: rows the table has no rows']);
    expect(table('| A | B |', '| - | - |', '| 1 |')).toEqual([expect.stringMatching(/^3: table t: every row needs as many cells/)]);
    expect(table('Text.')).toEqual(['3: a table section holds one Markdown table and nothing else']);
    expect(problemsAfterTwoLines(':::table{#t}', '| A |', '| - |', '| 1 |', ':::')).toEqual([expect.stringMatching(/^3: table t: title /)]);
  });

  test('where an accordion holds something else than items, or none', () => {
    expect(accordion('', 'Text.')).toEqual(['8: an accordion holds :::item blocks and nothing else']);
    expect(problemsAfterTwoLines('::::accordion{#a}', '::::')).toEqual(['3: accordion a: items an accordion needs at least one item']);
  });

  test('where an item has no id, the id of another, no question, no text or an attribute', () => {
    expect(accordion(':::item[B]', 'Text.', ':::')).toEqual(['7: the item has no id: add {#an-id}, the same in both languages']);
    expect(accordion(':::item[B]{#b}', 'Text.', ':::')).toEqual(['7: the id “b” stands twice in this accordion']);
    expect(accordion(':::item{#c}', 'Text.', ':::')).toEqual(['7: an item needs its question in brackets: :::item[Question]{#id}']);
    expect(accordion(':::item[B]{#c}', ':::')).toEqual(['7: the item has no text']);
    expect(accordion(':::item[B]{#c open}', 'Text.', ':::')).toEqual(['7: the item has no attribute “open”']);
  });

  test('where a link list holds more than links, or one that leads nowhere', () => {
    const list = (...lines: string[]) => problemsAfterTwoLines(':::link-list{#l}', ...lines, ':::');
    expect(list('- [A](/a)', '- B')).toEqual(['5: each item of a link list is one link: - [Words](address)']);
    expect(list('Text.', '', '- [A](/a)')).toEqual(['4: a link list holds one list of links and nothing else']);
    expect(list('- [A](javascript:x)')).toEqual([
      expect.stringMatching(/^3: linkList l: links.0.url "javascript:x" is not an allowed address/),
    ]);
  });

  test('where a callout has no variation that is known, or part of an author or a link', () => {
    const callout = (attributes: string) => problemsAfterTwoLines(`:::quote-callout{#q ${attributes}}`, 'Ask.', ':::');
    expect(callout('variation="loud"')).toEqual([expect.stringMatching(/^3: quoteCallout q: variation .*general/)]);
    expect(callout('variation="general" level="loud"')).toEqual([expect.stringMatching(/^3: quoteCallout q: level .*urgent/)]);
    expect(callout('variation="expert" level="urgent"')).toEqual(['3: only a general callout has a level']);
    expect(callout('variation="general" author-title="Nurse"')).toEqual(['3: an author-title needs an author']);
    expect(callout('variation="general" link-title="More"')).toEqual(['3: a link-title needs an href']);
  });

  test('where a subheader has no words, or holds text', () => {
    expect(problemsAfterTwoLines('::subheader{#s}')).toEqual([expect.stringMatching(/^3: subheaderText s: title needs its words/)]);
    expect(problemsAfterTwoLines(':::subheader[A]{#s}', 'Text.', ':::')).toEqual(['3: a subheader has two colons and nothing inside']);
  });
});

describe('text is reported with its line', () => {
  test.each([
    ['Text with [a link](javascript:alert).', '"javascript:alert" is not allowed'],
    ['Text with [a link](java&#x09;script:alert).', '"java\\tscript:alert" is not allowed'],
    ['Text with [a link](//evil.example).', '"//evil.example" is not allowed'],
    ['Text with [a link](entry:).', '“” is not an id'],
    ['Text with [a link](/ "a title").', 'a link has no title'],
    ['Text with ![an image](/a.png).', 'Markdown of the kind “image” is not allowed here'],
    ['Text with <b>HTML</b>.', 'HTML is not allowed here: <b>'],
    ['Text with <u>no end.', '<u> is not closed'],
    ['Text with no beginning</u>.', '</u> closes nothing'],
    ['<div>HTML</div>', 'HTML is not allowed here'],
    ['<!-- a comment -->', 'HTML is not allowed here'],
    ['# A title', 'the title is the page’s only first-level heading'],
    ['    indented code', 'Markdown of the kind “code” is not allowed here'],
    ['[a]: https://a.example', 'Markdown of the kind “definition” is not allowed here'],
    ['> ### A heading', '"heading-3" cannot stand here'],
    ['## No id', 'the heading has no id'],
    ['## A {#No-Id}', 'is not an id'],
  ])('%s', (line, message) => {
    const [problem] = problemsAfterTwoLines('One.', '', line);
    expect(problem).toMatch(/^5: /);
    expect(problem).toContain(message);
  });

  test('in the line of its paragraph, list item or row', () => {
    const place = (lines: string[]) => problemsAfterTwoLines(...lines).map((problem) => problem.split(':', 1)[0]);
    expect(place(['- One', '- Two', '  - [three](data:x)'])).toEqual(['5']);
    expect(place(['| A |', '| - |', '| [b](data:x) |'])).toEqual(['5']);
    expect(place([':::table{#t title="T"}', '| A |', '| - |', '| [b](data:x) |', ':::'])).toEqual(['6']);
    expect(place(['::::accordion{#a}', ':::item[A]{#b}', 'Text.', '', '[b](data:x)', ':::', '::::'])).toEqual(['7']);
    expect(place(['One', 'two', '[three](data:x)'])).toEqual(['5']);
  });

  test('where two headings have one id, and only that', () => {
    expect(problemsAfterTwoLines('## A {#a}', '', '## B {#a}')).toEqual(['5: the id “a” stands twice in this file']);
    expect(problemsAfterTwoLines('## A', '', '## B')).toHaveLength(2);
  });

  test('where there is none', () => {
    expect(problemsOf(entryText({ body: '' }))).toEqual([expect.stringContaining('the entry has no text')]);
  });

  test('where it is nested so deep that nobody could read it', () => {
    expect(problemsAfterTwoLines('Text.', '', `${'>'.repeat(3000)} deep`)).toEqual(['5: blocks and marks are nested more than 100 deep']);
  });
});

describe('front matter is reported with its line', () => {
  const without = 'the file does not begin with front matter between --- lines';
  test.each(['', 'Text.', '\n---\ntitle: A\n---\n', '---\ntitle: A\n', '--- \ntitle: A\n---\n'])('where it is missing: %j', (source) => {
    expect(problemsOf(source)).toEqual([`1: ${without}`]);
  });

  test.each([
    ['title: [', 'title: ['],
    ['title: a: b', 'title: a: b'],
    ['a tab', '\ttitle: A'],
    ['a key twice', 'title: A'],
    ['an alias', 'teaser: *Read'],
    ['a list as a key', '[a]: b'],
    ['a name that is not filled in', 'teaser: {{name}}'],
  ])('where its YAML is broken: %s', (_, line) => {
    const { parsed, problems } = parseEntry(`---\n# one\ntitle: A\n${line}\n---\nText.`, 'page');
    expect(parsed).toBeNull();
    expect(problems[0]?.line).toBe(4);
  });

  test.each([
    [{ teaser: 'Too short.' }, 4, 'teaser: '],
    [{ title: 'A'.repeat(91) }, 2, 'title: '],
    [{ title: '' }, 2, 'title: '],
    [{ slug: 'Not a slug' }, 3, 'slug: is not a slug'],
    [{ slug: 'año' }, 3, 'slug: is not a slug'],
    [{ publishedAt: '2026-02-30' }, 5, 'publishedAt: is not a date'],
    [{ updatedAt: '2025-01-01' }, 6, 'updatedAt: is before publishedAt'],
    [{ topics: 'treatment' }, 7, 'topics: '],
    [{ topics: ['A treatment'] }, 7, 'topics.0: is not an id'],
    [{ author: 'A' }, 7, 'author: there is no such field'],
    [{ screen: 'treatment', slug: 'sample' }, 7, 'needs either a screen or a slug'],
    [{ slug: undefined }, 1, 'needs either a screen or a slug'],
    [{ reviewedBy: 'A' }, 7, 'reviewedBy and reviewedAt go together'],
    [{ reviewedBy: 'A', reviewedAt: '2026-01-01', nextReviewAt: '2027-02-30' }, 9, 'nextReviewAt: is not a date'],
    [{ nextReviewAt: '2027-01-01' }, 7, 'nextReviewAt: nothing was reviewed yet'],
    [{ reviewedBy: 'A', reviewedAt: '2026-01-01', nextReviewAt: '2026-01-01' }, 9, 'nextReviewAt: is not after reviewedAt'],
    [{ sourcesCheckedAt: '2026-01-01', nextReviewAt: '2026-01-01' }, 8, 'nextReviewAt: is not after sourcesCheckedAt'],
    [{ title: undefined }, 1, 'title: '],
  ])('where a field is wrong: %j', (fields, line, message) => {
    const [problem, ...more] = parseEntry(entryText(fields), 'page').problems;
    expect(problem?.message).toContain(message);
    expect(problem?.line).toBe(line);
    expect(more).toEqual([]);
  });

  test.each([
    [{ archived: true }, 'archived and archivedBecause go together'],
    [{ archivedBecause: 'Newer results are out.' }, 'archived and archivedBecause go together'],
    [{ replacedBy: 'newer' }, 'only archived news was replaced'],
  ])('where news is archived in part: %j', (fields, message) => {
    const { problems } = parseEntry(entryText(fields), 'researchNews');
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)]);
  });

  test('where a source lacks a field or has a wrong one', () => {
    const source = entryText().replace(
      '---\n\n',
      'sources:\n  - title: A\n    publisher: B\n    year: 2025\n    url: ftp://a\n  - title: B\n---\n\n',
    );
    expect(problemsOf(source)).toEqual([
      expect.stringMatching(/^11: sources.0.url: /),
      expect.stringMatching(/^12: sources.1.publisher: /),
      expect.stringMatching(/^12: sources.1.year: /),
      expect.stringMatching(/^12: sources.1.url: /),
    ]);
  });

  test('and what is wrong in the body keeps its line in the file', () => {
    const body = 'One.\n\n[two](data:x)';
    expect(parseEntry(entryText({ body }), 'page').problems.map(({ line }) => line)).toEqual([linesBeforeBody + 3]);
    expect(problemsOf(entryText({ body, teaser: 'Short.' })).map((problem) => Number(problem.split(':')[0]))).toEqual([
      4,
      linesBeforeBody + 3,
    ]);
  });
});
