import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { testSite } from '#services/content/testing.ts';
import { importSpace } from './import-space.ts';
import * as testing from './testing.ts';
import { article, articleType, link, mapping, node, paragraph, richText, space, target, text } from './testing.ts';

const { db } = await testDatabase();
const many = <Each>(count: number, each: (index: number) => Each) => Array.from({ length: count }, (_, index) => each(index));

function deep(levels: number): unknown {
  let inner: unknown = 'x';
  for (let level = 0; level < levels; level++) inner = level % 2 ? [inner] : { inner };
  return inner;
}
const boxType = {
  sys: { id: 'box' },
  displayField: 'title',
  fields: [
    { id: 'title', type: 'Symbol' },
    { id: 'items', type: 'Array' },
  ],
};
const sections = { box: { section: 'accordion', attributes: { title: 'title' }, items: 'items' } };
const box = (id: string, to: string[]) =>
  testing.entry(id, 'box', { title: { 'en-US': id }, items: { 'en-US': to.map((each) => link('Entry', each)) } });
const embeds = article('A', { en: { body: richText(paragraph(text('x')), node('embedded-entry-block', [], target('Entry', 'B0'))) } });
const one = (en: Record<string, unknown>, more: object = {}) => [article('A', { en, ...more })];
const words = (count: number) => many(count, (index) => `word${index}`);
const links = (count: number) => many(count, () => link('Entry', 'B'));

const bring = (entries: unknown[]) =>
  importSpace(db, space({ contentTypes: [articleType, boxType], entries }), {
    mapping: mapping({ sections }),
    site: testSite,
    dataDirectory: '/never-written',
    fetchFile: () => Promise.reject(new Error('no files here')),
  });

// What the API of a space lets somebody write, and nobody writes. The sound entry beside it is published all the same.
test.each<[string, () => unknown[], string]>([
  ['parts in a circle', () => [embeds, ...many(3, (at) => box(`B${at}`, [`B${(at + 1) % 3}`]))], 'contains itself: A → B0 → B1 → B2 → B0'],
  ['parts in each other, a thousand deep', () => [embeds, ...many(1_000, (at) => box(`B${at}`, [`B${at + 1}`]))], 'one in another'],
  [
    'parts that hold ten of the next',
    () => [
      embeds,
      ...many(30, (at) =>
        box(
          `B${at}`,
          many(10, () => `B${at + 1}`),
        ),
      ),
    ],
    'one in another',
  ],
  [
    'thousands of parts',
    () => [
      embeds,
      box(
        'B0',
        many(2_000, () => 'B1'),
      ),
      box('B1', []),
    ],
    'more than 2000 sections',
  ],
  [
    'a list of a million links',
    () => one({}, { tags: links(1_000_000) }),
    'entry A cannot be read, and stays as it was: has more than 1000000',
  ],
  ['a list of thousands of links', () => one({}, { tags: links(5_001) }), 'holds more than 5000 things'],
  ['a text of 50,000 links', () => one({ body: links(50_000) }), 'holds more than 5000 things'],
  ['a value 50,000 levels deep', () => one({ title: deep(50_000) }), 'entry A cannot be read, and stays as it was: is nested deeper than'],
  ['20 MB of words', () => one({ body: 'word '.repeat(4_000_000) }), 'entry A cannot be read, and stays as it was: has more than 8000000'],
  ['a title of thousands of words', () => one({ title: words(9_000).join(' ') }), 'title: has more than 90 characters'],
  ['an address of thousands of words', () => one({ slug: words(9_000).join('-') }), 'slug: has more than 200 characters'],
  ['an id that is none', () => [article('A'.repeat(1_000_000), { en: {} })], 'cannot be read'],
])('%s is refused in words that are no longer than they need be', async (_, make, said) => {
  const { published, problems } = await bring([...make(), article('Sound', { en: {} })]);
  expect(published.filter((id) => id !== 'Sound')).toEqual([]);
  const lines = problems.map(printProblem);
  expect(lines.join('\n')).toContain(said);
  for (const line of lines) expect(line.length).toBeLessThan(900);
  expect(await db.selectFrom('entry').select('id').execute()).toEqual([{ id: 'Sound' }]);
});

test('names that every object has are names of entries, fields and values like any other', async () => {
  const named = JSON.stringify(article('A', { en: {} }))
    .replaceAll('"title"', '"__proto__"')
    .replaceAll('"summary"', '"constructor"');
  const { published, problems } = await bring([article('__proto__', { en: {} }), article('constructor', { en: {} }), JSON.parse(named)]);
  expect(published.toSorted()).toEqual(['__proto__', 'constructor']);
  expect(problems.map(printProblem).join('\n')).toContain('the field article.constructor stays there');
  expect(Object.keys(Object.prototype)).toEqual([]);
});
