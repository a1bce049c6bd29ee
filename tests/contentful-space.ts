import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentfulSpace } from '#config/contentful.ts';
import { signatureOf } from '#services/contentful/sync/webhook.ts';

type Item = { sys: { id: string; type: string; revision?: number; [name: string]: unknown }; fields?: unknown };
/** What the next requests get instead of an answer. */
export type Trouble = Told | 'silence' | 'not JSON';
type Told = { status: number; body?: object; headers?: Record<string, string> };

const mostBytes = 7_340_032;
export const deliveryToken = 'delivery-token';
export const webhookSecret = 'a'.repeat(64);

/**
 * A space of Contentful that stands in for the real one: it speaks the Sync API (pages, tokens, deletions, no deletions in a first sync,
 * answers of at most 7 MB, tokens that take no other parameter), content types, locales, and signed webhooks, as they are documented. Its
 * changes may reach its answers late, and twice.
 */
export class StandInSpace {
  readonly asked: string[] = [];
  readonly troubles: Trouble[] = [];
  contentTypes: object[] = [];
  /** Drafts, by id: the Preview API alone tells of them. */
  readonly drafts = new Map<string, Item>();
  locales: object[] = [];
  /** Whether changes are told of yet: a CDN may be late. */
  isLate = false;
  /** Tokens that were handed out before this change are refused. */
  oldestToken = 0;
  /** Bytes of an answer. */
  mostBytes = mostBytes;
  readonly #changes: Item[] = [];
  #told = 0;
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async start(): Promise<ContentfulSpace> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo; // of a server that listens on a port
    return {
      url: `http://127.0.0.1:${port}/spaces/space1/environments/master`,
      token: deliveryToken,
      space: 'space1',
      environment: 'master',
    };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Publishes an entry or an asset, as the Delivery API shows it. */
  publish(item: { sys: { id: string; type?: string }; fields?: unknown }): Item {
    const type = item.sys.type === 'Asset' ? 'Asset' : 'Entry';
    const { version: _, publishedVersion: __, ...sys } = item.sys as Record<string, unknown>;
    const revision = this.#revisionOf(item.sys.id) + 1;
    const published: Item = { ...item, sys: { ...sys, id: item.sys.id, type, revision } };
    this.#changes.push(published);
    return published;
  }

