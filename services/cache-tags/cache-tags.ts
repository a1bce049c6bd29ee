import { AsyncLocalStorage } from 'node:async_hooks';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

/** What a page was made of, and what a publication changes, by name. Whoever keeps a page drops it when they share one. */
export const tags = {
  entry: (id: string) => `entry:${id}`,
  /** Which entry fills a screen. */
  screen: (screen: string) => `screen:${screen}`,
  /** Which entries there are of a type. */
  type: (type: string) => `type:${type}`,
  /** Which entries stand under a topic. */
  topic: (id: string) => `topic:${id}`,
  /** Which entries carry a word of the vocabulary: a persona, a stage, a type of cancer, a treatment. */
  word: (word: string) => `word:${word}`,
  /** Which entries link to an entry. */
  linksTo: (id: string) => `links-to:${id}`,
  asset: (id: string) => `asset:${id}`,
  /** What editors chose for the lists of what is popular. */
  popular: 'popular',
  /** Which entries there are at all: sitemaps. */
  library: 'library',
  /** Anything that is published: for what would have too many names. */
  anything: 'anything',
  /** Nothing was published, but a process may have sent old pages for a while. No page carries it. */
  gap: 'gap',
};

/** The channel on which publications are told. */
export const channel = 'alba_publication';
/** PostgreSQL takes less than 8,000 bytes at once. */
const mostBytes = 7_500;

/** What was noted while a page was made. */
export type CacheMetadata = {
  tags: ReadonlySet<string>;
  /** When anything on it changes by itself first, in milliseconds since 1970. */
  changesAt: number;
};

const noting = new AsyncLocalStorage<{ tags: Set<string>; changesAt: number }>();

/** Runs what makes a page, and gives the notes of all that it read on the way. */
export async function collectCacheTags<Result>(make: () => Promise<Result>): Promise<{ result: Result; notes: CacheMetadata }> {
  const notes = { tags: new Set<string>(), changesAt: Number.POSITIVE_INFINITY };
  return { result: await noting.run(notes, make), notes };
}

/** CacheMetadata what is being read. Outside of `collectCacheTags` nothing is noted. */
export function addCacheTags(...names: readonly string[]): void {
  const notes = noting.getStore();
  if (notes) for (const name of names) notes.tags.add(name);
}

/** CacheMetadata that something on the page changes by itself then, such as the end of being new. In milliseconds since 1970. */
export function addCacheExpiry(at: number): void {
  const notes = noting.getStore();
  if (notes && at > Date.now()) notes.changesAt = Math.min(notes.changesAt, at);
}

/** Tells every process what changed, as soon as the transaction has ended well. */
export async function invalidateTags<DB>(transaction: Kysely<DB>, changed: Iterable<string>): Promise<void> {
  for (const payload of payloadsOf([...new Set(changed)])) await sql`select pg_notify(${channel}, ${payload})`.execute(transaction);
}

function payloadsOf(names: readonly string[]): string[] {
  const payload = JSON.stringify(names);
  if (names.length < 2 || Buffer.byteLength(payload) <= mostBytes) return [payload];
  const half = Math.ceil(names.length / 2);
  return [...payloadsOf(names.slice(0, half)), ...payloadsOf(names.slice(half))];
}

const payloadSchema = z.array(z.string());

/** The tags in a message of the channel; null for one that is not ours. */
export function parseInvalidation(payload: string): string[] | null {
  try {
    return payloadSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
