import path from 'node:path';
import type { Site } from '#services/content/model/entries/site.ts';
import type { FigureTable } from '#services/content/model/figures.ts';
import type { Problem } from '#services/content/model/problem.ts';
import type { SignTable } from '#services/content/model/signs.ts';
import { type CheckedEntry, checkEntry, referencesOfVersion } from '#services/content/source/check-entry.ts';
import { readFigures } from '#services/content/source/read-figures.ts';
import { type EntryFolder, readFolders } from '#services/content/source/read-folder.ts';
import { readSigns } from '#services/content/source/read-signs.ts';
import { readLegacyRedirects } from './legacy-redirects.ts';
import { readPopular } from './popular-choices.ts';
import type { AssetPublisher, LibraryAsset, SearchIndex } from './ports.ts';
import { recordingProblems } from './recordings.ts';

type Options = {
  root: string;
  site: Site;
  search: Pick<SearchIndex, 'readSynonyms'>;
  assets: Pick<AssetPublisher<LibraryAsset>, 'read'>;
};

export type CheckedLibrary = {
  folders: EntryFolder[];
  entries: CheckedEntry[];
  signs: SignTable;
  figures: FigureTable;
  problems: Problem[];
};

/** Everything in the library, read and held against the site; nothing is published. */
export async function checkLibrary({ root, site, search, assets: media }: Options): Promise<CheckedLibrary> {
  const signs = await readSigns(root);
  const figures = await readFigures(root);
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
    figures: figures.table,
    problems: [
      ...problems,
      ...redirects.problems,
      ...synonyms.problems,
      ...popular.problems,
      ...signs.problems,
      ...signs.problemsAmong(entryIds),
      ...figures.problems,
      ...entries.flatMap((entry) => entry.problems),
      ...unshownAssets(assets, entries),
      ...recordingProblems(
        entries.flatMap(({ versions }) => versions),
        assets,
      ),
      ...madeUpReviewers(entries),
      ...circles(entries, 'parent', 'the topic stands in a circle: it is above itself'),
      ...circles(entries, 'section', 'its section is in a circle: it is above itself'),
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

/** Nothing medical rests on the word of somebody who does not exist. */
function madeUpReviewers(entries: readonly CheckedEntry[]): Problem[] {
  const versions = entries.flatMap((entry) => entry.versions);
  const samples = new Set(versions.filter(({ fields }) => fields.sample === true).map(({ id }) => id));
  return versions
    .filter(({ fields }) => typeof fields.reviewer === 'string' && samples.has(fields.reviewer))
    .map(({ id, locale, file }) => ({
      severity: 'error',
      entry: id,
      locale,
      file,
      line: 1,
      message: 'its reviewer is a person who is made up',
    }));
}

/** Entries that stand, over however many steps, under themselves. */
function circles(entries: readonly CheckedEntry[], field: 'parent' | 'section', message: string): Problem[] {
  const versions = entries.flatMap((entry) => entry.versions.slice(0, 1));
  const aboveOf = new Map(versions.map(({ id, fields }) => [id, String(fields[field] ?? '')]));
  return versions.flatMap(({ id, locale, file }): Problem[] => {
    const passed = new Set<string>();
    for (let above = aboveOf.get(id); above && !passed.has(above); above = aboveOf.get(above)) passed.add(above);
    return passed.has(id) ? [{ severity: 'warning', entry: id, locale, file, line: 1, message }] : [];
  });
}
