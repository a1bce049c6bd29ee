import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { readLegacyRedirects, storeLegacyRedirects } from './legacy-redirects.ts';
import { missedPaths } from './missed-paths.ts';
import { readPopular, storePopular } from './popular-choices.ts';
import type { AssetPublisher, LibraryAsset, SearchIndex } from './ports.ts';
import { type PublishReport, publishEntries } from './publish-entries.ts';
import { storeSignTable } from './store-sign-table.ts';

export type LibraryOptions = {
  root: string;
  site: Site;
  /** Only these entries, by id. */
  only?: readonly string[];
  /** Keeps events that are samples as drafts: for production. */
  withoutSamples?: boolean;
  onProgress?: (done: number, total: number) => void;
};
type Options<Asset extends LibraryAsset> = LibraryOptions & {
  fingerprint: string;
  search: SearchIndex;
  assets: AssetPublisher<Asset>;
};

/**
 * Publishes what changed: first the assets, so that no entry shows what is not there, then the entries, then the files beside them.
 * Of a file with a problem nothing is stored, and what there was stays.
 */
export async function publishLibrary<Asset extends LibraryAsset>(
  db: Kysely<DB>,
  { search, assets: media, ...options }: Options<Asset>,
): Promise<PublishReport & { assets: string[] }> {
  const { root, site } = options;
  const { assets, problems } = await media.read(root);
  const { published, problems: refused } = await media.publish(db, assets);
  const report = await publishEntries(db, { ...options, index: search.begin(), assetIds: new Set(assets.map(({ id }) => id)) });
  const redirects = await readLegacyRedirects(root, site);
  if (redirects.problems.length === 0) await storeLegacyRedirects(db, redirects.redirects);
  const synonyms = await search.readSynonyms(root);
  if (synonyms.problems.length === 0) await synonyms.store(db);
  const signs = await readSigns(root);
  // Its problems are told with the entries.
  if (signs.problems.length === 0) {
    await search.storeSigns(db, signs.table);
    await storeSignTable(db, signs);
  }
  const stored = await db.selectFrom('entry').select('id').distinct().execute();
  const popular = await readPopular(root, new Set(stored.map(({ id }) => id)));
  if (popular.problems.length === 0) await storePopular(db, popular.choices);
  await missedPaths(db).forgetOld();
  return {
    ...report,
    assets: published,
    problems: [...problems, ...refused, ...redirects.problems, ...synonyms.problems, ...popular.problems, ...report.problems],
  };
}
