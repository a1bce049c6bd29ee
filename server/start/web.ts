import cluster from 'node:cluster';
import type { DestinationStream, Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import { keptSecret } from '#config/secret.ts';
import type { Database } from '#database/database.ts';
import { startPurging } from '#server/cdn/purge.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { tasks } from '#server/jobs/tasks.ts';
import { createLog } from '#server/operations/log.ts';
import { processMetrics, startMetricsServer } from '#server/operations/metrics.ts';
import { logRequest, type OnAnswer } from '#server/operations/request-log.ts';
import { PageStore } from '#server/page-cache/page-store.ts';
import { hearPublications } from '#server/page-cache/publication-listener.ts';
import { siteIdentity } from '#server/site-identity.ts';
import { announce, tags } from '#services/publications/publications.ts';
import { startHttpServer, stopHttpServer } from './http-server.ts';

/** Serves the built site from one process. Resolves once it answers; `close` finishes the running requests. */
export async function startWeb(
  environment: Environment,
  database: Database,
  logTo?: DestinationStream,
): Promise<{ close(): Promise<void> }> {
  const opened: (() => unknown)[] = [];
  const close = async () => {
    for (const closeIt of opened.splice(0).reverse()) await closeIt();
  };
  try {
    await start(environment, database, createLog(environment, logTo), (closeIt) => opened.push(closeIt));
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function start(
  environment: Environment,
  { db, pool, connectionConfig }: Database,
  log: Logger,
  onClose: (closeIt: () => unknown) => void,
): Promise<void> {
  const secret = environment.secret ?? (await keptSecret(environment.dataDirectory));
  const store = new PageStore(environment.pageCacheBytes);
  const metrics = processMetrics();
  const purging = environment.purge ? startPurging(environment.purge, connectionConfig, log) : undefined;
  onClose(() => purging?.close());
  const publications = await hearPublications(connectionConfig, log, {
    onPublication(changed) {
      store.invalidate(changed);
      if (changed.includes(tags.gap)) purging?.purgeAll();
      else purging?.purge(changed);
      metrics.onPublication();
    },
    onReady(again) {
      store.expireAll();
      // Whoever tells the CDN may be another process, which missed nothing.
      if (again && purging) announce(db, [tags.gap]).catch(() => {});
    },
  });
  onClose(() => publications.close());
  const isListening = () => publications.isListening;
  const createApp = await builtApp();
  const logAnswer = logRequest(log);
  const onAnswer: OnAnswer = (answer) => {
    logAnswer(answer);
    metrics.onAnswer(answer);
  };
  const identity = siteIdentity({ environment, secret, db });
  const app = createApp({ environment, secret, db, log, identity, onAnswer, pages: { store, isListening, onOutcome: metrics.onOutcome } });
  metrics.watch({ store, queue: app.queue, pool, isListening });
  const jobs = startJobs({ environment, secret, db, log, tasks: tasks({ secret, db, identity }) });
  onClose(() => jobs.close());
  const server = await startHttpServer(app, environment, ({ method = '' }, path, { status }) =>
    onAnswer({ method, path, status, ms: null }),
  );
  onClose(() => stopHttpServer(server));
  // Where there are several processes, the one above adds them up.
  if (environment.metricsPort !== undefined && !cluster.isWorker) {
    const metricsServer = await startMetricsServer({ host: environment.host, port: environment.metricsPort });
    onClose(() => metricsServer.close());
  }
}

/** The bundle has the types of its source; it is not there when the types are checked. */
async function builtApp(): Promise<typeof import('#server/app.ts').createApp> {
  const { createApp }: typeof import('#server/app.ts') = await import(`${process.cwd()}/build/server/index.js`);
  return createApp;
}
