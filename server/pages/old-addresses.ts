import type { MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { screenAt } from '#app/addresses/paths.ts';
import { isUnavailable } from '#database/connection.ts';
import type { DB } from '#database/types.ts';
import type { ContentStore } from '#services/content/library/store.ts';
import { missedPaths } from '#services/content/publishing/missed-paths.ts';

/** What was not found leads on where it is an address of an older site; else it is counted, for the editors to see. */
export function missed(db: Kysely<DB>, content: ContentStore, onError: (error: unknown) => void): MiddlewareHandler {
  const paths = missedPaths(db);
  return async (context, next) => {
    await next();
    if (context.res.status !== 404 || context.req.method !== 'GET') return;
    try {
      const target = await content.oldAddress(context.req.path);
      if (target !== null) {
        context.res = undefined; // else its headers would be merged into the new answer
        context.res = new Response(null, { status: 301, headers: { Location: target } });
      } else if (isWorthCounting(context.req.path)) await paths.count(context.req.path);
    } catch (error) {
      // It may be such an address: nobody can tell now, and who is told that it is not there forgets it.
      if (isUnavailable(error)) throw error;
      onError(error);
    }
  };
}

/** What no screen stands at, or no page: not the names of members, nor the addresses of error pages. */
function isWorthCounting(path: string): boolean {
  const match = screenAt(path);
  return match === null || match.screen === 'page';
}
