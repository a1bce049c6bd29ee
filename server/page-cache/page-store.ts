import type { Page } from './page.ts';

/** What a page takes in memory beside its bodies: key, headers, tags. Measured roughly, in bytes. */
const overhead = 4_096;

export type KeptPage = Page & {
  tags: ReadonlySet<string>;
  /** When something on it changes by itself, in milliseconds since 1970. */
  expiresAt: number;
  /** Word of a publication may have been missed since it was made. */
  isDoubtful?: boolean;
};

/**
 * An LRU cache of pages by key (a path, or one with the other language beside it), of at most so many bytes: those that were asked for
 * least lately are evicted first. A publication drops the pages that carry one of its tags, and no page that was begun before it is kept after it.
 */
export class PageStore {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, KeptPage>();
  readonly #pathsByTag = new Map<string, Set<string>>();
  /** When each tag was last invalidated, in events since the start. */
  readonly #invalidated = new Map<string, number>();
  #events = 0;
  #expiredAt = 0;
  #bytes = 0;
  #evictions = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** How many pages had to go for others since the start. */
  get evictions(): number {
    return this.#evictions;
  }

  /** The moment to hand to `put`: taken before the page's first read. */
  moment(): number {
    return this.#events;
  }

  get(path: string): KeptPage | undefined {
    const page = this.#pages.get(path);
    if (page) {
      // A Map keeps the order of insertion: what is put in again is the last to go.
      this.#pages.delete(path);
      this.#pages.set(path, page);
    }
    return page;
  }

  /** Whether something that a page was made of has changed since it was begun. */
  isOvertaken(tags: ReadonlySet<string>, begun: number): boolean {
    if (this.#events === begun) return false;
    return this.#expiredAt > begun || [...tags].some((tag) => (this.#invalidated.get(tag) ?? 0) > begun);
  }

  /** Keeps a page unless it was overtaken, or is larger than all there is room for; says whether it did. */
  put(path: string, page: KeptPage, begun: number): boolean {
    const bytes = weight(page);
    if (this.isOvertaken(page.tags, begun) || bytes > this.#maxBytes) return false;
    this.delete(path);
    this.#pages.set(path, page);
    this.#bytes += bytes;
    for (const tag of page.tags) this.#pathsUnder(tag).add(path);
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(oldest);
      this.#evictions += 1;
    }
    return true;
  }

  delete(path: string): void {
    const page = this.#pages.get(path);
    if (!page) return;
    this.#pages.delete(path);
    this.#bytes -= weight(page);
    for (const tag of page.tags) {
      const paths = this.#pathsByTag.get(tag);
      paths?.delete(path);
      if (paths?.size === 0) this.#pathsByTag.delete(tag);
    }
  }

  /** Drops every page that carries one of these tags, and those that are being made of what they name. */
  invalidate(tags: Iterable<string>): void {
    this.#events += 1;
    for (const tag of tags) {
      this.#invalidated.set(tag, this.#events);
      for (const path of [...(this.#pathsByTag.get(tag) ?? [])]) this.delete(path);
    }
  }

  /** Word of a publication may have been missed: every page has to be made again, and is stale until it is. */
  expireAll(): void {
    this.#events += 1;
    this.#expiredAt = this.#events;
    // Older than the moment that all are held against from now on.
    this.#invalidated.clear();
    for (const page of this.#pages.values()) page.isDoubtful = true;
  }

  #pathsUnder(tag: string): Set<string> {
    const paths = this.#pathsByTag.get(tag) ?? new Set();
    this.#pathsByTag.set(tag, paths);
    return paths;
  }
}

function weight({ bodies }: Page): number {
  return bodies.identity.length + bodies.br.length + bodies.gzip.length + overhead;
}
