import * as build from 'virtual:react-router/server-build';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type Alba, albaContext } from '#app/context.ts';
import { speculationRulesPath } from '#app/paths.ts';
import type { Environment } from '#config/environment.ts';
import { isUnavailable } from '#database/connection.ts';
import type { DB } from '#database/types.ts';
import { previewExpiry } from '#services/content/preview.ts';
import { contentStore } from '#services/content/store.ts';
import { limits } from '#services/limits/limits.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { mediaStore } from '#services/media/store.ts';
import { popularity } from '#services/search/popularity.ts';
import { librarySearch, type Search } from '#services/search/search.ts';
import { addressRules } from './address-rules.ts';
import { assets } from './assets.ts';
import { longestBody } from './body-limit.ts';
import { compression } from './compression.ts';
import { type ErrorPages, errorPages } from './error-pages.ts';
import { graphql } from './graphql.ts';
import { health } from './health.ts';
import { maintenance } from './maintenance.ts';
import { media } from './media.ts';
import { missed } from './missed.ts';
import { type Outcome, pageCache } from './page-cache/page-cache.ts';
import type { PageStore } from './page-cache/page-store.ts';
import { Limited, renderLimit } from './render-limit.ts';
import { Busy, RenderQueue } from './render-queue.ts';
import { logRequest, type OnAnswer, requestLog } from './request-log.ts';
import { robots } from './robots.ts';
import { security } from './security.ts';
import { sitemaps } from './sitemaps.ts';
import { speculationRules } from './speculation-rules.ts';
import { type Connection, visitorOf } from './visitor.ts';

export type Services = {
  environment: Environment;
  /** Signs what the site hands out. */
  secret: string;
  db: Kysely<DB>;
  log: Logger;
  onAnswer?: OnAnswer;
  /** The library's own, unless a test brings another. */
  search?: Search;
  /** In development, drafts are shown at their addresses. */
  showsDrafts?: boolean;
  /** Where pages are kept, and whether word of publications arrives; without it every page is made anew. */
  pages?: { store: PageStore; isListening(): boolean; onOutcome?(outcome: Outcome): void };
};
/** Renders the screen at a path; used for error pages as well as for what was asked. */
export type Render = (request: Request) => Promise<Response>;

export type App = {
  /** From any request to its answer. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /** What is kept under a key, without any waiting; null where it has to be made. */
  kept: ReturnType<typeof pageCache>['kept'];
  queue: RenderQueue;
};

/** The database is away, or too many ask: try again after so many seconds. */
const retryAfter = { 'Retry-After': '5' };

/** The whole site: what a request passes, in order. */
export function createApp(services: Services): App {
  const { environment, secret, db, log, pages, onAnswer = logRequest(log) } = services;
  const { origin } = environment;
  const published = mediaStore(db, diskMediaFiles(mediaDirectory(environment.dataDirectory)));
  const query = graphql({ environment, secret, db, log, content: contentStore(db), media: published });
  const queue = new RenderQueue({ atOnce: 2, mostWaiting: 64, patience: 2_000 });
  const made = pageMaker(services, published);
  const limit = renderLimit(limits(db, secret), visitorOf(environment.trustedProxies));
  const cache = pages
    ? pageCache({
        ...pages,
        origin,
        make: async (request) => made.app.fetch(request),
        nextChange: contentStore(db).nextChange,
        namesTags: environment.purge !== undefined,
      })
    : null;

  // Under load there is no time to make them.
  if (pages) for (const path of ['/', '/es']) for (const status of [429, 503]) made.errorPage(status, path).catch(() => {});
  const app = new Hono<{ Bindings: Connection }>();
  app.use(requestLog(onAnswer));
  app.use(security(origin));
  app.route('/health', health(db, pages));
  app.use(assets(import.meta.env.PROD));
  app.use(compression());
  app.route('/media', media(published));
  app.all('/graphql', ({ req, env }) => query(req.raw, env));
  app.use(({ req }, next) => (Number(req.header('Content-Length') ?? 0) > longestBody ? made.errorPage(413, req.path) : next()));
  app.all('*', (context) => {
    const { raw } = context.req;
    const allow = async () => {
      queue.expectPlace();
      await limit(context.env);
    };
    return cache ? cache.answer(raw, { allow, inTurn: (task) => queue.run(task) }) : made.app.fetch(raw);
  });
  app.onError((error, context) => {
    const { path } = context.req;
    const acceptEncoding = context.req.header('Accept-Encoding');
    if (error instanceof Busy) return made.errorPage(503, path, { headers: retryAfter, acceptEncoding });
    if (!(error instanceof Limited)) return made.onError(error, context);
    return made.errorPage(429, path, { headers: { 'Retry-After': String(error.retryAfterSeconds) }, acceptEncoding });
  });
  return { fetch: (request, connection = {}) => app.fetch(request, connection), kept: cache?.kept ?? (() => null), queue };
}

/** What makes the answer to everything but files: pages, sitemaps, redirects. */
function pageMaker(
  { environment, secret, db, log, showsDrafts = false, search = librarySearch(db) }: Services,
  published: Alba['media'],
): { app: Hono; errorPage: ErrorPages; onError(error: Error, context: Context): Promise<Response> } {
  const { origin } = environment;
  const content = contentStore(db, showsDrafts ? 'all' : 'shown');
  const report = (error: unknown) => log.error({ err: error }, 'a page could not be rendered');
  const alba: Omit<Alba, 'onError'> = {
    content,
    previews: contentStore(db, 'asked'),
    media: published,
    search,
    popularity: popularity(db, secret, search),
    previewExpiry: (token, entryId) => previewExpiry(secret, token, entryId),
    origin,
    showsWorkbench: environment.name !== 'production',
  };
  const handle = createRequestHandler(build, import.meta.env.MODE);

  const render: Render = async (request) => {
    let unavailable = false;
    const onError = (error: unknown) => {
      unavailable ||= isUnavailable(error);
      report(error);
    };
    const response = await handle(request, new RouterContextProvider(new Map([[albaContext, { ...alba, onError }]])));
    return unavailable && response.status === 500 ? errorPage(503, new URL(request.url).pathname, { headers: retryAfter }) : response;
  };
  const errorPage = errorPages(origin, render);
  const onError = async (error: Error, context: Context): Promise<Response> => {
    report(error);
    if (isUnavailable(error)) return errorPage(503, context.req.path, { headers: retryAfter });
    return context.text('We’re sorry, but something went wrong. Lo sentimos, algo salió mal.', 500);
  };

  const app = new Hono();
  app.use(security(origin));
  app.use(addressRules(origin, errorPage));
  if (environment.maintenance) app.use(maintenance(errorPage));
  app.route('/robots.txt', robots(origin));
  app.route(speculationRulesPath, speculationRules());
  app.route('/', sitemaps(content, origin));
  app.use(missed(db, content, report));
  app.all('*', ({ req: { raw } }) => render(asked(raw, origin)));
  app.onError(onError);
  return { app, errorPage, onError };
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
