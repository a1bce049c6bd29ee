import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { addCacheTags, tags } from '#services/cache-tags/cache-tags.ts';
import { noSigns, type SignTable, signTableSchema } from '#services/content/model/signs.ts';

export type ReadSignTable = () => Promise<SignTable>;

/** The table of signs of danger as it was published last. It is parsed once for each publication. */
export function signTableOf(db: Kysely<DB>): ReadSignTable {
  let known = { hash: '', table: noSigns };
  return async () => {
    addCacheTags(tags.signs);
    const { hash } = (await db.selectFrom('sign_table').select('hash').executeTakeFirst()) ?? { hash: '' };
    if (hash === known.hash) return known.table;
    const row = await db.selectFrom('sign_table').select(['hash', 'contents']).executeTakeFirstOrThrow();
    known = { hash: row.hash, table: signTableSchema.parse(row.contents) };
    return known.table;
  };
}
