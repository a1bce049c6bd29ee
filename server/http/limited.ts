import type { MiddlewareHandler } from 'hono';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { turnedAwayBy } from '#server/load/turned-away.ts';
import type { SiteEnv } from './site-env.ts';

/** Counts what programs send, which read no page: past the limit they are asked to come back later. */
export function limited(limit: RateLimit): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    try {
      await limit(context.env);
    } catch (error) {
      const turned = turnedAwayBy(error);
      if (!turned) throw error;
      context.res = new Response('Please try again later.', turned);
      return;
    }
    await next();
  };
}
