import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB, Entry as EntryRow } from '#database/types.ts';
import { type EntryType, entryTypes, type Source, sourceSchema } from './entry.ts';
import { linksIn } from './links.ts';
import { parseSection, type Section } from './sections/sections.ts';

/** Where an entry stands in one language, and what it is called there. */
export type EntryAddress = { id: string; locale: Locale; type: EntryType; screen: string | null; slug: string; title: string };

export type EntryTeaser = EntryAddress & { teaser: string; publishedAt: string; updatedAt: string };

/** A published entry in one language. Dates are calendar dates, `YYYY-MM-DD`. */
export type Entry = EntryTeaser & {
  sections: Section[];
  sources: Source[];
  topics: EntryAddress[];
  sourcesCheckedAt: string | null;
  reviewedBy: string | null;
  reviewedAt: string | null;
  /** The same entry in every language that it is published in, this one too. */
  translations: EntryAddress[];
  /** Where the entries that it links to stand: in its own language, else in the other. */
  linked: EntryAddress[];
};

export type FoundEntry =
  | { kind: 'found'; entry: Entry }
  | { kind: 'elsewhere'; translations: EntryAddress[] }
  | { kind: 'moved'; to: EntryAddress }
  | { kind: 'missing' };

export type ContentStore = ReturnType<typeof contentStore>;

const addressSchema = z.object({
  id: z.string(),
  locale: z.enum(locales),
  type: z.enum(entryTypes),
  screen: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
});
const addressColumns = ['id', 'locale', 'type', 'screen', 'slug', 'title'] as const;
const teaserColumns = [...addressColumns, 'teaser', 'published_at', 'updated_at'] as const;
const sourcesSchema = z.array(sourceSchema);
const sectionsSchema = z.array(z.unknown());

/** The published library: everything that a page shows is read here. */
export function contentStore(db: Kysely<DB>) {
  const addresses = async (ids: readonly string[]): Promise<EntryAddress[]> =>
    ids.length === 0
      ? []
      : (await db.selectFrom('entry').select(addressColumns).where('id', 'in', ids).execute()).map((row) => addressSchema.parse(row));

  const complete = async (row: Selectable<EntryRow>): Promise<Entry> => {
    const sections = sectionsSchema.parse(row.sections).map(parseSection);
    const linkedIds = linksIn(sections).entries;
    const all = await addresses([...new Set([row.id, ...linkedIds, ...row.topics])]);
    const nearest = (id: string) => all.find((each) => each.id === id && each.locale === row.locale) ?? all.find((each) => each.id === id);
    return {
      ...teaserOf(row),
      sections,
      sources: sourcesSchema.parse(row.sources),
      sourcesCheckedAt: row.sources_checked_at,
      reviewedBy: row.reviewed_by,
      reviewedAt: row.reviewed_at,
      topics: row.topics.flatMap((id) => all.find((each) => each.id === id && each.locale === row.locale) ?? []),
      translations: all.filter((each) => each.id === row.id),
      linked: linkedIds.flatMap((id) => nearest(id) ?? []),
    };
  };

  return {
    /** The entry that fills a screen; `elsewhere` where it is published in the other language only. */
    async onScreen(screen: string, locale: Locale): Promise<FoundEntry> {
      const rows = await db.selectFrom('entry').selectAll().where('screen', '=', screen).execute();
      const row = rows.find((each) => each.locale === locale);
      if (row) return { kind: 'found', entry: await complete(row) };
      return rows.length > 0 ? { kind: 'elsewhere', translations: rows.map((each) => addressSchema.parse(each)) } : { kind: 'missing' };
    },

    /** The entry at an address of its type; `moved` where it has another address by now. */
    async atSlug(type: EntryType, slug: string, locale: Locale): Promise<FoundEntry> {
      const row = await db
        .selectFrom('entry')
        .selectAll()
        .where('locale', '=', locale)
        .where('type', '=', type)
        .where('slug', '=', slug)
        .where('screen', 'is', null)
        .executeTakeFirst();
      if (row) return { kind: 'found', entry: await complete(row) };
      const moved = await db
        .selectFrom('redirect')
        .innerJoin('entry', (join) => join.onRef('entry.id', '=', 'redirect.entry_id').onRef('entry.locale', '=', 'redirect.locale'))
        .select(addressColumns.map((column) => `entry.${column}` as const))
        .where('redirect.locale', '=', locale)
        .where('redirect.type', '=', type)
        .where('redirect.slug', '=', slug)
        .executeTakeFirst();
      return moved ? { kind: 'moved', to: addressSchema.parse(moved) } : { kind: 'missing' };
    },

    /** The entries under a topic, those with a screen of their own first, then by title. */
    async underTopic(topicId: string, locale: Locale): Promise<EntryTeaser[]> {
      const rows = await db
        .selectFrom('entry')
        .select(teaserColumns)
        .where('locale', '=', locale)
        .where('type', '!=', 'topic')
        .where(sql<boolean>`topics @> array[${topicId}]::text[]`)
        .orderBy((eb) => eb('screen', 'is', null))
        .orderBy('title')
        .execute();
      return rows.map(teaserOf);
    },

    async topics(locale: Locale): Promise<EntryTeaser[]> {
      const rows = await db
        .selectFrom('entry')
        .select(teaserColumns)
        .where('locale', '=', locale)
        .where('type', '=', 'topic')
        .orderBy('title')
        .execute();
      return rows.map(teaserOf);
    },

    /** Teasers of the named entries that are published in this language, in the order of the names. */
    async teasers(ids: readonly string[], locale: Locale): Promise<EntryTeaser[]> {
      const rows = await db.selectFrom('entry').select(teaserColumns).where('locale', '=', locale).where('id', 'in', ids).execute();
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(teaserOf);
    },

    /** Every published address with its day of last change: the sitemap. */
    async everything(): Promise<(EntryAddress & { updatedAt: string })[]> {
      const rows = await db.selectFrom('entry').select(teaserColumns).orderBy('id').execute();
      return rows.map(teaserOf);
    },
  };
}

function teaserOf(row: Pick<Selectable<EntryRow>, (typeof teaserColumns)[number]>): EntryTeaser {
  return { ...addressSchema.parse(row), teaser: row.teaser, publishedAt: row.published_at, updatedAt: row.updated_at };
}
