import type { MiddlewareHandler } from 'hono';
import type { ErrorPages } from './pages/error-pages.ts';
import { retryAfter } from './retry-after.ts';

/** `MAINTENANCE=1`: every page is the 503 page; health and assets still answer. */
export function maintenance(errorPage: ErrorPages): MiddlewareHandler {
  return (context) => errorPage(503, context.req.path, { headers: { 'Retry-After': retryAfter.maintenance } });
}
