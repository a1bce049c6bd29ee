import cluster from 'node:cluster';
import { setTimeout as after } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import type { Environment } from '#config/environment.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { type Database, mayAnswerLater, openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { loadDeletedList } from '#server/operations/deleted-list.ts';
import { identityParts } from '#server/services.ts';
import { operator } from '#services/identity/operator.ts';
import { startProcesses } from './processes.ts';
import { publishContent } from './publish-content.ts';
import { onShutdownSignal } from './shutdown.ts';
import { type Standby, startStandby } from './standby.ts';
import { startWeb } from './web.ts';

type Say = (line: string) => void;
type Options = { environment: Environment; contentFolder: string; processes?: number; say: Say; logTo?: DestinationStream };

/**
 * Opens the database, publishes what changed in the library, and serves the built site, from this process or from several under it.
 * Resolves once it answers; SIGTERM and SIGINT finish the running requests, close the pool and end the database.
 */
export async function serve({ environment, contentFolder, processes = 1, say, logTo }: Options): Promise<{ close(): Promise<void> }> {
  const { database, standby } = await openOnStandby(environment, say, logTo);
  try {
    // Of several processes, on this machine or others, one at a time: the next finds nothing left to do.
    const library = {
      root: contentFolder,
      dataDirectory: environment.dataDirectory,
      withoutSamples: environment.name === 'production',
      say,
    };
    if (environment.publishes) await database.withAdvisoryLock('publish', () => publish(database.db, library));
    await deleteAgain(database.db, environment, say);
    const web =
      processes === 1
        ? await startWeb(environment, database, { logTo, standby })
        : await startSeveral({ environment, processes, say, standby });
    const close = async () => {
      await web.close();
      await database.close();
    };
    onShutdownSignal(close, say);
    return { close };
  } catch (error) {
    await standby?.close();
    await database.close();
    throw error;
  }
}

/** Opens the database; a standby listens meanwhile where that takes its time. Where either fails, the other is ended. */
async function openOnStandby(environment: Environment, say: Say, logTo?: DestinationStream) {
  const { databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDirectory } = environment;
  const open = () => openDatabase({ url, ownerUrl, dataDirectory, install: installSiteJobs, onProgress: say });
  const opening = url === undefined ? open() : openPatiently(open, say);
  const standby = await standbyUnless(opening, environment, logTo).catch(async (error: unknown) => {
    // The embedded server would go on when this process has ended. Another may never answer, and is not waited for.
    if (url === undefined) await Promise.allSettled([opening.then((database) => database.close())]);
    throw error;
  });
  const database = await opening.catch(async (error: unknown) => {
    await standby?.close();
    throw error;
  });
  return { database, standby };
}

/** Where a backup was restored, deletes again who was deleted since it was made: this machine's list says who. */
async function deleteAgain(db: Database['db'], environment: Environment, say: Say): Promise<void> {
  const listed = await loadDeletedList(environment.dataDirectory);
  if (listed.length === 0) return;
  const secret = environment.secret ?? (await loadOrCreateSecret(environment.dataDirectory));
  const count = await operator(identityParts({ environment, secret, db })).deleteListed(listed);
  if (count > 0) say(`Deleted ${count} members again, who had been deleted after the backup was made`);
}

/** Between two attempts to reach a server that does not answer, in milliseconds. */
const pause = 2_000;

/** Opens a database on a server that may come up after this process. */
async function openPatiently(open: () => Promise<Database>, say: Say): Promise<Database> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await open();
    } catch (error) {
      if (!mayAnswerLater(error)) throw error;
      if (isFirst) say(`${error instanceof Error ? error.message : String(error)}. Trying again until it does.`);
      await after(pause);
    }
  }
}

/** Who asks meanwhile gets what was saved, in milliseconds after the start. */
const standbyAfter = 1_500;

/** A server without a database, where the database takes its time. */
async function standbyUnless(opening: Promise<Database>, environment: Environment, logTo?: DestinationStream): Promise<Standby | null> {
  const answers = opening.then(
    () => true,
    () => true,
  );
  if (await Promise.race([answers, after(standbyAfter, false)])) return null;
  return startStandby(environment, logTo);
}

type Several = { environment: Environment; processes: number; say: Say; standby: Standby | null };

async function startSeveral({ environment, processes, say, standby }: Several): Promise<{ close(): Promise<void> }> {
  // Each of them listens itself.
  await standby?.close();
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
