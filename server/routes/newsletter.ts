import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { pathTo } from '#app/addresses/paths.ts';
import { limited } from '#server/http/limited.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { isSigned, signatureHeader, webhookBody } from '#services/newsletter/webhook.ts';

/** A thousand mails that came back, in bytes. */
const longestBody = 512 * 1024;

/**
 * `/api/newsletter`: what mail programs and mail providers send. Neither is a page of this site nor has cookies: the first shows the
 * signed token of a subscriber, the other a signature.
 */
export function newsletterRoutes(
  { newsletter, environment }: Pick<Services, 'newsletter' | 'environment'>,
  limit: RateLimit,
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });
  app.use(limited(limit));
  app.use(bodyLimit({ maxSize: longestBody, onError: (context) => context.text('Too long.', 413) }));

  // One press in a mail program (RFC 8058). Whoever opens the address in a browser is led to a page with a button.
  app.post('/leave', async (context) => {
    const outcome = await newsletter.preferences.leave(context.req.query('token') ?? '');
    return outcome === 'left' ? context.text('You left the newsletter.') : context.text('This link is none of ours.', 404);
  });
  app.get('/leave', async (context) => {
    const token = context.req.query('token') ?? '';
    const choices = await newsletter.preferences.read(token);
    const locale = typeof choices === 'string' ? 'en' : choices.locale;
    return context.redirect(`${pathTo('newsletter.preferences', locale)}?${new URLSearchParams({ token })}`, 302);
  });

  const { newsletterWebhookSecret: secret } = environment;
  if (secret !== undefined) app.post('/returned', async (context) => context.json(...(await tellReturned(context, newsletter, secret))));
  return app;
}

type Told = [body: object, status: 200 | 400 | 401];

/** What came of each; told again, it comes to nothing more. */
async function tellReturned(context: Context<SiteEnv>, newsletter: Services['newsletter'], secret: string): Promise<Told> {
  const body = await context.req.text();
  if (!isSigned(secret, body, context.req.header(signatureHeader) ?? '', Date.now()))
    return [{ message: 'The signature is missing, wrong or too old.' }, 401];
  const parsed = webhookBody.safeParse(parseJson(body));
  if (!parsed.success) return [{ message: 'The body is not [{ address, kind: "hard" | "soft" | "complaint" }, …].' }, 400];
  const outcomes: string[] = [];
  for (const { address, kind } of parsed.data) outcomes.push(await newsletter.returned(address, kind));
  return [{ outcomes }, 200];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
