import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#config/locale.ts';
import { richTextProblems } from '#services/content/model/rich-text-problems.ts';
import { knownKinds, parseKnownSection, sectionDefinitions, sectionText } from '#services/content/model/sections/sections.ts';
import { entryText } from '#services/content/testing.ts';
import { cpuTime } from '#tests/cpu-time.ts';
import { type ParsedEntry, parseBody, parseEntry } from './parse-entry.ts';

// What is tried is the same in every run; a failure names its seed and the smallest text that fails.
const runs = { numRuns: 300, seed: 20261120 };

const examples = knownKinds.flatMap((kind) => locales.map((locale) => sectionDefinitions[kind].example[locale]));
const seeds = [
  ...examples.map((body) => entryText({ body })),
  entryText({
    topics: ['treatment'],
    sources: [{ title: 'A', publisher: 'B', year: 2025, url: 'https://a.example' }],
    body: `Before.\n\n${locales.map((locale) => knownKinds.map((kind) => sectionDefinitions[kind].example[locale]).join('\n\n')).join('\n\n')}`,
  }),
];

/** Everything that must hold of whatever was parsed. */
function holds({ parsed, sections, problems }: ParsedEntry, source: string): void {
  // One more: a file that ends with its front matter lacks its text on the line after it.
  const lines = source.split(/\r\n|\r|\n/).length + 1;
  for (const { line, message } of problems) {
    expect(message).not.toBe('');
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines);
  }
  expect(problems.map(({ line }) => line)).toEqual(problems.map(({ line }) => line).sort((a, b) => a - b));
  if (problems.length > 0) return;
  expect(parsed).not.toBeNull();
  expect(sections).not.toEqual([]);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  for (const section of sections) {
    expect(parseKnownSection(JSON.parse(JSON.stringify(section))).success).toBe(true);
    expect(typeof sectionText(section)).toBe('string');
    for (const document of documentsIn(section)) expect(richTextProblems(document)).toEqual([]);
  }
}

function documentsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'nodeType' in value ? [value] : Object.values(value).flatMap(documentsIn);
}

const hostile = fc.constantFrom(
  ...['\u0000', '\u202e', '\u200b', '\ufeff', '\u2028', '\ud800', '\r', '\t', '\u00a0', '👩🏽‍⚕️', 'e\u0301', '﷽', '\u001b[31m'],
  ...['<script>', '<sup>', '</u>', '<!--', '{{name}}', '$x', '__proto__', '&#0;', '&#x202e;', '%00', '\\', '`', '|', '~~', '***'],
  ...['[a](javascript:x)', '[a](data:x)', '[a](entry:)', '![a](b)', '[a]: b', '[', '](', '{#', '{#constructor}', '}', '"', '='],
  ...['\n# a\n', '\n## a\n', '\n## a {#a}\n', '\n---\n', '\n===\n', '\n:::\n', '\n::::\n', '\n:::item[a]{#a}\n', '\n::subheader[a]{#a}\n'],
  ...['\n> ', '\n- ', '\n1. ', '\n      ', '\n| a |\n| - |\n', '\n```\n', '\n\n', ': ', ' #', '*a', '&a ', '!!js ', '\n? a\n'],
);

/** One small damage, as a hand, a merge or an attacker does it; `at` and `to` are places from 0 to 1. */
const damage = fc.record({
  how: fc.constantFrom('cut', 'take', 'double', 'swap', 'insert', 'kind', 'colons'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  what: hostile,
});

function damaged(source: string, { how, at, to, what }: typeof damage extends fc.Arbitrary<infer D> ? D : never): string {
  const [place, end] = [Math.floor(at * source.length), Math.floor(to * source.length)];
  const lines = source.split('\n');
  const [line, other] = [Math.floor(at * (lines.length - 1)), Math.floor(to * (lines.length - 1))];
  switch (how) {
    case 'cut':
      return source.slice(0, place);
    case 'take':
      return source.slice(0, Math.min(place, end)) + source.slice(Math.max(place, end));
    case 'double':
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n');
    case 'swap':
      return lines
        .with(line, lines[other] ?? '')
        .with(other, lines[line] ?? '')
        .join('\n');
    case 'kind':
      return source.replace(/^(:{2,})[\w-]+/gm, `$1${what}`);
    case 'colons':
      return lines.with(line, `${(lines[line] ?? '').startsWith(':') ? '' : '::'}:${lines[line]}`).join('\n');
    default:
      return source.slice(0, place) + what + source.slice(place);
  }
}

test('any text is parsed or its problems are named', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(hostile, { maxLength: 60 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, anyText, (yaml, body) => {
      for (const source of [body, `---\n${yaml}\n---\n${body}`, entryText({ body })]) holds(parseEntry(source, 'page'), source);
      parseBody(body);
    }),
    runs,
  );
});

test('an entry with any damage is parsed or its problems are named, and what has none has valid rich text only', () => {
  let whole = 0;
  fc.assert(
    fc.property(fc.constantFrom(...seeds), fc.array(damage, { maxLength: 4 }), (seed, damages) => {
      const source = damages.reduce(damaged, seed);
      const parsed = parseEntry(source, 'page');
      if (parsed.problems.length === 0) whole += 1;
      holds(parsed, source);
    }),
    runs,
  );
  expect(whole).toBeGreaterThan(30); // otherwise the last half of what is claimed was hardly tried
});

test('words in any order of any blocks become valid rich text or are named', () => {
  const block = fc.tuple(
    fc.constantFrom('', '- ', '1. ', '> ', '### ', '| ', '  '),
    fc.array(fc.oneof(hostile, fc.lorem({ maxCount: 3 })), { maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (blocks) => {
      const source = entryText({ body: blocks.map(([mark, words]) => mark + words.join(' ')).join('\n\n') });
      holds(parseEntry(source, 'page'), source);
    }),
    runs,
  );
});

test.each([
  ['half a million words', 'word '.repeat(500_000)],
  ['ten thousand paragraphs with links', '[a](https://a.example) and **more**.\n\n'.repeat(10_000)],
  ['a table of five thousand rows', `| A | B |\n| - | - |\n${'| a | *b* |\n'.repeat(5_000)}`],
  ['one line of a million characters', 'a'.repeat(1_000_000)],
  ['quotes in quotes', `${'>'.repeat(20_000)} a`],
  ['lists in lists', `${'- '.repeat(1_500)}a`],
  ['marks in marks', '**a '.repeat(1_000) + ' b**'.repeat(1_000)],
  ['containers in containers', Array.from({ length: 200 }, (_, index) => `${':'.repeat(203 - index)}item[a]{#a}`).join('\n')],
  ['brackets that nothing closes', '['.repeat(20_000)],
  ['tags that nothing closes', '<sup>'.repeat(5_000)],
])('something huge is parsed or refused with bounded work: %s', async (_, body) => {
  const source = entryText({ body });
  expect(await cpuTime(() => holds(parseEntry(source, 'page'), source))).toBeLessThan(60_000);
});
