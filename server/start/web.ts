import cluster from 'node:cluster';
import type { DestinationStream, Logger } from 'pino';
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import type { Environment } from '#config/environment.ts';
import { memberKeysOf } from '#config/member-keys.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import type { Database } from '#database/database.ts';
import type { Listener } from '#database/listen.ts';
import { createApp } from '#server/app.ts';
import { type Purging, startPurging } from '#server/cdn/purge.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { jobKinds } from '#server/jobs/kinds.ts';
import { countReadings } from '#server/operations/count-readings.ts';
import { createLog } from '#server/operations/log.ts';
import { type Metrics, processMetrics, startMetricsServer } from '#server/operations/metrics.ts';
import { logRequest, type OnAnswer } from '#server/operations/request-log.ts';
import { listenToPublications } from '#server/page-cache/invalidation-listener.ts';
import { PageStore } from '#server/page-cache/page-store.ts';
import { keepSaved } from '#server/saved-pages/keep-saved.ts';
import { SavedPages } from '#server/saved-pages/saved-pages.ts';
import { openServices } from '#server/services.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import { countJobs } from '#services/jobs/overview.ts';
import { startHttpServer, stopHttpServer } from './http-server.ts';
import type { Standby } from './standby.ts';

/** Registers what is to be closed at the end, the latest first. */
type OnClose = (close: () => unknown) => void;

/**
 * Serves the built site from one process: by the server that stands by for it, or by one of its own. Resolves once it answers; `close`
 * finishes the running requests.
 */
export async function startWeb(
  environment: Environment,
  database: Database,
  { logTo, standby }: { logTo?: DestinationStream | undefined; standby?: Standby | null } = {},
): Promise<{ close(): Promise<void> }> {
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const closeIt of opened.splice(0).reverse()) await closeIt();
  };
  try {
    await start({ environment, database, log: createLog(environment, logTo), standby }, (closeIt) => opened.push(closeIt));
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Parts = { environment: Environment; database: Database; log: Logger; standby?: Standby | null | undefined };

async function start({ environment, database, log, standby }: Parts, onClose: OnClose): Promise<void> {
  const { db, pool } = database;
  const secret = environment.secret ?? (await loadOrCreateSecret(environment.dataDirectory));
  // Damaged ones stop the start: with others, what members told could not be read.
  await memberKeysOf(environment);
  const services = openServices({ typeLabels: typeLabelIn, environment, secret, db, log });
  const store = new PageStore(environment.pageCacheBytes);
  const metrics = processMetrics();
  const saved = new SavedPages(environment.dataDirectory);
  let publications: Listener | undefined;
  const isListening = () => publications?.isListening ?? false;
  const readings = countReadings({ store: services.readingCounts, host: new URL(environment.origin).hostname.replace(/^www\./, ''), log });
  onClose(() => readings.close());
  const logAnswer = logRequest(log);
  const onAnswer: OnAnswer = (answer) => {
    logAnswer(answer);
    metrics.onAnswer(answer);
    readings.onAnswer(answer);
  };
  const app = createApp(services, { pages: { store, isListening, onOutcome: metrics.onOutcome, saved }, onAnswer });
  onClose(() => app.close());
  const keeper = keepSaved({ saved, content: services.content, page: app.page, log });
  onClose(() => keeper.close());
  publications = await followPublications(environment, database, { log, store, metrics, keeper, onClose });
  metrics.watch({ store, queue: app.queue, pool, isListening, countJobs: () => countJobs(db, jobKinds) });
  const jobs = startJobs({ ...services, pool });
  onClose(() => jobs.close());
  if (standby) {
    standby.handOver(app);
    onClose(() => standby.close());
  } else {
    const server = await startHttpServer(app, environment);
    onClose(() => stopHttpServer(server));
  }
  // Where there are several processes, the one above adds them up.
  if (environment.metricsPort !== undefined && !cluster.isWorker) {
    const metricsServer = await startMetricsServer({ host: environment.host, port: environment.metricsPort });
    onClose(() => metricsServer.close());
  }
}

type Followers = { log: Logger; store: PageStore; metrics: Metrics; keeper: ReturnType<typeof keepSaved>; onClose: OnClose };

/** Drops what a publication changed from the page cache, and from the CDN. */
async function followPublications(
  environment: Environment,
  { db, connectionConfig }: Database,
  { log, store, metrics, keeper, onClose }: Followers,
): Promise<Listener> {
  const purging: Purging | undefined = environment.purge && startPurging(environment.purge, connectionConfig, log);
  onClose(() => purging?.close());
  const publications = await listenToPublications(connectionConfig, log, {
    onPublication(changed) {
      store.invalidate(changed);
      keeper.onPublication(changed);
      if (changed.includes(tags.gap)) purging?.purgeAll();
      else purging?.purge(changed);
      metrics.onPublication();
    },
    onReady(again) {
      store.expireAll();
      keeper.onGap();
      // Whoever tells the CDN may be another process, which missed nothing.
      if (again && purging) invalidateTags(db, [tags.gap]).catch(() => {});
    },
  });
  onClose(() => publications.close());
  return publications;
}
