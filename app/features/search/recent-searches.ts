import recent, { mostRecent } from './recent-searches.device.ts';

/** The last terms that were searched for on this device, the latest first. They are kept here, and sent nowhere. */
export function recentSearches(): readonly string[] {
  return recent.read() ?? [];
}

/** Puts a term first. They are kept separated by commas: a comma in a term becomes a space. */
export function rememberSearch(term: string): void {
  const kept = term.replace(/[\s,]+/g, ' ').trim();
  if (kept) keep([kept, ...others(kept)].slice(0, mostRecent));
}

/** Removes a term from the recent searches. */
export function forgetSearch(term: string): void {
  keep(others(term));
}

/** Removes all recent searches. */
export function forgetSearches(): void {
  keep([]);
}

function keep(terms: readonly string[]): void {
  recent.write(terms.join(','));
}

function others(term: string): string[] {
  return recentSearches().filter((each) => each.toLowerCase() !== term.toLowerCase());
}
