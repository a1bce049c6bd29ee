import { sql } from 'kysely';
import { beforeEach, vi } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { popularity } from './popularity.ts';
import type { SearchRequest } from './search.ts';
import { searchIndex } from './search-index.ts';

const secret = 'a secret of the tests, and of nothing else';

/** Counting over a small library, with readers, and with days that pass. */
export async function testPopularity() {
  const { db } = await testDatabase();
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
    isOfOtherLanguage: false,
  }));
  const counting = popularity(db, secret, { find });
  const { countArticle, countSearch } = counting;

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

  return { ...counting, db, find, pass, ana, searchedBy, searchedByMany, openedBy, scoreOf, everythingKept };
}
