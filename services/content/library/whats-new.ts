import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { type Change, changeFields } from '#services/content/model/entries/common-fields.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import { isArchived } from './listing.ts';
import { type DatedAddress, datedAddressOf, datedColumns } from './teaser.ts';

/** An entry that came to the library, or a change of one that a reader should know of; on a calendar date, `YYYY-MM-DD`. */
export type LibraryNews = { date: string; entry: DatedAddress; change: Change | null };

/** What is read by itself. A word of the glossary, a person or a topic comes along with what is. */
const readTypes = [
  'page',
  'check-list',
  'gallery',
  'researchNews',
  'op-ed',
  'personalStory',
  'podcast',
  'video',
  'faq',
] as const satisfies EntryType[];

const hasChangeThatMatters = sql<boolean>`entry.fields @> '{"changes": [{"matters": true}]}'::jsonb`;
const withChanges = z.object(changeFields).catch({ changes: [] });

const newestFirst = (a: LibraryNews, b: LibraryNews) => b.date.localeCompare(a.date);

/** What happened in the library, from the entries themselves. */
export function whatsNew(db: Kysely<DB>, visible: RawBuilder<boolean>) {
  const rows = (locale: Locale) => db.selectFrom('entry').select(datedColumns).where('locale', '=', locale).where(visible);

  const additions = async (locale: Locale, limit: number): Promise<LibraryNews[]> => {
    const found = await rows(locale)
      .where('type', 'in', readTypes)
      .where('is_found', '=', true)
      .where(isArchived, '=', false)
      .orderBy('published_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return found.map((row) => ({ date: row.published_at, entry: datedAddressOf(row), change: null }));
  };

  const changes = async (locale: Locale): Promise<LibraryNews[]> => {
    const found = await rows(locale).select('entry.fields').where(hasChangeThatMatters).orderBy('id').execute();
    return found.flatMap((row) => {
      const mattering = withChanges.parse(row.fields).changes.filter(({ matters }) => matters);
      return mattering.map((change) => ({ date: change.date, entry: datedAddressOf(row), change }));
    });
  };

  return {
    /** The changes that matter, the newest first, however much was added since. */
    async latestChanges(locale: Locale, limit: number): Promise<LibraryNews[]> {
      addCacheTags(tags.library);
      return (await changes(locale)).sort(newestFirst).slice(0, limit);
    },

    /** What was added, and the changes that matter, the newest first: of one day the changes before what was added. */
    async whatsNew(locale: Locale, limit: number): Promise<LibraryNews[]> {
      addCacheTags(tags.library);
      const [added, changed] = await Promise.all([additions(locale, limit), changes(locale)]);
      return [...changed, ...added].sort(newestFirst).slice(0, limit);
    },
  };
}
