import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { someAddress } from '../asking.ts';
import { madeRegistry } from '../made-registry.ts';
import { freePort, PublishedDirectory, type Site, startSite } from '../processes.ts';

/** A site behind a front door, which hears what pages complain of: WebKit tells nobody else. */
export type WatchedSite = AsyncDisposable & {
  origin: string;
  data: string;
  /** All that was told since it was asked last. */
  complaints(): string[];
};

const told = '/complaints';
/** The script that stands before everything else on each page. */
const first = /\/early-[^/]*\.js$/;

/** Starts the site behind a door of its own. */
export async function openWatchedSite(): Promise<WatchedSite> {
  const data = new PublishedDirectory();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const registry = await madeRegistry();
  const variables = { ORIGIN: origin, TRUSTED_PROXIES: 'loopback', ...registry.variables };
  const site = await startSite({ dataDirectory: data.path, variables });
  await registry.copyFor(data.path);
  const complaints: string[] = [];
  const door = createServer((request, response) => {
    if (request.url === told) hear(request, response, complaints);
    else pass(request, response, site);
  });
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve));
  return {
    origin,
    data: data.path,
    complaints: () => complaints.splice(0),
    async [Symbol.asyncDispose]() {
      await using _ = data;
      door.closeAllConnections();
      door.close();
      registry.close();
      await site.program.end();
      if (site.program.errors !== '') throw new Error(`The site logged errors:\n${site.program.errors}`);
    },
  };
}

function hear(request: IncomingMessage, response: ServerResponse, complaints: string[]): void {
  let words = '';
  request.setEncoding('utf8').on('data', (text: string) => (words += text));
  request.on('end', () => {
    complaints.push(words);
    response.writeHead(204).end();
  });
}

/** Hands a request on, as a proxy does, and with its first script what listens in the page. */
function pass(request: IncomingMessage, response: ServerResponse, { port }: Site): void {
  const { method, url = '/', headers } = request;
  const isFirst = first.test(url);
  // From an address of its own: what one visitor may do at once is little.
  const from = { 'x-forwarded-for': someAddress(), ...(isFirst ? { 'accept-encoding': 'identity' } : {}) };
  const asked = ask({ host: '127.0.0.1', port, method, path: url, headers: { ...headers, ...from } }, (answer) => {
    const { 'content-length': length, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, isFirst || length === undefined ? rest : answer.headers);
    if (isFirst) response.write(`(${watch})(${JSON.stringify(told)});\n`);
    answer.pipe(response);
  });
  // A page that is left breaks off what it has asked for.
  asked.on('error', () => response.destroy());
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

/** In the page: tells of everything that goes wrong there and that a page can hear of, and whether it was being left then. */
function watch(told: string): void {
  let when = '';
  addEventListener('beforeunload', () => (when = 'left: '));
  const tell = (what: string) => navigator.sendBeacon(told, `${when}${location.pathname} ${what}`);
  const failed = (event: Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) tell(`script: ${event.message}`);
    else if (target instanceof Element) tell(`not loaded: ${target.outerHTML.slice(0, 200)}`);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => tell(`policy: ${violatedDirective} ${blockedURI}`));
  for (const level of ['error', 'warn'] as const) {
    const before = console[level];
    console[level] = (...words: unknown[]) => {
      tell(`console: ${words.map(String).join(' ')}`);
      before.apply(console, words);
    };
  }
}
