import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { readPopular } from './popular-choices.ts';
import { publishLibrary } from './publish-library.ts';

const { db } = await testDatabase();
const list = (articles: string, searches = 'hair loss, nausea, scans, bones') => `searches: [${searches}]\n  articles: [${articles}]`;
const file = (en: string, es = list('a, b, c, d')) => `en:\n  ${en}\nes:\n  ${es}\n`;
const ids = new Set(['a', 'b', 'c', 'd']);

async function problemsOf(text: string): Promise<string[]> {
  const { root } = await library({ 'popular.yaml': text });
  const { problems } = await readPopular(root, ids);
  return problems.map((problem) => printProblem(problem).replace(/^.*popular\.yaml:/, ''));
}

test.each([
  ['an id that is none', file(list('a, b, c, nothing')), ['3: error: there is no entry with the id "nothing"']],
  ['too few', file(list('a, b, c')), ['3: error: en.articles: needs at least 4: so many are shown']],
  ['one twice', file(list('a, b, c, a')), ['3: error: en.articles: one of them stands twice']],
  ['a language that is missing', `en:\n  ${list('a, b, c, d')}\n`, [expect.stringMatching(/^1: error: es/)]],
  [
    'a refused search that is shown',
    file(`${list('a, b, c, d')}\n  refused: [baking soda, Loss]`),
    ['4: error: "Loss" is refused, and stands in a search that is shown'],
  ],
  ['one refused twice', file(`${list('a, b, c, d')}\n  refused: [soda, soda]`), ['4: error: en.refused: one of them stands twice']],
  [
    'a refused search of no words',
    file(`${list('a, b, c, d')}\n  refused: ["..."]`),
    ['4: error: en.refused.0: a search has letters or digits'],
  ],
  ['no YAML', 'en: [', [expect.stringMatching(/^\d: error: /)]],
])('%s is named with its line', async (_, text, problems) => {
  expect(await problemsOf(text)).toEqual(problems);
});

test('a library may have none', async () => {
  const { root } = await library({ 'page/a/en.md': entryText() });
  expect(await readPopular(root, ids)).toEqual({ choices: [], problems: [] });
});

test('what is refused is stored beside what is shown', async () => {
  const { root } = await library({ 'popular.yaml': file(`${list('a, b, c, d')}\n  refused: [no chemo, baking soda]`) });
  const { choices, problems } = await readPopular(root, ids);
  expect(problems).toEqual([]);
  expect(choices.filter(({ kind }) => kind === 'refused')).toEqual([
    { locale: 'en', kind: 'refused', place: 0, value: 'no chemo' },
    { locale: 'en', kind: 'refused', place: 1, value: 'baking soda' },
  ]);
});

test('the list is stored as it is written, unless it has a problem', async () => {
  const { root, write, remove } = await library({
    ...Object.fromEntries([...ids].map((id) => [`page/${id}/en.md`, entryText({ slug: id })])),
    'popular.yaml': file(list('d, c, b, a')),
  });
  const publish = () => publishLibrary(db, { root, ...testPublishing });
  const stored = async () =>
    (
      await db
        .selectFrom('popular_choice')
        .select('value')
        .where('locale', '=', 'en')
        .where('kind', '=', 'article')
        .orderBy('place')
        .execute()
    ).map(({ value }) => value);
  await publish();
  expect(await stored()).toEqual(['d', 'c', 'b', 'a']);
  await write('popular.yaml', file(list('a, b, c, nothing')));
  expect((await publish()).problems.map(({ message }) => message)).toContain('there is no entry with the id "nothing"');
  expect(await stored()).toEqual(['d', 'c', 'b', 'a']);
  await remove('popular.yaml');
  await publish();
  expect(await stored()).toEqual([]);
});
