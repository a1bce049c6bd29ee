import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import { addCacheExpiry, addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { firstPublishedAt } from '#services/content/model/calendar.ts';
import { type EntryType, typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import { isArchived } from './listing.ts';
import { type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

/** Research news with the moment it was first published, in milliseconds since 1970; 0 where nobody can tell. */
export type NewsTeaser = EntryTeaser & { firstPublishedAt: number };

/** `startsAt` and `endsAt` are moments with their offset. */
export type DatedEvent = EntryTeaser & { startsAt: string; endsAt: string; place: string | undefined };

/** The types whose entries come one after another, so that a reader may ask which are the latest. Pages stay, and are no news. */
const newsTypes = ['researchNews', 'op-ed', 'personalStory', 'podcast', 'video'] as const satisfies EntryType[];

const eventFields = typeDefinitions.event.fields.strip();
const dayLength = 24 * 60 * 60 * 1000;

/** What is new and what is to come, of the entries that are visible. */
export function newsAndEvents(teasers: TeaserQuery) {
  const newest = (types: readonly EntryType[], locale: Locale, limit: number) => {
    addCacheTags(...types.map(tags.type));
    return teasers()
      .where('locale', '=', locale)
      .where('type', 'in', types)
      .where(isArchived, '=', false)
      .orderBy('published_at', 'desc')
      .orderBy('publish_at', (order) => order.desc().nullsLast())
      .orderBy('id')
      .limit(limit)
      .execute();
  };

  const events = async (locale: Locale, asked: RawBuilder<boolean>): Promise<DatedEvent[]> => {
    addCacheTags(tags.type('event'));
    const rows = teasers().select('entry.fields').where('locale', '=', locale).where('type', '=', 'event').where(asked);
    return (await rows.execute()).flatMap((row) => {
      const { data } = eventFields.safeParse(row.fields);
      return data ? [{ ...teaserOf(row), startsAt: data.startsAt, endsAt: data.endsAt, place: data.place }] : [];
    });
  };

  return {
    /** The latest research news, without what is archived. */
    async productNewsTeasers(locale: Locale, limit: number): Promise<NewsTeaser[]> {
      const found = await newest(['researchNews'], locale, limit);
      return found.map((row) => ({ ...teaserOf(row), firstPublishedAt: firstPublishedAt(row.published_at, row.publish_at) }));
    },

    /** What was published last of everything that is news, without what is archived. */
    async latestNews(locale: Locale, limit: number): Promise<EntryTeaser[]> {
      return (await newest(newsTypes, locale, limit)).map(teaserOf);
    },

    /** The events that have not ended, the soonest first. One that goes on still counts. A page that shows them changes when one ends. */
    async upcomingEvents(locale: Locale, limit: number): Promise<DatedEvent[]> {
      // Dates as text, two days back for any offset: a moment that PostgreSQL cannot read must not cost the page its other events.
      const since = new Date(Date.now() - 2 * dayLength).toISOString().slice(0, 10);
      const found = await events(locale, sql<boolean>`entry.fields ->> 'endsAt' collate "C" >= ${since}`);
      return found
        .filter(({ endsAt }) => isToCome(Date.parse(endsAt)))
        .sort(bySoonest)
        .slice(0, limit);
    },

    /** The events that are over, the latest first. */
    async pastEvents(locale: Locale, limit: number): Promise<DatedEvent[]> {
      const found = await events(locale, sql<boolean>`true`);
      return found
        .filter(({ endsAt }) => !isToCome(Date.parse(endsAt)))
        .sort((a, b) => bySoonest(b, a))
        .slice(0, limit);
    },
  };
}

function bySoonest(a: DatedEvent, b: DatedEvent): number {
  return Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.id.localeCompare(b.id);
}

/** Whether something that ends at a moment (in milliseconds since 1970) has not ended. The page that asks changes then. */
export function isToCome(end: number): boolean {
  // Noted before it is asked: one that ends in between is then not kept.
  addCacheExpiry(end);
  return end > Date.now();
}
