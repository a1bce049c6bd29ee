import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { library } from '#services/content/testing.ts';
import { liftedBy, liftsOf, storeLifts } from './lifted.ts';

const { db } = await testDatabase();

const row = { urgency: 'at-once', en: 'Fever', es: 'Fiebre', sources: ['a'] };
const named = { recognised: { en: [], es: [] } };
const signs = {
  situations: {},
  signs: {
    fever: {
      ...named,
      page: 'infection-and-fever',
      searches: { en: ['fever after chemo'], es: ['fiebre después de la quimio', 'calenturas'] },
      rows: [{ ...row, id: 'fever' }],
    },
    shot: { ...named, page: 'vaccines', searches: { en: ['the'], es: ['fiebre por la vacuna'] }, rows: [{ ...row, id: 'shot' }] },
    nowhere: { ...named, searches: { en: ['chills'], es: [] }, rows: [{ ...row, id: 'chills' }] },
  },
  sources: { a: { title: 'A', publisher: 'B', year: 2026, url: 'https://example.org/', says: 'C' } },
};

beforeAll(async () => {
  const { root } = await library({ 'signs.yaml': JSON.stringify(signs) });
  const { table, problems } = await readSigns(root);
  expect(problems).toEqual([]);
  await storeLifts(db, liftsOf(table));
});

test.each([
  ['fever after chemo', 'en', 'infection-and-fever'],
  ['my FEVERS are 101 two days after my chemo', 'en', 'infection-and-fever'],
  ['mi mamá tiene fiebre de 38.3 después de la quimio', 'es', 'infection-and-fever'],
  ['tengo calentura', 'es', 'infection-and-fever'],
  ['fiebre por la vacuna', 'es', 'vaccines'],
  ['quiero morir', 'es', 'chat'],
] as const)('%s (%s) lifts %s', async (term, locale, entryId) => {
  expect(await liftedBy(db, term, locale)).toBe(entryId);
});

test.each([
  ['chemo', 'en'],
  ['fever', 'en'],
  ['the', 'en'],
  ['chills', 'en'],
  ['calentura', 'en'],
  ['', 'es'],
  ["'; drop table search_lift --", 'es'],
] as const)('%s (%s) lifts nothing', async (term, locale) => {
  expect(await liftedBy(db, term, locale)).toBeNull();
});

test('What is stored again changes nothing, and what is taken out is gone', async () => {
  const [lift] = liftsOf((await readSigns((await library({ 'signs.yaml': JSON.stringify(signs) })).root)).table);
  if (!lift) throw new Error('no lift was read');
  await storeLifts(db, [lift]);
  expect(await liftedBy(db, 'calentura', 'es')).toBeNull();
  expect(await liftedBy(db, 'fever after chemo', 'en')).toBe('infection-and-fever');
  await storeLifts(db, []);
  expect(await liftedBy(db, 'fever after chemo', 'en')).toBeNull();
});
