import fc from 'fast-check';
import type { Locale } from '#config/locale.ts';

/** Stands for bytes that are no text: half of a surrogate pair, as UTF-8 must not have it. */
const halfCharacter = '\uE000';

const characters = [
  ...['\u0000', halfCharacter, '\u202e\u2066', '\u200b\u200d\u2060', '\ufeff', '\uffff', '\u2028', '\u0085', '\r', '\u001b[31m'],
  ...[`a${'\u0301'.repeat(2_000)}`, '👩🏽‍⚕️🧬'.repeat(20), '𝔞\u{10ffff}', '﷽'.repeat(300), '&#0;&#xd800;', 'İıſﬀ', '\u{e0001}'],
];
/** Longer than an index holds, even compressed. */
const endless = Array.from({ length: 4_000 }, (_, index) => ((index * 2654435761) >>> 0).toString(36)).join('');
const fields = ['title', 'slug', 'teaser', 'publishedAt', 'updatedAt', 'topics', 'sources'];
const moreFields = 'status movedTo publishAt unpublishAt reviewedBy contentKind stages eyebrowText nothing title'.split(' ');
const values = [
  ...['12', '1e999', 'true', 'null', '', '[]', '[a, [b]]', '{ a: { b: 1 } }', '2026-02-30', '0000-01-01', '[x', '"', '*a', '&a b'],
  ...[
    'draft',
    '2030-01-01T09:00:00-05:00',
    '2030-01-01T09:00:00+23:59',
    '!!binary aaaa',
    '- a',
    `"${'word '.repeat(500)}"`,
    '"A title \\0 that ends"',
  ],
];
const blocks = [
  ...[
    '::::accordion{#x title="A"}',
    ':::item[a]{#a}\na\n:::',
    '::::',
    '> > > - > 1. deep',
    '- '.repeat(400),
    '|a|\n|-|-|\n|b|',
    '</sup><sub>',
  ],
  ...['[a](javascript:alert(1))', '## No id', '## Twice {#t}\n\na\n\n## Twice {#t}', '{{nobody}} {{name}}'],
  ...['A paragraph.\n\n'.repeat(500), 'word '.repeat(3_900), '### a\n\n- b\n  1. c\n\n     d'],
];
const hugeBlocks = [
  `[link](entry:${endless})`,
  `::video{#v entry="${endless}"}`,
  `:::section-image{#s asset="${endless}" alt="A"}\nA\n:::`,
];

type Mutate = (text: string, at: number, to: number) => string;
const oneOf = (items: readonly string[], share: number) => items[Math.min(items.length - 1, Math.floor(share * items.length))] ?? '';

function ofLines(change: (lines: string[], line: number, to: number) => string[]): Mutate {
  return (text, at, to) => {
    const lines = text.split('\n');
    return change(lines, Math.floor(at * (lines.length - 1)), to).join('\n');
  };
}

/** What a hand, a merge, a broken program or an attacker does to a file. */
const mutations: Record<string, Mutate> = {
  'lines cut': ofLines((lines, line, to) => lines.toSpliced(line, 1 + Math.floor(to * 3))),
  'a line doubled': ofLines((lines, line) => lines.toSpliced(line, 0, lines[line] ?? '')),
  'lines swapped': ofLines((lines, line, to) => {
    const other = Math.floor(to * (lines.length - 1));
    return lines.with(line, lines[other] ?? '').with(other, lines[line] ?? '');
  }),
  'the end missing': (text, at) => text.slice(0, Math.floor(at * text.length)),
  'nested wrongly': ofLines((lines, line, to) =>
    lines.with(line, oneOf(['> ', '- ', '    ', ':::', '### ', '1. > ', '- - - '], to) + (lines[line] ?? '')),
  ),
  'a field of another type': (text, at, to) =>
    text.replace(new RegExp(`^${oneOf(fields, at)}:.*$`, 'm'), () => `${oneOf(fields, at)}: ${oneOf(values, to)}`),
  'a field more': (text, at, to) => text.replace(/^updatedAt:.*$/m, (line) => `${line}\n${oneOf(moreFields, at)}: ${oneOf(values, to)}`),
  'a name without end': (text, at, to) => {
    if (at < 0.5) return `${text}\n${oneOf(hugeBlocks, to)}\n`;
    return to < 0.5 ? text.replace(/^slug:.*$/m, `slug: ${endless}`) : text.replace(/^topics:.*$/m, `topics: [${endless}]`);
  },
  'an address of another': (text, at) =>
    text.replace(/^slug: (.*)-\d+-(en|es)$/m, (_, name: string, locale: string) => `slug: ${name}-${Math.floor(at * 50)}-${locale}`),
  'a block more': (text, _, to) => `${text}\n${oneOf(blocks, to)}\n`,
  'a block between': ofLines((lines, line, to) => lines.toSpliced(Math.max(line, 12), 0, '', oneOf(blocks, to), '')),
  'a character in the text': (text, at, to) => {
    const place = text.indexOf('\n---') + 5 + Math.floor(at * (text.length - text.indexOf('\n---') - 5));
    return text.slice(0, place) + oneOf(characters, to) + text.slice(place);
  },
  'a character in the title': (text, _, to) => text.replace(/^title: .*$/m, () => `title: A${oneOf(characters, to)}b`),
  // In quotes YAML has its own way to write what no file may hold.
  'a character in a quoted title': (text, _, to) => {
    const title = `A${oneOf(characters, to).replaceAll(halfCharacter, '\ud800')}b`;
    return text.replace(/^title: .*$/m, () => `title: ${JSON.stringify(title)}`);
  },
  'other ends of lines': (text, at) => text.replaceAll('\n', at < 0.5 ? '\r\n' : '\r'),
};

/** From 0 up to 1, each as often as any other: the extremes that it would rather try are the first lines and the first characters. */
const place = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((each) => each / 1_000_000);
const mutation = fc.record({ how: fc.constantFrom(...Object.keys(mutations)), at: place, to: place });

type Texts = Record<Locale, string>;

/** A mutant of each of these entries, the same in every run: damaged once to three times, in one language or in both. */
export function mutantsOf(entries: readonly Texts[]): { how: string; files: Record<Locale, Buffer> }[] {
  const damage = fc.record({
    where: fc.constantFrom<readonly Locale[]>(['en'], ['es'], ['en', 'es']),
    what: fc.array(mutation, { minLength: 1, maxLength: 3 }),
  });
  return fc.sample(damage, { numRuns: entries.length, seed: 20261120 }).map(({ where, what }, index) => {
    const fileIn = (locale: Locale) => {
      const text = entries[index]?.[locale] ?? '';
      return bytesOf(where.includes(locale) ? what.reduce((each, { how, at, to }) => mutations[how]?.(each, at, to) ?? each, text) : text);
    };
    return { how: `${what.map(({ how }) => how).join(', ')} in ${where}`, files: { en: fileIn('en'), es: fileIn('es') } };
  });
}

function bytesOf(text: string): Buffer {
  const pieces = text.split(halfCharacter).map((piece) => Buffer.from(piece));
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [Buffer.from([0xed, 0xa0, 0x80]), piece])));
}
