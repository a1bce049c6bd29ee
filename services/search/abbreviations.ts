import { type Kysely, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { ContentStore } from '#services/content/library/store.ts';
import { fold } from './fold.ts';
import { isSearchable, shortestAbbreviation, termOf } from './shared.ts';

/**
 * What a term that is too short to be searched for stands for: the terms of the glossary that are also called so (ER), what the page of
 * abbreviations lists (dx), and the things that the table of synonyms knows by it (QT). In full, to be searched for.
 */
export async function abbreviationsOf(
  db: Kysely<DB>,
  content: Pick<ContentStore, 'abbreviations' | 'glossaryNames'>,
  typed: string,
  locale: Locale,
): Promise<string[]> {
  const short = fold(termOf(typed));
  if (isSearchable(typed) || short.length < shortestAbbreviation || short.includes(' ')) return [];
  const [terms, listed, synonyms] = await Promise.all([
    content.glossaryNames(locale),
    content.abbreviations(locale),
    db
      .selectFrom('search_synonym')
      .select('called')
      .where('locale', '=', locale)
      .where('key', '=', sql<string>`search_key(${short}, ${locale})`)
      .execute(),
  ]);
  const defined = terms.filter(({ names: [, ...others] }) => others.some((name) => fold(name) === short));
  const ofPage = listed.filter((each) => fold(each.short) === short);
  const names = [...defined.map(({ names: [title] }) => title), ...ofPage.map(({ name }) => name), ...synonyms.map(({ called }) => called)];
  return [...new Map(names.filter((name) => isSearchable(name)).map((name) => [fold(name), name])).values()];
}
