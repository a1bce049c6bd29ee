import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';

export type LibraryRows = Awaited<ReturnType<typeof libraryRows>>;

/** All that a library shows: its entries, what leads from one to another, and its assets. When a row was stored is no part of it. */
export async function libraryRows(db: Kysely<DB>) {
  const entries = await db.selectFrom('entry').selectAll().where('status', '!=', 'withdrawn').orderBy('id').orderBy('locale').execute();
  const isShown = ({ entry_id: id, locale }: { entry_id: string; locale: string }) => keys.has(`${id} ${locale}`);
  const keys = new Set(entries.map(({ id, locale }) => `${id} ${locale}`));
  const links = await db.selectFrom('entry_link').selectAll().execute();
  const shown = await db.selectFrom('entry_asset').selectAll().execute();
  const assets = await db.selectFrom('asset').select(['id', 'hash', 'file_name', 'credit', 'origin']).orderBy('id').execute();
  const texts = await db.selectFrom('asset_text').selectAll().orderBy('asset_id').orderBy('locale').execute();
  return {
    entries: entries.map(({ stored_at: _, ...row }) => row),
    others: [...links.filter(isShown), ...shown.filter(isShown), ...assets, ...texts].map((row) => JSON.stringify(row)).toSorted(),
  };
}

/** What of one library is not as in the other, in words. */
export function differences(one: LibraryRows, other: LibraryRows): string[] {
  const byKey = (rows: LibraryRows['entries']) => new Map(rows.map((row) => [`${row.id} ${row.locale}`, row]));
  const [ours, theirs] = [byKey(one.entries), byKey(other.entries)];
  const [ourOthers, theirOthers] = [new Set(one.others), new Set(other.others)];
  const others = [...one.others.filter((row) => !theirOthers.has(row)), ...other.others.filter((row) => !ourOthers.has(row))];
  return [
    ...[...theirs].flatMap(([key, row]) => (isDeepStrictEqual(ours.get(key), row) ? [] : [`${key} is another, or not there`])),
    ...[...ours.keys()].flatMap((key) => (theirs.has(key) ? [] : [`${key} is there, and should not be`])),
    ...others.map((row) => `${row} is in one of both alone`),
  ];
}
