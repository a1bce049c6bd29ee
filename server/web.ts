import cluster from 'node:cluster';
import type { DestinationStream } from 'pino';
import type { Environment } from '#config/environment.ts';
import { keptSecret } from '#config/secret.ts';
import type { Database } from '#database/database.ts';
import { limits } from '#services/limits/limits.ts';
import { startHttpServer, stopHttpServer } from './http-server.ts';
import { createLog } from './log.ts';
import { processMetrics, startMetricsServer } from './metrics.ts';
import { PageStore } from './page-cache/page-store.ts';
import { hearPublications } from './publications.ts';
import { startPurging } from './purge.ts';
import { logRequest, type OnAnswer } from './request-log.ts';

/** How often what the limits no longer need is forgotten, in milliseconds. */
const forgetEvery = 60_000;

/** Serves the built site from one process. Resolves once it answers; `close` finishes the running requests. */
export async function startWeb(
  environment: Environment,
  { db, pool, connectionConfig }: Database,
  logTo?: DestinationStream,
): Promise<{ close(): Promise<void> }> {
  const log = createLog(environment, logTo);
  const secret = environment.secret ?? (await keptSecret(environment.dataDirectory));
  const store = new PageStore(environment.pageCacheBytes);
  const metrics = processMetrics();
  const purging = environment.purge ? startPurging(environment.purge, connectionConfig, log) : undefined;
  const publications = await hearPublications(connectionConfig, log, {
    onPublication(tags) {
      store.invalidate(tags);
      purging?.purge(tags);
      metrics.onPublication();
    },
    onGap() {
      store.expireAll();
      purging?.purgeAll();
    },
  });
  const isListening = () => publications.isListening;
  const createApp = await builtApp();
  const logAnswer = logRequest(log);
  const onAnswer: OnAnswer = (answer) => {
    logAnswer(answer);
    metrics.onAnswer(answer);
  };
  const app = createApp({ environment, secret, db, log, onAnswer, pages: { store, isListening, onOutcome: metrics.onOutcome } });
  metrics.watch({ store, queue: app.queue, pool, isListening });
  const server = await startHttpServer(app, environment, ({ method = '' }, path, { status }) =>
    onAnswer({ method, path, status, ms: null }),
  );
  const metricsServer =
    environment.metricsPort === undefined || cluster.isWorker
      ? undefined // where there are several, the process above adds them up
      : await startMetricsServer({ host: environment.host, port: environment.metricsPort });
  const { forget } = limits(db, secret);
  const forgetting = setInterval(() => forget().catch(() => {}), forgetEvery);
  return {
    async close() {
      clearInterval(forgetting);
      metricsServer?.close();
      await stopHttpServer(server);
      await Promise.all([publications.close(), purging?.close()]);
    },
  };
}

/** The bundle has the types of its source; it is not there when the types are checked. */
async function builtApp(): Promise<typeof import('./app.ts').createApp> {
  const { createApp }: typeof import('./app.ts') = await import(`${process.cwd()}/build/server/index.js`);
  return createApp;
}
