import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { limited } from '#server/http/limited.ts';
import type { SiteEnv } from '#server/http/site-env.ts';
import type { RateLimit } from '#server/load/rate-limit.ts';
import type { Services } from '#server/services.ts';
import { syncJobs } from '#services/contentful/sync/sync-jobs.ts';
import { askedBy, isSignedByContentful } from '#services/contentful/sync/webhook.ts';

/** An entry with all its locales is less, by Contentful’s own limits, in bytes. */
const longestBody = 2 * 1024 * 1024;

/** `/api/contentful`: what Contentful tells of what was published there. It is a hint: the space itself is asked what it has. */
export function contentfulRoutes(
  { db, environment, jobs }: Pick<Services, 'db' | 'environment' | 'jobs'>,
  limit: RateLimit,
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  const { contentful, contentfulWebhookSecret: secret } = environment;
  if (contentful === undefined || secret === undefined) return app;
  app.use(limited(limit));
  app.use(bodyLimit({ maxSize: longestBody, onError: (context) => context.text('Too long.', 413) }));
  app.post('/webhook', async (context) => {
    context.header('Cache-Control', 'no-store');
    const { pathname, search } = new URL(context.req.url);
    const body = await context.req.text();
    const request = { method: 'POST', path: `${pathname}${search}`, headers: context.req.raw.headers, body };
    if (!isSignedByContentful(secret, request, Date.now()))
      return context.json({ message: 'The signature is missing, wrong or too old.' }, 401);
    const asked = askedBy(context.req.header('X-Contentful-Topic') ?? '', parseJson(body), contentful.environment);
    const [first] = syncJobs;
    if (asked && first) await jobs.send(db, first, asked);
    return context.json({ asked: asked !== null }, 202);
  });
  return app;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
