import path from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { signTableOf } from '#services/content/library/sign-table.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { checkFolders, type PublishOptions, type PublishReport, publishFolders } from '#services/content/publishing/publish-folders.ts';
import { withdrawEntry } from '#services/content/publishing/withdraw-entry.ts';
import { diskMediaFiles, type MediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { removeAssets } from '#services/media/remove-assets.ts';
import { searchIndex } from '#services/search/search-index.ts';
import { type FetchFile, forgetFiles } from './asset-files.ts';
import { fetchAssets } from './fetch-assets.ts';
import { findGone, type Gone, isTooMuch } from './gone.ts';
import { hereOf, type Mapping, mappingFile } from './mapping.ts';
import { type LeftBehind, readFolders } from './read-folders.ts';
import { hashWithSigns, publishingFingerprint, signsHash } from './reading-fingerprint.ts';
import type { Space } from './space.ts';
import { SpaceView } from './space-view.ts';

type Options = {
  mapping: Mapping;
  site: Site;
  dataDirectory: string;
  fetchFile: FetchFile;
  withDrafts?: boolean;
  /** Says what would happen, and stores nothing. */
  dryRun?: boolean;
  /** Only these entries, by their ids in the space. */
  only?: ReadonlySet<string>;
  /**
   * Where the space is whole, what came from it before and is not in it any more is taken off the site: `little` of it, where more than half
   * is withheld, or `whatever` it is.
   */
  takesAway?: 'nothing' | 'little' | 'whatever';
  /** Keeps events that are samples as drafts: for production. */
  withoutSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};

export type ImportReport = PublishReport & {
  assets: string[];
  leftBehind: LeftBehind;
  /** Entries that were taken off the site, whole or in a language. */
  takenAway: string[];
  /** Entries that would have been taken off the site, and were not because it would have been more than half. */
  withheld: string[];
  /** Assets, by their ids in the space, whose files could not be had this time. */
  unfetched: string[];
  /** Entries that came from the space before and are not in it: they stay as they are. */
  noLongerThere: string[];
};

/** The folder with the files of a space's assets. */
function assetFolder(dataDirectory: string): string {
  return path.join(dataDirectory, 'contentful');
}

/**
 * Publishes a space: its entries become the texts that an editor of files would have written, and go through the same rules and the same
 * transaction. What has not changed since is passed over.
 */
export async function importSpace(db: Kysely<DB>, space: Space, options: Options): Promise<ImportReport> {
  const { mapping, site, dataDirectory, fetchFile, withDrafts = false, dryRun = false, only, takesAway = 'nothing', onProgress } = options;
  const { withoutSamples = false } = options;
  const folder = assetFolder(dataDirectory);
  const nothing = { problems: [], unfetched: [] };
  const { problems, unfetched } = dryRun ? nothing : await fetchAssets(space, { folder, mapping, withDrafts, fetchFile });
  const { assets: sources, problems: ofAssets } = dryRun ? { assets: [], problems: [] } : await readAssets(folder);
  // Files that an earlier space left in the folder are none of this one’s.
  const assetIds = new Set([...space.assets.keys(), ...space.unreadIds].map((id) => hereOf(mapping, id)));
  const own = sources.filter(({ id }) => assetIds.has(id));
  const media = diskMediaFiles(mediaDirectory(dataDirectory));
  const none = { published: [], problems: [] };
  const { published: assets, problems: ofOrigin } = dryRun ? none : await publishAssets(db, media, own, 'contentful');
  const refused = ofOrigin.map(({ entry }) => entry);
  const there = new Set(own.map(({ id }) => id).filter((id) => !refused.includes(id)));
  // Without fetching, nobody knows which files can be had: what the space has counts as there.
  const view = new SpaceView(space, mapping, { withDrafts, hasAsset: (id) => dryRun || there.has(id) });
  const { folders, ids, leftBehind, problems: ofEntries, placed } = readFolders(view, only);
  const signs = await signsHash(db);
  for (const text of folders.flatMap(({ texts }) => texts)) text.hash = hashWithSigns(text, signs);
  const stored = await db.selectFrom('entry').select(['id', 'origin']).distinct().execute();
  const storedAssets = await db.selectFrom('asset').select('id').execute();
  const surroundings = {
    site,
    signs: await signTableOf(db)(),
    entryIds: new Set([...ids, ...stored.map(({ id }) => id)]),
    assetIds: new Set([...storedAssets.map(({ id }) => id), ...(dryRun ? [...space.assets.keys()].map((id) => view.idOf(id)) : [])]),
  };
  const fingerprint = await publishingFingerprint(withoutSamples);
  const publish = { surroundings, fingerprint, withoutSamples, index: searchIndex.begin(), ...(onProgress && { onProgress }) };
  const report = dryRun ? await checkFolders(db, folders, publish) : await publishFolders(db, folders, publish);
  const gone = takesAway === 'nothing' ? nothingGone : await findGone(db, { entryIds: ids, assetIds, read: folders });
  const isWithheld = takesAway === 'little' && isTooMuch(gone);
  if (!isWithheld) await takeAway(db, gone, { publish, media, folder });
  const goneIds = gone.entries.map(({ id }) => id);
  return {
    ...report,
    assets,
    leftBehind,
    takenAway: isWithheld ? [] : goneIds,
    withheld: isWithheld ? [...goneIds, ...gone.assets] : [],
    unfetched,
    noLongerThere: stored
      .filter(({ id, origin }) => origin === 'contentful' && !ids.has(id))
      .map(({ id }) => id)
      .sort(),
    problems: [
      ...(isWithheld ? [tooMuch(gone)] : []),
      ...ofEntries,
      ...problems,
      ...ofAssets.filter(({ entry }) => assetIds.has(entry)),
      ...ofOrigin,
      ...report.problems.map(placed),
    ],
  };
}

const nothingGone: Gone = { entries: [], assets: [], all: { texts: 0, assets: 0 } };

async function takeAway(
  db: Kysely<DB>,
  { entries, assets }: Gone,
  { publish, media, folder }: { publish: PublishOptions; media: MediaFiles; folder: string },
): Promise<void> {
  for (const gone of entries) await withdrawEntry(db, gone, publish);
  await removeAssets(db, media, assets);
  await forgetFiles(path.join(folder, 'asset'), new Set(assets));
}

function tooMuch({ entries, assets, all }: Gone): Problem {
  const texts = entries.flatMap(({ locales }) => locales).length;
  const message = `${texts} of ${all.texts} texts and ${assets.length} of ${all.assets} files are not there any more, and stay: where that is meant, \`script/content contentful sync --take-away\` takes them off the site`;
  return { severity: 'error', entry: '', locale: undefined, file: mappingFile, line: 1, message, place: mappingFile };
}
