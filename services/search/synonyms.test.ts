import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { library } from '#services/content/testing.ts';
import { readSynonyms, storeSynonyms } from './synonyms.ts';

const { db } = await testDatabase();
const read = async (text: string) => readSynonyms((await library({ 'synonyms.yaml': text })).root);

test('A group counts for each language by itself, a drug for both', async () => {
  const { groups, problems } = await read(
    '- en: [chemo, chemotherapy]\n- drug: trastuzumab\n  brands: [Herceptin]\n  es: [trastuzumab sc]\n',
  );
  expect(problems).toEqual([]);
  expect(groups).toEqual([
    { locale: 'en', names: ['chemo', 'chemotherapy'], isDrug: false },
    { locale: 'en', names: ['trastuzumab', 'Herceptin'], isDrug: true },
    { locale: 'es', names: ['trastuzumab', 'Herceptin', 'trastuzumab sc'], isDrug: true },
  ]);
});

test('No file is no groups; a wrong one is told with its line', async () => {
  expect(await readSynonyms((await library({})).root)).toEqual({ groups: [], problems: [] });
  expect((await read('- en: [a1, b1]\n- brands: [Only]\n- en: lump\n- {unknown: 1}\n')).problems).toMatchObject([
    { line: 2, message: 'only a drug has brands' },
    { line: 3, message: expect.stringContaining('en') },
    { line: 4, message: expect.stringContaining('unknown') },
  ]);
  expect((await read('- en: [a1\n')).problems[0]).toMatchObject({ line: expect.any(Number) });
  expect((await read('en: [chemo]')).problems).toMatchObject([{ line: 1, message: 'is no list of groups' }]);
});

test('Publishing puts them in the place of those before; a name that full text would cut to another finds, and is not found', async () => {
  const stored = () => db.selectFrom('search_synonym').select(['locale', 'key', 'query', 'is_drug']).orderBy('key').execute();
  await storeSynonyms(db, [{ locale: 'en', names: ['old one', 'older'], isDrug: false }]);
  const groups = [{ locale: 'en' as const, names: ['stage 1', 'stage i'], isDrug: true }];
  await storeSynonyms(db, groups);
  const version = () => sql<{ row: string }>`select xmin::text as row from search_synonym order by key`.execute(db);
  const before = (await version()).rows;
  await storeSynonyms(db, groups);
  expect((await version()).rows).toEqual(before);
  expect(await stored()).toEqual([
    { locale: 'en', key: 'stage 1', query: "('stage' <-> '1')", is_drug: true },
    { locale: 'en', key: 'stage i', query: "('stage' <-> '1')", is_drug: true },
  ]);
});
