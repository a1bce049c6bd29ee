import type { Kysely } from 'kysely';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { EntryFolder } from '#services/content/source/read-folder.ts';

/** What came from a space and is not in it any more. `all` counts what was there: texts, and assets. */
export type Gone = {
  entries: { id: string; locales: Locale[] }[];
  assets: string[];
  all: { texts: number; assets: number };
};

/** What is there of a space: the ids of its entries and its assets here, and the entries that were read. */
type There = { entryIds: ReadonlySet<string>; assetIds: ReadonlySet<string>; read: readonly EntryFolder[] };

/** Looks for what is gone; of an entry that was read, a language may be gone by itself. */
export async function findGone(db: Kysely<DB>, { entryIds, assetIds, read }: There): Promise<Gone> {
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'locale'])
    .where('origin', '=', 'contentful')
    .where('status', '!=', 'withdrawn')
    .orderBy('id')
    .orderBy('locale')
    .execute();
  const assets = await db.selectFrom('asset').select('id').where('origin', '=', 'contentful').orderBy('id').execute();
  const readNow = new Map(read.map((folder) => [folder.id, folder]));
  const entries = new Map<string, { id: string; locales: Locale[] }>();
  for (const { id, locale: code } of rows) {
    const texts = readNow.get(id)?.texts ?? [];
    const isGone = !entryIds.has(id) || (texts.length > 0 && !texts.some(({ locale }) => locale === code));
    const locale = locales.find((each) => each === code);
    if (!isGone || !locale) continue;
    const gone = entries.get(id) ?? { id, locales: [] };
    gone.locales.push(locale);
    entries.set(id, gone);
  }
  return {
    entries: [...entries.values()],
    assets: assets.flatMap(({ id }) => (assetIds.has(id) ? [] : [id])),
    all: { texts: rows.length, assets: assets.length },
  };
}

/** A few may go whatever share of all they are: a space may be small. */
const few = 10;

/** Whether so much is gone that somebody has to say that it is meant: more than half of what is there. */
export function isTooMuch({ entries, assets, all }: Gone): boolean {
  const isMost = (gone: number, of: number) => gone > few && gone * 2 > of;
  return isMost(entries.flatMap(({ locales: each }) => each).length, all.texts) || isMost(assets.length, all.assets);
}
