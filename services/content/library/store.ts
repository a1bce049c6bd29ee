import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { ContentKind } from '#services/content/model/entries/content-kind.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { type Abbreviation, readAbbreviations } from './abbreviations.ts';
import { candidates } from './candidates.ts';
import { entriesByTopic } from './entries-by-topic.ts';
import type { Entry } from './entry.ts';
import { episodes } from './episodes.ts';
import { films } from './films.ts';
import { entryFinder } from './find-entry.ts';
import { entriesLinkingTo } from './linking-entries.ts';
import { isArchived, listings } from './listing.ts';
import { newsAndEvents } from './news-and-events.ts';
import { people } from './people.ts';
import { questionsOf } from './questions.ts';
import { readingMinutesOf } from './reading-time.ts';
import { relatedTo } from './related-entries.ts';
import { sectionTree } from './section-tree.ts';
import {
  byTitle,
  type DatedAddress,
  datedAddressOf,
  datedColumns,
  type EntryAddress,
  type EntryTeaser,
  teaserOf,
  teaserQuery,
} from './teaser.ts';
import { type Reveals, visibleTo } from './visibility.ts';
import { whatsNew } from './whats-new.ts';

export type { Tags } from '#services/content/model/entries/front-matter-schema.ts';
export type { Candidate } from './candidates.ts';
export type { GatheredTeaser, TopicTeaser } from './entries-by-topic.ts';
export type { Entry } from './entry.ts';
export type { EpisodeSummary } from './episodes.ts';
export type { FilmSummary } from './films.ts';
export type { FoundEntry } from './find-entry.ts';
export type { ListedValue, Listing, ListRequest } from './listing.ts';
export type { DatedEvent, NewsTeaser } from './news-and-events.ts';
export type { Profile, Works } from './people.ts';
export type { Question } from './questions.ts';
export type { Place, Standing } from './section-tree.ts';
export type { DatedAddress, EntryAddress, EntryTeaser } from './teaser.ts';
export type { LibraryNews } from './whats-new.ts';

/** The title of a term comes first. */
export type GlossaryNames = { id: string; names: [title: string, ...otherNames: string[]] };

const otherNames = z
  .array(z.string())
  .nullable()
  .transform((names) => names ?? []);

export type ContentStore = ReturnType<typeof contentStore>;

/** The published library: everything that a page shows is read here. */
export function contentStore(db: Kysely<DB>, reveals: Reveals = 'shown') {
  const visible = visibleTo(reveals);
  const teasers = teaserQuery(db, visible);
  const teasersOf = async (ids: readonly string[]): Promise<EntryTeaser[]> =>
    ids.length === 0 ? [] : (await teasers().where('id', 'in', ids).execute()).map(teaserOf);

  return {
    ...entryFinder(db, reveals, teasersOf),
    ...entriesByTopic(db, teasers, visible),
    ...newsAndEvents(teasers),
    ...listings(db, teasers, visible),
    ...questionsOf(teasers),
    ...sectionTree(db, visible),
    ...people(db, teasers, visible),
    ...films(teasers),
    ...episodes(teasers),
    ...whatsNew(db, visible),
    ...candidates(db, visible),

    /** What to read after an entry, without what its page shows already. */
    related: (entry: Entry, shown: readonly string[] = []): Promise<EntryTeaser[]> => relatedTo(entry, shown, teasers),

    /** The entries whose text links to one, by title. */
    linkingTo: (entry: Pick<Entry, 'id' | 'locale'>): Promise<EntryAddress[]> => entriesLinkingTo(db, visible, entry),

    /** Every entry of a type, by title. */
    async ofType(type: EntryType, locale: Locale): Promise<EntryTeaser[]> {
      addCacheTags(tags.type(type));
      return (await teasers().where('locale', '=', locale).where('type', '=', type).execute()).map(teaserOf).sort(byTitle(locale));
    },

    /** What the terms of the glossary are called, without their texts: asked with every search. */
    async glossaryNames(locale: Locale): Promise<GlossaryNames[]> {
      addCacheTags(tags.type('glossaryTerm'));
      const found = await db
        .selectFrom('entry')
        .select(['id', 'title', sql<unknown>`fields -> 'alsoCalled'`.as('also_called')])
        .where('locale', '=', locale)
        .where('type', '=', 'glossaryTerm')
        .where(visible)
        .orderBy('id')
        .execute();
      return found.map(({ id, title, also_called }) => ({ id, names: [title, ...otherNames.parse(also_called)] }));
    },

    /** What short forms stand for, as the page of abbreviations says. */
    abbreviations: (locale: Locale): Promise<Abbreviation[]> => readAbbreviations(db, visible, locale),

    /** The entries of a kind of content, what was published last first, without archived news. */
    async ofKind(kind: ContentKind, locale: Locale, limit: number): Promise<EntryTeaser[]> {
      addCacheTags(tags.library);
      const found = teasers().where('locale', '=', locale).where('entry.content_kind', '=', kind).where(isArchived, '=', false);
      return (await found.orderBy('published_at', 'desc').orderBy('id').limit(limit).execute()).map(teaserOf);
    },

    /** Teasers of the named entries that are shown in this language, in the order of the names. */
    async teasers(ids: readonly string[], locale: Locale): Promise<EntryTeaser[]> {
      if (ids.length === 0) return [];
      addCacheTags(...ids.map(tags.entry));
      const found = await teasers().where('locale', '=', locale).where('id', 'in', ids).execute();
      return ids.flatMap((id) => found.find((row) => row.id === id) ?? []).map(teaserOf);
    },

    /** About how many minutes it takes to read the named entries, by id. */
    readingMinutes: (ids: readonly string[], locale: Locale) => readingMinutesOf(db, visible, ids, locale),

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
