import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { readTags, type Tags } from '#services/content/model/entries/front-matter-schema.ts';
import { entriesAbove } from './entries-above.ts';
import { byTitle, type EntryAddress, type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

/** What lists ask for: the entries that fill one of the screens, and those that carry one of the topics or tags. */
type Wanted = { screens: readonly string[]; topics: readonly string[]; tags: Omit<Tags, 'onlyFor'> };

/** An entry of such a list, with what it carries. */
export type GatheredTeaser = EntryTeaser & { topics: readonly string[]; tags: Tags };

/** A topic with the one above it. */
export type TopicTeaser = EntryTeaser & { parent: string | null };

const countsSchema = z.array(z.object({ topic: z.string(), entries: z.int() }));

/** Lists of the entries that are visible, by the topics and tags that they carry. */
export function entriesByTopic(db: Kysely<DB>, teasers: TeaserQuery, visible: RawBuilder<boolean>) {
  return {
    /** The entries under a topic and the topics within it, those with a screen of their own first, then by title. */
    async underTopic(topicId: string, locale: Locale): Promise<EntryTeaser[]> {
      addCacheTags(tags.topic(topicId));
      const found = await teasers()
        .where('locale', '=', locale)
        .where(sql<boolean>`(topics @> array[${topicId}]::text[] and type <> 'topic' or fields ->> 'parent' = ${topicId})`)
        .execute();
      return found.map(teaserOf).sort(screensFirst(locale));
    },

    /** Every topic, by title. */
    async topics(locale: Locale): Promise<TopicTeaser[]> {
      addCacheTags(tags.type('topic'));
      const found = await teasers()
        .select(sql<string | null>`entry.fields ->> 'parent'`.as('parent'))
        .where('locale', '=', locale)
        .where('type', '=', 'topic')
        .execute();
      return found.map((row) => ({ ...teaserOf(row), parent: row.parent })).sort(byTitle(locale));
    },

    /** The topics above one, the outermost first. */
    async topicsAbove(topicId: string, locale: Locale): Promise<EntryAddress[]> {
      addCacheTags(tags.type('topic'));
      return entriesAbove(db, visible, { id: topicId, locale, by: 'parent' });
    },

    /** How many entries of the named types stand under each of the topics; one that has none is left out. */
    async pagesUnder(topicIds: readonly string[], types: readonly string[], locale: Locale): Promise<ReadonlyMap<string, number>> {
      addCacheTags(...topicIds.map(tags.topic));
      const { rows: found } = await sql`
        select topic, count(*)::int as entries from entry, unnest(entry.topics) as topic
        where locale = ${locale} and topic = any(${[...topicIds]}::text[]) and type = any(${[...types]}::text[]) and ${visible}
        group by topic`.execute(db);
      return new Map(countsSchema.parse(found).map(({ topic, entries }) => [topic, entries]));
    },

    /**
     * Every entry that the lists of one page ask for, and the topics themselves, in one question: those with a screen of their
     * own first, then by title. The page chooses among them by what they carry.
     */
    async gathered({ screens, topics, tags: wanted }: Wanted, locale: Locale): Promise<GatheredTeaser[]> {
      const words = Object.values(wanted).flat();
      addCacheTags(...screens.map(tags.screen), ...topics.map(tags.topic), ...topics.map(tags.entry), ...words.map(tags.word));
      const carries = Object.entries(wanted)
        .filter(([, each]) => each.length > 0)
        .map(([name, each]) => sql<boolean>`entry.tags -> ${name} ?| ${[...each]}::text[]`);
      const found = await teasers()
        .select(['entry.topics', 'entry.tags'])
        .where('locale', '=', locale)
        .where((where) =>
          where.or([
            sql<boolean>`entry.screen = any(${[...screens]}::text[])`,
            sql<boolean>`entry.topics && ${[...topics]}::text[]`,
            sql<boolean>`entry.id = any(${[...topics]}::text[])`,
            ...carries,
          ]),
        )
        .execute();
      return found.map((row) => ({ ...teaserOf(row), topics: row.topics, tags: readTags(row.tags) })).sort(screensFirst(locale));
    },
  };
}

function screensFirst(locale: Locale): (a: EntryTeaser, b: EntryTeaser) => number {
  const inOrder = byTitle(locale);
  return (a, b) => Number(a.screen === null) - Number(b.screen === null) || inOrder(a, b);
}
