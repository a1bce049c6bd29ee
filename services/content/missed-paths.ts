import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';

/** Only what can be an address of a site, and nothing that could be a name, an e-mail or a search. */
const worthCounting = /^\/[a-z0-9\-_/.]{1,199}$/i;
/** Different paths a day: whoever tries out addresses fills no table. */
const mostPerDay = 1_000;

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
        on conflict (path, day) do update set count = missed_path.count + 1`.execute(db);
    },

    /** The most asked for in the last 30 days, with how often. */
    async worthRedirecting(limit = 50): Promise<MissedPath[]> {
      const rows = await db
        .selectFrom('missed_path')
        .select((eb) => ['path', eb.fn.sum<string>('count').as('total')])
        .where(sql<boolean>`day > current_date - 30`)
        .groupBy('path')
        .orderBy('total', 'desc')
        .orderBy('path')
        .limit(limit)
        .execute();
      return rows.map(({ path, total }) => ({ path, count: Number(total) }));
    },
  };
}
