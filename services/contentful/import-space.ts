import path from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { signTableOf } from '#services/content/library/sign-table.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import { checkFolders, type PublishReport, publishFolders } from '#services/content/publishing/publish-folders.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { searchIndex } from '#services/search/search-index.ts';
import type { FetchFile } from './asset-files.ts';
import { importAssets, noAssets } from './import-assets.ts';
import { hereOf, type Mapping } from './mapping.ts';
import { type LeftBehind, readFolders } from './read-folders.ts';
import { hashWithSigns, publishingFingerprint, signsHash } from './reading-fingerprint.ts';
import type { Space } from './space.ts';
import { SpaceView } from './space-view.ts';
import { type TakesAway, takeAway } from './take-away.ts';

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
  takesAway?: TakesAway;
  /** Keeps events that are samples as drafts: for production. */
  withoutSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};

export type ImportReport = PublishReport & {
  assets: string[];
  leftBehind: LeftBehind;
  /** Entries that were taken off the site, whole or in a language. */
  takenAway: string[];
  /** Entries and assets that would have been taken off the site, and were not because it would have been too much. */
  withheld: string[];
  /** Assets, by their ids in the space, whose files could not be had this time. */
  unfetched: string[];
  /** Entries that came from the space before and are not in it: they stay as they are. */
  noLongerThere: string[];
};

/**
 * Publishes a space: its entries become the texts that an editor of files would have written, and go through the same rules and the same
 * transaction. What has not changed since is passed over.
 */
export async function importSpace(db: Kysely<DB>, space: Space, options: Options): Promise<ImportReport> {
  const { mapping, site, dataDirectory, withDrafts = false, dryRun = false, only, takesAway = 'nothing', onProgress } = options;
  const { withoutSamples = false } = options;
  const folder = path.join(dataDirectory, 'contentful');
  const media = diskMediaFiles(mediaDirectory(dataDirectory));
  const assetIds = new Set([...space.assets.keys(), ...space.unreadIds].map((id) => hereOf(mapping, id)));
  const assets = dryRun ? noAssets : await importAssets(db, space, { ...options, withDrafts, folder, media, assetIds });
  // Without fetching, nobody knows which files can be had: what the space has counts as there.
  const view = new SpaceView(space, mapping, { withDrafts, hasAsset: (id) => dryRun || assets.there.has(id) });
  const { folders, ids, leftBehind, problems, placed } = readFolders(view, only);
  const signs = await signsHash(db);
  for (const text of folders.flatMap(({ texts }) => texts)) text.hash = hashWithSigns(text, signs);
  const stored = await db.selectFrom('entry').select(['id', 'origin']).distinct().execute();
  const storedAssets = await db.selectFrom('asset').select('id').execute();
  const surroundings = {
    site,
    signs: await signTableOf(db)(),
    entryIds: new Set([...ids, ...stored.map(({ id }) => id)]),
    assetIds: new Set([...storedAssets.map(({ id }) => id), ...(dryRun ? assetIds : [])]),
  };
  const fingerprint = await publishingFingerprint(withoutSamples);
  const publish = { surroundings, fingerprint, withoutSamples, index: searchIndex.begin(), ...(onProgress && { onProgress }) };
  const report = dryRun ? await checkFolders(db, folders, publish) : await publishFolders(db, folders, publish);
  const taken = await takeAway(db, { entryIds: ids, assetIds, read: folders }, { takesAway, publish, media, folder });
  return {
    ...report,
    assets: assets.published,
    leftBehind,
    takenAway: taken.takenAway,
    withheld: taken.withheld,
    unfetched: assets.unfetched,
    noLongerThere: stored
      .filter(({ id, origin }) => origin === 'contentful' && !ids.has(id))
      .map(({ id }) => id)
      .sort(),
    problems: [...taken.problems, ...problems, ...assets.problems, ...report.problems.map(placed)],
  };
}
