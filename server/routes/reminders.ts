import { Hono } from 'hono';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { turnedAwayBy } from '#server/load/turned-away.ts';
import { remindersPath } from '#server/mail/reminder-addresses.ts';
import type { Services } from '#server/services.ts';

/**
 * What a mail program sends when the button is pressed that ends reminders (RFC 8058): from no page of this site, and without cookies. The
 * token in its address is all that it needs. Whoever opens the address in a browser is led to where reminders are switched off.
 */
export function reminderRoutes({ reminderMail }: Pick<Services, 'reminderMail'>, limit: RateLimit): Hono<SiteEnv> {
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
    await reminderMail.leave(context.req.query('token') ?? '');
    // The same where it was left before.
    return context.text('No more reminders come by email.');
  });
  app.get('/', (context) => context.redirect(`${remindersPath(context.req.query('locale') === 'es' ? 'es' : 'en')}#mail`, 302));
  return app;
}
