import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { Forum } from '#config/organisation.ts';
import type { DB } from '#database/types.ts';
import { addCacheExpiry, addCacheTags, invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { NotAnswered } from '#services/fetch-json/fetch-json.ts';
import { type ForumTopic, fetchTopics, topicSchema } from './fetch-topics.ts';

/** For so long what the forum said last is shown, in milliseconds: what a moderator took away must not stand here for longer. */
export const lasts = 2 * 24 * 60 * 60 * 1000;

/** That the forum told nothing, and why. */
export type Silence = { locale: Locale; code: string };
export type ForumLatest = ReturnType<typeof forumLatest>;

const topicsSchema = z.array(topicSchema);

/** The latest topics of the forum, as it said last. Pages read what is kept; only a job asks the forum. */
export function forumLatest(
  db: Kysely<DB>,
  forum: Pick<Forum, 'url' | 'latest'> | null,
  { now = Date.now, patience }: { now?: () => number; patience?: number } = {},
) {
  const kept = async (locale: Locale) => {
    const row = await db.selectFrom('forum_latest').select(['topics', 'heard_at']).where('locale', '=', locale).executeTakeFirst();
    if (!row) return null;
    return { topics: topicsSchema.safeParse(row.topics).data ?? [], until: row.heard_at.getTime() + lasts };
  };

  const keep = async (locale: Locale, topics: readonly ForumTopic[]): Promise<void> => {
    const before = await kept(locale);
    const isSame = before !== null && before.until > now() && JSON.stringify(before.topics) === JSON.stringify(topics);
    await db.transaction().execute(async (transaction) => {
      const row = { topics: JSON.stringify(topics), heard_at: new Date(now()) };
      await transaction
        .insertInto('forum_latest')
        .values({ locale, ...row })
        .onConflict((conflict) => conflict.column('locale').doUpdateSet(row))
        .execute();
      if (!isSame) await invalidateTags(transaction, [tags.forum]);
    });
  };

  return {
    /** The topics that home shows in a language; none where the forum is not asked, or has been silent for long. */
    async topics(locale: Locale): Promise<ForumTopic[]> {
      if (!forum?.latest[locale]) return [];
      addCacheTags(tags.forum);
      const last = await kept(locale);
      if (last === null || last.until <= now()) return [];
      addCacheExpiry(last.until);
      return last.topics;
    },

    /** Asks the forum, one language after the other, and keeps what it says. A silent forum is no failure: what it said last stays. */
    async refresh(signal: AbortSignal): Promise<Silence[]> {
      const silences: Silence[] = [];
      for (const locale of locales) {
        const path = forum?.latest[locale];
        if (!forum || !path) continue;
        try {
          await keep(locale, await fetchTopics(forum.url + path, signal, patience));
        } catch (error) {
          if (!(error instanceof NotAnswered)) throw error;
          silences.push({ locale, code: error.code });
        }
      }
      return silences;
    },
  };
}
