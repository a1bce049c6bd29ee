import type { MiddlewareHandler } from 'hono';
import { TurnedAway } from '#server/load/turned-away.ts';

/** Methods that change nothing here, and so may come from anywhere. */
const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what would change something for a reader who was led to send it by another site (cross-site request forgery). */
export function sameSite(origin: string): MiddlewareHandler {
  return (context, next) => {
    if (!harmless.has(context.req.method)) expectSameSite(context.req.raw, origin);
    return next();
  };
}

/** @throws TurnedAway `cross-site` */
export function expectSameSite({ headers }: Request, origin: string): void {
  if (!isFromHere(headers, origin)) throw new TurnedAway('cross-site');
}

/**
 * Whether a page of this site sent a request, as far as its browser says so. `Sec-Fetch-Site` is said by all browsers since 2023, and
 * whatever a page's referrer policy is; `Origin` by those before; `Referer` by what is older still. Who says nothing is not believed.
 */
export function isFromHere(headers: Headers, origin: string): boolean {
  switch (headers.get('Sec-Fetch-Site')) {
    case 'same-origin':
      return true;
    case 'same-site':
    case 'cross-site':
      return false;
  }
  const sender = headers.get('Origin');
  if (sender !== null) return sender === origin;
  const page = headers.get('Referer');
  return page !== null && URL.canParse(page) && new URL(page).origin === origin;
}

/**
 * Whether a reader has asked for something: by a press on a page of this site, or in their browser itself, where addresses are typed and
 * bookmarks are kept (`none`). What another site leads to is that site's, through however many redirects of ours.
 */
export function isOwnAct(headers: Headers, origin: string): boolean {
  return headers.get('Sec-Fetch-Site') === 'none' || isFromHere(headers, origin);
}
