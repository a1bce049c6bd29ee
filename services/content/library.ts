import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { type CheckedEntry, checkEntry } from './check.ts';
import { readOldAddresses, storeOldAddresses } from './old-addresses.ts';
import type { Problem } from './problem.ts';
import { type PublishReport, publishFolder } from './publish.ts';
import { type EntryFolder, readFolders } from './read-folder.ts';
import type { Site } from './site.ts';

type Library = { root: string; site: Site };

/** Everything in the library, read and held against the site; nothing is published. */
export async function checkLibrary({
  root,
  site,
}: Library): Promise<{ folders: EntryFolder[]; entries: CheckedEntry[]; problems: Problem[] }> {
  const [folders, assets, old] = await Promise.all([readFolders(root), readAssets(root), readOldAddresses(root, site)]);
  const surroundings = { site, entryIds: new Set(folders.map(({ id }) => id)), assetIds: new Set(assets.assets.map(({ id }) => id)) };
  const entries = folders.map((folder) => checkEntry(folder, surroundings));
  return { folders, entries, problems: [...assets.problems, ...old.problems, ...entries.flatMap(({ problems }) => problems)] };
}

/** Publishes what changed: first the assets, so that no entry shows what is not there, then the entries, then old addresses. */
export async function publishLibrary(
  db: Kysely<DB>,
  { root, site, dataDirectory, onProgress }: Library & { dataDirectory: string; onProgress?: (done: number, total: number) => void },
): Promise<PublishReport & { assets: string[] }> {
  const { assets, problems } = await readAssets(root);
  const { published } = await publishAssets(db, diskMediaFiles(mediaDirectory(dataDirectory)), assets);
  const report = await publishFolder(db, {
    root,
    site,
    assetIds: new Set(assets.map(({ id }) => id)),
    ...(onProgress ? { onProgress } : {}),
  });
  const old = await readOldAddresses(root, site);
  await storeOldAddresses(db, old.addresses);
  return { ...report, assets: published, problems: [...problems, ...old.problems, ...report.problems] };
}
