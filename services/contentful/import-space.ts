import path from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import { checkFolders, type PublishReport, publishFolders } from '#services/content/publishing/publish-folders.ts';
import { codeFingerprint } from '#services/library/fingerprint.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { searchIndex } from '#services/search/search-index.ts';
import { type FetchFile, fetchAssets } from './fetch-assets.ts';
import { goneTexts } from './gone-texts.ts';
import type { Mapping } from './mapping.ts';
import { type LeftBehind, readFolders } from './read-folders.ts';
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
  /** Whether the space is whole, and what came from it before and is not in it any more is taken off the site. */
  takesAway?: boolean;
  onProgress?: (done: number, total: number) => void;
};

export type ImportReport = PublishReport & {
  assets: string[];
  leftBehind: LeftBehind;
  /** Entries that were taken off the site, whole or in a language. */
  takenAway: string[];
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
  const { mapping, site, dataDirectory, fetchFile, withDrafts = false, dryRun = false, only, takesAway = false, onProgress } = options;
  const folder = assetFolder(dataDirectory);
  const problems = dryRun ? [] : await fetchAssets(space, { folder, mapping, withDrafts, fetchFile });
  const { assets: sources, problems: ofAssets } = dryRun ? { assets: [], problems: [] } : await readAssets(folder);
  // Files that an earlier space left in the folder are none of this one’s.
  const assetIds = new Set([...space.assets.keys()].map((id) => mapping.ids[id] ?? id));
  const own = sources.filter(({ id }) => assetIds.has(id));
  const media = diskMediaFiles(mediaDirectory(dataDirectory));
  const { published: assets } = dryRun ? { published: [] } : await publishAssets(db, media, own);
  const there = new Set(own.map(({ id }) => id));
  // Without fetching, nobody knows which files can be had: what the space has counts as there.
  const view = new SpaceView(space, mapping, { withDrafts, hasAsset: (id) => dryRun || there.has(id) });
  const { folders, ids, leftBehind, problems: ofEntries, placed } = readFolders(view, only);
  const stored = await db.selectFrom('entry').select(['id', 'origin']).distinct().execute();
  const storedAssets = await db.selectFrom('asset').select('id').execute();
  const surroundings = {
    site,
    entryIds: new Set([...ids, ...stored.map(({ id }) => id)]),
    assetIds: new Set([...storedAssets.map(({ id }) => id), ...(dryRun ? [...space.assets.keys()].map((id) => view.idOf(id)) : [])]),
  };
  const publish = { surroundings, fingerprint: await codeFingerprint(), index: searchIndex.begin(), ...(onProgress && { onProgress }) };
  const report = dryRun ? await checkFolders(db, folders, publish) : await publishFolders(db, folders, publish);
  const gone = takesAway ? await goneTexts(db, ids, folders) : [];
  const { published: takenAway, problems: ofGone } = await publishFolders(db, gone, publish);
  return {
    ...report,
    assets,
    leftBehind,
    takenAway,
    noLongerThere: stored
      .filter(({ id, origin }) => origin === 'contentful' && !ids.has(id))
      .map(({ id }) => id)
      .sort(),
    problems: [
      ...ofEntries,
      ...problems,
      ...ofAssets.filter(({ entry }) => assetIds.has(entry)),
      ...[...report.problems, ...ofGone].map(placed),
    ],
  };
}
