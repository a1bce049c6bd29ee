import { Hono } from 'hono';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { Services } from '#server/services.ts';

/** The time token of a form, for whoever begins to fill one in: it costs one hash, and is kept nowhere. */
export function outreachRoutes({ outreach }: Pick<Services, 'outreach'>): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.get('/token', (context) => context.text(outreach.token(), 200, { 'Cache-Control': 'no-store' }));
  return app;
}
