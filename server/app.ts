import * as build from 'virtual:react-router/server-build';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { addressOf } from '#app/addresses/address.ts';
import { localeOfPath, pathTo, speculationRulesPath } from '#app/addresses/paths.ts';
import { type Alba, albaContext } from '#app/context.ts';
import type { Environment } from '#config/environment.ts';
import { isUnavailable } from '#database/connection.ts';
import type { DB } from '#database/types.ts';
import { previewExpiry } from '#services/content/library/preview-token.ts';
import { contentStore } from '#services/content/library/store.ts';
import type { Identity } from '#services/identity/identity.types.ts';
import { limits } from '#services/limits/limits.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { mediaStore } from '#services/media/store.ts';
import { sealing } from '#services/sealing/sealing.ts';
import { popularity } from '#services/search/popularity.ts';
import { librarySearch, type Search } from '#services/search/search.ts';
import { addressRules } from './address-rules.ts';
import { assets } from './assets.ts';
import { BodyLost, longestBody, withWholeBody } from './body-limit.ts';
import { compression } from './compression.ts';
import { developmentMail } from './development-mail.ts';
import { type ErrorPages, errorPages } from './error-pages.ts';
import { graphql } from './graphql.ts';
import { health } from './health.ts';
import { identityRoutes } from './identity.ts';
import { maintenance } from './maintenance.ts';
import { media } from './media.ts';
import { missed } from './missed.ts';
import { type Outcome, pageCache } from './page-cache/page-cache.ts';
import type { PageStore } from './page-cache/page-store.ts';
import { Limited, renderLimit } from './render-limit.ts';
import { Busy, RenderQueue } from './render-queue.ts';
import { logRequest, type OnAnswer, requestLog } from './request-log.ts';
import { retryAfter } from './retry-after.ts';
import { robots } from './robots.ts';
import { sameSite } from './same-site.ts';
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
  identity: Identity;
  onAnswer?: OnAnswer;
  /** The library's own, unless a test brings another. */
  search?: Search;
  /** In development, drafts are shown at their addresses. */
  showsDrafts?: boolean;
  /** Where pages are kept, and whether word of publications arrives; without it every page is made anew. */
  pages?: { store: PageStore; isListening(): boolean; onOutcome?(outcome: Outcome): void };
};
/** Renders the screen at a path, for whoever asks by a connection; used for error pages as well, which are for everybody. */
export type Render = (request: Request, connection?: Connection) => Promise<Response>;

export type App = {
  /** From any request to its answer. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /** What is kept under a key, without any waiting; null where it has to be made. */
  kept: ReturnType<typeof pageCache>['kept'];
  queue: RenderQueue;
};

const whenBusy = { 'Retry-After': retryAfter.busy };

/** The whole site: what a request passes, in order. */
export function createApp(services: Services): App {
  const { environment, secret, db, log, identity, pages, onAnswer = logRequest(log) } = services;
  // One for pages and gateway: it keeps how many searches are under way.
  const search = services.search ?? librarySearch(db);
  const { origin } = environment;
  const published = mediaStore(db, diskMediaFiles(mediaDirectory(environment.dataDirectory)));
  const query = graphql({ environment, secret, db, log, content: contentStore(db), media: published, identity, search });
  const queue = new RenderQueue({ atOnce: 2, mostWaiting: 64, patience: 2_000 });
  const made = pageMaker({ ...services, search }, published);
  const limit = renderLimit(limits(db, secret), visitorOf(environment.trustedProxies));
  const answerIdentity = identityRoutes({ environment, identity, limit, onError: made.report });
  const cache = pages
    ? pageCache({
        ...pages,
        origin,
        make: async (request, connection) => made.app.fetch(request, connection),
        nextChange: contentStore(db).nextChange,
        namesTags: environment.purge !== undefined,
      })
    : null;

  // Under load there is no time to make them.
  if (pages) for (const path of ['/', '/es']) for (const status of [429, 503]) made.errorPage(status, path).catch(() => {});
  const app = new Hono<{ Bindings: Connection }>();
  app.use(requestLog(onAnswer));
  // Before the headers of all others, which let nobody frame anything.
  app.route('/dev/mail', developmentMail(environment));
  app.use(security(origin));
  app.route('/health', health(db, pages));
  app.use(assets(import.meta.env.PROD));
  app.use(compression());
  app.route('/media', media(published));
  app.all('/graphql', ({ req, env }) => query(req.raw, env));
  app.all('/api/identity/*', ({ req, env }) => answerIdentity(req.raw, env));
  app.use(sameSite(origin, ({ req }) => made.errorPage(403, req.path)));
  app.use(({ req }, next) => (Number(req.header('Content-Length') ?? 0) > longestBody ? made.errorPage(413, req.path) : next()));
  app.get('/.well-known/change-password', (context) => context.redirect(pathTo('update-password', 'en'), 302));
  app.all('*', async ({ req: { raw, path }, env }) => {
    const allow = async () => {
      queue.expectPlace();
      await limit(env);
    };
    if (isForm(raw)) {
      await allow();
      const whole = await withWholeBody(raw);
      return whole ? queue.run(async () => made.app.fetch(whole, env)) : made.errorPage(413, path);
    }
    return cache ? cache.answer(raw, { from: env, allow, inTurn: (task) => queue.run(task) }) : made.app.fetch(raw, env);
  });
  app.onError((error, context) => {
    const { path } = context.req;
    const acceptEncoding = context.req.header('Accept-Encoding');
    if (error instanceof BodyLost) return made.errorPage(400, path);
    if (error instanceof Busy) return made.errorPage(503, path, { headers: whenBusy, acceptEncoding });
    if (!(error instanceof Limited)) return made.onError(error, context);
    return made.errorPage(429, path, { headers: { 'Retry-After': String(error.retryAfterSeconds) }, acceptEncoding });
  });
  return { fetch: (request, connection = {}) => app.fetch(request, connection), kept: cache?.kept ?? (() => null), queue };
}

