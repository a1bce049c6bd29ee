import { sql } from 'kysely';
import type { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { typeDefinitions } from '#services/content/model/entries/entry-types.ts';
import { isPlaylist } from './listing.ts';
import { type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

const filmFields = typeDefinitions.video.fields
  .strip()
  .pick({ caption: true, videoUrl: true, files: true, isPlaylist: true, membersOnly: true });

/** A film, or a list of films, with what stands in the gateway's summary of it beside its card. */
export type FilmSummary = EntryTeaser & z.output<typeof filmFields>;

/** The films and lists of films that are visible, the latest first. */
export function films(teasers: TeaserQuery) {
  const latest = (locale: Locale) => {
    addCacheTags(tags.type('video'));
    return teasers()
      .where('locale', '=', locale)
      .where('type', '=', 'video')
      .orderBy('published_at', 'desc')
      .orderBy('publish_at', (order) => order.desc().nullsLast())
      .orderBy('id');
  };

  return {
    /** The lists of films that play one after the other. */
    async playlists(locale: Locale): Promise<EntryTeaser[]> {
      return (await latest(locale).where(isPlaylist, '=', true).execute()).map(teaserOf);
    },

    /** Films and lists of films; of one series, where that is asked for by its id. */
    async filmSummaries(locale: Locale, limit: number, series?: string): Promise<FilmSummary[]> {
      const found = series === undefined ? latest(locale) : latest(locale).where(sql`entry.fields ->> 'series'`, '=', series);
      const rows = await found.select('entry.fields').limit(limit).execute();
      return rows.flatMap((row) => {
        const { data } = filmFields.safeParse(row.fields);
        return data ? [{ ...teaserOf(row), ...data }] : [];
      });
    },
  };
}
