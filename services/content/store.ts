import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB, Entry as EntryRow } from '#database/types.ts';
import { note, tags } from '#services/publications/publications.ts';
import { readTags, type Source, sourceSchema, type Tags } from './entry.ts';
import { linksIn, referencesIn } from './links.ts';
import { parseSection, type Section } from './sections/sections.ts';
import { type TypedFields, typedFieldsSchema } from './types/typed-fields.ts';
import { type EntryType, entryTypes, referenceFields, typeDefinitions } from './types/types.ts';

/** Where an entry stands in one language, and what it is called there. */
export type EntryAddress = {
  id: string;
  locale: Locale;
  type: EntryType;
  screen: string | null;
  slug: string;
  title: string /** A person made up as an example. */;
  sample: boolean;
};

export type EntryTeaser = EntryAddress & { teaser: string; publishedAt: string; updatedAt: string };

export type GlossaryTerm = EntryTeaser & { alsoCalled: string[] };

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
  sample: z.boolean().default(false),
});
const sourcesSchema = z.array(sourceSchema.strip());
const glossaryFields = typeDefinitions.glossaryTerm.fields.strip();
const sectionsSchema = z.array(z.unknown());

/** Whether readers see an entry at the moment of the statement: it comes and goes by itself. */
const shown = sql<boolean>`(entry.status = 'published'
  and (entry.publish_at is null or entry.publish_at <= statement_timestamp())
  and (entry.unpublish_at is null or entry.unpublish_at > statement_timestamp()))`;
const isSample = sql<boolean>`coalesce(entry.fields -> 'sample' = 'true'::jsonb, false)`;
const notWithdrawn = sql<boolean>`entry.status <> 'withdrawn'`;

type Row = Selectable<EntryRow> & { shown: boolean };

/**
 * What a store reveals beside what readers see: nothing; the one entry that is asked for, for its preview; or every draft, in
 * development. Never what is withdrawn.
 */
export type Reveals = 'shown' | 'asked' | 'all';

