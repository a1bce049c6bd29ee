import { Hono } from 'hono';
import { addressOfUrl } from '#app/addresses/address.ts';
import { outsideFrames } from '#app/addresses/outside-frames.ts';
import { localeOfPath, pathTo } from '#app/addresses/paths.ts';
import { savePaths } from '#app/features/saving/save-place.ts';
import { locales } from '#config/locale.ts';
import { leaveRemindersPath } from '#server/mail/reminder-addresses.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { leaveDigestsPath } from '#services/members/for-you/digests.ts';
import { outreachPath } from '#services/outreach/shared.ts';
import { leaveAlertPath } from '#services/page-alerts/alert-links.ts';
import { sharingPath } from '#services/sharing/shared.ts';
import { compression } from './http/compression.ts';
import { forDevelopers } from './http/for-developers.ts';
import { bodyLimit, gated, withoutBodyOfHead } from './http/gated.ts';
import { hasForm, heldForms } from './http/held-forms.ts';
import { sameSite } from './http/same-site.ts';
import { type Secure, securing, securityHeaders } from './http/security-headers.ts';
import { parsedAddress, type SiteEnv } from './http/site-env.ts';
import { staticAssets } from './http/static-assets.ts';
import { openGate } from './load/gate.ts';
import { renderLimit } from './load/rate-limit.ts';
import { openUploads } from './load/uploads.ts';
import type { Connection } from './load/visitor.ts';
import { mailViewer } from './mail/mail-viewer.ts';
import { health } from './operations/health.ts';
import { noteRefusals } from './operations/note-refusals.ts';
import { logRequest, type OnAnswer, requestLog } from './operations/request-log.ts';
import { keptPages } from './page-cache/kept-pages.ts';
import { type Outcome, PageCache } from './page-cache/page-cache.ts';
import type { KeptPage, PageStore } from './page-cache/page-store.ts';
import { addressRules } from './pages/address-rules.ts';
import { type SitePages, sitePages } from './pages/pages.ts';
import { avatarRoutes } from './routes/avatars.ts';
import { contentfulRoutes } from './routes/contentful.ts';
import { hostedFilms } from './routes/embeds.ts';
import { graphql } from './routes/graphql.ts';
import { identityRoutes } from './routes/identity.ts';
import { providerBase, providerRoutes } from './routes/identity-provider.ts';
import { leaveAlerts, leaveDigests, leaveReminders } from './routes/leave-mails.ts';
import { media } from './routes/media.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { outreachRoutes } from './routes/outreach.ts';
import { outsideScripts } from './routes/outside.ts';
import { saved } from './routes/saved.ts';
import { sharingPictures } from './routes/sharing.ts';
import type { SavedPages } from './saved-pages/saved-pages.ts';
import type { Services } from './services.ts';

/** Where pages are kept, and whether word of publications arrives. */
type KeptPages = { store: PageStore; isListening(): boolean; onOutcome?(outcome: Outcome): void; saved?: SavedPages };
type Options = {
  /** Without it every page is made anew, and nothing that only reads is counted or waits. */
  pages?: KeptPages;
  onAnswer?: OnAnswer;
  /** See `openGate`. */
  ticks?: number;
};

export type App = {
  /** From any request to its answer. */
  fetch(request: Request, connection?: Connection): Response | Promise<Response>;
  /** What is kept under a key, without any waiting; null where it has to be made. */
  kept: PageCache['kept'];
  /** Told of each answer that was `kept`. */
  onKept: OnAnswer;
  /** The page of a key as it is now, made if it has to be; null where there is none to keep. */
  page(key: string): Promise<KeptPage | null>;
  queue: BoundedQueue;
  /** Begins no more pages. Resolves once none is made any more, for whoever has gone too: until then they ask the database. */
  close(): Promise<void>;
};

const anything = { isHead: true, acceptEncoding: '', ifNoneMatch: '' };

