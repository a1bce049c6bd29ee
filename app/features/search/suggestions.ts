import type { PopularArticlesQuery } from '#app/graphql/documents.ts';
import { type Locale, otherLocale } from '#config/locale.ts';
import { isSearchable, termOf } from '#services/search/shared.ts';
import { places } from './places.at-build.ts';
import type { Answer, Found, SearchState } from './search.ts';
import type { Popular } from './use-popular.ts';

export type Result = Pick<Answer['results'][number], 'id' | 'title' | 'contentType' | 'path' | 'topic'>;
type Article = PopularArticlesQuery['popularArticles'][number];

/** Something to choose under the box: each leads somewhere. */
export type Suggestion =
  | { kind: 'result'; href: string; result: Result; term: string; locale: Locale }
  | { kind: 'definition'; href: string; term: string; definition: NonNullable<Answer['definition']> }
  | { kind: 'all'; href: string; term: string; locale: Locale; total: number | null }
  | { kind: 'search'; href: string; term: string }
  | { kind: 'article'; href: string; article: Article };
type GroupName = 'results' | 'other' | 'all' | 'abbreviations' | 'recent' | 'popularSearches' | 'popularArticles';
export type Group = { name: GroupName; suggestions: readonly Suggestion[] };

type Known = {
  /** What is typed. */
  typed: string;
  nav: SearchState['nav'];
  /** What is typed in full, where it is too short to be searched for. */
  abbreviations: readonly string[];
  recent: readonly string[];
  popular: Popular;
  /** The language of the page. */
  locale: Locale;
};

/** What is suggested: with an empty box, what was and is searched for and read; else what was found, or what a short term stands for. */
export function suggestionsFor(known: Known): readonly Group[] {
  return groupsFor(known).filter(({ suggestions }) => suggestions.length > 0);
}

function groupsFor({ typed, nav, abbreviations, recent, popular, locale }: Known): readonly Group[] {
  const searchFor = (term: string): Suggestion => ({ kind: 'search', term, href: resultsPath(places[locale].search, term) });
  if (isSearchable(typed)) return nav.found && !nav.hasFailed ? foundGroups(nav.found, locale) : [];
  if (termOf(typed) !== '') return [{ name: 'abbreviations', suggestions: abbreviations.map(searchFor) }];
  return [
    { name: 'recent', suggestions: recent.map(searchFor) },
    { name: 'popularSearches', suggestions: popular.searches.map(searchFor) },
    { name: 'popularArticles', suggestions: popular.articles.map((article) => ({ kind: 'article', href: article.path, article })) },
  ];
}

/** The one address that a term stands in. */
export function resultsPath(action: string, term: string): string {
  return `${action}?${new URLSearchParams({ q: term })}`;
}

/**
 * What the term means, and what was found here and in the other language, that first which the term is written in. The way to all that
 * was found here ends the list.
 */
function foundGroups({ results, definition, otherLanguage: other, term, meta }: Found, locale: Locale): Group[] {
  const word: Suggestion[] = definition ? [{ kind: 'definition', href: definition.path, term, definition }] : [];
  const own: Group = { name: 'results', suggestions: [...word, ...resultsOf(results, term, locale)] };
  const all = allOf(results, term, locale, meta.exact ? meta.total : null);
  if (!other) return [own, { name: 'all', suggestions: all }];
  const there = otherLocale(locale);
  const others: Group = {
    name: 'other',
    suggestions: [...resultsOf(other.results, term, there), ...allOf(other.results, term, there, null)],
  };
  return [...(other.first ? [others, own] : [own, others]), { name: 'all', suggestions: all }];
}

function resultsOf(results: readonly Result[], term: string, locale: Locale): Suggestion[] {
  return results.map((result) => ({ kind: 'result', href: result.path, result, term, locale }));
}

/** The page of all results; `total` is how many there are, where that is known. */
function allOf(results: readonly Result[], term: string, locale: Locale, total: number | null): Suggestion[] {
  return results.length === 0 ? [] : [{ kind: 'all', href: resultsPath(places[locale].search, term), term, locale, total }];
}
