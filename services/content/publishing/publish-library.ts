import path from 'node:path';
import type { Kysely } from 'kysely';
import type { DB } from '#database/types.ts';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import { type CheckedEntry, checkEntry, referencesOfVersion } from '#services/content/source/check-entry.ts';
import { type EntryFolder, readFolders } from '#services/content/source/read-folder.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { publishAssets } from '#services/media/publish-assets.ts';
import { type AssetSource, readAssets } from '#services/media/read-assets.ts';
import { readSynonyms, type SynonymProblem, storeSynonyms } from '#services/search/synonyms.ts';
import { readOldAddresses, storeOldAddresses } from './legacy-redirects.ts';
import { missedPaths } from './missed-paths.ts';
import { readPopular, storePopular } from './popular-choices.ts';
import { type PublishReport, publishFolder } from './publish-entries.ts';

type Library = { root: string; site: Site };

/** Everything in the library, read and held against the site; nothing is published. */
export async function checkLibrary({
  root,
  site,
}: Library): Promise<{ folders: EntryFolder[]; entries: CheckedEntry[]; problems: Problem[] }> {
  const [folders, assets, old, synonyms] = await Promise.all([
    readFolders(root),
    readAssets(root),
    readOldAddresses(root, site),
    readSynonyms(root),
  ]);
  const surroundings = { site, entryIds: new Set(folders.map(({ id }) => id)), assetIds: new Set(assets.assets.map(({ id }) => id)) };
  const entries = folders.map((folder) => checkEntry(folder, surroundings));
  const popular = await readPopular(root, surroundings.entryIds);
  const problems = [
    ...assets.problems,
    ...old.problems,
    ...synonyms.problems.map(ofSynonyms),
    ...popular.problems,
    ...entries.flatMap((entry) => entry.problems),
  ];
  return { folders, entries, problems: [...problems, ...unshownAssets(assets.assets, entries), ...topicCircles(entries)] };
}

/** Publishes what changed: first the assets, so that no entry shows what is not there, then the entries, then old addresses and what is popular. */
export async function publishLibrary(
  db: Kysely<DB>,
  {
    root,
    site,
    dataDirectory,
    only,
    onProgress,
  }: Library & { dataDirectory: string; only?: readonly string[]; onProgress?: (done: number, total: number) => void },
): Promise<PublishReport & { assets: string[] }> {
  const { assets, problems } = await readAssets(root);
  const { published } = await publishAssets(db, diskMediaFiles(mediaDirectory(dataDirectory)), assets);
  const report = await publishFolder(db, {
    root,
    site,
    assetIds: new Set(assets.map(({ id }) => id)),
    ...(only ? { only } : {}),
    ...(onProgress ? { onProgress } : {}),
  });
  const old = await readOldAddresses(root, site);
  // As with an entry: where anything is wrong, what there was stays.
  if (old.problems.length === 0) await storeOldAddresses(db, old.addresses);
  const synonyms = await readSynonyms(root);
  if (synonyms.problems.length === 0) await storeSynonyms(db, synonyms.groups);
  const stored = await db.selectFrom('entry').select('id').distinct().execute();
  const popular = await readPopular(root, new Set(stored.map(({ id }) => id)));
  if (popular.problems.length === 0) await storePopular(db, popular.choices);
  await missedPaths(db).forgetOld();
  return {
    ...report,
    assets: published,
    problems: [...problems, ...old.problems, ...synonyms.problems.map(ofSynonyms), ...popular.problems, ...report.problems],
  };
}

function ofSynonyms(problem: SynonymProblem): Problem {
  return { severity: 'error', entry: 'synonyms', locale: undefined, ...problem };
}

function unshownAssets(assets: readonly AssetSource[], entries: readonly CheckedEntry[]): Problem[] {
  const shown = new Set(entries.flatMap(({ versions }) => versions.flatMap((version) => referencesOfVersion(version).assets)));
  return assets
    .filter(({ id }) => !shown.has(id))
    .map(({ id, file }) => ({
      severity: 'warning',
      entry: id,
      locale: undefined,
      file: path.relative(process.cwd(), file),
      line: 1,
      message: 'no entry shows this',
    }));
}

/** Topics that stand, over however many steps, under themselves. */
function topicCircles(entries: readonly CheckedEntry[]): Problem[] {
  const topics = entries.flatMap(({ versions }) => versions.slice(0, 1)).filter(({ type }) => type === 'topic');
  const parentOf = new Map(topics.map(({ id, fields }) => [id, String(fields.parent ?? '')]));
  return topics.flatMap(({ id, locale, file }): Problem[] => {
    const passed = new Set<string>();
    for (let above = parentOf.get(id); above && !passed.has(above); above = parentOf.get(above)) passed.add(above);
    return passed.has(id)
      ? [{ severity: 'warning', entry: id, locale, file, line: 1, message: 'the topic stands in a circle: it is above itself' }]
      : [];
  });
}
