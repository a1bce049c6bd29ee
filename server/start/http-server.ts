import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { keyOf, longestAddress } from '#app/addresses/address.ts';
import type { Environment } from '#config/environment.ts';
import type { App } from '#server/app.ts';
import { isRead } from '#server/http/methods.ts';
import { longestBodyOf } from '#server/load/uploads.ts';
import { refusals } from './refusals.ts';

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
  /** A request without one is refused by ourselves. */
  requireHostHeader: false,
};
/** So many requests may be sent ahead of their answers on one connection. Browsers and proxies wait for each. */
const mostAhead = 32;
/** For a client whose body nobody waits for, to read what it was answered, in milliseconds. */
const toReadAnswer = 500;
/** A connection on which nothing has moved for so long is closed: its reader is gone, or does not read. */
const silence = 120_000;

/** Connections that wait to be taken: who finds no place tries again only after a second. */
const backlog = 4_096;

const sharesPort = cluster.isWorker && process.platform === 'linux';

type Settings = Pick<Environment, 'host' | 'port' | 'origin' | 'hsts'>;

/** Listens. What is kept is sent at once; everything else goes its way through the app. */
export function startHttpServer(app: App, { host, port, ...environment }: Settings): Promise<Server> {
  const refused = refusals(environment);
  const listener = getRequestListener((request, { incoming }) => app.fetch(request, { incoming: incoming as IncomingMessage }), {
    overrideGlobalObjects: false,
    errorHandler: refused.badRequest,
  });
  return new Promise((resolve, reject) => {
    const isTooFarAhead = countAhead();
    const server = createServer(patience, (request, response) => {
      if (isTooFarAhead(request, response)) return void request.socket.destroy();
      if (refused.withoutHost(request, response)) return;
      // Nobody reads the body of a GET: the connection ends with the answer, and the rest of the body with the connection.
      if (isRead(request) && hasBody(request)) response.shouldKeepAlive = false;
      if (isTooLong(request)) return void answerUnread(app, request, response).catch(() => request.destroy());
      if (!sendKept(app, request, response)) void listener(request, response);
    });
    server.setTimeout(silence);
    server.on('clientError', refused.clientError);
    server.on('checkExpectation', refused.expectation);
    watchSilentSockets(server);
    server.once('error', reject);
    // Each of several processes takes its own connections: one that another handed to it would hang for ever if it ended meanwhile.
    server.listen({ port, host, backlog, reusePort: sharesPort }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

/** An answer that waits behind another takes memory: thousands of requests fit into what is read at once. */
function countAhead(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const counts = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // Node gives an answer its socket once all before it are sent.
    const count = response.socket === null ? (counts.get(socket) ?? 0) + 1 : 0;
    if (count > 0 || counts.has(socket)) counts.set(socket, count);
    return count > mostAhead;
  };
}

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;
}

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers['content-length'] ?? 0);
}

/** Whether its head says that its body is longer than what it is sent to takes. Nearly every request has none. */
function isTooLong(request: IncomingMessage): boolean {
  const length = lengthOf(request);
  if (length === 0) return false;
  const { url = '', headers } = request;
  const [pathname = ''] = url.split('?', 1);
  return length > longestBodyOf({ pathname, contentType: headers['content-type'] ?? '', cookie: headers.cookie ?? '' });
}

/**
 * Answers a request whose body is too long, by what its head says, and reads none of it. Left to the listener, which reads up to
 * 64 MB to be polite, and to Node, which reads all of a body that nobody began to read, to keep the connection.
 */
async function answerUnread(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.read(0); // Begins it, and stops when its buffer is full.
  const { method = 'POST', url = '/', headers } = request;
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  const address = URL.canParse(url, 'http://localhost') ? new URL(url, 'http://localhost') : 'http://localhost/';
  const answer = await app.fetch(new Request(address, { method, headers: kept }), { incoming: request });
  // Closed at once, as by `Connection: close`, it would take the answer away from a client that is still sending.
  response.once('finish', () => setTimeout(() => request.destroy(), toReadAnswer));
  response.writeHead(answer.status, [...answer.headers].flat()).end(Buffer.from(await answer.arrayBuffer()));
}

/** The way of nearly every request: no Request, no Response, no promise. */
function sendKept(app: App, request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '', headers } = request;
  if (!isRead(request) || url.length > longestAddress) return false;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const key = end < 0 ? path : keyOf(path, url.slice(end));
  if (key === null) return false;
  const answer = app.kept(key, {
    isHead: method === 'HEAD',
    acceptEncoding: headers['accept-encoding'] ?? '',
    ifNoneMatch: headers['if-none-match'] ?? '',
  });
  if (!answer) return false;
  response.writeHead(answer.status, [...answer.headers]);
  response.end(answer.body);
  // What is kept besides pages are files with an extension.
  const page = path.includes('.')
    ? undefined
    : { referrer: headers.referer, agent: headers['user-agent'], purpose: asOne(headers['sec-purpose']) };
  app.onKept({ method, path, status: answer.status, ms: null, page });
  return true;
}

function asOne(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
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
    // One that was busy is idle after its answer, and would be used again.
    server.prependListener('request', (_, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    const closing = setInterval(() => server.closeIdleConnections(), 50);
    server.once('close', () => clearInterval(closing));
    server.closeIdleConnections();
    for (const socket of silentSockets.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  });
}
