import { setTimeout as after } from 'node:timers/promises';
import { Limited } from '#server/load/rate-limit.ts';
import { Busy } from '#server/load/request-queue.ts';
import type { Connection } from '#server/load/visitor.ts';
import { tags, takeNotes } from '#services/publications/publications.ts';
import { isEverybodys, keyOf } from './addresses.ts';
import { type Answer, type Asked, answerWith, type Page, pageOf } from './page.ts';
import type { PageStore } from './page-store.ts';

/** What became of a request for a page that is everybody's. */
export type Outcome = 'hit' | 'stale' | 'made' | 'unkept';

/** Runs what makes a page, when it is its turn. @throws Busy where too many wait already */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** What stands before making a page. `allow` counts it for who asks. @throws Limited */
export type Gate = {
  allow(): Promise<void>;
  inTurn: InTurn;
  /** Who asks: told for an answer that is made for them, never for a page that is everybody's. */
  from?: Connection;
};

type Options = {
  store: PageStore;
  /** Makes the answer to any request. */
  make: (request: Request, from?: Connection) => Promise<Response>;
  origin: string;
  /** Whether word of publications arrives. While it does not, what is kept is sent, although it may be stale. */
  isListening: () => boolean;
  /** When anything changes by itself next, in milliseconds from now; null for never. */
  nextChange: () => Promise<number | null>;
  /** Pages carry the names of what they show, for a CDN that is told them when something is published. */
  namesTags?: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
  onOutcome?: (outcome: Outcome) => void;
};

/** A page, kept or overtaken; or an answer that nobody keeps. */
type Made = { page: Page; changesIn: number } | { response: Response; body: Buffer };

/** A page that publications overtake again and again is sent all the same. */
const attempts = 3;
/** One that is there already is sent as it is where making it again takes longer, in milliseconds: a database may answer nothing at all. */
const patience = 1_000;

/**
 * Serves pages from memory. One is made once however many ask for it, compressed once, and kept until something that it shows is
 * published or changes by itself. Errors, redirects, and whatever is personal are never kept.
 */
export function pageCache({
  store,
  make,
  origin,
  isListening,
  nextChange,
  namesTags = false,
  now = Date.now,
  onOutcome = () => {},
}: Options) {
  const underWay = new Map<string, Promise<Made>>();

  const makePage = async (key: string): Promise<Made> => {
    for (let attempt = 1; ; attempt++) {
      const begun = store.moment();
      const begunAt = now();
      // Where nobody can tell, it has to be made again for the next who asks.
      const scheduled = (await nextChange().catch(() => 0)) ?? Number.POSITIVE_INFINITY;
      // The key alone: what else a request says must not show on a page that is everybody's.
      const { result, notes } = await takeNotes(() => make(new Request(origin + key)));
      const body = Buffer.from(await result.arrayBuffer());
      if (store.isOvertaken(notes.tags, begun) && attempt < attempts) continue;
      if (!mayBeKept(result)) {
        // What was there is no more: it must not come back when the database is away.
        if (result.status < 500) store.delete(key);
        return { response: result, body };
      }
      const headers = new Headers(result.headers);
      if (namesTags) headers.set('Cache-Tag', cacheTag(notes.tags));
      const page = await pageOf(body, headers);
      const expiresAt = Math.min(begunAt + scheduled, notes.changesAt);
      const isKept = store.put(key, { ...page, tags: notes.tags, expiresAt }, begun);
      const isOvertaken = !isKept && store.isOvertaken(notes.tags, begun);
      // Nobody else is to keep what was older than a publication when it was sent.
      if (!isOvertaken || attempt === attempts) return { page, changesIn: isOvertaken ? 0 : expiresAt - now() };
    }
  };

  const begin = (key: string, gate: Gate): Promise<Made> => {
    const made = gate
      .allow()
      .then(() => gate.inTurn(() => makePage(key)))
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  const makeOnce = (key: string, gate: Gate): Promise<Made> => {
    const going = underWay.get(key);
    if (!going) return begin(key, gate);
    return going.catch(async (error: unknown) => {
      if (!(error instanceof Limited)) throw error;
      // Who began it had asked for too much: that is no reason to refuse the others.
      await gate.allow();
      return underWay.get(key) ?? begin(key, { ...gate, allow: async () => {} });
    });
  };

  /** What is kept under a key, without any waiting; null where it has to be made. */
  const kept = (key: string, asked: Asked): Answer | null => {
    const page = store.get(key);
    if (!page) return null;
    const changesIn = page.expiresAt - now();
    if (changesIn <= 0 || (page.isDoubtful && isListening())) return null;
    const status = isListening() ? 'hit' : 'stale';
    onOutcome(status);
    return answerWith(page, asked, status === 'hit' ? { status: 'hit', changesIn } : { status: 'hit; detail=stale', changesIn: 0 });
  };

  /** Better what was right a moment ago than nothing. */
  const stale = (key: string, asked: Asked): Response | null => {
    const page = store.get(key);
    if (!page) return null;
    onOutcome('stale');
    return responseOf(answerWith(page, asked, { status: 'hit; detail=stale', changesIn: 0 }));
  };

  /** The answer to any request. @throws Limited, and Busy where there is none because too many wait for theirs */
  const answer = async (request: Request, gate: Gate): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const key = keyOf(pathname, search);
    if (!isRead || key === null || !isEverybodys(pathname, search)) {
      await gate.allow();
      return gate.inTurn(() => make(request, gate.from));
    }
    const asked: Asked = {
      isHead: request.method === 'HEAD',
      acceptEncoding: request.headers.get('Accept-Encoding') ?? '',
      ifNoneMatch: request.headers.get('If-None-Match') ?? '',
    };
    const found = kept(key, asked);
    if (found) return responseOf(found);
    const making = makeOnce(key, gate).catch((error: unknown) => {
      if (error instanceof Busy) return error;
      throw error;
    });
    const made = store.get(key) ? await Promise.race([making, after(patience, new Busy(), { ref: false })]) : await making;
    if (made instanceof Busy) {
      const answer = stale(key, asked);
      if (answer) return answer;
      throw made;
    }
    if ('page' in made) {
      onOutcome('made');
      return responseOf(answerWith(made.page, asked, { status: 'fwd=miss', changesIn: made.changesIn }));
    }
    const { response, body } = made;
    const answer = response.status >= 500 ? stale(key, asked) : null;
    if (answer) return answer;
    onOutcome('unkept');
    // An empty body would be given a type, where a redirect has none.
    return new Response(asked.isHead || body.length === 0 ? null : new Uint8Array(body), response);
  };

  return { kept, answer };
}

/** The names of what is on a page; more of them than proxies have room for in a head are one. */
function cacheTag(names: ReadonlySet<string>): string {
  const joined = [...names].join(',');
  return joined.length > mostOfTags ? tags.anything : joined;
}

const mostOfTags = 2_000;

function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && /\bpublic\b/.test(headers.get('Cache-Control') ?? '') && !headers.has('Set-Cookie');
}

function responseOf({ status, headers, body }: Answer): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, index): [string, string] => [
    headers[2 * index] ?? '',
    headers[2 * index + 1] ?? '',
  ]);
  return new Response(body === null ? null : new Uint8Array(body), { status, headers: pairs });
}
