import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import type { DestinationStream } from 'pino';
import { site } from '#app/site.ts';
import type { Environment } from '#config/environment.ts';
import { openDatabase } from '#database/database.ts';
import { printProblem } from '#services/content/problem.ts';
import { publishFolder } from '#services/content/publish.ts';
import { answerClientError } from './client-error.ts';
import { onEnd } from './ending.ts';
import { createLog } from './log.ts';

/** How long running requests may take to finish once the process has been told to end, in milliseconds. */
const grace = 10_000;

type Options = { environment: Environment; contentFolder: string; say: (line: string) => void; logTo?: DestinationStream };

/**
 * Opens the database, publishes what changed in the library, and serves the built site. Resolves once it answers;
 * SIGTERM and SIGINT finish the running requests, close the pool and end the database.
 */
export async function serve({
  environment,
  contentFolder,
  say,
  logTo,
}: Options): Promise<{ close(): Promise<void> }> {
  const log = createLog(environment, logTo);
  const database = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, onProgress: say });
  try {
    await publish(database.db, contentFolder, say);
    const createApp = await builtApp();
    const server = await start(createApp({ environment, db: database.db, log }).fetch, environment);
    const close = async () => {
      await stop(server);
      await database.close();
    };
    onEnd(close, say);
    return { close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The bundle has the types of its source; it is not there when the types are checked. */
async function builtApp(): Promise<typeof import('./app.ts').createApp> {
  const { createApp }: typeof import('./app.ts') = await import(`${process.cwd()}/build/server/index.js`);
  return createApp;
}

async function publish(db: Parameters<typeof publishFolder>[0], root: string, say: Options['say']): Promise<void> {
  const report = await publishFolder(db, { root, site });
  for (const problem of report.problems) say(printProblem(problem));
  if (report.published.length > 0) say(`Published ${report.published.length} entries; ${report.unchanged} were up to date.`);
  if (report.refused.length > 0) say(`Not published, because of the errors above: ${report.refused.join(', ')}`);
}

function start(fetch: (request: Request) => Response | Promise<Response>, { host, port }: Environment): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, port, hostname: host, overrideGlobalObjects: false }) as Server; // HTTP/1.1: no other was asked for
    server.on('clientError', answerClientError);
    server.once('error', reject);
    server.once('listening', () => resolve(server));
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
