import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';

const localeOf = z.enum(locales);

/** How many follow each page, the most first: without an address. */
export async function followedPages(db: Kysely<DB>): Promise<{ entry: string; locale: Locale; followers: number }[]> {
  const { rows } = await sql<{ entry: string; locale: string; followers: number }>`
    select entry_id as entry, locale, count(*)::int4 as followers from page_alert where confirmed_at is not null
    group by entry_id, locale order by followers desc, entry_id, locale`.execute(db);
  return rows.map((row) => ({ ...row, locale: localeOf.parse(row.locale) }));
}
