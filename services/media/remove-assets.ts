import { type Kysely, sql } from 'kysely';
import type { DB } from '#database/types.ts';
import { invalidateTags, tags } from '#services/cache-tags/cache-tags.ts';
import type { MediaFiles } from './files.ts';

/**
 * Takes assets that came from Contentful off the site: the rows, every file that was ever published under their ids, and the bytes that no
 * other asset has. What shows them goes without. Those of files stay.
 */
export async function removeAssets(db: Kysely<DB>, files: MediaFiles, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const hashes = await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('asset')
        .where('id', '=', id)
        .where('origin', '=', 'contentful')
        .executeTakeFirst();
      if (numDeletedRows === 0n) return [];
      const gone = await transaction
        .deleteFrom('asset_file')
        // Each is called as the asset is, with an ending.
        .where(sql`regexp_replace(file_name, '\\.[^.]*$', '')`, '=', id)
        .returning('hash')
        .execute();
      await invalidateTags(transaction, [tags.anything, tags.asset(id)]);
      return gone.map(({ hash }) => hash);
    });
    for (const hash of new Set(hashes)) {
      const other = await db.selectFrom('asset_file').select('hash').where('hash', '=', hash).executeTakeFirst();
      if (!other) await files.remove(hash);
    }
  }
}
