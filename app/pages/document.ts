import { createContext, type LoaderFunctionArgs } from 'react-router';
import { albaContext } from '#app/context.ts';
import type { Page } from './page.ts';
import { type PageRequest, pageRequest } from './page-request.ts';

/** How long a public page may be cached: a withdrawn medical error must not live long behind a CDN. */
const publicCache = { 'Cache-Control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600' };

/** What readers do not see yet, or what is somebody's, is cached nowhere. */
export const privateCache = { 'Cache-Control': 'private, no-store' };

/** The headers of the document that a loader made; `entry.server.tsx` sends them. */
export const documentHeadersContext = createContext<Readonly<Record<string, string>>>({});

/** Whether the page answers a form: then it is nobody else's, whatever stands at its address. Its action says so, before its loader runs. */
export const answersFormContext = createContext(false);

/** The loader of a document. How long the page may be cached follows from its address and from what is on it. */
export function document<Loaded extends { page: Page }>(load: (request: PageRequest) => Promise<Loaded>) {
  return async ({ url, context }: LoaderFunctionArgs): Promise<ServerOnly<Loaded>> => {
    const loaded = await load(pageRequest({ url, context }));
    context.set(
      documentHeadersContext,
      headersOf(loaded.page, context.get(albaContext).address.cacheKey !== null && !context.get(answersFormContext)),
    );
    return serverOnly(loaded);
  };
}

function headersOf({ preview, query }: Page, isForEverybody: boolean): Record<string, string> {
  const cache = isForEverybody && !preview ? publicCache : privateCache;
  return query === undefined ? cache : { ...cache, 'Referrer-Policy': 'strict-origin' };
}

/** Data that is not sent to the browser. */
export type ServerOnly<Loaded> = { readonly loaded: Loaded };

/** The router serializes for the browser all data of a loader that it can enumerate, and of a document nobody there reads it. */
export function serverOnly<Loaded>(loaded: Loaded): ServerOnly<Loaded> {
  return Object.defineProperty({ loaded }, 'loaded', { enumerable: false });
}