/** The whole site: what a request passes, in order. */
export function createApp(services: Services, { pages, onAnswer = logRequest(services.log), ticks }: Options = {}): App {
  const { environment, db, limits, visitorOf } = services;
  const { origin, maintenance: isClosed } = environment;
  const limit = renderLimit(limits, visitorOf);
  const queue = new BoundedQueue({ atOnce: 2, mostWaiting: 64, patience: 2_000 });
  const gate = openGate({ isClosed, limit, queue, ...(ticks !== undefined && { ticks }) });
  const site = sitePages(services, gate);
  const secure = securing(environment);
  const uploads = openUploads();
  const avatars = avatarRoutes({ services, limit, uploads, report: site.report });
  const cache = pages ? openCache(services, pages, site, secure) : null;

  const app = new Hono<SiteEnv>();
  app.use(parsedAddress(forDevelopers(environment)));
  app.use(requestLog(onAnswer));
  app.use(noteRefusals(services));
  // Before the headers of all others, which let nobody frame anything.
  app.route('/dev/mail', mailViewer(environment));
  app.route('/embeds', hostedFilms());
  app.route(outsideFrames, outsideScripts(environment.analytics));
  app.use(securityHeaders(secure));
  app.route('/health', health(db, { pages, dataDirectory: environment.dataDirectory }));
  app.use(staticAssets(import.meta.env.PROD));
  app.use(compression());
  app.route(
    '/media',
    media(services.media, async (headers) => (await services.identity.session(headers)) !== null),
  );
  app.route(sharingPath, sharingPictures(services.sharing));
  app.route('/avatars', avatars.pictures);
  app.all('/api/user/*', avatars.calls);
  app.route(leaveAlertPath, leaveAlerts(services, limit));
  app.route(leaveDigestsPath, leaveDigests(services, limit));
  app.route(leaveRemindersPath, leaveReminders(services, limit));
  app.route('/api/newsletter', newsletterRoutes(services, limit));
  app.route('/api/contentful', contentfulRoutes(services, limit));
  app.route(outreachPath, outreachRoutes(services));
  app.all('/graphql', graphql(services));
  app.route(providerBase, providerRoutes(services, limit, site.report));
  app.all('/api/identity/*', identityRoutes(services, limit, site.report));
  app.use(sameSite(origin));
  app.use(bodyLimit());
  app.get('/.well-known/change-password', (context) => context.redirect(pathTo('update-password', 'en'), 302));
  if (cache) app.use(keptPages(cache, gate));
  app.use(heldForms());
  app.use(gated(gate, { onlyForms: !cache, visitorOf, uploads }));
  app.use(withoutBodyOfHead());
  for (const path of Object.values(savePaths)) app.post(path, saved(services));
  app.use(addressRules(origin, site.errorPage));
  app.all('*', ({ req, env, var: { address } }) => site.makePage({ request: req.raw, address, connection: env }));
  app.onError((error, { req, var: { address } }) =>
    site.presentError(error, {
      locale: localeOfPath(req.path),
      // What was typed in a form is put into the page yet.
      acceptEncoding: address && hasForm(address) ? undefined : req.header('Accept-Encoding'),
    }),
  );
  const kept: App['kept'] = (key, asked) => cache?.kept(key, asked) ?? null;
  const page: App['page'] = async (key) => {
    await cache?.answer(key, anything, { allow: async () => {}, inTurn: gate.inTime });
    return pages?.store.get(key) ?? null;
  };
  return { fetch: (request, connection = {}) => app.fetch(request, connection), kept, onKept: onAnswer, page, queue, close: gate.close };
}

/** A page is made from its key alone, for nobody, and kept with the headers of every answer. */
function openCache({ environment, content }: Services, pages: KeptPages, { makePage, errorPage }: SitePages, secure: Secure): PageCache {
  // Under load there is no time to make them.
  for (const locale of locales) {
    errorPage(429, locale).catch(() => {});
    for (const reason of ['busy', 'away']) errorPage(503, locale, { reason }).catch(() => {});
  }
  const { saved, ...kept } = pages;
  return new PageCache({
    ...kept,
    // A site that is closed shows no page, not even an old one.
    ...(saved && !environment.maintenance ? { saved } : {}),
    async make(key) {
      const request = new Request(environment.origin + key);
      const address = addressOfUrl(request.url);
      const response = await makePage({ request, address });
      secure(response.headers, address);
      return response;
    },
    nextChange: content.nextChange,
    namesTags: environment.purge !== undefined,
  });
}
