import { isNarrowedKey } from '#app/addresses/address.ts';
import type { Page } from './page.ts';

/** What a page takes in memory beside its bodies: key, headers, tags. Measured roughly, in bytes. */
const overhead = 4_096;
/** Of all bytes, at most so many hold lists that somebody narrowed: who walks through all of them must not push out what others read. */
const shareOfLists = 1 / 8;

export type KeptPage = Page & {
  tags: ReadonlySet<string>;
  /** When something on it changes by itself, in milliseconds since 1970. */
  expiresAt: number;
  /** Word of a publication may have been missed since it was made. */
  isDoubtful?: boolean;
};

/**
 * An LRU cache of pages by key (a path, with the other language beside it or what its list is narrowed by), of at most so many bytes:
 * those that were asked for least lately are evicted first, and of narrowed lists there is but a share. A publication drops the pages that carry one of its tags, and no page that was begun before it is kept after it.
 */
export class PageStore {
  readonly #maxBytes: number;
  /** In the order in which they were last asked for. */
  readonly #pages = new Map<string, KeptPage>();
  readonly #lists = new Map<string, KeptPage>();
  readonly #pathsByTag = new Map<string, Set<string>>();
  /** When each tag was last invalidated, in events since the start. */
  readonly #invalidated = new Map<string, number>();
  #events = 0;
  #expiredAt = 0;
  #bytes = 0;
  #bytesOfLists = 0;
  #evictions = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size + this.#lists.size;
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
    const shelf = this.#shelfOf(path);
    const page = shelf.get(path);
    if (page) {
      // A Map keeps the order of insertion: what is put in again is the last to go.
      shelf.delete(path);
      shelf.set(path, page);
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
    const shelf = this.#shelfOf(path);
    if (shelf === this.#lists && bytes > this.#maxBytes * shareOfLists) return false;
    this.delete(path);
    shelf.set(path, page);
    this.#count(shelf, bytes);
    for (const tag of page.tags) this.#pathsUnder(tag).add(path);
    this.#evict(this.#lists, () => this.#bytesOfLists > this.#maxBytes * shareOfLists);
    // Where room is short, lists go before anything else.
    for (const each of [this.#lists, this.#pages]) this.#evict(each, () => this.#bytes > this.#maxBytes);
    return true;
  }

  delete(path: string): void {
    const shelf = this.#shelfOf(path);
    const page = shelf.get(path);
    if (!page) return;
    shelf.delete(path);
    this.#count(shelf, -weight(page));
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
    for (const shelf of [this.#pages, this.#lists]) for (const page of shelf.values()) page.isDoubtful = true;
  }

  #shelfOf(path: string): Map<string, KeptPage> {
    return isNarrowedKey(path) ? this.#lists : this.#pages;
  }

  #count(shelf: Map<string, KeptPage>, bytes: number): void {
    this.#bytes += bytes;
    if (shelf === this.#lists) this.#bytesOfLists += bytes;
  }

  /** Drops the pages of a shelf that were asked for least lately, as long as there are too many. */
  #evict(shelf: Map<string, KeptPage>, isTooMuch: () => boolean): void {
    for (const oldest of shelf.keys()) {
      if (!isTooMuch()) return;
      this.delete(oldest);
      this.#evictions += 1;
    }
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
