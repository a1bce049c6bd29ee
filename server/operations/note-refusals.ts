import type { MiddlewareHandler } from 'hono';
import { hasParameters } from '#app/addresses/paths.ts';
import { isRead } from '#server/http/methods.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { Services } from '#server/services.ts';

/** What the audit calls them. */
const refused: Partial<Record<number, 'request-limited' | 'request-refused'>> = { 429: 'request-limited', 403: 'request-refused' };

/** Addresses that are no screens, and of which nobody can have typed a part. */
const calls = /^\/(?:graphql|api\/(?:identity|user|newsletter|outreach|contentful)\/[a-z-]+)$/;

/**
 * Writes into the audit what was refused, since there was too much of it, or since another site led a reader to send it: throttled, so that a
 * flood fills no table. Of an address stands there what is the site's own.
 */
export function noteRefusals({
  identity: { audit, refusals },
  visitorOf,
}: Pick<Services, 'identity' | 'visitorOf'>): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    const event = refused[context.res.status];
    if (!event) return;
    const { method, path } = context.req;
    const { match } = context.var.address;
    // Which page somebody wanted to read is nobody's business.
    const isTold = !isRead(context.req) && (match ? !hasParameters(match.screen) : calls.test(path));
    const about = isTold ? `${method} ${path}`.slice(0, 100) : method;
    refusals.note({ event, about, visitor: audit.visitorHash(visitorOf(context.env)) });
  };
}
