import { sql } from 'kysely';
import type { z } from 'zod';
import { type Locale, otherLocale } from '#config/locale.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import { type EntryAddress, type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

const episodeFields = typeDefinitions.podcast.fields
  .strip()
  .pick({ category: true, duration: true, audio: true, captions: true, chapters: true, guests: true, computerVoice: true });

/** An episode of the podcast, with what stands in its summary and in the feed beside its card. */
export type EpisodeSummary = EntryTeaser & z.output<typeof episodeFields>;

type Wanted = {
  limit: number;
  /** The id of a category: its episodes alone. */
  category?: string | undefined;
  /** Only those with audio. */
  areHeard?: boolean | undefined;
};

const hasAudio = sql<boolean>`entry.fields ? 'audio'`;

/** The episodes that are visible. */
export function episodes(teasers: TeaserQuery) {
  const of = (locale: Locale) => {
    addCacheTags(tags.type('podcast'));
    return teasers().where('locale', '=', locale).where('type', '=', 'podcast');
  };

  return {
    /** The latest first. */
    async episodes(locale: Locale, { limit, category, areHeard = false }: Wanted): Promise<EpisodeSummary[]> {
      let found = of(locale);
      if (category !== undefined) found = found.where(sql`entry.fields ->> 'category'`, '=', category);
      if (areHeard) found = found.where(hasAudio);
      const rows = await found
        .select('entry.fields')
        .orderBy('published_at', 'desc')
        .orderBy('publish_at', (order) => order.desc().nullsLast())
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.flatMap((row) => {
        const { data } = episodeFields.safeParse(row.fields);
        return data ? [{ ...teaserOf(row), ...data }] : [];
      });
    },

    /** The same episode in the other language, where it has audio there. */
    async heardElsewhere({ id, locale }: Pick<EntryAddress, 'id' | 'locale'>): Promise<EntryTeaser | null> {
      const row = await of(otherLocale(locale)).where('id', '=', id).where(hasAudio).executeTakeFirst();
      return row ? teaserOf(row) : null;
    },
  };
}
