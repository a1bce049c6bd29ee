import { accessTo, isApplicationPath, localeOfPath, screenAt } from '#app/addresses/paths.ts';
import { otherLocale } from '#config/locale.ts';

/** Longer than any address that this site makes, with room for what campaigns add. */
export const longestAddress = 2_048;

/**
 * Query parameters that make another page of a path: a preview, which is nobody else's, and the other language beside a text. All
 * others change nothing, and are no part of a page's key. What somebody searches for makes a page that nobody keeps.
 */
const knownParameters = ['preview', 'with', 'q'] as const;
const [preview, beside, term] = knownParameters;

/** Whether what stands at an address is the same for everybody, and so may be kept. `search` is empty or begins with `?`. */
export function isEverybodys(pathname: string, search: string): boolean {
  if (pathname.length + search.length > longestAddress) return false;
  // No address of ours needs an escape. Each spelling of a page would be kept beside the page itself.
  if (pathname.includes('%')) return false;
  // It leads to the address without the slash, and takes the query along.
  if (pathname !== '/' && pathname.endsWith('/')) return false;
  // The router's own, which stand where an entry could: what is asked for is in the query, or somebody's.
  if (pathname === '/__manifest' || pathname.endsWith('.data')) return false;
  if (keyOf(pathname, search) === null) return false;
  if (/^\/(robots\.txt$|speculation\.json$|sitemap\.xml$|sitemaps\/)/.test(pathname)) return true;
  const screen = screenAt(pathname)?.screen;
  return screen !== undefined && accessTo(screen) === 'public' && !isApplicationPath(pathname);
}

/**
 * What a page is kept under: its path, and the other language where that stands beside it; whatever else a reader sends, so that a
 * path has two keys at most. Null for what must not be kept.
 */
export function keyOf(pathname: string, search: string): string | null {
  if (search === '') return pathname;
  const parameters = new URLSearchParams(search);
  if (parameters.has(preview)) return null;
  if (parameters.has(term) && screenAt(pathname)?.screen === 'search') return null;
  const other = otherLocale(localeOfPath(pathname));
  return parameters.get(beside) === other ? `${pathname}?${beside}=${other}` : pathname;
}