  /** Unpublishes or deletes: the Delivery API makes no difference. */
  takeBack(id: string): Item {
    const before = this.#changes.findLast(({ sys }) => sys.id === id);
    const type = before?.sys.type === 'Asset' ? 'DeletedAsset' : 'DeletedEntry';
    const deleted = { sys: { id, type, revision: this.#revisionOf(id), deletedAt: '2026-11-20T10:00:00Z' } };
    this.#changes.push(deleted);
    return deleted;
  }

  /** Everything that is published now. */
  published(): Map<string, Item> {
    const items = new Map<string, Item>();
    for (const item of this.#changes) {
      if (item.sys.type.startsWith('Deleted')) items.delete(item.sys.id);
      else items.set(item.sys.id, item);
    }
    return items;
  }

  #revisionOf(id: string): number {
    return Number(this.#changes.findLast(({ sys }) => sys.id === id)?.sys.revision ?? 0);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://space');
    this.asked.push(`${url.pathname.split('/').at(-1)}${url.search}`);
    const trouble = this.troubles.shift();
    if (trouble === 'silence') return;
    if (trouble === 'not JSON') {
      response.end('<html>');
      return;
    }
    const { status, body, headers } = trouble ?? this.#answerTo(request, url);
    response.writeHead(status, { 'Content-Type': 'application/vnd.contentful.delivery.v1+json', ...headers });
    response.end(JSON.stringify(body ?? {}));
  }

  #answerTo(request: IncomingMessage, url: URL): Told {
    if (request.headers.authorization !== `Bearer ${deliveryToken}`) return told(401, error('AccessTokenInvalid'));
    switch (url.pathname.split('/').at(-1)) {
      case 'sync':
        return this.#sync(url.searchParams);
      case 'entries':
        return this.#entries(url.searchParams);
      case 'content_types':
        return told(200, collection(this.contentTypes, url.searchParams));
      case 'locales':
        return told(200, collection(this.locales, url.searchParams));
      default:
        return told(404, error('NotFound'));
    }
  }

  /** What the Preview API shows of an entry: its draft, and what it links to directly. */
  #entries(query: URLSearchParams): Told {
    const all = new Map([...this.published(), ...this.drafts]);
    const item = all.get(query.get('sys.id') ?? '');
    const linked = [...JSON.stringify(item ?? {}).matchAll(/"linkType":"(?:Entry|Asset)","id":"([^"]+)"/g)].flatMap(
      ([, id = '']) => all.get(id) ?? [],
    );
    const ofType = (type: string) => linked.filter(({ sys }) => sys.type === type && sys.id !== item?.sys.id);
    return told(200, { ...collection(item ? [item] : [], query), includes: { Entry: ofType('Entry'), Asset: ofType('Asset') } });
  }

  #sync(query: URLSearchParams): Told {
    if (!this.isLate) this.#told = this.#changes.length;
    const token = query.get('sync_token');
    if (token !== null && query.size > 1) return told(400, error('BadRequest'));
    // Of a first sync: until where it goes, the page, its size. Of the next: from where.
    const [kind, from = 0, page = 0, size = 0] = token === null ? first(this.#told, query) : parsed(token);
    if (token !== null && from < this.oldestToken) return told(400, error('BadRequest'));
    const until = kind === 'initial' ? from : this.#told;
    const items = kind === 'initial' ? this.#until(from) : this.#changes.slice(from, until);
    const shown = items.slice(page * size, (page + 1) * size);
    const isLast = (page + 1) * size >= items.length;
    const next = `https://cdn.contentful.com/spaces/space1/environments/master/sync?sync_token=`;
    const body = {
      sys: { type: 'Array' },
      items: shown,
      ...(isLast ? { nextSyncUrl: `${next}delta-${until}-0-${size}` } : { nextPageUrl: `${next}${kind}-${from}-${page + 1}-${size}` }),
    };
    if (Buffer.byteLength(JSON.stringify(body)) > this.mostBytes)
      return told(400, {
        ...error('BadRequest'),
        message: `Response size too big. Maximum allowed response size: ${mostBytes}B.`,
      });
    return told(200, body, { 'X-Contentful-RateLimit-Second-Limit': '55' });
  }

  /** What was published until then, without deletions, in no order that means anything. */
  #until(change: number): Item[] {
    const items = new Map<string, Item>();
    for (const item of this.#changes.slice(0, change)) {
      if (item.sys.type.startsWith('Deleted')) items.delete(item.sys.id);
      else items.set(item.sys.id, item);
    }
    return [...items.values()].reverse();
  }
}

/** A webhook of this space, signed as Contentful signs one. */
export function webhook(path: string, topic: string, item: object, { secret = webhookSecret, now = Date.now() } = {}) {
  const body = JSON.stringify(item);
  const names = ['x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic'];
  const headers = new Headers({
    'Content-Type': 'application/vnd.contentful.management.v1+json',
    'X-Contentful-Topic': topic,
    'X-Contentful-Timestamp': String(now),
    'X-Contentful-Signed-Headers': names.join(','),
  });
  headers.set('X-Contentful-Signature', signatureOf(secret, { method: 'POST', path, headers, body }, names));
  return { method: 'POST', headers, body };
}

function first(told: number, query: URLSearchParams): ['initial', number, number, number] {
  return ['initial', told, 0, Math.min(1_000, Number(query.get('limit') ?? 100))];
}

function parsed(token: string): [string, number, number, number] {
  const [kind = '', from, page, size] = token.split('-');
  return [kind, Number(from), Number(page), Number(size)];
}

function collection(items: readonly object[], query: URLSearchParams) {
  const skip = Number(query.get('skip') ?? 0);
  const limit = Number(query.get('limit') ?? 100);
  return { sys: { type: 'Array' }, total: items.length, skip, limit, items: items.slice(skip, skip + limit) };
}

function error(id: string) {
  return { sys: { type: 'Error', id }, message: 'It was not found, or not allowed.', requestId: 'r' };
}

function told(status: number, body: object, headers: Record<string, string> = {}): Told {
  return { status, body, headers };
}
