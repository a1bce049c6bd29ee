import type { PopularArticlesQuery } from '#app/graphql/documents.ts';
import { type Locale, otherLocale } from '#config/locale.ts';
import { isSearchable, termOf } from '#services/search/shared.ts';
import { places } from './places.at-build.ts';
import type { Answer, Found, SearchState } from './search.ts';
import type { Popular } from './use-popular.ts';

export type Result = Pick<Answer['results'][number], 'id' | 'title' | 'contentType' | 'path' | 'teaserContent' | 'content'>;
type Article = PopularArticlesQuery['popularArticles'][number];

/** Something to choose under the box: each leads somewhere. */
export type Suggestion =
  | { kind: 'result'; href: string; result: Result; term: string; locale: Locale }
  | { kind: 'all'; href: string; term: string; locale: Locale }
  | { kind: 'search'; href: string; term: string }
  | { kind: 'article'; href: string; article: Article };
type GroupName = 'results' | 'other' | 'abbreviations' | 'recent' | 'popularSearches' | 'popularArticles';
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

/** What was found here and in the other language; first what is in the language that the term is written in. */
function foundGroups({ results, otherLanguage: other, term }: Found, locale: Locale): Group[] {
  const own: Group = { name: 'results', suggestions: resultsOf(results, term, locale) };
  if (!other) return [own];
  const others: Group = { name: 'other', suggestions: resultsOf(other.results, term, otherLocale(locale)) };
  return other.first ? [others, own] : [own, others];
}

/** Results, and last of all the page of all of them. */
function resultsOf(results: readonly Result[], term: string, locale: Locale): Suggestion[] {
  if (results.length === 0) return [];
  const all: Suggestion = { kind: 'all', href: resultsPath(places[locale].search, term), term, locale };
  return [...results.map((result): Suggestion => ({ kind: 'result', href: result.path, result, term, locale })), all];
}
