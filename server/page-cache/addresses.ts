import { accessTo, isApplicationPath, screenAt } from '#app/paths.ts';

/** Longer than any address that this site makes, with room for what campaigns add. */
export const longestAddress = 2_048;

/** Query parameters that make another page of a path. All others change nothing, and are no part of a page's key. */
const knownParameters = ['preview'];

/** Whether what stands at an address is the same for everybody, and so may be kept. `search` is empty or begins with `?`. */
export function isEverybodys(pathname: string, search: string): boolean {
  if (pathname.length + search.length > longestAddress) return false;
  // No address of ours needs an escape. Each spelling of a page would be kept beside the page itself.
  if (pathname.includes('%')) return false;
  // It leads to the address without the slash, and takes the query along.
  if (pathname !== '/' && pathname.endsWith('/')) return false;
  if (search !== '' && hasKnownParameter(search)) return false;
  if (/^\/(robots\.txt$|speculation\.json$|sitemap\.xml$|sitemaps\/)/.test(pathname)) return true;
  const screen = screenAt(pathname)?.screen;
  return screen !== undefined && accessTo(screen) === 'public' && !isApplicationPath(pathname);
}

export function hasKnownParameter(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return knownParameters.some((name) => parameters.has(name));
}
