import { describe, expect, test } from 'vitest';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { storePopular } from '#services/content/publishing/popular-choices.ts';
import { testPopularity } from './popularity-testing.ts';

const { ana, articles, countArticle, countSearch, db, everythingKept, forget, openedBy, pass, scoreOf, searchedByMany, searches } =
  await testPopularity();

describe('An article', () => {
  test('counts once for each reader and day, and the most opened comes first', async () => {
    expect(await countArticle('chemo', ana)).toBe(true);
    expect(await countArticle('chemo', ana)).toBe(false);
    expect(await countArticle('radiation', ana)).toBe(true);
    await openedBy(3, 'chemo');
    await openedBy(5, 'radiation');
    expect([await scoreOf('chemo'), await scoreOf('radiation')]).toEqual([4, 6]);
    expect((await articles('en')).map(({ id }) => id)).toEqual(['radiation', 'chemo']);
    await pass(1);
    expect(await countArticle('chemo', ana)).toBe(true);
  });

  test('that one or two opened is not popular yet', async () => {
    await openedBy(2, 'chemo');
    expect(await articles('en')).toEqual([]);
  });

  test.each(['nothing', 'hidden', 'node', "'; drop table entry; --", ''])('that readers do not find counts nothing: %s', async (id) => {
    expect(await countArticle(id, ana)).toBe(false);
    expect(await db.selectFrom('article_count').selectAll().execute()).toEqual([]);
  });

  test('loses a half of what it counts every seven days, and is forgotten after sixty', async () => {
    await openedBy(8, 'chemo');
    await pass(7);
    expect(await scoreOf('chemo')).toBe(4);
    expect(await countArticle('chemo', ana)).toBe(true);
    expect(await scoreOf('chemo')).toBe(5);
    await pass(59);
    await forget();
    expect(await db.selectFrom('article_count').select('entry_id').execute()).toHaveLength(1);
    await pass(2);
    await forget();
    expect(await db.selectFrom('article_count').select('entry_id').execute()).toEqual([]);
  });

  test('counts once however many ask at once', async () => {
    const counted = await Promise.all(Array.from({ length: 20 }, () => countArticle('chemo', ana)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await scoreOf('chemo')).toBe(1);
  });
});

describe('Who it was', () => {
  test('is nowhere, and nothing of a day is left when the next is over', async () => {
    await countArticle('chemo', ana);
    await countSearch('nausea', ana, 'en');
    expect(await everythingKept()).not.toMatch(/203\.0\.113|nausea/);
    const first = await db.selectFrom('popularity_mark').select('mark').execute();
    expect(new Set(first.map(({ mark }) => mark.toString('hex'))).size).toBe(2);
    await pass(1);
    await forget();
    expect(await db.selectFrom('popularity_mark').select('mark').execute()).toEqual(first);
    await pass(1);
    await forget();
    for (const table of ['popularity_key', 'popularity_mark', 'unknown_search'] as const) {
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    await countArticle('chemo', ana);
    const second = await db.selectFrom('popularity_mark').select('mark').execute();
    expect(first.some(({ mark }) => second.some((other) => other.mark.equals(mark)))).toBe(false);
  });
});

describe('What editors chose', () => {
  const choose = (kind: 'search' | 'article' | 'refused', values: readonly string[]) =>
    storePopular(
      db,
      values.map((value, place) => ({ locale: 'en', kind, place, value })),
    );

  test('fills the four places after what readers made known', async () => {
    await choose('article', ['surgery', 'hidden', 'nothing', 'node', 'chemo', 'scans', 'hope']);
    await openedBy(3, 'chemo');
    expect((await articles('en')).map(({ id }) => id)).toEqual(['chemo', 'surgery', 'scans', 'hope']);
    expect(await articles('es')).toHaveLength(1);
    await choose('search', ['hair loss', 'nausea', 'scans', 'tests', 'bones']);
    await searchedByMany('nausea', 'en');
    expect(await searches('en')).toEqual(['nausea', 'hair loss', 'scans', 'tests']);
  });

  test('is shown in the place of what they refused, from before and from then on', async () => {
    await searchedByMany('hair loss and nausea', 'en');
    await pass(2);
    await searchedByMany('nausea', 'en');
    expect(await searches('en')).toEqual(['nausea', 'hair loss and nausea']);
    await choose('refused', ['Hair  LOSS', 'mri']);
    expect(await searches('en')).toEqual(['nausea']);
    await pass(2);
    await searchedByMany('mri nausea', 'en');
    expect(await everythingKept()).not.toContain('mri');
    // Word by word: part of a word is another.
    await choose('refused', ['naus']);
    expect(await searches('en')).toContain('nausea');
  });

  test('is on pages that are made anew when it is published, and within ten minutes', async () => {
    const { notes } = await collectCacheTags(async () => [await searches('en'), await articles('en')]);
    expect([...notes.tags]).toContain('popular');
    expect(notes.changesAt - Date.now()).toBeLessThanOrEqual(600_000);
    expect(notes.changesAt - Date.now()).toBeGreaterThan(590_000);
  });
});
