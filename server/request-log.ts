import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Told of every answer: what it was, and how long it took to make in milliseconds, null for one that was kept. */
export type OnAnswer = (answer: { method: string; path: string; status: number; ms: number | null }) => void;

/** One line a request: no query, no address of the reader, no header, and no path that is none of the site's: somebody typed it. */
export function logRequest(log: Logger): OnAnswer {
  return ({ method, path, status, ms }) =>
    log.info({ method, path: status === 404 ? undefined : path.slice(0, 200), status, ms: Math.round(ms ?? 0) }, 'request');
}

export function requestLog(onAnswer: OnAnswer): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    onAnswer({ method: context.req.method, path: context.req.path, status: context.res.status, ms: performance.now() - started });
  };
}
