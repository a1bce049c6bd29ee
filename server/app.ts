import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Alba, albaContext } from '#app/context.ts';
import type { Environment } from '#config/environment.ts';
import type { DB } from '#database/types.ts';
import { previewExpiry } from '#services/content/preview.ts';
import { contentStore } from '#services/content/store.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { mediaStore } from '#services/media/store.ts';
import { addressRules } from './address-rules.ts';
import { assets } from './assets.ts';
import { compression } from './compression.ts';
import { health } from './health.ts';
import { maintenance } from './maintenance.ts';
import { media } from './media.ts';
import { missed } from './missed.ts';
import { requestLog } from './request-log.ts';
import { robots } from './robots.ts';
import { security } from './security.ts';
import { sitemaps } from './sitemaps.ts';

export type Services = {
  environment: Environment;
  /** Signs what the site hands out. */
  secret: string;
  db: Kysely<DB>;
  log: Logger;
  /** In development, drafts are shown at their addresses. */
  showsDrafts?: boolean;
};
/** Renders the screen at a path; used for error pages as well as for what was asked. */
export type Render = (request: Request) => Promise<Response>;

/** The whole site as one function from request to answer: what a request passes, in order. */
export function createApp({ environment, secret, db, log, showsDrafts = false }: Services): Hono {
  const content = contentStore(db, showsDrafts ? 'all' : 'shown');
  const published = mediaStore(db, diskMediaFiles(mediaDirectory(environment.dataDirectory)));
  const onError = (error: unknown) => log.error({ err: error }, 'a page could not be rendered');
  const alba: Alba = {
    content,
    previews: contentStore(db, 'asked'),
    media: published,
    previewExpiry: (token, entryId) => previewExpiry(secret, token, entryId),
    origin: environment.origin,
    showsWorkbench: environment.name !== 'production',
    onError,
  };
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const render: Render = (request) => handle(request, new RouterContextProvider(new Map([[albaContext, alba]])));

  const app = new Hono();
  app.use(requestLog(log));
  app.use(security(environment.origin));
  app.route('/health', health(db));
  app.use(assets(import.meta.env.PROD));
  app.route('/media', media(published));
  app.use(compression());
  app.use(addressRules(environment.origin, render));
  if (environment.maintenance) app.use(maintenance(environment.origin, render));
  app.route('/robots.txt', robots(environment.origin));
  app.route('/', sitemaps(content, environment.origin));
  app.use(missed(db, content, onError));
  app.all('*', ({ req: { raw } }) => render(asked(raw, environment.origin)));
  app.onError((error, context) => {
    onError(error);
    return context.text('We’re sorry, but something went wrong. Lo sentimos, algo salió mal.', 500);
  });
  return app;
}

/**
 * A request as the screens see it: at the site's own origin, whatever the host behind a proxy is called. A HEAD is a GET whose
 * body is not sent: its headers are those of the page.
 */
function asked(raw: Request, origin: string): Request {
  const { pathname, search } = new URL(raw.url);
  const { headers, method, body } = raw;
  if (method === 'GET' || method === 'HEAD') return new Request(origin + pathname + search, { headers });
  if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return raw; // a method that no screen has
  return new Request(origin + pathname + search, { method, headers, body, duplex: 'half' } as RequestInit); // lib.dom does not know `duplex`
}
