import { Hono } from 'hono';
import { pathTo } from '#app/addresses/paths.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { turnedAwayBy } from '#server/load/turned-away.ts';
import type { Services } from '#server/services.ts';

/**
 * What a mail program sends when the button is pressed that ends the mails about what is for a member (RFC 8058): from no page of this
 * site, and without cookies. Whoever opens the address in a browser is led to a page with a button.
 */
export function digestRoutes({ digests }: Pick<Services, 'digests'>, limit: RateLimit): Hono<SiteEnv> {
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
    const isLeft = await digests.leave(context.req.query('token') ?? '');
    return isLeft ? context.text('No more of these emails come.') : context.text('This link is none of ours.', 404);
  });
  app.get('/', async (context) => {
    const token = context.req.query('token') ?? '';
    const locale = (await digests.localeOf(token)) ?? 'en';
    return context.redirect(`${pathTo('for-you-emails', locale)}?${new URLSearchParams({ token })}`, 302);
  });
  return app;
}
