import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB, Entry as EntryRow } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { cardColumns } from '../model/card-fields.ts';
import { readTags, type Source, sourceSchema, type Tags } from '../model/entry.ts';
import { linksIn, referencesIn } from '../model/links.ts';
import { parseSection, type Section } from '../model/sections/sections.ts';
import { type TypedFields, typedFieldsSchema } from '../model/types/typed-fields.ts';
import { type EntryType, referenceFields } from '../model/types/types.ts';
import { homeCollections } from './collections.ts';
import { contentLists } from './lists.ts';
import { relatedTo } from './related.ts';
import {
  addressSchema,
  byTitle,
  type DatedAddress,
  datedAddressOf,
  datedColumns,
  type EntryAddress,
  type EntryTeaser,
  teaserOf,
} from './teaser.ts';
import { type Reveals, shown, visibleTo } from './visibility.ts';

export type { Tags } from '../model/entry.ts';
export type { NewsTeaser, UpcomingEvent } from './collections.ts';
export type { GatheredTeaser, TopicTeaser } from './lists.ts';
export type { DatedAddress, EntryAddress, EntryTeaser } from './teaser.ts';

/** An entry in one language. */
export type Entry = Omit<DatedAddress, 'type'> &
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
    translations: DatedAddress[];
    /** The entries that it links to or names: in its own language, else in the other. */
    linked: EntryTeaser[];
  };

export type FoundEntry =
  | { kind: 'found'; entry: Entry }
  /** Shown in the other language only. */
  | { kind: 'elsewhere'; translations: DatedAddress[] }
  | { kind: 'moved'; to: EntryAddress }
  /** Taken back. */
  | { kind: 'gone' }
  | { kind: 'missing' };

export type ContentStore = ReturnType<typeof contentStore>;

/** All that a whole page is made of: not the words for search, nor what publishing keeps. */
const entryColumns = [
  ...datedColumns,
  'entry.status',
  'entry.moved_to',
  'entry.fields',
  'entry.sections',
  'entry.tags',
  'entry.sources',
  'entry.topics',
  'entry.sources_checked_at',
  'entry.reviewed_by',
  'entry.reviewed_at',
] as const;
const sourcesSchema = z.array(sourceSchema.strip());
const sectionsSchema = z.array(z.unknown());

const isSample = sql<boolean>`coalesce(entry.fields -> 'sample' = 'true'::jsonb, false)`;

type Row = Pick<Selectable<EntryRow>, ColumnName<(typeof entryColumns)[number]>> & { shown: boolean };
type ColumnName<Column extends string> = Column extends `entry.${infer Name extends keyof EntryRow}` ? Name : never;

/** The library: everything that a page shows is read here. */
export function contentStore(db: Kysely<DB>, reveals: Reveals = 'shown') {
  const visible = visibleTo(reveals);
  const teasers = () => {
    // A card names who wrote an entry.
    addCacheTags(tags.type('person'));
    return db
      .selectFrom('entry')
      .select([...datedColumns, 'entry.publish_at', isSample.as('sample'), ...cardColumns(visible)])
      .where(visible);
  };
  const rows = () => db.selectFrom('entry').select(entryColumns).select(shown.as('shown'));

  const teasersOf = async (ids: readonly string[]): Promise<EntryTeaser[]> =>
    ids.length === 0 ? [] : (await teasers().where('id', 'in', ids).execute()).map(teaserOf);

  const complete = async (row: Row): Promise<Entry> => {
    const sections = sectionsSchema.parse(row.sections).map(parseSection);
    const typed = typedFieldsSchema.parse({ type: row.type, fields: row.fields });
    const linkedIds = [...linksIn([sections, typed.fields]).entries, ...referencesIn(typed.fields, referenceFields)];
    const shownIds = [...new Set([row.id, ...linkedIds, ...row.topics])];
    addCacheTags(...shownIds.map(tags.entry));
    const all = await teasersOf(shownIds);
    const nearest = (id: string) => all.find((each) => each.id === id && each.locale === row.locale) ?? all.find((each) => each.id === id);
    return {
      ...datedAddressOf(row),
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
      addCacheTags(tags.screen(screen));
      const found = await rows().where('screen', '=', screen).execute();
      const own = found.find((row) => row.locale === locale);
      const outcome: FoundEntry = own ? await outcomeOf(own) : { kind: 'missing' };
      const others = found.filter((row) => row !== own && (row.shown || (reveals === 'all' && row.status !== 'withdrawn')));
      if (outcome.kind !== 'missing' || others.length === 0) return outcome;
      return { kind: 'elsewhere', translations: others.map(datedAddressOf) };
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

    ...contentLists(db, teasers, visible),
    ...homeCollections(teasers),

    /** What to read after an entry, without what its page shows already. */
    related: (entry: Entry, shown: readonly string[] = []): Promise<EntryTeaser[]> => relatedTo(entry, shown, teasers),

    /** Every entry of a type, by title. */
    async ofType(type: EntryType, locale: Locale): Promise<EntryTeaser[]> {
      addCacheTags(tags.type(type));
      return (await teasers().where('locale', '=', locale).where('type', '=', type).execute()).map(teaserOf).sort(byTitle(locale));
    },

    /** Teasers of the named entries that are shown in this language, in the order of the names. */
    async teasers(ids: readonly string[], locale: Locale): Promise<EntryTeaser[]> {
      if (ids.length === 0) return [];
      addCacheTags(...ids.map(tags.entry));
      const found = await teasers().where('locale', '=', locale).where('id', 'in', ids).execute();
      return ids.flatMap((id) => found.find((row) => row.id === id) ?? []).map(teaserOf);
    },

    /** The named entries that are shown in this language, whole: for a page that holds them within its own text. */
    async whole(ids: readonly string[], locale: Locale): Promise<Entry[]> {
      if (ids.length === 0) return [];
      addCacheTags(...ids.map(tags.entry));
      const found = await rows().where('locale', '=', locale).where('id', 'in', ids).where(visible).execute();
      return Promise.all(found.map(complete));
    },

    /** Every shown address with its day of last change: the sitemap. */
    async everything(): Promise<DatedAddress[]> {
      addCacheTags(tags.library);
      return (await db.selectFrom('entry').select(datedColumns).where(visible).orderBy('id').execute()).map(datedAddressOf);
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
