import { z } from 'zod';
import { fetchJson, NotAnswered } from '#services/fetch-json/fetch-json.ts';
import { crisisOf } from '#services/search/crisis.ts';

/** A topic of the forum. What it says of people, and how often it was read, is not kept. */
export const topicSchema = z.object({
  id: z.int().positive(),
  title: z.string().min(1).max(100),
  slug: z.string().regex(/^[a-z0-9-]{0,255}$/),
  /** The forum's own number of the category that it stands in. */
  category: z.int().nullable(),
});
export type ForumTopic = z.output<typeof topicSchema>;

/** As many as home shows. */
const mostTopics = 4;
/** A page of thirty topics has about 40 KB. */
const mostBytes = 512 * 1024;
/** In milliseconds. */
const patience = 5_000;
const longestTitle = 100;

/** Discourse's answer, of which nothing else is read. */
const answerSchema = z.object({ topic_list: z.object({ topics: z.array(z.unknown()) }) });
const listedSchema = z.object({
  ...{ id: z.unknown(), title: z.string(), slug: z.unknown(), category_id: z.int().nullish() },
  visible: z.boolean().default(true),
  archived: z.boolean().default(false),
  /** What moderators hold at the top is not what people talk about. */
  pinned: z.boolean().default(false),
});

/**
 * Asks a Discourse forum for its latest topics. Nothing else is followed, waited for or read: no redirect, no more than five seconds,
 * no more than 512 KB.
 * @throws NotAnswered
 */
export async function fetchTopics(url: string, signal: AbortSignal, longest = patience): Promise<ForumTopic[]> {
  const said = await fetchJson(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]), mostBytes });
  const answer = answerSchema.safeParse(said);
  if (!answer.success) throw new NotAnswered('not a list of topics');
  return answer.data.topic_list.topics.flatMap(shownTopic).slice(0, mostTopics);
}

/** A topic that may stand on home; a single one that cannot be read, or should not be met there, is left out. */
function shownTopic(listed: unknown): ForumTopic[] {
  const { data } = listedSchema.safeParse(listed);
  if (!data?.visible || data.archived || data.pinned) return [];
  const title = plainTitle(data.title);
  // Who writes that needs an answer in the forum, and who reads home should not meet it unprepared, nor somebody's address.
  if (crisisOf(title) !== null || /@|:\/\/|\d{5}/.test(title)) return [];
  const topic = topicSchema.safeParse({ id: data.id, title, slug: data.slug, category: data.category_id ?? null });
  return topic.success ? [topic.data] : [];
}

/** One line without signs that turn or hide what stands beside them, cut where it is long. */
function plainTitle(title: string): string {
  const line = title
    .replace(/[\p{Cf}\p{Cs}\p{Co}]+/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (line.length <= longestTitle) return line;
  const start = line.slice(0, longestTitle - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}
