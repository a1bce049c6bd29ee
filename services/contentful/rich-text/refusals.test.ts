import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BLOCKS, INLINES } from '#services/content/model/rich-text.ts';
import { letThroughKinds } from '#services/contentful/mapping.ts';
import { node, paragraph, richText, target, text } from '#services/contentful/testing.ts';
import { randomOf } from '#tests/bench/generated-words.ts';
import { type Around, readDocument } from './read-document.ts';
import { refusalTable } from './refusals.ts';

const around: Around = {
  plainText: new Set(),
  entry: (id) => {
    if (id === 'Page') return { kind: 'page', id };
    if (id === 'Section') return { kind: 'section' };
    return id === 'Other' ? { kind: 'unplaced', type: 'menu', title: 'A menu' } : { kind: 'missing' };
  },
  asset: (id) => (id === 'Dawn' ? id : null),
  section: () => [],
};
const errorsOf = (document: unknown) =>
  readDocument(document, around).found.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
const rowsOf = (message: string) => refusalTable.filter(({ says }) => says.test(message));

test('the document for editors has the table of what is refused, as it is', async () => {
  const rows = refusalTable.map(
    ({ plainText, refused, why }) => `| ${plainText.map((kind) => `\`${kind}\``).join(', ') || 'never'} | ${refused} | ${why} |`,
  );
  const document = await readFile('docs/contentful.md', 'utf8');
  expect(document).toContain(['| `plainText` | refused | why |', '| --- | --- | --- |', ...rows, ''].join('\n'));
  expect(refusalTable.flatMap(({ plainText }) => plainText).toSorted()).toEqual(letThroughKinds.toSorted());
});

const types = [...Object.values(BLOCKS), ...Object.values(INLINES), 'text', 'carousel'] as const;
const resource = {
  target: { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn: 'crn:contentful:::content:spaces/a/entries/b' } },
};
const datas: readonly object[] = [
  ...['Page', 'Section', 'Other', 'Gone', '', 'a b'].map((id) => target('Entry', id)),
  ...['Dawn', 'Gone'].map((id) => target('Asset', id)),
  ...[resource, {}, { target: 7 }, { colspan: 2 }, { rowspan: 3 }, { colspan: 0 }, { colspan: 'x' }],
  ...['https://a.example', 'javascript:x', '', 'entry:Page', `https://a.example/${'x'.repeat(9_000)}`].map((uri) => ({ uri })),
];
const words = ['x', '', '\n', 'a\\| b', 'half\ud83d', 'long '.repeat(3_100)];
const marks = ['bold', 'code', 'blink', 'lang-en', 'lang-es'];

/** Anything in any place: nodes of all kinds in each other, with what any of them may say. */
function anything(random: () => number, depth: number): object {
  const one = <Each>(from: readonly Each[]) => from[Math.floor(random() * from.length)];
  const some = (most: number, least = 0) => Array.from({ length: least + Math.floor(random() * (most - least + 1)) });
  const type = one(types) ?? 'text';
  if (type === 'text' || depth === 0) return text(one(words) ?? '', ...some(2).flatMap(() => one(marks) ?? []));
  return node(
    type,
    some(3).map(() => anything(random, depth - 1)),
    random() < 0.7 ? one(datas) : {},
  );
}

test('whatever is refused in any document is in that table', () => {
  const random = randomOf('anything');
  const seen = new Set<number>();
  const unknown = new Set<string>();
  const inList = node('unordered-list', [node('list-item', [node('embedded-entry-block', [], target('Entry', 'Section'))])]);
  for (let count = 0; count < 2_000; count++) {
    for (const message of errorsOf(richText(count === 0 ? inList : anything(random, 4)))) {
      const [row] = rowsOf(message);
      if (row) seen.add(refusalTable.indexOf(row));
      else unknown.add(message);
    }
  }
  expect([...unknown]).toEqual([]);
  // Documents that nobody wrote are in the test of these.
  expect(refusalTable.flatMap(({ refused }, index) => (seen.has(index) ? [] : [refused]))).toEqual([expect.stringContaining('101 levels')]);
  expect(rowsOf(errorsOf(richText(paragraph({ ...text('x'), marks: Array(60).fill({ type: 'bold' }) })))[0] ?? '')).toHaveLength(1);
});
