import type { MiddlewareHandler } from 'hono';
import { longestAddress } from '#app/addresses/address.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { ErrorPage } from './error-pages.ts';

/** Refuses what cannot be an address of this site, before anything looks at it, and redirects the rest to its one form. */
export function addressRules(origin: string, errorPage: ErrorPage): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { pathname, search, kind, locale } = context.var.address;
    if (pathname.length + search.length > longestAddress) return errorPage(414, locale);
    if (!isWellFormed(pathname)) return errorPage(400, locale);
    const plain = unescaped(pathname);
    if (plain !== pathname) return context.redirect(origin + plain + search, 301);
    // The whole address, so that a path such as //elsewhere leads nowhere else.
    if (pathname !== '/' && pathname.endsWith('/')) return context.redirect(origin + (pathname.replace(/\/+$/, '') || '/') + search, 301);
    // The router's own addresses for the data of a page: applications have them, documents do not.
    if (pathname.endsWith('.data') && kind !== 'application') return errorPage(404, locale);
    await next();
    if (context.res.status === 405) context.header('Allow', 'GET, HEAD');
    return undefined;
  };
}

function isWellFormed(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}

/** What needs no escaping stands as it is: one page has one address. */
function unescaped(pathname: string): string {
  return pathname.replace(/%([2-7][0-9a-f])/gi, (sequence, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w~-]/.test(character) ? character : sequence;
  });
}
