import { describe, expect, test } from 'vitest';
import { formatEntry, NotFormatted } from './format-entry.ts';

const frontMatter = '---\ntitle: A\n---\n';
const formatBody = (...lines: string[]) => formatEntry(`${frontMatter}${lines.join('\n')}`).slice(frontMatter.length + 1);
const formatYaml = (...lines: string[]) => formatEntry(`---\n${lines.join('\n')}\n---\n`).slice(4, -4);

function problemsOf(source: string): string[] {
  try {
    return [formatEntry(source)];
  } catch (error) {
    if (error instanceof NotFormatted) return error.problems.map(({ line, message }) => `${line}: ${message}`);
    throw error;
  }
}

describe('the front matter', () => {
  test('keeps its order, its comments, its dates and the quotes that it has', () => {
    const yaml = [
      '# first',
      'title: "Surgery: what to expect" # beside',
      "teaser: 'a'",
      '',
      '# of the dates',
      'publishedAt: 2026-11-20',
      'startsAt: 2026-11-20T10:00:00-05:00',
      'topics: [a, b]',
      'sources:',
      '  - title: A',
      '    # within',
      '    year: 2025',
      '',
      '# last',
    ];
    expect(formatYaml(...yaml)).toBe(`${yaml.join('\n')}\n`);
  });

  test('has one space where more stand, and two spaces for what is within', () => {
    expect(formatYaml('title:   A   # b', 'topics: [ a,b ]', 'sources:', '- title: A', '  year: 2025', 'guests:', '    - a')).toBe(
      'title: A # b\ntopics: [a, b]\nsources:\n  - title: A\n    year: 2025\nguests:\n  - a\n',
    );
  });

  test('is not folded: a long line stays one, and one that was folded becomes one', () => {
    const long = 'word '.repeat(60).trim();
    expect(formatYaml(`title: ${long}`, 'topics: [', ...Array.from({ length: 30 }, () => '  a-long-topic,'), ']').split('\n')).toHaveLength(
      3,
    );
    expect(formatYaml('title: a', '  b')).toBe('title: a b\n');
    expect(formatYaml('says: >-', '  a', '  b', 'text: |', '  a', '  b')).toBe('says: >-\n  a b\ntext: |\n  a\n  b\n');
  });
});

describe('the body', () => {
  test('has the house’s marks', () => {
    expect(formatBody('* a', '* b', '', '1) c', '1) d', '', '***', '', 'A __b__ _c_  ', 'd', '', '> e', 'f', '', '### g ###')).toBe(
      '- a\n- b\n\n1. c\n2. d\n\n---\n\nA **b** *c*\\\nd\n\n> e\n> f\n\n### g\n',
    );
    expect(formatBody('Two', 'lines {#a}', '---', '', '<https://a.example>')).toBe(
      '## Two lines {#a}\n\n[https://a.example](https://a.example)\n',
    );
  });

  test('keeps the lines of a paragraph as they are, and what stands close together', () => {
    const body = ['One line', 'and a very long one: '.repeat(20).trim(), 'and *one', 'more*.', '', '- a', '- b', '', '  c'];
    expect(formatBody(...body)).toBe(`${body.join('\n')}\n`);
  });

  test('has tables without padding, with their alignment', () => {
    expect(formatBody('a | b  |  c | d', '-|:-|:-:|---:', '| x  |  `y\\|z`')).toBe(
      '| a | b | c | d |\n| --- | :--- | :---: | ---: |\n| x | `y\\|z` |\n',
    );
  });

  test('has directives with their id first, then their attributes in order, flags without a value, and one colon more outside', () => {
    expect(
      formatBody(
        '::::::accordion{title="A & \'b\'" id="questions"}',
        ':::item[Will *I*?]{ #hair }',
        '',
        'Yes.',
        ':::',
        '',
        ':::item[No?]{#no}',
        'No.',
        ':::',
        '::::::',
        ':::table{#t title=T expanded=""}',
        '| a |',
        '| - |',
        '| b |',
        ':::',
      ),
    ).toBe(
      [
        '::::accordion{#questions title="A & \'b\'"}',
        ':::item[Will *I*?]{#hair}',
        'Yes.',
        ':::',
        ':::item[No?]{#no}',
        'No.',
        ':::',
        '::::',
        '',
        ':::table{#t title="T" expanded}',
        '| a |',
        '| --- |',
        '| b |',
        ':::',
        '',
      ].join('\n'),
    );
  });

  test('begins its lists anew in each block', () => {
    const list = ':::link-list{#a}\n- [a](/a)\n:::';
    expect(formatBody(`- a\n\n${list}\n\n* b`)).toBe(`- a\n\n${list}\n\n- b\n`);
  });
});

describe('names in braces', () => {
  test.each([
    'Write to [{{email}}](mailto:{{email}}), {{ name }} or {{name}}.',
    '**{{name}}**: [give]({{donationUrl}}?a=b), `{{name}}`',
    '::link[{{name}}]{#a href="{{forumUrl}}"}',
    '{{oops}}, https://name-0.invalid',
  ])('stay as they are: %s', (body) => {
    const source = `---\ntitle: "{{name}}" # {{name}}\nteaser: {{name}} helps\n---\n\n${body}\n`;
    expect(formatEntry(source)).toBe(source);
  });
});

describe('a file of another system', () => {
  test('gets the house’s line endings', () => {
    expect(formatEntry('\uFEFF---\r\ntitle: A\r\n---\r\n\r\nOne\r\ntwo.\r\n')).toBe('---\ntitle: A\n---\n\nOne\ntwo.\n');
  });
});

describe('a file that cannot be read is not formatted', () => {
  test.each([
    ['', ['1: the file does not begin with front matter between --- lines']],
    ['---\n---\nOne.', ['1: the front matter has no fields']],
    ['---\n# a\n---\nOne.', ['1: the front matter has no fields']],
    ['---\ntitle: [\n---\nOne.', [expect.stringMatching(/^3: /)]],
    ['---\ntitle: a\ntitle: b\n---\nOne.', [expect.stringMatching(/^3: Map keys must be unique/)]],
    ['---\ntitle: *a\n---\nOne.', ['2: text that begins with * goes in quotes: "*a"']],
    [`${frontMatter}One.\n\n## {{name}}`, ['6: the heading has no id: end it with {#an-id}, the same in both languages']],
    [`${frontMatter}One.\n\n:::{{name}}{#a}`, [expect.stringMatching(/^6: this looks like a directive but is not one: :::\{\{name/)]],
    [`${frontMatter}:::quote-callout{#a variation="general"}\nOne.`, ['4: the quote-callout block is never closed with a line of colons']],
  ])('%j', (source, problems) => {
    expect(problemsOf(source)).toEqual(problems);
    expect(() => formatEntry(source)).toThrow(NotFormatted);
  });
});
