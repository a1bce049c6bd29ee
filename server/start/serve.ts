import cluster from 'node:cluster';
import type { DestinationStream } from 'pino';
import type { Environment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { startProcesses } from './processes.ts';
import { publishContent } from './publish-content.ts';
import { onShutdownSignal } from './shutdown.ts';
import { startWeb } from './web.ts';

type Say = (line: string) => void;
type Options = { environment: Environment; contentFolder: string; processes?: number; say: Say; logTo?: DestinationStream };

/**
 * Opens the database, publishes what changed in the library, and serves the built site, from this process or from several under it.
 * Resolves once it answers; SIGTERM and SIGINT finish the running requests, close the pool and end the database.
 */
export async function serve({ environment, contentFolder, processes = 1, say, logTo }: Options): Promise<{ close(): Promise<void> }> {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDirectory } = environment;
  const database = await openDatabase({ url, ownerUrl, dataDirectory, install: installSiteJobs, onProgress: say });
  try {
    // Of several processes, on this machine or others, one at a time: the next finds nothing left to do.
    if (environment.publishes)
      await database.withAdvisoryLock('publish', () => publish(database.db, { root: contentFolder, dataDirectory, say }));
    const web = processes === 1 ? await startWeb(environment, database, logTo) : await startSeveral(environment, processes, say);
    const close = async () => {
      await web.close();
      await database.close();
    };
    onShutdownSignal(close, say);
    return { close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startSeveral(environment: Environment, processes: number, say: Say): Promise<{ close(): Promise<void> }> {
  // Made here, once, or each of them would make its own.
  if (environment.secret === undefined) await loadOrCreateSecret(environment.dataDirectory);
  return startProcesses({ environment, processes, say });
}

/** One of several processes under `serve`. It ends when that one says so, or is gone. */
export async function serveUnder(environment: Environment): Promise<void> {
  const database = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, joins: true });
  const web = await startWeb(environment, database);
  // The process above hears the signals that a terminal or a service manager sends to all.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  cluster.worker?.on('message', (message: unknown) => {
    if (message !== 'end') return;
    void web
      .close()
      .then(() => database.close())
      .finally(() => process.exit(0));
  });
  cluster.worker?.send('ready');
}

async function publish(db: Database['db'], library: Parameters<typeof publishContent>[1]): Promise<void> {
  const { say } = library;
  const { published, unchanged, refused } = await publishContent(db, library);
  if (published.length > 0) say(`Published ${published.length} entries; ${unchanged} were up to date.`);
  if (refused.length > 0) say(`Not published, because of the errors above: ${refused.join(', ')}`);
}
