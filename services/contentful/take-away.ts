import path from 'node:path';
import type { Kysely } from 'kysely';
import { type Locale, locales } from '#config/locale.ts';
import type { DB } from '#database/types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { PublishOptions } from '#services/content/publishing/publish-folders.ts';
import { withdrawEntry } from '#services/content/publishing/withdraw-entry.ts';
import type { EntryFolder } from '#services/content/source/read-folder.ts';
import type { MediaFiles } from '#services/media/files.ts';
import { removeAssets } from '#services/media/remove-assets.ts';
import { forgetFiles } from './asset-files.ts';
import { mappingFile } from './mapping.ts';

/**
 * Where a space is whole, what came from it before and is not in it any more is taken off the site: `little` of it, where more than half is
 * withheld, or `whatever` it is.
 */
export type TakesAway = 'nothing' | 'little' | 'whatever';

/** What came from a space and is not in it any more. `all` counts what was there: texts, and assets. */
type Gone = {
  entries: { id: string; locales: Locale[] }[];
  assets: string[];
  all: { texts: number; assets: number };
};

/** What is there of a space: the ids of its entries and its assets here, and the entries that were read. */
type There = { entryIds: ReadonlySet<string>; assetIds: ReadonlySet<string>; read: readonly EntryFolder[] };

type Parts = {
  takesAway: TakesAway;
  publish: PublishOptions;
  media: MediaFiles;
  /** Where the files of a space's assets are kept as they came. */
  folder: string;
};

/** Takes off the site what is gone, or withholds all of it. Gives the ids of the entries, and of what was withheld. */
export async function takeAway(
  db: Kysely<DB>,
  there: There,
  { takesAway, publish, media, folder }: Parts,
): Promise<{ takenAway: string[]; withheld: string[]; problems: Problem[] }> {
  if (takesAway === 'nothing') return { takenAway: [], withheld: [], problems: [] };
  const gone = await findGone(db, there);
  const ids = gone.entries.map(({ id }) => id);
  if (takesAway === 'little' && isTooMuch(gone)) return { takenAway: [], withheld: [...ids, ...gone.assets], problems: [tooMuch(gone)] };
  for (const entry of gone.entries) await withdrawEntry(db, entry, publish);
  await removeAssets(db, media, gone.assets);
  await forgetFiles(path.join(folder, 'asset'), new Set(gone.assets));
  return { takenAway: ids, withheld: [], problems: [] };
}

/** Looks for what is gone; of an entry that was read, a language may be gone by itself. */
async function findGone(db: Kysely<DB>, { entryIds, assetIds, read }: There): Promise<Gone> {
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
function isTooMuch({ entries, assets, all }: Gone): boolean {
  const isMost = (gone: number, of: number) => gone > few && gone * 2 > of;
  return isMost(entries.flatMap(({ locales: each }) => each).length, all.texts) || isMost(assets.length, all.assets);
}

function tooMuch({ entries, assets, all }: Gone): Problem {
  const texts = entries.flatMap(({ locales: each }) => each).length;
  const message = `${texts} of ${all.texts} texts and ${assets.length} of ${all.assets} files are not there any more, and stay: where that is meant, \`script/content contentful sync --take-away\` takes them off the site`;
  return { severity: 'error', entry: '', locale: undefined, file: mappingFile, line: 1, message, place: mappingFile };
}
