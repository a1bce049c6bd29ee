import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { addressSchema, type EntryAddress } from './teaser.ts';

/** The visible entries that link to one in a language, by title. */
export async function entriesLinkingTo(
  db: Kysely<DB>,
  visible: RawBuilder<boolean>,
  { id, locale }: { id: string; locale: Locale },
): Promise<EntryAddress[]> {
  addCacheTags(tags.linksTo(id));
  const { rows } = await sql`
    select id, locale, type, screen, slug, title from entry
    where locale = ${locale} and ${visible}
      and id in (select entry_id from entry_link where target_id = ${id} and locale = ${locale})`.execute(db);
  const { compare } = new Intl.Collator(locale, { ignorePunctuation: true, numeric: true });
  const found = rows.map((row) => addressSchema.parse(row)).sort((a, b) => compare(a.title, b.title));
  addCacheTags(...found.map((each) => tags.entry(each.id)));
  return found;
}
