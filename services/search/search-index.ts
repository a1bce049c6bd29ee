import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { EntryType } from '#services/content/model/entries/entry-types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { indexEntry } from './index-entry.ts';
import { distinctWords, learnWords } from './learn-words.ts';
import { liftsOf, storeLifts } from './lifted.ts';
import { readSynonyms, storeSynonyms } from './synonyms.ts';
import { typeWords } from './type-words.ts';

/** The search index's part in publishing the library. */
export const searchIndex = {
  /** Begins a publication. Deduplicates words, so that one of thousands of entries is upserted once. */
  begin() {
    const learnt = new Set<string>();
    return async (
      transaction: Transaction<DB>,
      {
        id,
        locale,
        type,
        isPublished,
        texts,
      }: { id: string; locale: Locale; type: EntryType; isPublished: boolean; texts: readonly string[] },
    ): Promise<() => void> => {
      await indexEntry(transaction, { id, locale, type });
      // A draft adds no words: search does not find it.
      // What types are called is typed whether or not a text says it.
      const typed = Object.values(typeWords).map((called) => called[locale]);
      const words = isPublished ? distinctWords([...texts, ...typed]).filter((word) => !learnt.has(`${locale} ${word}`)) : [];
      await learnWords(transaction, locale, words);
      return () => {
        for (const word of words) learnt.add(`${locale} ${word}`);
      };
    };
  },

  async readSynonyms(root: string): Promise<{ problems: Problem[]; store(db: Kysely<DB>): Promise<void> }> {
    const { groups, problems } = await readSynonyms(root);
    return { problems, store: (db) => storeSynonyms(db, groups) };
  },

  /** Stores what the table of signs lifts. */
  storeSigns: (db: Kysely<DB>, table: SignTable): Promise<void> => storeLifts(db, liftsOf(table)),
};
