import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { readingCounts } from './reading-counts.ts';

test('what was read is added up, by page, by language and by host; less than ten is told of nowhere', async () => {
  const { db } = await testDatabase();
  const counts = readingCounts(db);
  const read = (path: string, referrer: string, count: number) =>
    ({ path, locale: path.startsWith('/es') ? 'es' : 'en', referrer, count }) as const;
  await counts.add([read('/news', 'search.example', 6), read('/news', '', 3), read('/es/noticias', 'few.example', 9)]);
  await counts.add([read('/news', 'search.example', 5), read('/es/noticias', '', 2)]);
  expect(await counts.report()).toEqual({
    pages: [
      { name: '/news', count: 14 },
      { name: '/es/noticias', count: 11 },
    ],
    languages: [
      { name: 'en', count: 14 },
      { name: 'es', count: 11 },
    ],
    hosts: [{ name: 'search.example', count: 11 }],
  });
});

test('days are told of for a month and kept for little more than a year', async () => {
  const { db } = await testDatabase();
  const counts = readingCounts(db);
  await counts.add([{ path: '/news', locale: 'en', referrer: '', count: 20 }]);
  await sql`update reading_count set day = current_date - 30`.execute(db);
  expect((await counts.report()).pages).toEqual([]);
  await counts.forgetOld();
  await sql`update reading_count set day = current_date - 400`.execute(db);
  await counts.forgetOld();
  expect(await db.selectFrom('reading_count').selectAll().execute()).toEqual([]);
});
