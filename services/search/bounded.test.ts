import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { fillForSearch } from '#tests/bench/search-library.ts';
import { indexWhere } from './index-entry.ts';
import { librarySearch, type SearchRequest } from './search.ts';

const database = await testDatabase();
const search = librarySearch(database.db);

// `script/bench search` benchmarks a hundred thousand articles. This tests the rows that a search reads, regardless of load.
test('In a large library no search reads the table through, and what is common is counted up to 1,000', async () => {
  const kinds = await fillForSearch(database.db, database.ownerConfig, 3_000);
  const readThrough = async () => {
    // PostgreSQL's statistics lag by about a second.
    await sleep(1_200);
    const { rows } = await sql<{
      times: string;
    }>`select seq_scan as times from pg_stat_user_tables where relname = 'search_document'`.execute(database.db);
    return Number(rows[0]?.times);
  };
  const before = await readThrough();
  const totals: Record<string, number[]> = {};
  for (const [kind, terms] of Object.entries(kinds)) {
    for (const term of terms.slice(0, 8)) {
      for (const sort of ['RELEVANCE', 'TYPE_ASC'] as const) {
        const answer = await search.find({ term, locale: 'es', limit: 10, offset: 0, contentTypes: [], sort });
        expect([term, answer.total <= 1_000, answer.results.length]).toEqual([term, true, Math.min(10, answer.total)]);
        totals[kind] = [...(totals[kind] ?? []), answer.total];
      }
    }
  }
  // Filling the library read it too, and statistics lag.
  expect(await readThrough()).toBeLessThan(before + 5);
  expect(totals['half of them']?.some((total) => total === 1_000)).toBe(true);
  const ask = (offset: number, contentTypes: SearchRequest['contentTypes'] = []) =>
    search.find({ term: common, locale: 'es', limit: 10, offset, contentTypes, sort: 'RELEVANCE' });
  let common = '';
  await sql`update entry set fields = '{"archived": true}' where type = 'researchNews'`.execute(database.db);
  // In parts, since a statement may take as long on a busy machine as the site lets one.
  for (const part of [0, 1, 2, 3, 4])
    await indexWhere(database.db, sql`entry.type = 'researchNews' and abs(hashtext(entry.id)) % 5 = ${part}`);
  for (const term of kinds['half of them'] ?? []) {
    common = term;
    if (!(await ask(0)).isExact) break;
  }
  // Archived news does not displace current entries.
  const late = await ask(900);
  expect([late.total, late.isExact, late.isBreakdownExact, late.results.length]).toEqual([1_000, false, false, 10]);
  const ofOneType = await ask(0, ['podcast']);
  expect([ofOneType.isExact, ofOneType.total < 1_000, ofOneType.isBreakdownExact]).toEqual([true, true, false]);
  const dated = await search.find({
    ...{ term: kinds['half of them']?.[0] ?? '', locale: 'es' as const, limit: 50, offset: 0 },
    ...{ contentTypes: [], sort: 'LATEST' },
  });
  const days = dated.results.map(({ teaser }) => teaser.publishedAt);
  expect(days).toEqual(days.toSorted().reverse());
  const { rows } = await sql<{ day: string }>`
    select max(published_at)::text as day from search_document
    where locale = 'es' and words @@ search_phrase(${kinds['half of them']?.[0] ?? ''}, 'es')`.execute(database.db);
  expect(days[0] ?? '').toBe(rows[0]?.day);
});
