import type { MiddlewareHandler } from 'hono';
import { isRead } from '#server/http/methods.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { Gate } from '#server/load/gate.ts';
import type { PageCache } from './page-cache.ts';

/** Answers for pages that are everybody's, from the cache, which makes them; passes on all other requests. */
export function keptPages(cache: Pick<PageCache, 'answer'>, gate: Pick<Gate, 'allow' | 'inTime'>): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { cacheKey } = context.var.address;
    const { method, headers } = context.req.raw;
    if (cacheKey === null || !isRead({ method })) return next();
    const asked = {
      isHead: method === 'HEAD',
      acceptEncoding: headers.get('Accept-Encoding') ?? '',
      ifNoneMatch: headers.get('If-None-Match') ?? '',
    };
    const answer = await cache.answer(cacheKey, asked, { allow: () => gate.allow(context.env), inTurn: gate.inTime });
    context.set('isSecured', true);
    return answer;
  };
}
