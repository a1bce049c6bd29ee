import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { publishLibrary } from '#services/content/publishing/publish-library.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { readFigures } from './read-figures.ts';
import { readFolders } from './read-folder.ts';

const { db } = await testDatabase();
const source = { title: 'A count', publisher: 'A registry', year: 2024, url: 'https://registry.example/count' };
const group = (figures: object) => ({ source, nextReviewAt: '2027-05-01', figures });
const table = (figures: object) => JSON.stringify({ types: group(figures) }, null, 1);

async function problemsOf(text: string): Promise<string[]> {
  const { root } = await library({ 'figures.yaml': text });
  return (await readFigures(root)).problems.map((problem) => printProblem(problem).replace(/^.*figures\.yaml:/, ''));
}

test('what is wrong with the table is named, with its line', async () => {
  expect(await problemsOf(table({ share: { en: '8 in 10', es: '8 de cada 10' }, edition: '2024' }))).toEqual([]);
  expect(await problemsOf(table({ share: { en: '8 in 10' } }))).toEqual([
    expect.stringMatching(/^\d+: error: types\.figures\.share: is neither text nor/),
  ]);
  expect(await problemsOf(table({ share: 'one {{name}}' }))).toEqual([expect.stringContaining('types.figures.share')]);
  expect(await problemsOf(JSON.stringify({ a: group({ share: '1' }), b: group({ share: '2' }) }, null, 1))).toEqual([
    expect.stringMatching(/^\d+: error: b\.figures\.share: the id share stands twice$/),
  ]);
  expect(await problemsOf(JSON.stringify({ a: { ...group({}), nextReviewAt: 'soon' } }))).toEqual([
    expect.stringContaining('nextReviewAt'),
  ]);
});

test('a library may have none; an entry that names a figure which is not there has an error in its line', async () => {
  const { root } = await library({ 'page/a/en.md': entryText({ body: 'One.\n\nIt is {{figure:share}} or {{figure:}}.' }) });
  expect(await readFigures(root)).toEqual({ table: {}, problems: [] });
  const [folder] = await readFolders(root);
  expect(folder?.problems.filter(({ severity }) => severity === 'error').map(({ line, message }) => [line, message])).toEqual([
    [11, 'figures.yaml has no figure “share”'],
    [11, 'figures.yaml has no figure “”'],
  ]);
});

test('a figure has the words of each language, and whoever names it is published anew when it changes; others are not', async () => {
  const entry = (slug: string, body: string) => ({
    [`page/${slug}/en.md`]: entryText({ slug, body }),
    [`page/${slug}/es.md`]: entryText({ slug, body }),
  });
  const { root, write } = await library({
    ...entry('share', 'About {{figure:share}} ({{ figure:edition }}).'),
    ...entry('other', 'No figure.'),
    'figures.yaml': table({ share: { en: '8 in 10', es: '8 de cada 10' }, edition: '2024' }),
  });
  const publish = () => publishLibrary(db, { root, ...testPublishing });
  const texts = async () => {
    const rows = await db.selectFrom('entry').select(['locale', 'search_text']).where('id', '=', 'share').orderBy('locale').execute();
    return rows.map(({ search_text: text }) => text.trim());
  };
  expect((await publish()).published).toEqual(['other', 'share']);
  expect(await texts()).toEqual([expect.stringContaining('About 8 in 10 (2024).'), expect.stringContaining('About 8 de cada 10 (2024).')]);

  await write('figures.yaml', table({ share: { en: '9 in 10', es: '9 de cada 10' }, edition: '2025' }));
  expect((await publish()).published).toEqual(['share']);
  expect(await texts()).toEqual([expect.stringContaining('About 9 in 10 (2025).'), expect.stringContaining('About 9 de cada 10 (2025).')]);

  await write('figures.yaml', 'types: [');
  const { published, refused, problems } = await publish();
  expect([published, refused]).toEqual([[], ['share']]);
  expect(problems.some(({ file }) => file.endsWith('figures.yaml'))).toBe(true);
  expect(await texts()).toEqual([expect.stringContaining('About 9 in 10 (2025).'), expect.stringContaining('About 9 de cada 10 (2025).')]);
});
