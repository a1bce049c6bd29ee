import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB, Entry as EntryRow } from '#database/types.ts';
import { type Source, sourceSchema, statuses, type Tags, tagsSchema } from './entry.ts';
import { linksIn } from './links.ts';
import { parseSection, type Section } from './sections/sections.ts';
import { type TypedFields, typedFieldsSchema } from './types/typed-fields.ts';
import { type EntryType, entryTypes, referenceFields } from './types/types.ts';

/** Where an entry stands in one language, and what it is called there. */
export type EntryAddress = { id: string; locale: Locale; type: EntryType; screen: string | null; slug: string; title: string };

export type EntryTeaser = EntryAddress & { teaser: string; publishedAt: string; updatedAt: string };

/** An entry in one language. Dates are calendar dates, `YYYY-MM-DD`. */
export type Entry = Omit<EntryTeaser, 'type'> &
  TypedFields & {
    sections: Section[];
    sources: Source[];
    topics: EntryAddress[];
    tags: Tags;
    sourcesCheckedAt: string | null;
    reviewedBy: string | null;
    reviewedAt: string | null;
    /** False for what readers do not see: a draft, or an entry before or after its time. Only a preview finds such. */
    shown: boolean;
    /** The same entry in every language that it is shown in, this one too. */
    translations: EntryAddress[];
    /** The entries that it links to or names: in its own language, else in the other. */
    linked: EntryAddress[];
  };

export type FoundEntry =
  | { kind: 'found'; entry: Entry }
  /** Shown in the other language only. */
  | { kind: 'elsewhere'; translations: EntryAddress[] }
  | { kind: 'moved'; to: EntryAddress }
  /** Taken back. */
  | { kind: 'gone' }
  | { kind: 'missing' };

export type ContentStore = ReturnType<typeof contentStore>;

const addressColumns = ['entry.id', 'entry.locale', 'entry.type', 'entry.screen', 'entry.slug', 'entry.title'] as const;
const teaserColumns = [...addressColumns, 'entry.teaser', 'entry.published_at', 'entry.updated_at'] as const;
const addressSchema = z.object({
  id: z.string(),
  locale: z.enum(locales),
  type: z.enum(entryTypes),
  screen: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
});
const sourcesSchema = z.array(sourceSchema);
const sectionsSchema = z.array(z.unknown());
const statusSchema = z.enum(statuses);

/** Whether readers see an entry at the moment of the statement: it comes and goes by itself. */
const shown = sql<boolean>`(entry.status = 'published'
  and (entry.publish_at is null or entry.publish_at <= statement_timestamp())
  and (entry.unpublish_at is null or entry.unpublish_at > statement_timestamp()))`;
const notWithdrawn = sql<boolean>`entry.status <> 'withdrawn'`;

type Row = Selectable<EntryRow> & { shown: boolean };

