import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { storePopular } from '#services/content/publishing/popular-choices.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { popularity } from './popularity.ts';
import type { SearchRequest } from './search.ts';
import { searchIndex } from './search-index.ts';

const { db } = await testDatabase();
const secret = 'a secret of the tests, and of nothing else';

const ids = ['chemo', 'radiation', 'surgery', 'scans', 'hope'];
const { root } = await library(
  Object.fromEntries([
    ...ids.flatMap((id) =>
      ['en', 'es'].map((locale) => [
        `page/${id}/${locale}.md`,
        entryText({ slug: id, title: id, body: locale === 'en' ? 'Nausea and hair loss. An MRI, and HER2.' : 'Metástasis y náuseas.' }),
      ]),
    ),
    ['page/hidden/en.md', entryText({ slug: 'hidden', status: 'draft' })],
    ['glossaryTerm/node/en.md', entryText({ slug: 'node' })],
  ]),
);
await publishEntries(db, { root, ...testPublishing, index: searchIndex.begin() });

/** A fake search: finds every word of the library, and corrects one misspelling. */
const find = vi.fn(async ({ term, locale }: SearchRequest) => ({
  results: [],
  total: /xyz/.test(term) || (locale === 'es') !== /met|náus|seno/.test(term) ? 0 : 7,
  isExact: true,
  breakdown: [],
  isBreakdownExact: true,
  correction: term === 'nausae' ? 'nausea' : null,
}));
const { articles, searches, countArticle, countSearch, forget } = popularity(db, secret, { find });

beforeEach(async () => {
  for (const table of ['article_count', 'search_count', 'unknown_search', 'popularity_mark', 'popularity_key', 'popular_choice']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
});

const ana = '203.0.113.0/24';
const networks = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `198.51.${from + index}.0/24`);
async function searchedBy(count: number, term: string, locale?: 'en' | 'es', from = 0): Promise<void> {
  for (const network of networks(count, from)) await countSearch(term, network, locale);
}
/** Twenty readers, half of them today, and half the day before. */
async function searchedByMany(term: string, locale?: 'en' | 'es'): Promise<void> {
  await searchedBy(10, term, locale);
  await pass(1);
  await searchedBy(10, term, locale, 100);
}
async function openedBy(count: number, id: string): Promise<void> {
  for (const network of networks(count)) await countArticle(id, network);
}
const scoreOf = async (id: string) => {
  const row = await db.selectFrom('article_popularity').select('score').where('entry_id', '=', id).executeTakeFirst();
  // Timestamps are truncated to the hour.
  return Math.round(row?.score ?? 0);
};
/** Simulates that so many days have passed: moves all rows back. */
async function pass(days: number): Promise<void> {
  for (const table of ['article_count', 'search_count']) {
    await sql`update ${sql.table(table)} set counted_at = counted_at - make_interval(days => ${days})`.execute(db);
  }
  for (const table of ['unknown_search', 'popularity_mark', 'popularity_key']) {
    // By way of days long gone: no two rows may have one day for a moment.
    await sql`update ${sql.table(table)} set day = day - 10000 - ${days}::int`.execute(db);
    await sql`update ${sql.table(table)} set day = day + 10000`.execute(db);
  }
}
/** All stored data about readers and searches, as text. */
async function everythingKept(): Promise<string> {
  const tables = ['article_count', 'search_count', 'unknown_search', 'popularity_mark', 'popularity_key'];
  const rows = await Promise.all(tables.map(async (table) => (await sql`select t::text from ${sql.table(table)} t`.execute(db)).rows));
  return JSON.stringify(rows);
}

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

describe('A search', () => {
  test('is popular, and in the database at all, once twenty readers made it on two days in a row', async () => {
    await searchedBy(10, 'Nausea', 'en');
    await pass(1);
    await searchedBy(9, 'nausea', 'en', 100);
    // Whoever made it the day before is not one more.
    await searchedBy(10, 'nausea', 'en');
    expect(await searches('en')).toEqual([]);
    expect(await everythingKept()).not.toMatch(/nausea/i);
    await searchedBy(10, '  NAUSEA ', 'en', 100);
    expect(await searches('en')).toEqual(['nausea']);
    expect(await searches('es')).toEqual([]);
    expect(await db.selectFrom('unknown_search').selectAll().execute()).toEqual([]);
  });

  test('that many make on one day alone is not, until somebody does on the next', async () => {
    await searchedBy(60, 'nausea', 'en');
    expect(await searches('en')).toEqual([]);
    await pass(1);
    await forget();
    await searchedBy(1, 'nausea', 'en', 100);
    expect(await searches('en')).toEqual(['nausea']);
  });

  test('is not by readers of more than two days', async () => {
    for (let day = 0; day < 5; day++) {
      await searchedBy(9, 'nausea', 'en', day * 20);
      await pass(1);
      await forget();
    }
    expect(await searches('en')).toEqual([]);
    await pass(1);
    await searchedByMany('nausea', 'en');
    expect(await searches('en')).toEqual(['nausea']);
  });

  test('that one person makes day after day stays unknown: nobody can tell that it is one', async () => {
    for (let day = 0; day < 40; day++) {
      await countSearch('nausea', ana, 'en');
      await pass(1);
      await forget();
    }
    expect(await searches('en')).toEqual([]);
    expect(await everythingKept()).not.toMatch(/nausea/);
  });

  test('is one however its accents are set', async () => {
    await searchedBy(10, 'metastasis', 'es');
    await pass(1);
    await searchedBy(10, 'metástasis', 'es', 100);
    expect(await searches('es')).toEqual(['metástasis']);
  });

  test('without a language counts in each in which it finds something', async () => {
    await searchedByMany('nausea');
    await pass(2);
    await searchedByMany('náuseas');
    expect([await searches('en'), await searches('es')]).toEqual([['nausea'], ['náuseas']]);
  });

  test.each([
    'ana@example.org',
    'call 305 555 0199',
    '3055550199',
    'mrn 48213',
    'born 3/4/71 nausea',
    'https://alba.example nausea',
    'nausea www alba',
    'alba.example nausea',
    'one two three four five six seven',
    `nausea ${'a'.repeat(60)}`,
    '123',
    'no',
  ])('that may say something of who made it is not kept, nor even asked for: %j', async (term) => {
    find.mockClear();
    expect(await countSearch(term, ana, 'en')).toBe(false);
    expect(find).not.toHaveBeenCalled();
    expect(await everythingKept()).toBe('[[],[],[],[],[]]');
  });

  test('that finds nothing, or what somebody may have meant, counts nothing', async () => {
    expect(await countSearch('xyz nausea', ana, 'en')).toBe(false);
    expect(await countSearch('nausae', ana, 'en')).toBe(false);
  });

  const strange = ['maria gonzalez nausea', 'joe nausea', 'nausea jo', 'nausea her3', 'nausea 77', 'nausea 2b'];
  test.each([...strange, 'nausea her2', 'mri nausea', 'can i get nausea', 'is it the nausea'])(
    'is shown if each of its words is one that the library has, or that says nothing: %s',
    async (term) => {
      await searchedByMany(term, 'en');
      expect(await searches('en')).toEqual(strange.includes(term) ? [] : [term]);
      expect((await everythingKept()).includes(term)).toBe(!strange.includes(term));
    },
  );

  test('is not made again for a network that counted already', async () => {
    find.mockClear();
    for (const network of [ana, ana, ana]) await countSearch('nausea', network, 'en');
    expect(find).toHaveBeenCalledTimes(1);
    expect(await db.selectFrom('unknown_search').select('visitors').execute()).toEqual([{ visitors: 1 }]);
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
