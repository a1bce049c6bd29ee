import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { entryPath } from '#app/addresses/entry-path.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { entryTypes } from '#services/content/model/entries/entry-types.ts';

/** What is made of many entries. */
const lists = [
  ...locales.flatMap((locale) => [
    pathTo('home', locale),
    pathTo('topics', locale),
    pathTo('glossary', locale),
    `/sitemaps/${locale}-1.xml`,
  ]),
  '/sitemap.xml',
];
/** An address that an entry left is in a space, which has the name of one of its types. */
const addressSchema = z.array(
  z.object({ id: z.string(), screen: z.string().nullable(), type: z.enum(entryTypes), slug: z.string(), locale: z.enum(locales) }),
);

/** Every page that shows an entry or an asset, or could: its own, those it had, its topics and those above, what links to it, and lists. */
export async function pagesOf(db: Kysely<DB>, id: string): Promise<string[]> {
  const { rows } = await sql`
    with own as (select * from entry where id = ${id}),
      near as (select unnest(topics) as id from own union select fields ->> 'parent' from own),
      linking as (select entry_id as id from entry_link where target_id = ${id} union select entry_id from entry_asset where asset_id = ${id})
    select id, screen, type, slug, locale from entry
    where id = ${id} or id in (select id from near) or id in (select id from linking)
      or (type = 'topic' and exists (select from own where type = 'topic'))
    union all
    select entry_id, null, space, slug, locale from redirect where entry_id = ${id}`.execute(db);
  return [...new Set([...pathsOf(rows), ...lists])];
}

/** Every page there is, and every address that leads or led to one. */
export async function allPages(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql`
    select id, screen, type, slug, locale from entry union all select entry_id, null, space, slug, locale from redirect`.execute(db);
  return [...new Set([...pathsOf(rows), ...lists])];
}

function pathsOf(rows: readonly unknown[]): string[] {
  return addressSchema.parse(rows).flatMap((address) => entryPath(address)?.split('#', 1) ?? []);
}
