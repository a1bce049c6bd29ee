import { updatePopularArticles, updatePopularSearches } from '#app/graphql/documents.ts';
import { request } from '#app/graphql/request.ts';

/** Counts that an article was opened from search or from a popular list. The page may be left meanwhile. */
export function countArticle(id: string): void {
  request(updatePopularArticles, { id }, { keepalive: true }).catch(log);
}

/** Counts a term that found something; `locale` is the tag of its language, as in `<html lang>`. */
export function countSearch(term: string, locale: string): void {
  request(updatePopularSearches, { id: term, locale }, { keepalive: true }).catch(log);
}

/** What cannot be counted is nothing to tell a reader. */
function log({ message }: Error): void {
  console.error(`Popularity was not counted: ${message}`);
}
