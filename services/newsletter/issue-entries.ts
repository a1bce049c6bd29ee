import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { isArchived } from '#services/content/library/listing.ts';
import { shown } from '#services/content/library/visibility.ts';
import { type EntryType, isEntryType } from '#services/content/model/entries/entry-types.ts';
import { readTags, type Tags } from '#services/content/model/entries/front-matter-schema.ts';
import type { NewsletterTopic } from './shared.ts';

/** What comes along with nothing else, and so can be news by itself. */
const newsTypes = [
  'page',
  'check-list',
  'gallery',
  'researchNews',
  'op-ed',
  'personalStory',
  'podcast',
  'video',
  'event',
] as const satisfies EntryType[];

/** The most entries of an issue: more than anybody reads in a mail. */
export const mostEntries = 30;

/** An entry as an issue needs it, to tell whose it is. */
export type IssueEntry = { id: string; topics: NewsletterTopic[] };

type Described = { type: string; screen: string | null; topics: string[]; tags: unknown };

const columns = ['entry.id', 'entry.type', 'entry.screen', 'entry.topics', 'entry.tags'] as const;

/** The named entries that readers see in any language, in the order of the names. */
export async function entriesOfIssue(db: Kysely<DB>, ids: readonly string[]): Promise<IssueEntry[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('entry').select(columns).where('id', 'in', ids).where('type', 'in', newsTypes).where(shown).execute();
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ id, topics: topicsOf(row) }] : [];
  });
}

/**
 * What was published since the last issue, or in the last month where there is none yet, the newest first. What stood in an issue
 * before, and what is archived, is left out.
 */
export async function entriesSinceLastIssue(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from entry
    where type = any(${newsTypes}) and ${shown} and not ${isArchived} and is_found
      and published_at >= coalesce((select max(created_at) from newsletter_issue), statement_timestamp() - interval '1 month')::date
      and not exists (select from newsletter_issue where entry.id = any(newsletter_issue.entries))
    group by entry.id order by max(published_at) desc, entry.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Which topics an entry belongs to: by what it is, whom it is for, and what it is about. Each belongs to one at least. */
export function topicsOf({ type, screen, topics, tags }: Described): NewsletterTopic[] {
  const { personas, stages, treatments } = readTags(tags);
  const found = new Set<NewsletterTopic>(
    ofType(isEntryType(type) ? type : 'page', screen) ?? topics.flatMap((topic) => ofTopic[topic] ?? []),
  );
  if (isForOne(personas, 'metastatic') || stages.includes('IV') || treatments.includes('metastases')) found.add('metastatic');
  if (isForOne(personas, 'caring-for-someone')) found.add('caring');
  return found.size > 0 ? [...found] : ['living'];
}

/** An article for nearly everybody is no article for one of them. */
const isForOne = (personas: Tags['personas'], persona: Tags['personas'][number]) => personas.includes(persona) && personas.length <= 2;

/** What an entry is settles it, whatever it is about; undefined where it does not. */
function ofType(type: EntryType, screen: string | null): NewsletterTopic[] | undefined {
  if (type === 'researchNews') return ['research'];
  if (type === 'event') return ['alba'];
  if (type === 'personalStory') return ['living'];
  return screen !== null && /^(about-us|partner|community|policies)/.test(screen) ? ['alba'] : undefined;
}

/** By the topics of the library. */
const ofTopic: Readonly<Record<string, NewsletterTopic[]>> = {
  'topic-screening': ['treatment'],
  'topic-symptoms': ['treatment'],
  'topic-risk': ['treatment'],
  'topic-diagnosis': ['treatment'],
  'topic-types': ['treatment'],
  'topic-treatment': ['treatment'],
  'topic-side-effects': ['treatment'],
  'topic-daily-life': ['living'],
  'topic-emotions': ['living'],
  'topic-family': ['living', 'caring'],
};
