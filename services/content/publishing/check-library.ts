import path from 'node:path';
import type { Site } from '#services/content/model/entries/site.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { type CheckedEntry, checkEntry, referencesOfVersion } from '#services/content/source/check-entry.ts';
import { type EntryFolder, readFolders } from '#services/content/source/read-folder.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { readLegacyRedirects } from './legacy-redirects.ts';
import { readPopular } from './popular-choices.ts';
import type { AssetPublisher, LibraryAsset, SearchIndex } from './ports.ts';

type Options = {
  root: string;
  site: Site;
  search: Pick<SearchIndex, 'readSynonyms'>;
  assets: Pick<AssetPublisher<LibraryAsset>, 'read'>;
};

export type CheckedLibrary = { folders: EntryFolder[]; entries: CheckedEntry[]; signs: SignTable; problems: Problem[] };

/** Everything in the library, read and held against the site; nothing is published. */
export async function checkLibrary({ root, site, search, assets: media }: Options): Promise<CheckedLibrary> {
  const signs = await readSigns(root);
  const [folders, { assets, problems }, redirects, synonyms] = await Promise.all([
    readFolders(root, signs.hash),
    media.read(root),
    readLegacyRedirects(root, site),
    search.readSynonyms(root),
  ]);
  const entryIds = new Set(folders.map(({ id }) => id));
  const surroundings = { site, entryIds, assetIds: new Set(assets.map(({ id }) => id)), signs: signs.table };
  const entries = folders.map((folder) => checkEntry(folder, surroundings));
  const popular = await readPopular(root, entryIds);
  return {
    folders,
    entries,
    signs: signs.table,
    problems: [
      ...problems,
      ...redirects.problems,
      ...synonyms.problems,
      ...popular.problems,
      ...signs.problems,
      ...signs.problemsAmong(entryIds),
      ...entries.flatMap((entry) => entry.problems),
      ...unshownAssets(assets, entries),
      ...topicCircles(entries),
    ],
  };
}

function unshownAssets(assets: readonly LibraryAsset[], entries: readonly CheckedEntry[]): Problem[] {
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
