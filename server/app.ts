import * as build from 'virtual:react-router/server-build';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { albaContext } from '#app/context.ts';
import type { Environment } from '#config/environment.ts';
import type { DB } from '#database/types.ts';
import { contentStore } from '#services/content/store.ts';
import { addressRules } from './address-rules.ts';
import { assets } from './assets.ts';
import { compression } from './compression.ts';
import { health } from './health.ts';
import { maintenance } from './maintenance.ts';
import { requestLog } from './request-log.ts';
import { robots } from './robots.ts';
import { security } from './security.ts';
import { sitemaps } from './sitemaps.ts';

export type Services = { environment: Environment; db: Kysely<DB>; log: Logger };
/** Renders the screen at a path; used for error pages as well as for what was asked. */
export type Render = (request: Request) => Promise<Response>;

/** The whole site as one function from request to answer: what a request passes, in order. */
export function createApp({ environment, db, log }: Services): Hono {
  const content = contentStore(db);
  const showsWorkbench = environment.name !== 'production';
  const onError = (error: unknown) => log.error({ err: error }, 'a page could not be rendered');
  const handle = createRequestHandler(build, import.meta.env.MODE);
  const render: Render = (request) =>
    handle(request, new RouterContextProvider(new Map([[albaContext, { content, origin: environment.origin, showsWorkbench, onError }]])));

  const app = new Hono();
  app.use(requestLog(log));
  app.use(security(environment.origin));
  app.route('/health', health(db));
  app.use(assets(import.meta.env.PROD));
  app.use(compression());
  app.use(addressRules(environment.origin, render));
  if (environment.maintenance) app.use(maintenance(environment.origin, render));
  app.route('/robots.txt', robots(environment.origin));
  app.route('/', sitemaps(content, environment.origin));
  app.all('*', (context) => render(context.req.raw));
  app.onError((error, context) => {
    onError(error);
    return context.text('We’re sorry, but something went wrong. Lo sentimos, algo salió mal.', 500);
  });
  return app;
}
