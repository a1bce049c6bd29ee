import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import { signProblems } from '#services/content/editorial/sign-pairs.ts';
import { placeProblems } from '#services/content/editorial/urgent-places.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import * as checking from '#services/content/publishing/check-library.ts';
import * as entries from '#services/content/publishing/publish-entries.ts';
import * as library from '#services/content/publishing/publish-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { readAssets } from '#services/media/read-assets.ts';
import { searchIndex } from '#services/search/search-index.ts';
import { codeFingerprint } from './fingerprint.ts';

/** The one place that knows content, search and media: it hands the others to publishing. */

/** Everything in the library, read and held against the site; nothing is published. */
export async function checkLibrary({ root, site }: { root: string; site: Site }): Promise<checking.CheckedLibrary> {
  const library = await checking.checkLibrary({ root, site, search: searchIndex, assets: { read: readAssets } });
  const versions = library.entries.flatMap((entry) => entry.versions);
  return {
    ...library,
    problems: [...library.problems, ...signProblems(versions, library.signs), ...placeProblems(versions, library.signs)],
  };
}

/** Publishes what changed of the library. `dataDirectory` is where the bytes of assets are kept. */
export async function publishLibrary(
  db: Kysely<DB>,
  { dataDirectory, ...options }: library.LibraryOptions & { dataDirectory: string },
): ReturnType<typeof library.publishLibrary> {
  const media = diskMediaFiles(mediaDirectory(dataDirectory));
  return library.publishLibrary(db, {
    ...options,
    fingerprint: await fingerprintOf(options),
    search: searchIndex,
    assets: { read: readAssets, publish: (to, assets) => publishAssets(to, media, assets) },
  });
}

/** Publishes what changed of its entries, and nothing else of the library. */
export async function publishEntries(
  db: Kysely<DB>,
  options: library.LibraryOptions & { assetIds?: ReadonlySet<string> },
): Promise<entries.PublishReport> {
  return entries.publishEntries(db, { ...options, fingerprint: await fingerprintOf(options), index: searchIndex.begin() });
}

/** With samples or without, rows of the same texts differ. */
async function fingerprintOf({ withoutSamples = false }: library.LibraryOptions): Promise<string> {
  return `${await codeFingerprint()}${withoutSamples ? ' without samples' : ''}`;
}
