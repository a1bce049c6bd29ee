import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** Only what can be an address of a site: no e-mail, no query. */
const worthCounting = /^\/[a-z0-9\-_/.]{1,199}$/i;
/** Different paths a day: whoever tries out addresses fills no table. */
const mostPerDay = 1_000;

/** Counted days are kept this long. */
const days = 30;
/** A path that one person typed once may say something of them; what is asked for again is an address. */
const leastCount = 3;

export type MissedPath = { path: string; count: number };

/** Paths that were asked for and not found: nothing of who asked. */
export function missedPaths(db: Kysely<DB>) {
  return {
    async count(path: string): Promise<void> {
      if (!worthCounting.test(path)) return;
      await sql`
        insert into missed_path (path, day)
        select ${path}, current_date
        where (select count(*) from missed_path where day = current_date) < ${mostPerDay}
           or exists (select from missed_path where path = ${path} and day = current_date)
        on conflict (day, path) do update set count = missed_path.count + 1`.execute(db);
    },

    async forgetOld(): Promise<void> {
      await sql`delete from missed_path where day <= current_date - ${sql.lit(days)}`.execute(db);
    },

    /** The most asked for in the last 30 days, with how often; not what was asked for once or twice. */
    async worthRedirecting(limit = 50): Promise<MissedPath[]> {
      const rows = await db
        .selectFrom('missed_path')
        .select((eb) => ['path', eb.fn.sum<string>('count').as('total')])
        .where(sql<boolean>`day > current_date - ${sql.lit(days)}`)
        .groupBy('path')
        .having((eb) => eb(eb.fn.sum<string>('count'), '>=', String(leastCount)))
        .orderBy('total', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(({ path, total }) => ({ path, count: Number(total) }));
    },
  };
}
