import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { entryPath } from '#app/addresses/entry-path.ts';
import { site } from '#app/addresses/site.ts';
import { loadOrCreateSecret } from '#config/secret.ts';
import { previewToken } from '#services/content/library/preview-token.ts';
import { hasErrors } from '#services/content/source/check-entry.ts';
import { fetchFromContentful, filesIn } from '#services/contentful/asset-files.ts';
import { draftMapping } from '#services/contentful/draft-mapping.ts';
import { handOver } from '#services/contentful/hand-over.ts';
import { type ImportReport, importSpace } from '#services/contentful/import-space.ts';
import { mappingFile, readMapping } from '#services/contentful/mapping.ts';
import { oneAtATime } from '#services/contentful/one-at-a-time.ts';
import { previewEntry } from '#services/contentful/preview-entry.ts';
import { readSpace, type Space } from '#services/contentful/space.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { say } from '../run.ts';
import { type Command, type Options, sayProblems, UsageError, withDatabase } from './command.ts';

const actions: Record<string, (words: string[], options: Options) => Promise<void>> = {
  map,
  import: importFiles,
  sync,
  preview,
  'hand-over': give,
};

export const contentful: Command = {
  usage: 'contentful map|import|sync|preview|hand-over …',
  about: `a space of Contentful: \`map EXPORT\` drafts ${mappingFile}; \`import EXPORT… [--dry-run] [--drafts] [--files FOLDER]\` publishes what it holds; \`sync [--take-away]\` asks the space of CONTENTFUL_URL what changed, or for everything, and takes off the site whatever is not among it; \`preview ID\` links to an entry as it is drafted there, for an hour; \`hand-over ID…\` leaves entries and assets to files`,
  async run([action = '', ...words], options) {
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new UsageError(`script/content contentful map EXPORT, import EXPORT…, sync, preview ID, or hand-over ID…`);
    await act(words, options);
  },
};

