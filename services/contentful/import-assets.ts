import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { MediaFiles } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import type { FetchFile } from './asset-files.ts';
import { fetchAssets } from './fetch-assets.ts';
import type { Mapping } from './mapping.ts';
import type { Space } from './space.ts';

type Options = {
  mapping: Mapping;
  withDrafts: boolean;
  fetchFile: FetchFile;
  /** Where the files of a space's assets are kept as they came. */
  folder: string;
  media: MediaFiles;
  /** What the space has, by its ids here. */
  assetIds: ReadonlySet<string>;
};

/** `there` are those that entries may show, by their ids here; `unfetched` those that may be had later, by their ids in the space. */
type ImportedAssets = { published: string[]; there: ReadonlySet<string>; unfetched: string[]; problems: Problem[] };

export const noAssets: ImportedAssets = { published: [], there: new Set(), unfetched: [], problems: [] };

/** Fetches the files of a space's assets, and publishes what changed of them. */
export async function importAssets(
  db: Kysely<DB>,
  space: Space,
  { mapping, withDrafts, fetchFile, folder, media, assetIds }: Options,
): Promise<ImportedAssets> {
  const { problems, unfetched } = await fetchAssets(space, { folder, mapping, withDrafts, fetchFile });
  const { assets, problems: unfit } = await readAssets(folder);
  // Files that an earlier space left in the folder are none of this one’s.
  const own = assets.filter(({ id }) => assetIds.has(id));
  const { published, problems: ofOthers } = await publishAssets(db, media, own, 'contentful');
  const refused = new Set(ofOthers.map(({ entry }) => entry));
  return {
    published,
    there: new Set(own.map(({ id }) => id).filter((id) => !refused.has(id))),
    unfetched,
    problems: [...problems, ...unfit.filter(({ entry }) => assetIds.has(entry)), ...ofOthers],
  };
}
