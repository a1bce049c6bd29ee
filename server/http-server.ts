import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Environment } from '#config/environment.ts';
import type { App } from './app.ts';
import { answerClientError } from './client-error.ts';
import { hasKnownParameter, longestAddress } from './page-cache/addresses.ts';
import type { Answer } from './page-cache/page.ts';

/** How long running requests may take to finish once the process has been told to end, in milliseconds. */
const grace = 10_000;

/** What a slow or silent client may cost: times in milliseconds. */
const patience = {
  /** For the whole head of a request. */
  headersTimeout: 15_000,
  /** For the whole of a request, its body too. */
  requestTimeout: 60_000,
  /** Longer than proxies keep theirs (60 s), so that it is never this end that hangs up on a request. */
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};
/** A connection on which nothing has moved for so long is closed: its reader is gone, or does not read. */
const silence = 120_000;

type OnKept = (request: IncomingMessage, path: string, answer: Answer) => void;

/** Listens. What is kept is sent at once; everything else goes its way through the app. */
export function startHttpServer(app: App, { host, port }: Pick<Environment, 'host' | 'port'>, onKept: OnKept): Promise<Server> {
  const listener = getRequestListener((request, { incoming }) => app.fetch(request, { incoming: incoming as IncomingMessage }), {
    overrideGlobalObjects: false,
  });
  return new Promise((resolve, reject) => {
    const server = createServer(patience, (request, response) => {
      if (!sendKept(app, request, response, onKept)) void listener(request, response);
    });
    server.setTimeout(silence);
    server.on('clientError', answerClientError);
    watchSilentSockets(server);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** The way of nearly every request: no Request, no Response, no promise. */
function sendKept(app: App, request: IncomingMessage, response: ServerResponse, onKept: OnKept): boolean {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > longestAddress) return false;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (end >= 0 && hasKnownParameter(url.slice(end))) return false;
  const answer = app.kept(path, {
    isHead: method === 'HEAD',
    acceptEncoding: headers['accept-encoding'] ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
  });
  if (!answer) return false;
  response.writeHead(answer.status, [...answer.headers]);
  response.end(answer.body);
  onKept(request, path, answer);
  return true;
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

/** Takes no more connections, finishes what is under way, and closes. */
export function stopHttpServer(server: Server): Promise<void> {
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
