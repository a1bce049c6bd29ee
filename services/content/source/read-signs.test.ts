import { describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { printProblem } from '#services/content/model/problem.ts';
import { sampleSigns } from '#services/content/model/sample-signs.ts';
import { publishLibrary } from '#services/content/publishing/publish-library.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { readSigns } from './read-signs.ts';

const { db } = await testDatabase();
const file = (change: (table: typeof sampleSigns) => unknown = () => {}) => {
  const table = structuredClone(sampleSigns);
  change(table);
  return JSON.stringify(table, null, 1);
};

type Table = typeof sampleSigns.signs;
const fever = (signs: Table) => signs.fever ?? expect.unreachable('it is in the sample');
const firstRow = (signs: Table) => fever(signs).rows[0] ?? expect.unreachable('it has a row');

async function problemsOf(text: string): Promise<string[]> {
  const { root } = await library({ 'signs.yaml': text });
  const { problems, problemsAmong } = await readSigns(root);
  return [...problems, ...problemsAmong(new Set(['fever']))].map((problem) => printProblem(problem).replace(/^.*signs\.yaml:\d+: /, ''));
}

describe('what is wrong with the table is named', () => {
  test.each([
    ['nothing', file(), []],
    [
      'an unknown source',
      file(({ signs }) => Object.assign(firstRow(signs), { sources: ['none'] })),
      ['error: signs.fever.rows.0.sources.0: there is no source none'],
    ],
    [
      'an unknown situation',
      file(({ signs }) => Object.assign(firstRow(signs), { situation: 'none' })),
      ['error: signs.fever.rows.0.situation: there is no situation none'],
    ],
    [
      'an id that stands twice',
      file(({ signs }) => Object.assign(firstRow(signs), { id: 'new-lump' })),
      ['error: signs.lump.rows.0: the id new-lump stands twice'],
    ],
    [
      'a page that is none',
      file(({ signs }) => Object.assign(fever(signs), { page: 'none' })),
      ['error: signs.fever.page: there is no entry none'],
    ],
    ['an urgency that is none', file().replace('"at-once"', '"soon"'), [expect.stringMatching(/^error: signs\.fever\.rows\.0\.urgency: /)]],
  ])('%s', async (_, text, problems) => expect(await problemsOf(text)).toEqual(problems));

  test('a library may have none', async () => {
    const { root } = await library({ 'page/a/en.md': entryText() });
    expect(await readSigns(root)).toMatchObject({ problems: [], table: { signs: {} } });
  });
});

test('a box has the words of the table, and is published anew when they change; other pages are not', async () => {
  const box = entryText({ slug: 'box', body: ':::call-box{#call-now}\n- fever-on-chemo\n- chest-pain\n- no-fever-pills\n:::' });
  const { root, write } = await library({
    'page/box/en.md': box,
    'page/box/es.md': box,
    'page/other/en.md': entryText({ slug: 'other' }),
    'signs.yaml': file(),
  });
  const publish = () => publishLibrary(db, { root, ...testPublishing });
  const textOf = async (locale: string) => {
    const { search_text: text } = await db
      .selectFrom('entry')
      .select('search_text')
      .where('id', '=', 'box')
      .where('locale', '=', locale)
      .executeTakeFirstOrThrow();
    return text;
  };
  expect((await publish()).published).toEqual(['box', 'other']);
  const english = await textOf('en');
  expect(english).toMatch(/Pain or pressure in your chest[\s\S]*During chemo:[\s\S]*100\.4 °F[\s\S]*Take no pills/);
  expect(await textOf('es')).toMatch(/Dolor o presión en el pecho[\s\S]*Durante la quimio:[\s\S]*No tome/);

  expect((await publish()).published).toEqual([]);
  await write(
    'signs.yaml',
    file(({ signs }) => Object.assign(firstRow(signs), { en: 'A reading above normal' })),
  );
  expect((await publish()).published).toEqual(['box']);
  expect(await textOf('en')).toContain('A reading above normal');
});

test('an entry that names a sign which is not there is refused', async () => {
  const { root } = await library({
    'page/box-2/en.md': entryText({ slug: 'box-2', body: ':::call-box{#c}\n- chest-pain\n- no-such-sign\n:::' }),
    'signs.yaml': file(),
  });
  const { refused, problems } = await publishLibrary(db, { root, ...testPublishing });
  expect(refused).toEqual(['box-2']);
  expect(problems.map(({ message }) => message)).toContain('signs.yaml has no sign and no advice with the id “no-such-sign”');
});
