import type { MiddlewareHandler } from 'hono';
import { errorRequest } from './address-rules.ts';
import type { Render } from './app.ts';

const retryAfterSeconds = 600;

/** `MAINTENANCE=1`: every page is the 503 page; health and assets still answer. */
export function maintenance(origin: string, render: Render): MiddlewareHandler {
  return async (context) => {
    const page = await render(errorRequest(origin, 503, context.req.path));
    page.headers.set('Retry-After', String(retryAfterSeconds));
    return page;
  };
}