/** The library: everything that a page shows is read here. With `drafts` also what readers do not see yet, or any more. */
export function contentStore(db: Kysely<DB>, { drafts = false } = {}) {
  const visible = drafts ? notWithdrawn : shown;
  const teasers = () => db.selectFrom('entry').select(teaserColumns).where(visible);
  const rows = () => db.selectFrom('entry').selectAll().select(shown.as('shown'));

  const addresses = async (ids: readonly string[]): Promise<EntryAddress[]> =>
    ids.length === 0
      ? []
      : (await db.selectFrom('entry').select(addressColumns).where(visible).where('id', 'in', ids).execute()).map((row) =>
          addressSchema.parse(row),
        );

  const complete = async (row: Row): Promise<Entry> => {
    const sections = sectionsSchema.parse(row.sections).map(parseSection);
    const typed = typedFieldsSchema.parse({ type: row.type, fields: row.fields });
    const linkedIds = linksIn([sections, typed.fields], referenceFields).entries;
    const all = await addresses([...new Set([row.id, ...linkedIds, ...row.topics])]);
    const nearest = (id: string) => all.find((each) => each.id === id && each.locale === row.locale) ?? all.find((each) => each.id === id);
    return {
      ...teaserOf(row),
      ...typed,
      sections,
      tags: tagsSchema.parse(row.tags),
      sources: sourcesSchema.parse(row.sources),
      sourcesCheckedAt: row.sources_checked_at,
      reviewedBy: row.reviewed_by,
      reviewedAt: row.reviewed_at,
      shown: row.shown,
      topics: row.topics.flatMap((id) => all.find((each) => each.id === id && each.locale === row.locale) ?? []),
      translations: all.filter((each) => each.id === row.id),
      linked: linkedIds.flatMap((id) => nearest(id) ?? []),
    };
  };

  /** What a row at the asked address means for who asked. */
  const outcomeOf = async (row: Row): Promise<FoundEntry> => {
    if (statusSchema.parse(row.status) === 'withdrawn') {
      const to = (await addresses(row.moved_to === null ? [] : [row.moved_to])).find(({ locale }) => locale === row.locale);
      return to ? { kind: 'moved', to } : { kind: 'gone' };
    }
    return row.shown || drafts ? { kind: 'found', entry: await complete(row) } : { kind: 'missing' };
  };

  return {
    /** The entry that fills a screen; `elsewhere` where it is shown in the other language only. */
    async onScreen(screen: string, locale: Locale): Promise<FoundEntry> {
      const found = await rows().where('screen', '=', screen).execute();
      const own = found.find((row) => row.locale === locale);
      const outcome: FoundEntry = own ? await outcomeOf(own) : { kind: 'missing' };
      const others = found.filter((row) => row !== own && (row.shown || drafts));
      if (outcome.kind !== 'missing' || others.length === 0) return outcome;
      return { kind: 'elsewhere', translations: others.map((row) => addressSchema.parse(row)) };
    },

    /** The entry at an address of its space; `moved` where it has another address by now. */
    async atSlug(space: string, slug: string, locale: Locale): Promise<FoundEntry> {
      const row = await rows()
        .where('locale', '=', locale)
        .where('space', '=', space)
        .where('slug', '=', slug)
        .where('screen', 'is', null)
        .executeTakeFirst();
      if (row) return outcomeOf(row);
      const moved = await db
        .selectFrom('redirect')
        .innerJoin('entry', (join) => join.onRef('entry.id', '=', 'redirect.entry_id').onRef('entry.locale', '=', 'redirect.locale'))
        .select(addressColumns)
        .where(visible)
        .where('redirect.locale', '=', locale)
        .where('redirect.space', '=', space)
        .where('redirect.slug', '=', slug)
        .executeTakeFirst();
      return moved ? { kind: 'moved', to: addressSchema.parse(moved) } : { kind: 'missing' };
    },

    /** The entries under a topic and the topics within it, those with a screen of their own first, then by title. */
    async underTopic(topicId: string, locale: Locale): Promise<EntryTeaser[]> {
      const found = await teasers()
        .where('locale', '=', locale)
        .where(sql<boolean>`(topics @> array[${topicId}]::text[] and type <> 'topic' or fields ->> 'parent' = ${topicId})`)
        .orderBy((eb) => eb('screen', 'is', null))
        .orderBy('title')
        .execute();
      return found.map(teaserOf);
    },

    /** Every entry of a type, by title. */
    async ofType(type: EntryType, locale: Locale): Promise<EntryTeaser[]> {
      return (await teasers().where('locale', '=', locale).where('type', '=', type).orderBy('title').execute()).map(teaserOf);
    },

    /** The topics above one, the outermost first. */
    async topicsAbove(topicId: string, locale: Locale): Promise<EntryAddress[]> {
      const { rows: found } = await sql`
        with recursive above(id, depth) as (
          select fields ->> 'parent', 1 from entry where id = ${topicId} and locale = ${locale}
          union all
          select entry.fields ->> 'parent', depth + 1 from entry join above on entry.id = above.id and entry.locale = ${locale} where depth < 8
        )
        select entry.id, entry.locale, entry.type, entry.screen, entry.slug, entry.title
        from above join entry on entry.id = above.id and entry.locale = ${locale}
        where ${visible} order by depth desc`.execute(db);
      return found.map((row) => addressSchema.parse(row));
    },

    /** Teasers of the named entries that are shown in this language, in the order of the names. */
    async teasers(ids: readonly string[], locale: Locale): Promise<EntryTeaser[]> {
      if (ids.length === 0) return [];
      const found = await teasers().where('locale', '=', locale).where('id', 'in', ids).execute();
      return ids.flatMap((id) => found.find((row) => row.id === id) ?? []).map(teaserOf);
    },

    /** Every shown address with its day of last change: the sitemap. */
    async everything(): Promise<EntryTeaser[]> {
      return (await teasers().orderBy('id').execute()).map(teaserOf);
    },

    /** Where an address of an older site leads now; a path, or null. */
    async oldAddress(path: string): Promise<string | null> {
      const found = await db.selectFrom('old_address').select('target').where('path', '=', path).executeTakeFirst();
      return found?.target ?? null;
    },
  };
}

type TeaserRow = Pick<
  Selectable<EntryRow>,
  'id' | 'locale' | 'type' | 'screen' | 'slug' | 'title' | 'teaser' | 'published_at' | 'updated_at'
>;

function teaserOf(row: TeaserRow): EntryTeaser {
  return { ...addressSchema.parse(row), teaser: row.teaser, publishedAt: row.published_at, updatedAt: row.updated_at };
}
