import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';
import { BLOCKS, type Document } from '#services/content/model/rich-text.ts';
import { knownKinds, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { callBoxLines } from '#services/content/model/signs.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { entryText } from '#services/content/testing.ts';
import * as testing from './documents-testing.ts';
import { formatEntry, NotFormatted } from './format-entry.ts';
import { splitFrontMatter } from './front-matter.ts';
import { markdownFromRichText } from './markdown-from-rich-text.ts';
import { parseBody, parseEntry } from './parse-entry.ts';
import { printMarkdown } from './syntax.ts';

/** What a text says when the organisation's names are in it. */
const named = (text: string) => text.replace(/\{\{[^{}\n]*\}\}/g, (name) => (name.includes('Url') ? 'https://alba.example' : 'Alba'));
const comments = (text: string) => splitFrontMatter(text)?.yaml.match(/# \w+$/gm) ?? [];

/** All that must hold of a file that can be formatted; gives the formatted text. */
function holds(source: string): string {
  const formatted = formatEntry(source);
  expect(formatEntry(formatted), formatted).toBe(formatted);
  const [before, after] = [source.replaceAll('\r\n', '\n'), formatted].map((text) => splitFrontMatter(named(text)));
  expect(parseBody(after?.body ?? '', 0, lines).sections, formatted).toEqual(parseBody(before?.body ?? '', 0, lines).sections);
  expect(comments(formatted)).toEqual(comments(source.replaceAll('\r\n', '\n')));
  return formatted;
}

const root = path.join(import.meta.dirname, '../../../../content');
const lines = callBoxLines((await readSigns(root)).table, 'en');
const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md')).sort();

test('every file of the library says the same when it is formatted', async () => {
  expect(files.length).toBeGreaterThan(100);
  // One in five, of each type; all of them with `script/test --all`.
  for (const file of process.env.ALL === '1' ? files : files.filter((_, index) => index % 5 === 0)) {
    const source = await readFile(path.join(root, file), 'utf8');
    const type = entryTypes.find((each) => file.startsWith(`${each}/`));
    const formatted = holds(source);
    if (type) expect(parseEntry(named(formatted), type, lines)).toEqual(parseEntry(named(source), type, lines));
  }
});

/** The formatted text, or why there is none. */
function attempt(source: string): string {
  try {
    return formatEntry(source);
  } catch (error) {
    if (error instanceof NotFormatted) return error.message;
    throw error;
  }
}

// What is tried is the same in every run; a failure names its seed and the smallest entry that fails.
const runs = { numRuns: 200, seed: 20261120 };

/** A heading of the second level begins a section and needs an id. */
const opensSection = ({ content }: Document) => content.some(({ nodeType }) => nodeType === BLOCKS.HEADING_2);

const careless = [
  ...[
    '* a\n+ b\n- c',
    '1) a\n1) b\n   * c\n\n     d',
    '_a_ __b__ ***c*** **d**e',
    'Soft\n  lines  \nand\\\nhard',
    '> a\nb\n> c',
    '-\n- a\n\n  b',
  ],
  ...[
    '***',
    '* * *',
    '#### a ####',
    '<https://a.example> &nbsp; &lt;b> &#42;',
    'a|b\n:-|-\n\\|`\\|`|c',
    '{{name}} **{{name}}** [{{name}}]({{forumUrl}})',
  ],
  ...[
    '`` a`b ``',
    '~~a~~ ~b~',
    '<sup>a\nb</sup>',
    '![](asset:dawn)',
    '![](entry:a) b',
    'Title\n{#x}\n---',
    'a<br>b',
    '* a\n* b\n\n- c',
    '1. a\n\n   - b',
  ],
];
const examples = knownKinds.flatMap((kind) => locales.map((locale) => sectionDefinitions[kind].example[locale]));
const block = fc.oneof(
  fc.constantFrom(...careless),
  fc.constantFrom(...examples),
  testing.documents.filter((rich) => !opensSection(rich)).map((rich) => printMarkdown(markdownFromRichText(rich))),
);
const body = fc
  .array(block, { maxLength: 4 })
  .map((blocks) => blocks.join('\n\n'))
  .filter((text) => text.trim() === '' || parseBody(named(text)).problems.length === 0);

const scalar = fc.oneof(
  fc.constantFrom(
    'a',
    '2026-11-20',
    '"a: # b"',
    "'it''s'",
    '{{name}}',
    'x {{name}}',
    '0x1F',
    '1.50',
    'no',
    '~',
    '',
    '"\\u00f1\\n"',
    '!!str 7',
    '- a',
    '>\n    a\n    b\n\n    c',
  ),
  fc.constantFrom(
    '|+\n    a\n\n',
    '[a, "b",\n    c]',
    '{a: b , c: [ ]}',
    'a\n    b',
    '\n  - a\n  # x\n  - b: c\n    d: e\n',
    '\n    # x\n    a: b',
    '&x a',
    'word '.repeat(40),
  ),
);
const yamlLine = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(scalar, fc.constantFrom('', ' # beside', '    # far')).map(([value, comment]) => ({ value, comment })) },
  { weight: 1, arbitrary: fc.constantFrom({ comment: '# testPublishing' }, { comment: '' }, { comment: '  # indented' }) },
);
const yaml = fc
  .array(yamlLine, { maxLength: 8 })
  .map((lines) =>
    lines
      .map((line, index) =>
        'value' in line
          ? `key${index}:${line.value.startsWith('\n') ? '' : ' '}${line.value}${line.value.includes('\n') ? '' : line.comment}`
          : line.comment,
      )
      .join('\n'),
  );

test('whatever an entry is made of, it says the same when it is formatted', () => {
  let formatted = 0;
  fc.assert(
    fc.property(yaml, body, fc.constantFrom('\n', '\r\n'), (fields, text, end) => {
      const source = `---\n${fields}\n---\n${text}`;
      const first = attempt(source);
      // YAML that cannot be read is not what is tried here.
      if (first.startsWith('---')) {
        formatted += 1;
        expect(holds(source.replaceAll('\n', end))).toBe(first);
      }
      expect(first).not.toContain('the formatter has a fault');
    }),
    runs,
  );
  expect(formatted).toBeGreaterThan(120);
});

test.each(careless)('what is written carelessly is set right: %j', (text) => {
  expect(parseBody(named(text)).problems).toEqual([]);
  holds(entryText({ body: text }));
});

test('the examples of all kinds are in the house’s style', () => {
  for (const example of examples) expect(formatEntry(entryText({ body: example }))).toBe(entryText({ body: example }));
});
