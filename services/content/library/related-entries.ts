import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import type { Tags } from '#services/content/model/entries/front-matter-schema.ts';
import { type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

/** What a reader is led on to: something to read, hear or see, that does not pass as an event does. */
const readOn: readonly EntryType[] = ['page', 'personalStory', 'op-ed', 'researchNews', 'podcast', 'video', 'gallery', 'check-list', 'faq'];

/** Two stand side by side; what else there is to read is in its section. */
const mostRelated = 2;

type Subject = { id: string; locale: Locale; topics: readonly { id: string }[]; tags: Tags };

/**
 * The entries to read after one, at most two, in one question: in its language before the other; those that it links to first,
 * then the more the more they have in common with it; `shown` are those that its page leads on to already. What stands under no topic
 * and has no tag (a form, a policy) is nobody's.
 */
export async function relatedTo(subject: Subject, shown: readonly string[], teasers: TeaserQuery): Promise<EntryTeaser[]> {
  const { id, locale } = subject;
  const alike = likenesses(subject);
  if (alike.length === 0) return [];
  addCacheTags(
    tags.linksTo(id),
    ...subject.topics.map((topic) => tags.topic(topic.id)),
    ...wordsOf(subject.tags).map(([, word]) => tags.word(word)),
  );
  const linked = sql`select target_id from entry_link where entry_id = ${id} and locale = ${locale}`;
  const linking = sql`select entry_id from entry_link where target_id = ${id}`;
  const inCommon = sql.join([sql`(entry.id in (${linking}))::int`, ...alike.map((each) => sql`(${each})::int`)], sql` + `);
  const found = await teasers()
    .where('entry.id', 'not in', [id, ...shown])
    .where('entry.type', 'in', readOn)
    .where(sql<boolean>`entry.id in (${linked} union ${linking} union select entry.id from entry where ${sql.join(alike, sql` or `)})`)
    .where(sql<boolean>`(entry.topics <> '{}' or entry.tags @? '$.*[*]')`)
    .where(sql<boolean>`not entry.fields @> '{"archived": true}'`)
    .orderBy(sql`entry.locale = ${locale}`, 'desc')
    .orderBy(sql`entry.id in (${linked})`, 'desc')
    .orderBy(sql`${inCommon}`, 'desc')
    .orderBy(sql`entry.id collate "C"`)
    // Where there are fewer than two in its language, these come again in the other.
    .limit(2 * mostRelated)
    .execute();
  const nearest = found.filter((row, at) => found.findIndex((each) => each.id === row.id) === at).slice(0, mostRelated);
  addCacheTags(...nearest.map((row) => tags.entry(row.id)));
  return nearest.map(teaserOf);
}

/** What another entry may have in common with one, each a condition on its row. */
function likenesses({ topics, tags: own }: Subject): RawBuilder<boolean>[] {
  return [
    ...topics.map((topic) => sql<boolean>`entry.topics @> array[${topic.id}]::text[]`),
    ...wordsOf(own).map(([name, word]) => sql<boolean>`entry.tags @> ${JSON.stringify({ [name]: [word] })}::jsonb`),
  ];
}

/** The words by which entries are alike. A stage is not one: it is a member's, and says little of a text. */
function wordsOf({ personas, cancerTypes, treatments }: Tags): (readonly [name: keyof Tags, word: string])[] {
  const named = (name: keyof Tags, words: readonly string[]) => words.map((word) => [name, word] as const);
  return [...named('personas', personas), ...named('cancerTypes', cancerTypes), ...named('treatments', treatments)];
}
