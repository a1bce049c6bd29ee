import { sql } from 'kysely';
import { z } from 'zod';
import type { Locale } from '#config/locale.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { type EntryTeaser, type TeaserQuery, teaserOf } from './teaser.ts';

/** A question that is answered, with where it stands among the others. */
export type Question = EntryTeaser & { group: string | null; topics: readonly string[] };

const placed = z.object({ group: z.string().nullable(), position: z.int().nullable() });

/** The questions that readers ask of the site (entries of the type `faq`). */
export function questionsOf(teasers: TeaserQuery) {
  return {
    /** All of them in a language, in their editor's order (`sectionPosition`); what has no position comes last. */
    async questions(locale: Locale): Promise<Question[]> {
      addCacheTags(tags.type('faq'));
      const found = await teasers()
        .select([
          'entry.topics',
          sql<unknown>`jsonb_build_object('group', entry.fields -> 'group', 'position', entry.fields -> 'sectionPosition')`.as('placed'),
        ])
        .where('locale', '=', locale)
        .where('type', '=', 'faq')
        .orderBy(sql`(entry.fields ->> 'sectionPosition')::int`, (order) => order.asc().nullsLast())
        .orderBy('title')
        .orderBy('id')
        .execute();
      return found.map((row) => ({ ...teaserOf(row), topics: row.topics, group: placed.parse(row.placed).group }));
    },
  };
}

/** How many questions an answer leads on to. */
const mostNear = 4;

/**
 * The questions nearest to one: of its group first, then those that share a topic with it, then the words of their titles; of those
 * that are as near, what stands nearest on the page of all.
 */
export function nearestQuestions(all: readonly Question[], id: string): Question[] {
  const at = all.findIndex((each) => each.id === id);
  const own = all[at];
  if (!own) return [];
  const ownWords = wordsOf(own.title);
  const nearness = (other: Question) => [
    Number(own.group !== null && other.group === own.group),
    other.topics.filter((topic) => own.topics.includes(topic)).length,
    wordsOf(other.title).filter((word) => ownWords.includes(word)).length,
  ];
  return all
    .map((question, place) => ({ question, nearness: nearness(question), apart: Math.abs(place - at) }))
    .filter(({ question, nearness }) => question !== own && nearness.some((each) => each > 0))
    .sort((one, other) => compare(other.nearness, one.nearness) || one.apart - other.apart)
    .slice(0, mostNear)
    .map(({ question }) => question);
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The words that say what a title is about: short ones stand in every question. */
function wordsOf(title: string): string[] {
  return [...new Set(title.toLowerCase().match(/\p{L}{5,}/gu))];
}