async function readFiles(files: readonly string[]): Promise<Space> {
  if (files.length === 0) throw new UsageError('the file is missing: what `contentful space export` wrote');
  const contents = files.map(async (file): Promise<unknown> => {
    const text = await readFile(file, 'utf8');
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return readSpace(await Promise.all(contents));
}

/** Where there is a mapping already, the draft is only printed: an editor’s work is not written over. */
async function map(files: string[], { folder }: Options): Promise<void> {
  const { yaml, unplaced } = draftMapping(await readFiles(files));
  const file = path.join(folder, mappingFile);
  const isWritten = await writeFile(file, yaml, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      return false;
    },
  );
  if (!isWritten) say(yaml);
  say(isWritten ? `${file} was written: look at each line of it` : `${file} is there already, and stays as it is`);
  if (unplaced.length > 0) say(`Not placed:\n${unplaced.map((line) => `- ${line}`).join('\n')}`);
}

async function importFiles(
  files: string[],
  { folder, mapping: named, files: filesFolder, drafts, 'dry-run': dryRun }: Options,
): Promise<void> {
  const space = await readFiles(files);
  const file = named ?? path.join(folder, mappingFile);
  const { mapping, problems } = await readMapping(file);
  sayProblems(problems);
  if (!mapping) {
    if (problems.length === 0) throw new UsageError(`${file} is missing: \`script/content contentful map\` drafts it`);
    process.exitCode = 1;
    return;
  }
  await withDatabase(async ({ db }, { dataDirectory, name }) => {
    const fetchFile = filesFolder === undefined ? fetchFromContentful : filesIn(filesFolder);
    const options = { mapping, site, dataDirectory, fetchFile, withDrafts: drafts, dryRun, withoutSamples: name === 'production' };
    const report = await oneAtATime(db, () => importSpace(db, space, options));
    if (!report) throw new UsageError(underWay);
    sayProblems(report.problems);
    sayReport(report, dryRun);
    if (hasErrors(report)) process.exitCode = 1;
  });
}

const underWay = 'the space is being brought over just now: try again when that is over';

function sayReport({ published, unchanged, refused, takenAway, assets, leftBehind, noLongerThere }: ImportReport, dryRun: boolean): void {
  const done = dryRun ? 'Would publish' : 'Published';
  say(
    `${done} ${published.length}, unchanged ${unchanged}, refused ${refused.length}, taken off the site ${takenAway.length}, assets ${assets.length}`,
  );
  const { drafts, archived, leftOut, parts, unplaced } = leftBehind;
  const unnamed = [...unplaced.values()].reduce((sum, count) => sum + count, 0);
  say(
    `Stayed there: drafts ${drafts}, archived ${archived}, of types left out ${leftOut}, of types that are not named ${unnamed}; parts of other entries ${parts}`,
  );
  if (noLongerThere.length > takenAway.length)
    say(`Published before, and not in this file: ${noLongerThere.join(', ')}. They stay as they are`);
}

async function sync(_: string[], { folder, 'take-away': isBelieved }: Options): Promise<void> {
  await withDatabase(async ({ db }, { contentful: space, dataDirectory, name }) => {
    if (!space) throw new UsageError('CONTENTFUL_URL is not set: docs/contentful.md says how');
    const outcome = await spaceSync({ db, space, site, root: folder, dataDirectory, withoutSamples: name === 'production' }).run(
      new AbortController().signal,
      { isBelieved },
    );
    switch (outcome.kind) {
      case 'silent':
        throw new UsageError(`Contentful told nothing (${outcome.code}): the library stays as it is`);
      case 'under way':
        throw new UsageError(underWay);
      case 'unmapped':
        throw new UsageError(outcome.problems.join('\n'));
      case 'done': {
        const { report, copy } = outcome;
        if (copy.passedOver > 0) say(`Passed over, of another environment or an unknown kind: ${copy.passedOver}`);
        if (copy.doubted > 0)
          say(`Contentful told of less than half of what is known: ${copy.doubted} stay. Where that is meant, add --take-away`);
        if (!report) return say('Nothing changed');
        sayProblems(report.problems);
        sayReport(report, false);
        if (hasErrors(report)) process.exitCode = 1;
        return;
      }
      default:
        outcome satisfies never;
    }
  });
}

async function preview([id]: string[], { folder }: Options): Promise<void> {
  if (id === undefined) throw new UsageError('the id of the entry is missing');
  await withDatabase(async ({ db }, environment) => {
    const { contentfulPreview: space, dataDirectory, origin } = environment;
    if (!space) throw new UsageError('CONTENTFUL_PREVIEW_URL is not set: docs/contentful.md says how');
    const outcome = await previewEntry({ db, space, site, root: folder }, id, new AbortController().signal);
    if (outcome.kind === 'under way') throw new UsageError(underWay);
    if (outcome.kind === 'silent') throw new UsageError(`Contentful told nothing: ${outcome.code}`);
    sayProblems(outcome.problems);
    if (outcome.kind === 'refused') throw new UsageError(`nothing of ${id} can be shown`);
    const secret = environment.secret ?? (await loadOrCreateSecret(dataDirectory));
    for (const page of outcome.pages) {
      const address = entryPath(page);
      if (address !== null && !address.includes('#'))
        say(`${origin}${address}?${new URLSearchParams({ preview: previewToken(secret, outcome.id) })}`);
    }
  });
}

async function give(ids: string[]): Promise<void> {
  if (ids.length === 0) throw new UsageError('the ids of the entries are missing');
  const given = await withDatabase(({ db }) => handOver(db, ids));
  say(`${given.length} entries and assets are left to files from now on: \`script/content export\` writes these`);
  const others = ids.filter((id) => !given.includes(id));
  if (others.length > 0) throw new UsageError(`nothing of ${others.join(', ')} comes from Contentful`);
}