/** The library: everything that a page shows is read here. */
export function contentStore(db: Kysely<DB>, reveals: Reveals = 'shown') {
  const visible = reveals === 'all' ? notWithdrawn : shown;
  const teasers = () => db.selectFrom('entry').select(teaserColumns).where(visible);
  const rows = () => db.selectFrom('entry').selectAll('entry').select(shown.as('shown'));

  const addresses = async (ids: readonly string[]): Promise<EntryAddress[]> =>
    ids.length === 0
      ? []
      : (
          await db.selectFrom('entry').select(addressColumns).select(isSample.as('sample')).where(visible).where('id', 'in', ids).execute()
        ).map((row) => addressSchema.parse(row));

  const complete = async (row: Row): Promise<Entry> => {
    const sections = sectionsSchema.parse(row.sections).map(parseSection);
    const typed = typedFieldsSchema.parse({ type: row.type, fields: row.fields });
    const linkedIds = [...linksIn([sections, typed.fields]).entries, ...referencesIn(typed.fields, referenceFields)];
    const shownIds = [...new Set([row.id, ...linkedIds, ...row.topics])];
    note(...shownIds.map(tags.entry));
    const all = await addresses(shownIds);
    const nearest = (id: string) => all.find((each) => each.id === id && each.locale === row.locale) ?? all.find((each) => each.id === id);
    return {
      ...teaserOf(row),
      ...typed,
      sections,
      tags: readTags(row.tags),
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

  /** Where an entry that was withdrawn leads, over as many as were withdrawn in favour of another. */
  const successorOf = async (row: Row): Promise<FoundEntry> => {
    const passed = new Set([row.id]);
    for (let next = row.moved_to; next !== null && !passed.has(next); ) {
      passed.add(next);
      const successor = await rows().where('id', '=', next).where('locale', '=', row.locale).executeTakeFirst();
      if (successor?.shown) return { kind: 'moved', to: addressSchema.parse(successor) };
      next = successor?.status === 'withdrawn' ? successor.moved_to : null;
    }
    return { kind: 'gone' };
  };

  /** What a row at the asked address means for who asked. */
  const outcomeOf = async (row: Row): Promise<FoundEntry> => {
    if (row.status === 'withdrawn') return successorOf(row);
    return row.shown || reveals !== 'shown' ? { kind: 'found', entry: await complete(row) } : { kind: 'missing' };
  };

  /** Where an address leads that an entry left. */
  const redirectFrom = async (space: string, slug: string, locale: Locale): Promise<FoundEntry> => {
    const row = await rows()
      .innerJoin('redirect', (join) => join.onRef('entry.id', '=', 'redirect.entry_id').onRef('entry.locale', '=', 'redirect.locale'))
      .where('redirect.locale', '=', locale)
      .where('redirect.space', '=', space)
      .where('redirect.slug', '=', slug)
      .executeTakeFirst();
    if (!row) return { kind: 'missing' };
    if (row.status === 'withdrawn') return successorOf(row);
    return row.shown ? { kind: 'moved', to: addressSchema.parse(row) } : { kind: 'missing' };
  };

  return {
    /** The entry that fills a screen; `elsewhere` where it is shown in the other language only. */
    async onScreen(screen: string, locale: Locale): Promise<FoundEntry> {
      note(tags.screen(screen));
      const found = await rows().where('screen', '=', screen).execute();
      const own = found.find((row) => row.locale === locale);
      const outcome: FoundEntry = own ? await outcomeOf(own) : { kind: 'missing' };
      const others = found.filter((row) => row !== own && (row.shown || (reveals === 'all' && row.status !== 'withdrawn')));
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
      const outcome: FoundEntry = row ? await outcomeOf(row) : { kind: 'missing' };
      // A draft does not take an address from the entry that left it.
      return outcome.kind === 'missing' ? redirectFrom(space, slug, locale) : outcome;
    },

    /** The entries under a topic and the topics within it, those with a screen of their own first, then by title. */
    async underTopic(topicId: string, locale: Locale): Promise<EntryTeaser[]> {
      note(tags.topic(topicId));
      const found = await teasers()
        .where('locale', '=', locale)
        .where(sql<boolean>`(topics @> array[${topicId}]::text[] and type <> 'topic' or fields ->> 'parent' = ${topicId})`)
        .execute();
      const inOrder = byTitle(locale);
      return found.map(teaserOf).sort((a, b) => Number(a.screen === null) - Number(b.screen === null) || inOrder(a, b));
    },

    /** Every entry of a type, by title. */
    async ofType(type: EntryType, locale: Locale): Promise<EntryTeaser[]> {
      note(tags.type(type));
      return (await teasers().where('locale', '=', locale).where('type', '=', type).execute()).map(teaserOf).sort(byTitle(locale));
    },

    /** The terms of the glossary, by title. */
    async glossary(locale: Locale): Promise<GlossaryTerm[]> {
      note(tags.type('glossaryTerm'));
      const found = await teasers().select('entry.fields').where('locale', '=', locale).where('type', '=', 'glossaryTerm').execute();
      return found.map((row) => ({ ...teaserOf(row), alsoCalled: glossaryFields.parse(row.fields).alsoCalled })).sort(byTitle(locale));
    },

    /** The topics above one, the outermost first. */
    async topicsAbove(topicId: string, locale: Locale): Promise<EntryAddress[]> {
      note(tags.type('topic'));
      const { rows: found } = await sql`
        with recursive above(id, passed) as (
          select fields ->> 'parent', array[id] from entry where id = ${topicId} and locale = ${locale}
          union all
          select entry.fields ->> 'parent', passed || entry.id
          from entry join above on entry.id = above.id and entry.locale = ${locale}
          where not entry.id = any(passed)
        )
        select entry.id, entry.locale, entry.type, entry.screen, entry.slug, entry.title
        from above join entry on entry.id = above.id and entry.locale = ${locale}
        where ${visible} and not entry.id = any(passed) order by cardinality(passed) desc`.execute(db);
      return found.map((row) => addressSchema.parse(row));
    },

    /** Teasers of the named entries that are shown in this language, in the order of the names. */
    async teasers(ids: readonly string[], locale: Locale): Promise<EntryTeaser[]> {
      if (ids.length === 0) return [];
      note(...ids.map(tags.entry));
      const found = await teasers().where('locale', '=', locale).where('id', 'in', ids).execute();
      return ids.flatMap((id) => found.find((row) => row.id === id) ?? []).map(teaserOf);
    },

    /** Every shown address with its day of last change: the sitemap. */
    async everything(): Promise<EntryTeaser[]> {
      note(tags.library);
      return (await teasers().orderBy('id').execute()).map(teaserOf);
    },

    /**
     * When anything in the library comes or goes by itself next, in milliseconds from now; null when nothing will. Asked by the
     * database's clock, which also decides what is shown.
     */
    async nextChange(): Promise<number | null> {
      const { rows: found } = await sql<{ ms: number | null }>`
        select (extract(epoch from least(
          (select min(publish_at) from entry where publish_at > statement_timestamp()),
          (select min(unpublish_at) from entry where unpublish_at > statement_timestamp())
        ) - statement_timestamp()) * 1000)::float8 as ms`.execute(db);
      return found[0]?.ms ?? null;
    },

    /** Where an address of an older site leads now; a path, or null. */
    async oldAddress(path: string): Promise<string | null> {
      const found = await db.selectFrom('old_address').select('target').where('path', '=', path).executeTakeFirst();
      return found?.target ?? null;
    },
  };
}

/** As a reader of the language expects it: accents and opening marks do not count. A database's own order differs by server. */
function byTitle(locale: Locale): (a: EntryTeaser, b: EntryTeaser) => number {
  const { compare } = new Intl.Collator(locale, { ignorePunctuation: true, numeric: true });
  return (a, b) => compare(a.title, b.title);
}

type TeaserRow = Pick<
  Selectable<EntryRow>,
  'id' | 'locale' | 'type' | 'screen' | 'slug' | 'title' | 'teaser' | 'published_at' | 'updated_at'
>;

function teaserOf(row: TeaserRow): EntryTeaser {
  return { ...addressSchema.parse(row), teaser: row.teaser, publishedAt: row.published_at, updatedAt: row.updated_at };
}
