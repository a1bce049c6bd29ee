import type { DestinationStream } from 'pino';
import { typeLabelIn } from '#app/i18n/labels.server.ts';
import type { Environment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { unavailableDatabase } from '#database/unavailable.ts';
import { type App, createApp } from '#server/app.ts';
import { createLog } from '#server/operations/log.ts';
import { PageStore } from '#server/page-cache/page-store.ts';
import { SavedPages } from '#server/saved-pages/saved-pages.ts';
import { openServices } from '#server/services.ts';
import { startHttpServer, stopHttpServer } from './http-server.ts';

/** A server whose app is handed over once it can be. */
export type Standby = { handOver(app: App): void; close(): Promise<void> };

/**
 * Listens while there is no database yet: sends the saved pages and the files of the build, and says the truth of all others. It is
 * alive and not ready.
 */
export async function startStandby(environment: Environment, logTo?: DestinationStream): Promise<Standby> {
  const log = createLog(environment, logTo);
  const secret = environment.secret ?? (await loadOrCreateSecret(environment.dataDirectory));
  const services = openServices({ typeLabels: typeLabelIn, environment, secret, db: unavailableDatabase(), log });
  const saved = new SavedPages(environment.dataDirectory);
  const pages = { store: new PageStore(environment.pageCacheBytes), isListening: () => false, saved };
  let current = createApp(services, { pages });
  const app: App = {
    fetch: (request, connection) => current.fetch(request, connection),
    kept: (key, asked) => current.kept(key, asked),
    onKept: (answer) => current.onKept(answer),
    page: (key) => current.page(key),
    get queue() {
      return current.queue;
    },
    close: () => current.close(),
  };
  const server = await startHttpServer(app, environment);
  void saved.prepare();
  return {
    handOver(next) {
      current = next;
    },
    close: () => stopHttpServer(server),
  };
}
