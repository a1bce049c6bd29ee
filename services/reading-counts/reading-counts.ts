import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';

/** Counted days are kept this long, */
const daysKept = 400;
/** and told of for so long. */
const daysTold = 30;
/** A smaller number of readers is told of nowhere: it may be somebody. */
const leastTold = 10;

/** `referrer` is the host of the site whose link led there; empty where none is known, or it was this site. */
export type ReadingCount = { path: string; locale: Locale; referrer: string; count: number };
export type Told = { name: string; count: number };

/** How often pages are read: nothing of who reads them. */
export function readingCounts(db: Kysely<DB>) {
  /** By pages, languages or hosts alone: two of them together, less one, would tell of few. */
  const told = async (column: 'path' | 'locale' | 'referrer'): Promise<Told[]> => {
    const rows = await db
      .selectFrom('reading_count')
      .select((eb) => [`${column} as name`, eb.fn.sum<string>('count').as('total')])
      .where(sql<boolean>`day > current_date - ${sql.lit(daysTold)}`)
      .where(column, '<>', '')
      .groupBy(column)
      .having((eb) => eb(eb.fn.sum<string>('count'), '>=', String(leastTold)))
      .orderBy('total', 'desc')
      .orderBy(column)
      .execute();
    return rows.map(({ name, total }) => ({ name, count: Number(total) }));
  };

  return {
    /** Adds to what was counted today, in one statement. */
    async add(counts: readonly ReadingCount[]): Promise<void> {
      const rows = JSON.stringify(counts);
      await sql`
        insert into reading_count (day, path, locale, referrer, count)
        select current_date, path, locale, referrer, count
        from jsonb_to_recordset(${rows}::jsonb) as told (path text, locale text, referrer text, count integer)
        on conflict (day, path, referrer) do update set count = reading_count.count + excluded.count`.execute(db);
    },

    /** What was read in the last 30 days: by page, by language, and by the host of the site that led there. */
    async report(): Promise<{ pages: Told[]; languages: Told[]; hosts: Told[] }> {
      const [pages, languages, hosts] = await Promise.all([told('path'), told('locale'), told('referrer')]);
      return { pages, languages, hosts };
    },

    async forgetOld(): Promise<void> {
      await sql`delete from reading_count where day <= current_date - ${sql.lit(daysKept)}`.execute(db);
    },
  };
}

export type ReadingCounts = ReturnType<typeof readingCounts>;
