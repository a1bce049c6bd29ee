import { setTimeout as after } from 'node:timers/promises';
import type { Gate } from '#server/load/gate.ts';
import { TurnedAway } from '#server/load/turned-away.ts';
import { collectCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { type Answer, type Asked, answerWith, type Page, pageOf } from './page.ts';
import type { PageStore } from './page-store.ts';

/** What became of a request for a page that is everybody's. */
export type Outcome = 'hit' | 'stale' | 'saved' | 'made' | 'unkept';

/** What stands before making a page: counts it for who asks, and runs it in turn. Each throws TurnedAway. */
export type PageGate = Pick<Gate, 'inTurn'> & { allow(): Promise<void> };

export type Options = {
  store: PageStore;
  /** Makes the page of a key, which is an address: what else a request says must not show on it. */
  make: (key: string) => Promise<Response>;
  /** Whether word of publications arrives. While it does not, what is kept is sent, although it may be stale. */
  isListening: () => boolean;
  /** When anything changes by itself next, in milliseconds from now; null for never. */
  nextChange: () => Promise<number | null>;
  /** Pages carry the names of what they show, for a CDN that is told them when something is published. */
  namesTags?: boolean;
  /** Milliseconds since 1970. */
  now?: () => number;
  onOutcome?: (outcome: Outcome) => void;
  /** A page that is there already is sent as it is where making it again takes longer, in milliseconds: one second unless said. */
  patience?: number;
  /** Copies for when a page can neither be made nor is in memory. */
  saved?: { has(key: string): boolean; answer(key: string, asked: Asked): Promise<Answer | null> };
};

/** A page, kept or overtaken; or an answer that nobody keeps. */
type Made = { page: Page; changesIn: number } | { response: Response; body: Buffer };

/** A page that publications overtake again and again is sent all the same. */
const attempts = 3;
/** In milliseconds: a database may answer nothing at all. */
const longestWait = 1_000;

/**
 * Serves pages from memory. One is made once however many ask for it, compressed once, and kept until something that it shows is
 * published or changes by itself. While it cannot be made it is served stale. Errors, redirects, and whatever is personal are never kept.
 */
export class PageCache {
  readonly #options: Options;
  readonly #store: PageStore;
  readonly #now: () => number;
  readonly #underWay = new Map<string, Promise<Made>>();
  /** The last page that was waited for took too long: nobody else waits for one where there is another answer, until one is made. */
  #isSlow = false;

  constructor(options: Options) {
    this.#options = options;
    this.#store = options.store;
    this.#now = options.now ?? Date.now;
  }

  /** What is kept under a key, without any waiting; null where it has to be made. */
  kept(key: string, asked: Asked): Answer | null {
    const page = this.#store.get(key);
    if (!page) return null;
    const changesIn = page.expiresAt - this.#now();
    const isListening = this.#options.isListening();
    if (changesIn <= 0 || (page.isDoubtful && isListening)) return null;
    this.#tell(isListening ? 'hit' : 'stale');
    return answerWith(page, asked, isListening ? { status: 'hit', changesIn } : { status: 'hit; detail=stale', changesIn: 0 });
  }

  /** The answer at an address that has a key. @throws TurnedAway, where there is none because it could not be made */
  async answer(key: string, asked: Asked, gate: PageGate): Promise<Response> {
    const found = this.kept(key, asked);
    if (found) return responseOf(found);
    const made = await this.#madeInTime(key, gate);
    if (made instanceof TurnedAway) {
      const standIn = await this.#standIn(key, asked);
      if (standIn) return standIn;
      throw made;
    }
    if ('page' in made) {
      this.#tell('made');
      return responseOf(answerWith(made.page, asked, { status: 'fwd=miss', changesIn: made.changesIn }));
    }
    const { response, body } = made;
    const standIn = response.status >= 500 ? await this.#standIn(key, asked) : null;
    if (standIn) return standIn;
    this.#tell('unkept');
    // An empty body would be given a type, where a redirect has none.
    return new Response(asked.isHead || body.length === 0 ? null : new Uint8Array(body), response);
  }

  #tell(outcome: Outcome): void {
    this.#options.onOutcome?.(outcome);
  }

  /** Better what was right a moment ago than nothing: the page as it was in memory, or else as it was saved. */
  async #standIn(key: string, asked: Asked): Promise<Response | null> {
    const page = this.#store.get(key);
    const answer = page
      ? answerWith(page, asked, { status: 'hit; detail=stale', changesIn: 0 })
      : await this.#options.saved?.answer(key, asked);
    if (!answer) return null;
    this.#tell(page ? 'stale' : 'saved');
    return responseOf(answer);
  }

  /** The page made anew, or why there is none: for all who wait, or for a page that there is something else for and that takes too long. */
  async #madeInTime(key: string, gate: PageGate): Promise<Made | TurnedAway> {
    const making = this.#makeOnce(key, gate).catch((error: unknown) => {
      if (error instanceof TurnedAway && (error.reason === 'busy' || error.reason === 'away')) return error;
      throw error;
    });
    if (!this.#store.get(key) && !this.#options.saved?.has(key)) return making;
    const late = after(this.#isSlow ? 0 : (this.#options.patience ?? longestWait), null, { ref: false });
    const made = await Promise.race([making, late]);
    this.#isSlow = made === null;
    if (made !== null) return made;
    void making.then(
      (made) => {
        if (!(made instanceof TurnedAway)) this.#isSlow = false;
      },
      () => {},
    );
    return new TurnedAway('busy');
  }

  /** Single flight: however many ask at once, one makes it. */
  #makeOnce(key: string, gate: PageGate): Promise<Made> {
    const going = this.#underWay.get(key);
    if (!going) return this.#begin(key, gate);
    return going.catch(async (error: unknown) => {
      if (!(error instanceof TurnedAway && error.reason === 'limited')) throw error;
      // Who began it had asked for too much: that is no reason to refuse the others.
      await gate.allow();
      return this.#underWay.get(key) ?? this.#begin(key, { ...gate, allow: async () => {} });
    });
  }

  #begin(key: string, gate: PageGate): Promise<Made> {
    const made = gate
      .allow()
      .then(() => gate.inTurn(() => this.#make(key)))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  /** Makes a page, again where a publication has overtaken it, and keeps it where it may be kept. */
  async #make(key: string): Promise<Made> {
    const { make, nextChange, namesTags = false } = this.#options;
    for (let attempt = 1; ; attempt++) {
      const begun = this.#store.moment();
      const begunAt = this.#now();
      // Where nobody can tell, it has to be made again for the next who asks.
      const scheduled = (await nextChange().catch(() => 0)) ?? Number.POSITIVE_INFINITY;
      const { result, notes } = await collectCacheTags(() => make(key));
      const body = Buffer.from(await result.arrayBuffer());
      if (this.#store.isOvertaken(notes.tags, begun) && attempt < attempts) continue;
      if (!mayBeKept(result)) {
        // What was there is no more: it must not come back when the database is away.
        if (result.status < 500) this.#store.delete(key);
        return { response: result, body };
      }
      const headers = new Headers(result.headers);
      if (namesTags) headers.set('Cache-Tag', cacheTag(notes.tags));
      const page = await pageOf(body, headers);
      const expiresAt = Math.min(begunAt + scheduled, notes.changesAt);
      const isKept = this.#store.put(key, { ...page, tags: notes.tags, expiresAt }, begun);
      const isOvertaken = !isKept && this.#store.isOvertaken(notes.tags, begun);
      // Nobody else is to keep what was older than a publication when it was sent.
      if (!isOvertaken || attempt === attempts) return { page, changesIn: isOvertaken ? 0 : expiresAt - this.#now() };
    }
  }
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
