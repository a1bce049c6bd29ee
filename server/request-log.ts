import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** One line a request: no query, no address of the reader, no header, and no path that is none of the site's: somebody typed it. */
export function requestLog(log: Logger): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    log.info(
      {
        method: context.req.method,
        path: context.res.status === 404 ? undefined : context.req.path.slice(0, 200),
        status: context.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
