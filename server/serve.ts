import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { serve as listen } from '@hono/node-server';
import type { DestinationStream } from 'pino';
import { site } from '#app/site.ts';
import type { Environment } from '#config/environment.ts';
import { keptSecret } from '#config/secret.ts';
import { type Database, openDatabase } from '#database/database.ts';
import { publishLibrary } from '#services/content/library.ts';
import { printProblem } from '#services/content/problem.ts';

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
export async function serve({ environment, contentFolder, say, logTo }: Options): Promise<{ close(): Promise<void> }> {
  const log = createLog(environment, logTo);
  const database = await openDatabase({ url: environment.databaseUrl, dataDirectory: environment.dataDirectory, onProgress: say });
  try {
    await publish(database.db, { root: contentFolder, dataDirectory: environment.dataDirectory, say });
    const secret = environment.secret ?? (await keptSecret(environment.dataDirectory));
    const createApp = await builtApp();
    const server = await start(createApp({ environment, secret, db: database.db, log }).fetch, environment);
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

async function publish(
  db: Database['db'],
  { root, dataDirectory, say }: { root: string; dataDirectory: string; say: Options['say'] },
): Promise<void> {
  const report = await publishLibrary(db, { root, site, dataDirectory });
  for (const problem of report.problems) say(printProblem(problem));
  if (report.published.length > 0) say(`Published ${report.published.length} entries; ${report.unchanged} were up to date.`);
  if (report.refused.length > 0) say(`Not published, because of the errors above: ${report.refused.join(', ')}`);
}

function start(fetch: (request: Request) => Response | Promise<Response>, { host, port }: Environment): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch, port, hostname: host, overrideGlobalObjects: false }) as Server; // HTTP/1.1: no other was asked for
    server.on('clientError', answerClientError);
    watchSilentSockets(server);
    server.once('error', reject);
    server.once('listening', () => resolve(server));
  });
}

/** Connections on which nothing was asked yet, as browsers open them in advance. Node does not count them as idle. */
const silentSockets = new WeakMap<Server, Set<Socket>>();

function watchSilentSockets(server: Server): void {
  const silent = new Set<Socket>();
  silentSockets.set(server, silent);
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), grace);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
    for (const socket of silentSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  });
}
