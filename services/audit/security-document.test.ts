import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const written = readFileSync('docs/security.md', 'utf8');

/** How many requirements each section of ASVS 5.0.0 has, chapter by chapter. */
const sections = [
  [2, 10, 12, 3, 3],
  [3, 3, 5, 2],
  [1, 3, 5, 8, 8, 1, 5],
  [5, 5, 2, 4],
  [1, 6, 3, 3],
  [3, 12, 8, 6, 8, 4, 2, 4],
  [3, 4, 2, 5, 3, 2],
  [4, 4, 3, 2],
  [3, 4],
  [2, 3, 5, 16, 5, 2, 3],
  [4, 5, 5, 4, 2, 2, 2],
  [5, 2, 5],
  [4, 6, 4, 7],
  [2, 8, 3],
  [5, 5, 7, 4],
  [1, 5, 4, 3, 4],
  [2, 8, 2],
];
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const rows = [...written.matchAll(/^\| V([\d.]+) \| ([123]) \| (.+?) \| (met|n\/a|\*\*not met\*\*) \| (.+) \|$/gm)].map(
  ([, id = '', , , status = '', why = '']) => ({ id, status, why }),
);

test('every requirement of ASVS 5.0.0 stands there once, in order', () => {
  const ids = sections.flatMap((counts, chapter) =>
    counts.flatMap((count, section) => upTo(count).map((number) => `${chapter + 1}.${section + 1}.${number}`)),
  );
  expect(ids).toHaveLength(345);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('each says by what, or why, and the numbers above the tables are theirs', () => {
  expect(rows.filter(({ why }) => !/[a-z]{2}/i.test(why)).map(({ id }) => id)).toEqual([]);
  const of = (status: string) => rows.filter((row) => row.status === status).length;
  expect(written).toContain(`${of('met')} are met, ${of('**not met**')} are not, ${of('n/a')} are about what there is not here.`);
});

test('every file, decision and heading that it names exists', () => {
  const files = [...written.matchAll(/`([\w./-]+\.(?:tsx?|md|sql))`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(150);
  expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
  for (const [, target = ''] of written.matchAll(/\]\(([^)]+)\)/g)) {
    if (target.startsWith('https:')) continue;
    const [file = '', heading] = target.split('#');
    const text = file === '' ? written : readFileSync(`docs/${file}`, 'utf8');
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    if (heading !== undefined) expect([target, headings.includes(heading)]).toEqual([target, true]);
  }
});
