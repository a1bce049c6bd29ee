import type { Kysely, Transaction } from 'kysely';
import type { Locale } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { indexEntry } from './index-entry.ts';
import { distinctWords, learnWords } from './learn-words.ts';
import { readSynonyms, storeSynonyms } from './synonyms.ts';

/** What search does when the library is published. */
export const searchIndex = {
  /** Begins a publication: of a word that thousands of entries have, the database is told once. */
  begin() {
    const learnt = new Set<string>();
    return async (
      transaction: Transaction<DB>,
      { id, locale, isPublished, texts }: { id: string; locale: Locale; isPublished: boolean; texts: readonly string[] },
    ): Promise<() => void> => {
      await indexEntry(transaction, id, locale);
      // A draft teaches nothing: nobody finds it.
      const words = isPublished ? distinctWords(texts).filter((word) => !learnt.has(`${locale} ${word}`)) : [];
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
};
