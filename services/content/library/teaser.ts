import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB, Entry as EntryRow } from '#database/types.ts';
import { addCacheExpiry, addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { newUntil } from '#services/content/model/calendar.ts';
import { type EntryType, entryTypes } from '#services/content/model/entries/entry-types.ts';
import { collectReferences } from '#services/content/model/references.ts';
import { type CardFields, type CardRow, cardColumns, cardFieldsOf, visitCard } from './card-fields.ts';

/** Where an entry stands in one language, and what it is called there. */
export type EntryAddress = {
  id: string;
  locale: Locale;
  type: EntryType;
  screen: string | null;
  slug: string;
  title: string;
  /** A person made up as an example. */
  sample: boolean;
};

/** Dates are calendar dates, `YYYY-MM-DD`. */
export type DatedAddress = EntryAddress & { teaser: string; publishedAt: string; updatedAt: string };

/** What is shown of an entry elsewhere than on its own page. */
export type EntryTeaser = DatedAddress & {
  card: CardFields;
  /** In milliseconds since 1970. */
  newUntil: number;
};

const addressColumns = ['entry.id', 'entry.locale', 'entry.type', 'entry.screen', 'entry.slug', 'entry.title'] as const;
export const datedColumns = [...addressColumns, 'entry.teaser', 'entry.published_at', 'entry.updated_at'] as const;

export const addressSchema = z.object({
  id: z.string(),
  locale: z.enum(locales),
  type: z.enum(entryTypes),
  screen: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  sample: z.boolean().default(false),
});

/** As a reader of the language expects it: accents and opening marks do not count. A database's own order differs by server. */
export function byTitle(locale: Locale): (a: EntryTeaser, b: EntryTeaser) => number {
  const { compare } = new Intl.Collator(locale, { ignorePunctuation: true, numeric: true });
  return (a, b) => compare(a.title, b.title);
}

type DatedRow = Pick<
  Selectable<EntryRow>,
  'id' | 'locale' | 'type' | 'screen' | 'slug' | 'title' | 'teaser' | 'published_at' | 'updated_at'
>;

export function datedAddressOf(row: DatedRow): DatedAddress {
  return { ...addressSchema.parse(row), teaser: row.teaser, publishedAt: row.published_at, updatedAt: row.updated_at };
}

type TeaserRow = DatedRow & CardRow & { publish_at: Date | null };
/** Begins a query of teasers of the entries that are visible. */
export type TeaserQuery = () => SelectQueryBuilder<DB, 'entry', TeaserRow>;

const isSample = sql<boolean>`coalesce(entry.fields -> 'sample' = 'true'::jsonb, false)`;

export function teaserQuery(db: Kysely<DB>, isVisible: RawBuilder<boolean>): TeaserQuery {
  return () => {
    // A card names who wrote an entry, and what it is about.
    addCacheTags(tags.type('person'), tags.type('topic'));
    return db
      .selectFrom('entry')
      .select([...datedColumns, 'entry.publish_at', isSample.as('sample'), ...cardColumns(isVisible)])
      .where(isVisible);
  };
}

export function teaserOf(row: TeaserRow): EntryTeaser {
  const until = newUntil(row.published_at, row.publish_at);
  // Its card says so until then.
  addCacheExpiry(until);
  const card = cardFieldsOf(row);
  if (card.replacedBy) addCacheTags(tags.entry(card.replacedBy.id));
  return { ...datedAddressOf(row), card, newUntil: until };
}

/** The ids of the pictures that the cards of entries show. */
export function pictureIdsOf(teasers: readonly Pick<EntryTeaser, 'card'>[]): string[] {
  return collectReferences((found) => {
    for (const { card } of teasers) visitCard(card, found);
  }).assets;
}
