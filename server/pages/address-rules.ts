import type { MiddlewareHandler } from 'hono';
import { isApplicationPath } from '#app/addresses/paths.ts';
import { longestAddress } from '#server/page-cache/addresses.ts';
import type { ErrorPages } from './error-pages.ts';

/** Turns away what cannot be an address of this site, before anything looks at it, and brings the rest into one form. */
export function addressRules(origin: string, errorPage: ErrorPages): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const refuse = (status: number) => errorPage(status, url.pathname);
    if (context.req.url.length - url.origin.length > longestAddress) return refuse(414);
    if (!isWellFormed(url.pathname)) return refuse(400);
    const plain = unescaped(url.pathname);
    if (plain !== url.pathname) return context.redirect(origin + plain + url.search, 301);
    if (url.pathname !== '/' && url.pathname.endsWith('/')) {
      // The whole address, so that a path such as //elsewhere leads nowhere else.
      return context.redirect(origin + (url.pathname.replace(/\/+$/, '') || '/') + url.search, 301);
    }
    // The router's own addresses for the data of a page: applications have them, documents do not.
    if (url.pathname.endsWith('.data') && !isApplicationPath(url.pathname.slice(0, -'.data'.length))) return refuse(404);
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
