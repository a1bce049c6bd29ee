import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { SignTable } from '#services/content/model/signs.ts';

/** What other services do when the library is published. They are handed over: publishing knows none of them. */

/** One language of an entry that was stored, with all its words. */
export type IndexedEntry = { id: string; locale: Locale; type: EntryType; isPublished: boolean; texts: readonly string[] };

/** Makes an entry findable in the transaction that stores it; what it gives is called once that is committed. */
export type IndexEntry = (transaction: Transaction<DB>, entry: IndexedEntry) => Promise<() => void>;

export type SearchIndex = {
  /** Begins a publication of many entries. */
  begin(): IndexEntry;
  /** Reads what the library says on words that mean the same, to be stored where it has no problem. */
  readSynonyms(root: string): Promise<{ problems: Problem[]; store(db: Kysely<DB>): Promise<void> }>;
  /** Stores which entries the signs of danger lift. */
  storeSigns(db: Kysely<DB>, table: SignTable): Promise<void>;
};

/** A file of the library that entries may show. */
export type LibraryAsset = {
  id: string;
  file: string;
  mediaType: string;
  /** Of sound and film. */
  durationSeconds: number | null;
  /** Of captions: when their last words begin, in seconds. */
  lastWords: number | null;
  language: Locale | null;
  /** Handed to members alone. */
  membersOnly: boolean;
};

export type AssetPublisher<Asset extends LibraryAsset> = {
  read(root: string): Promise<{ assets: Asset[]; problems: Problem[] }>;
  /** Gives the ids of those that changed, and what is not published of the others. */
  publish(db: Kysely<DB>, assets: readonly Asset[]): Promise<{ published: string[]; problems: Problem[] }>;
};
