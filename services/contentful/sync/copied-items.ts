import { type Kysely, sql } from 'kysely';
import type { DB, Json } from '#database/types.ts';

/** An item of the copy as it was read. `change` counts how often it changed. */
export type CopiedItem = { kind: string; id: string; item: Json | null; pending: boolean; change: string };

export async function hasPending(db: Kysely<DB>): Promise<boolean> {
  return (await db.selectFrom('contentful_item').select('id').where('pending', '=', true).limit(1).executeTakeFirst()) !== undefined;
}

/** A whole space is hundreds of megabytes: so many items are read with one statement, each of which has its time limit. */
const mostRead = 500;

/** All items of the copy. Nobody else changes it meanwhile: whoever brings it over is alone. */
export async function copiedItems(db: Kysely<DB>, most = mostRead): Promise<CopiedItem[]> {
  const items: CopiedItem[] = [];
  for (;;) {
    const last = items.at(-1);
    const rest = db.selectFrom('contentful_item').select(['kind', 'id', 'item', 'pending', 'change']);
    const after = last ? rest.where(({ eb, refTuple, tuple }) => eb(refTuple('kind', 'id'), '>', tuple(last.kind, last.id))) : rest;
    const found = await after.orderBy('kind').orderBy('id').limit(most).execute();
    items.push(...found);
    if (found.length < most) return items;
  }
}

/** Notes what was published as it was read, by this model: what changed since is still to be published. */
export async function markPublished(db: Kysely<DB>, items: readonly CopiedItem[], modelHash: string): Promise<void> {
  const columns = [items.map(({ kind }) => kind), items.map(({ id }) => id), items.map(({ change }) => change)] as const;
  const read = sql`unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::bigint[]) as read (kind, id, change)`;
  const isRead = sql`contentful_item.kind = read.kind and contentful_item.id = read.id and contentful_item.change = read.change`;
  await db.transaction().execute(async (transaction) => {
    await sql`delete from contentful_item using ${read} where ${isRead} and item is null`.execute(transaction);
    await sql`update contentful_item set pending = false from ${read} where ${isRead}`.execute(transaction);
    await transaction.updateTable('contentful_sync').set({ model_hash: modelHash }).execute();
  });
}
