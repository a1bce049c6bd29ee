import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { hasParameters, screenAt } from '#app/addresses/paths.ts';

/** Told of every answer: what it was, and how long it took to make in milliseconds, null for one that was kept. */
export type OnAnswer = (answer: { method: string; path: string; status: number; ms: number | null }) => void;

/** One line a request: no query, no address of the reader, no header, and no path that may be none of the site's: somebody typed it. */
export function logRequest(log: Logger): OnAnswer {
  return ({ method, path, status, ms }) =>
    log.info({ method, path: isOurs(path, status) ? path.slice(0, 200) : undefined, status, ms: Math.round(ms ?? 0) }, 'request');
}

export function requestLog(onAnswer: OnAnswer): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now();
    await next();
    onAnswer({ method: context.req.method, path: context.req.path, status: context.res.status, ms: performance.now() - started });
  };
}

/** Whether a path is one of the site's: something is or was there, or it is a screen's own, of which nobody can have typed a part. */
function isOurs(path: string, status: number): boolean {
  if ([200, 206, 304, 410].includes(status)) return true;
  const screen = screenAt(path)?.screen;
  return screen !== undefined && !hasParameters(screen);
}
