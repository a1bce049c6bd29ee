import { type Context, Hono } from 'hono';
import { pathTo } from '#app/addresses/paths.ts';
import { limited } from '#server/http/limited.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import { remindersPath } from '#server/mail/reminder-addresses.ts';
import type { Services } from '#server/services.ts';

type Mails = {
  /** Ends them; gives what is told, or null where no such link was sent. */
  leave(token: string): Promise<string | null>;
  /** The page with a button, for who opens the address in a browser. */
  page(token: string, context: Context<SiteEnv>): Promise<string>;
};

/**
 * What a mail program sends when the button is pressed that ends mails of a kind (RFC 8058): from no page of this site, and without
 * cookies. The token in its address is all that it needs.
 */
function leaveRoutes({ leave, page }: Mails, limit: RateLimit): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(limited(limit));
  const tokenOf = (context: Context<SiteEnv>) => context.req.query('token') ?? '';
  app.post('/', async (context) => {
    const told = await leave(tokenOf(context));
    return told === null ? context.text('This link is none of ours.', 404) : context.text(told);
  });
  app.get('/', async (context) => context.redirect(await page(tokenOf(context), context), 302));
  return app;
}

/** Mails about a page that is followed. */
export function leaveAlerts({ pageAlerts }: Pick<Services, 'pageAlerts'>, limit: RateLimit): Hono<SiteEnv> {
  const mails: Mails = {
    async leave(token) {
      await pageAlerts.leave(token);
      // The same where it was left before.
      return 'No more emails come about this page.';
    },
    async page(token) {
      const locale = (await pageAlerts.find('leave', token))?.locale ?? 'en';
      return `${pathTo('about-page.changes', locale)}?${new URLSearchParams({ leave: token })}`;
    },
  };
  return leaveRoutes(mails, limit);
}

/** Mails about what is new for a member. */
export function leaveDigests({ digests }: Pick<Services, 'digests'>, limit: RateLimit): Hono<SiteEnv> {
  const mails: Mails = {
    leave: async (token) => ((await digests.leave(token)) ? 'No more of these emails come.' : null),
    async page(token) {
      const locale = (await digests.localeOf(token)) ?? 'en';
      return `${pathTo('for-you-emails', locale)}?${new URLSearchParams({ token })}`;
    },
  };
  return leaveRoutes(mails, limit);
}

/** Reminders of visits and medicines; the page is where they are switched off. */
export function leaveReminders({ reminderMail }: Pick<Services, 'reminderMail'>, limit: RateLimit): Hono<SiteEnv> {
  const mails: Mails = {
    async leave(token) {
      await reminderMail.leave(token);
      // The same where it was left before.
      return 'No more reminders come by email.';
    },
    page: async (_, context) => `${remindersPath(context.req.query('locale') === 'es' ? 'es' : 'en')}#mail`,
  };
  return leaveRoutes(mails, limit);
}
