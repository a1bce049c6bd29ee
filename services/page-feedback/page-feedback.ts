import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { shown } from '#services/content/library/visibility.ts';
import type { RateLimiter } from '#services/rate-limits/rate-limiter.ts';
import type { HelpfulAnswer } from './shared.ts';

/** A page in one language. */
type PageOfEntry = { entry: string; locale: Locale };

/** What readers said of a page within a month, `YYYY-MM`. */
export type HelpfulCount = PageOfEntry & { month: string; yes: number; no: number };

export type PageFeedback = ReturnType<typeof pageFeedback>;

/** From one network a page is judged twice in a row, and then once an hour: in a ward, a few people share an address. */
const quota = { most: 2, everyMs: 60 * 60_000 };

/** Whether a page helped its readers: counted by month, and nothing of who said so is stored. */
export function pageFeedback(db: Kysely<DB>, limits: Pick<RateLimiter, 'take'>) {
  return {
    /** Counts an answer, unless the visitor has just given some for this page, or no reader sees it. Gives whether it was counted. */
    async count({ entry, locale }: PageOfEntry, answer: HelpfulAnswer, visitor: string): Promise<boolean> {
      if ((await limits.take(`helpful: ${locale} ${entry}`, visitor, quota)) > 0) return false;
      const [yes, no] = answer === 'yes' ? [1, 0] : [0, 1];
      const counted = await sql`
        insert into page_helpful (entry_id, locale, month, yes, no)
        select id, locale, date_trunc('month', statement_timestamp() at time zone 'UTC'), ${yes}, ${no}
        from entry where id = ${entry} and locale = ${locale} and ${shown}
        on conflict (entry_id, locale, month) do update set yes = page_helpful.yes + ${yes}, no = page_helpful.no + ${no}
        returning entry_id`.execute(db);
      return counted.rows.length > 0;
    },

    /** All that was counted, the latest month first, and in it the pages that helped fewest. */
    async counts(): Promise<HelpfulCount[]> {
      const { rows } = await sql<HelpfulCount>`
        select entry_id as entry, locale, to_char(month, 'YYYY-MM') as month, yes, no
        from page_helpful order by page_helpful.month desc, no desc, yes, entry_id, locale`.execute(db);
      return rows;
    },
  };
}
