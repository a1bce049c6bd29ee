import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { hasParameters, namesMember } from '#app/addresses/paths.ts';
import type { ScreenId } from '#app/addresses/screen-table.ts';
import type { SiteEnv } from '#server/http/site-env.ts';

/** An answer as it is logged: `ms` is how long it took to make, null for one that was kept; `screen` is what stands at its path. */
export type Answered = { method: string; path: string; screen?: ScreenId | undefined; status: number; ms: number | null };
/** Told of every answer. */
export type OnAnswer = (answer: Answered) => void;

/**
 * One line a request: no query, no address of the reader, no header, and no path that may be none of the site's: somebody typed it. Whoever
 * knows the address of a member's picture sees it: so these are not there either.
 */
export function logRequest(log: Logger): OnAnswer {
  return ({ method, path, screen, status, ms }) =>
    log.info(
      {
        method,
        path: isOurs(screen, status) && !path.startsWith('/avatars/') ? path.slice(0, 200) : undefined,
        status,
        ms: Math.round(ms ?? 0),
      },
      'request',
    );
}

/** Tells of every answer that goes through the app. */
export function requestLog(onAnswer: OnAnswer): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const screen = context.var.address.match?.screen;
    onAnswer({ method, path, screen, status: context.res.status, ms: performance.now() - started });
  };
}

/** Whether a path is one of the site's: something is or was there, or it is a screen's own, of which nobody can have typed a part. */
function isOurs(screen: ScreenId | undefined, status: number): boolean {
  // Who looks at whom is nobody's business.
  if (screen !== undefined && namesMember(screen)) return false;
  return [200, 206, 304, 410].includes(status) || (screen !== undefined && !hasParameters(screen));
}