type PageMaker = {
  app: Hono<{ Bindings: Connection }>;
  errorPage: ErrorPages;
  report(error: unknown): void;
  onError(error: Error, context: Context): Promise<Response>;
};

/** What makes the answer to everything but files: pages, sitemaps, redirects. */
function pageMaker(
  { environment, secret, db, log, identity, showsDrafts = false, search }: Services & { search: Search },
  published: Alba['media'],
): PageMaker {
  const { origin } = environment;
  const content = contentStore(db, showsDrafts ? 'all' : 'shown');
  const report = (error: unknown) => log.error({ err: error }, 'a page could not be rendered');
  const visitor = visitorOf(environment.trustedProxies);
  const alba: Omit<Alba, 'address' | 'onError' | 'callerOf'> = {
    content,
    previews: contentStore(db, 'asked'),
    media: published,
    search,
    popularity: popularity(db, secret, search),
    previewExpiry: (token, entryId) => previewExpiry(secret, token, entryId),
    identity,
    keptForms: sealing(secret, 'forms that wait for a sign-in'),
    origin,
    showsWorkbench: environment.name !== 'production',
  };
  const handle = createRequestHandler(build, import.meta.env.MODE);

  const render: Render = async (request, connection) => {
    let unavailable = false;
    const onError = (error: unknown) => {
      unavailable ||= isUnavailable(error);
      report(error);
    };
    const callerOf: Alba['callerOf'] = ({ headers, url }) => ({
      headers,
      visitor: visitor(connection),
      locale: localeOfPath(new URL(url).pathname),
    });
    const { pathname, search } = new URL(request.url);
    const address = addressOf(pathname.replace(/\.data$/, ''), search);
    const response = await handle(request, new RouterContextProvider(new Map([[albaContext, { ...alba, address, onError, callerOf }]])));
    return unavailable && response.status === 500 ? errorPage(503, new URL(request.url).pathname, { headers: whenBusy }) : response;
  };
  const errorPage = errorPages(origin, render);
  const onError = async (error: Error, context: Context): Promise<Response> => {
    report(error);
    if (isUnavailable(error)) return errorPage(503, context.req.path, { headers: whenBusy });
    return context.text('We’re sorry, but something went wrong. Lo sentimos, algo salió mal.', 500);
  };

  const app = new Hono<{ Bindings: Connection }>();
  app.use(security(origin));
  app.use(addressRules(origin, errorPage));
  if (environment.maintenance) app.use(maintenance(errorPage));
  app.route('/robots.txt', robots(origin));
  app.route(speculationRulesPath, speculationRules());
  app.route('/', sitemaps(content, origin));
  app.use(missed(db, content, report));
  app.all('*', ({ req: { raw }, env }) => render(asked(raw, origin), env));
  app.onError(onError);
  return { app, errorPage, report, onError };
}

/**
 * A request as the screens see it: at the site's own origin, whatever the host behind a proxy is called. A HEAD is a GET whose
 * body is not sent: its headers are those of the page.
 */
function asked(raw: Request, origin: string): Request {
  const { pathname, search } = new URL(raw.url);
  const { method, body } = raw;
  const headers = new Headers(raw.headers);
  if (method === 'GET' || method === 'HEAD') return new Request(origin + pathname + search, { headers });
  if (!isForm(raw)) return raw; // a method that no screen has
  // Where it comes from was judged already. The router would judge it again, by less than a browser says.
  headers.set('Origin', origin);
  return new Request(origin + pathname + search, { method, headers, body, duplex: 'half' } as RequestInit); // lib.dom does not know `duplex`
}

/** Whether a request sends something, by a method that a screen may have. */
function isForm({ method }: Request): boolean {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}
