import type { PopularArticlesQuery } from '#app/graphql/documents.ts';
import { isSearchable, termOf } from '#services/search/shared.ts';
import type { Answer, Found, SearchState } from './search.ts';
import type { Popular } from './use-popular.ts';

export type Result = Answer['results'][number];
type Article = PopularArticlesQuery['popularArticles'][number];

/** Something to choose under the box: each leads somewhere. */
export type Suggestion =
  | { kind: 'result'; href: string; result: Result; term: string }
  | { kind: 'all'; href: string; term: string }
  | { kind: 'search'; href: string; term: string }
  | { kind: 'article'; href: string; article: Article };
export type Group = { name: 'results' | 'recent' | 'popularSearches' | 'popularArticles'; suggestions: readonly Suggestion[] };

type Known = {
  /** What is typed. */
  typed: string;
  nav: SearchState['nav'];
  recent: readonly string[];
  popular: Popular;
  /** The address of the page of results. */
  action: string;
};

/** What is suggested: with an empty box, what was and is searched for and read; else what was found. */
export function suggestionsFor({ typed, nav, recent, popular, action }: Known): readonly Group[] {
  const searchFor = (term: string): Suggestion => ({ kind: 'search', term, href: resultsPath(action, term) });
  if (termOf(typed) !== '') return isSearchable(typed) && nav.found && !nav.hasFailed ? resultsOf(nav.found, action) : [];
  const groups: Group[] = [
    { name: 'recent', suggestions: recent.map(searchFor) },
    { name: 'popularSearches', suggestions: popular.searches.map(searchFor) },
    { name: 'popularArticles', suggestions: popular.articles.map((article) => ({ kind: 'article', href: article.path, article })) },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

/** The one address that a term stands in. */
export function resultsPath(action: string, term: string): string {
  return `${action}?${new URLSearchParams({ q: term })}`;
}

function resultsOf(found: Found, action: string): Group[] {
  const { results, term } = found;
  if (results.length === 0) return [];
  const suggestions = results.map((result): Suggestion => ({ kind: 'result', href: result.path, result, term }));
  return [{ name: 'results', suggestions: [...suggestions, { kind: 'all', href: resultsPath(action, term), term }] }];
}
