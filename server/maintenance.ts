import type { MiddlewareHandler } from 'hono';
import type { ErrorPages } from './error-pages.ts';

const retryAfterSeconds = 600;

/** `MAINTENANCE=1`: every page is the 503 page; health and assets still answer. */
export function maintenance(errorPage: ErrorPages): MiddlewareHandler {
  return (context) => errorPage(503, context.req.path, { headers: { 'Retry-After': String(retryAfterSeconds) } });
}
