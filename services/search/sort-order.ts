import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#config/locale.ts';
import { type ContentType, contentTypes, type SearchSort } from './shared.ts';

/** What readers of a language see a content type called. Several may share a name. */
export type TypeLabels = (locale: Locale, type: ContentType) => string;

/** The `order by` of ranked results. Types are sorted by what readers see them called; within one name, by relevance. */
export function sortOrder(sort: SearchSort, locale: Locale, labels: TypeLabels): RawBuilder<unknown> {
  switch (sort) {
    case 'RELEVANCE':
      return sql`score desc, published_at desc, entry_id`;
    case 'LATEST':
      return sql`published_at desc, entry_id`;
    case 'OLDEST':
      return sql`published_at, entry_id`;
    case 'TYPE_ASC':
      return sql`${placeByLabel(locale, labels)}, score desc, entry_id`;
    case 'TYPE_DESC':
      return sql`${placeByLabel(locale, labels)} desc, score desc, entry_id`;
  }
}

/** The place of a row's type in the alphabet of the language: PostgreSQL's own collations differ by server. */
function placeByLabel(locale: Locale, labels: TypeLabels): RawBuilder<unknown> {
  const { compare } = new Intl.Collator(locale);
  const named = contentTypes.map((type) => ({ type, label: labels(locale, type) }));
  const alphabet = [...new Set(named.map(({ label }) => label))].sort(compare);
  const places = Object.fromEntries(named.map(({ type, label }) => [type, alphabet.indexOf(label)]));
  return sql`(${JSON.stringify(places)}::jsonb ->> content_type)::int`;
}
