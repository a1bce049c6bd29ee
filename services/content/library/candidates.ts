import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import { changeFields } from '#services/content/model/entries/common-fields.ts';
import { type EntryType, entryTypes } from '#services/content/model/entries/entry-types.ts';
import { readTags, type Tags } from '#services/content/model/entries/front-matter-schema.ts';
import { isArchived, isPlaylist } from './listing.ts';

/** An entry as far as it is chosen for somebody. Dates are calendar dates, `YYYY-MM-DD`. */
export type Candidate = {
  id: string;
  locale: Locale;
  type: EntryType;
  title: string;
  teaser: string;
  topics: readonly string[];
  tags: Tags;
  publishedAt: string;
  /** The last change that a reader should know of. */
  changedOn: string | null;
  /** It has numbers about survival, which calm reading folds away. */
  hasSurvivalNumbers: boolean;
  /** The entries that it links to, by their ids. */
  links: readonly string[];
};

/** What somebody is led to: what is read, heard or seen by itself. */
export const offeredTypes = [
  'page',
  'check-list',
  'op-ed',
  'researchNews',
  'personalStory',
  'podcast',
  'video',
] as const satisfies EntryType[];

const rowSchema = z.object({
  id: z.string(),
  locale: z.enum(locales),
  type: z.enum(entryTypes),
  title: z.string(),
  teaser: z.string(),
  topics: z.array(z.string()),
  tags: z.unknown().transform(readTags),
  publishedAt: z.string(),
  changes: z.object(changeFields).catch({ changes: [] }),
  hasSurvivalNumbers: z.boolean(),
  links: z.array(z.string()),
});

const hasSurvivalNumbers = sql<boolean>`entry.sections @> '[{"kind": "survivalNumbers"}]'::jsonb`;
const links = sql<string[]>`array(
  select target_id from entry_link where entry_link.entry_id = entry.id and entry_link.locale = entry.locale order by target_id)`;

/** All that may be chosen for somebody, of what readers see: nothing that is archived, and nothing that has no topic, as policies and forms have none. */
export function candidates(db: Kysely<DB>, visible: RawBuilder<boolean>) {
  return {
    async candidates(locale: Locale): Promise<Candidate[]> {
      const found = await db
        .selectFrom('entry')
        .select(['id', 'locale', 'type', 'title', 'teaser', 'topics', 'tags', 'published_at as publishedAt'])
        .select([sql<unknown>`jsonb_build_object('changes', coalesce(entry.fields -> 'changes', '[]'))`.as('changes')])
        .select([hasSurvivalNumbers.as('hasSurvivalNumbers'), links.as('links')])
        .where('locale', '=', locale)
        .where('type', 'in', offeredTypes)
        .where(visible)
        .where(sql<boolean>`not ${isArchived} and not ${isPlaylist} and entry.topics <> '{}'`)
        .orderBy('id')
        .execute();
      return found.map((row) => {
        const { changes, ...candidate } = rowSchema.parse(row);
        return { ...candidate, changedOn: changes.changes.find(({ matters }) => matters)?.date ?? null };
      });
    },
  };
}
