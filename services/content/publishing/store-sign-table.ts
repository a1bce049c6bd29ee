import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { SignTable } from '#services/content/model/signs.ts';

/** Stores the table of signs of danger, in the place of the one before, and drops the pages that show it; nothing where it is the same. */
export async function storeSignTable(db: Kysely<DB>, { table, hash }: { table: SignTable; hash: string }): Promise<void> {
  const contents = JSON.stringify(table);
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('sign_table')
      .values({ hash, contents })
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ hash, contents }).where('sign_table.hash', '!=', hash))
      .executeTakeFirst();
    if (stored.numInsertedOrUpdatedRows) await invalidateTags(transaction, [tags.signs]);
  });
}
