import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

/** Cache tags: what a page depends on, and what a publication changes. A cache evicts a page when they share one. */
export const tags = {
  entry: (id: string) => `entry:${id}`,
  /** The entry that fills a screen. */
  screen: (screen: string) => `screen:${screen}`,
  /** The list of entries of a type. */
  type: (type: string) => `type:${type}`,
  /** The list of entries in a section. */
  section: (id: string) => `section:${id}`,
  /** The list of entries under a topic. */
  topic: (id: string) => `topic:${id}`,
  /** The list of entries with a word of the vocabulary: a persona, a stage, a type of cancer, a treatment. */
  word: (word: string) => `word:${word}`,
  /** The list of entries that link to an entry (backlinks). */
  linksTo: (id: string) => `links-to:${id}`,
  asset: (id: string) => `asset:${id}`,
  /** The editors' choices for the lists of popular articles and searches. */
  popular: 'popular',
  /** What the forum said last of its topics. */
  forum: 'forum',
  /** A clinical trial, as the registry gave it last. */
  trial: (nctId: string) => `trial:${nctId}`,
  /** The table of signs of danger. */
  signs: 'signs',
  /** How far the copy of the registry of trials is. */
  trials: 'trials',
  /** The list of all entries: sitemaps. */
  library: 'library',
  /** Any publication: for a page that would need too many tags. */
  anything: 'anything',
  /** Invalidations were missed, so a process may have sent stale pages for a while. No page carries it. */
  gap: 'gap',
};

/** The `NOTIFY` channel of invalidations. */
export const channel = 'alba_publication';
/** PostgreSQL's limit for a `NOTIFY` payload is 8,000 bytes. */
const maxPayloadBytes = 7_500;

/** The tags and the expiry of a page, collected while it is rendered. */
export type CacheMetadata = {
  tags: ReadonlySet<string>;
  /** Its expiry: when something on it first changes by itself, in milliseconds since 1970. */
  changesAt: number;
};

const collector = new AsyncLocalStorage<{ tags: Set<string>; changesAt: number }>();

/** Renders a page, and collects the cache tags of everything that it reads on the way (by AsyncLocalStorage). */
export async function collectCacheTags<Result>(make: () => Promise<Result>): Promise<{ result: Result; notes: CacheMetadata }> {
  const notes = { tags: new Set<string>(), changesAt: Number.POSITIVE_INFINITY };
  return { result: await collector.run(notes, make), notes };
}

/** Adds the tags of what is read to the page being rendered. No-op outside of `collectCacheTags`. */
export function addCacheTags(...names: readonly string[]): void {
  const notes = collector.getStore();
  if (notes) for (const name of names) notes.tags.add(name);
}

/** Limits the expiry of the page, where something on it changes by itself, such as being new. In milliseconds since 1970. */
export function addCacheExpiry(at: number): void {
  const notes = collector.getStore();
  if (notes && at > Date.now()) notes.changesAt = Math.min(notes.changesAt, at);
}

/** Notifies every process of changed tags (`NOTIFY`), when the transaction commits. */
export async function invalidateTags<DB>(transaction: Kysely<DB>, changed: Iterable<string>): Promise<void> {
  for (const payload of payloadsOf([...new Set(changed)])) await sql`select pg_notify(${channel}, ${payload})`.execute(transaction);
}

function payloadsOf(names: readonly string[]): string[] {
  const payload = JSON.stringify(names);
  if (names.length < 2 || Buffer.byteLength(payload) <= maxPayloadBytes) return [payload];
  const half = Math.ceil(names.length / 2);
  return [...payloadsOf(names.slice(0, half)), ...payloadsOf(names.slice(half))];
}

const payloadSchema = z.array(z.string());

/** Parses the tags of a message on the channel; null for an invalid one. */
export function parseInvalidation(payload: string): string[] | null {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
