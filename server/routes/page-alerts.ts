import { Hono } from 'hono';
import { pathTo } from '#app/addresses/paths.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { turnedAwayBy } from '#server/load/turned-away.ts';
import type { Services } from '#server/services.ts';

/**
 * What a mail program sends when the button is pressed that ends mails about a page (RFC 8058): from no page of this site, and without
 * cookies. The token in its address is all that it needs. Whoever opens the address in a browser is led to a page with a button.
 */
export function pageAlertRoutes({ pageAlerts }: Pick<Services, 'pageAlerts'>, limit: RateLimit): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await limit(context.env);
    await next();
  });
  app.onError((error) => {
    const turned = turnedAwayBy(error);
    if (!turned) throw error;
    return new Response('Please try again later.', turned);
  });
  app.post('/', async (context) => {
    await pageAlerts.leave(context.req.query('token') ?? '');
    // The same where it was left before.
    return context.text('No more emails come about this page.');
  });
  app.get('/', async (context) => {
    const token = context.req.query('token') ?? '';
    const locale = (await pageAlerts.find('leave', token))?.locale ?? 'en';
    return context.redirect(`${pathTo('about-page.changes', locale)}?${new URLSearchParams({ leave: token })}`, 302);
  });
  return app;
}
