import { readFile } from 'node:fs/promises';
import { createTwoFilesPatch } from 'diff';
import { type Locale, locales } from '#config/locale.ts';
import { historyOf, newestText, textOfVersion } from '#services/content/publishing/version-history.ts';
import { say } from '../run.ts';
import { type Command, type Options, sayTable, UsageError, withDatabase, wordAt } from './command.ts';
import { fileOf, folderOf, refuseOthers, restoreFiles, writeAtomically } from './entry-files.ts';
import { publishAndReport } from './publish.ts';

export const history: Command = {
  usage: 'history ID',
  about: 'every publication of an entry',
  async run(words) {
    const versions = await withDatabase(({ db }) => historyOf(db, wordAt(words, 0, 'the id of the entry')));
    if (versions.length === 0) throw new UsageError(`nothing was ever published of ${wordAt(words, 0, 'the id of the entry')}`);
    sayTable(
      ['language', 'version', 'published', 'words'],
      versions.map((each) => [each.locale, String(each.version), each.storedAt.toISOString(), String(each.words)]),
    );
  },
};

export const diff: Command = {
  usage: 'diff ID [VERSION] [--locale L]',
  about: 'what changed since a version (the one before, if none is named) and the files as they are',
  async run(words, options) {
    const folder = await folderOf(options.folder, wordAt(words, 0, 'the id of the entry'));
    for (const locale of chosenLocales(options)) {
      const before = await withDatabase(({ db }) => textOfVersion(db, folder.id, locale, versionIn(words)));
      const file = fileOf(options.folder, folder, locale);
      const now = await readFile(file, 'utf8').catch(() => '');
      if (before) say(createTwoFilesPatch(`${file} (version ${before.version})`, file, before.source, now));
    }
  },
};

export const revert: Command = {
  usage: 'revert ID [VERSION --locale L] [--force]',
  about:
    'puts a version (the one before, if none is named) back into the files and publishes it; --force where they hold what was not published',
  async run(words, options) {
    const id = wordAt(words, 0, 'the id of the entry');
    const version = versionIn(words);
    // Versions are numbered for each language separately: one number would be two different versions.
    if (version !== undefined && options.locale === undefined)
      throw new UsageError('a version is one of a language: name it with --locale');
    const reverted = await withDatabase(async ({ db }) => {
      await refuseOthers(db, id);
      await restoreFiles(db, options.folder, id);
      const folder = await folderOf(options.folder, id);
      const files: { file: string; text: string }[] = [];
      for (const locale of chosenLocales(options)) {
        const before = await textOfVersion(db, id, locale, version);
        const file = fileOf(options.folder, folder, locale);
        if (!before) continue;
        const unpublished = (await readFile(file, 'utf8').catch(() => null)) !== (await newestText(db, id, locale));
        if (unpublished && !options.force)
          throw new UsageError(`${file} holds what was never published: publish it first, or add --force to lose it`);
        files.push({ file, text: before.source });
      }
      for (const { file, text } of files) await writeAtomically(file, text);
      return files.length;
    });
    if (reverted === 0) throw new UsageError(`there is no such version of ${id}: script/content history ${id} lists them`);
    await publishAndReport(options.folder, [id]);
  },
};

function chosenLocales({ locale }: Options): readonly Locale[] {
  return locales.filter((each) => locale === undefined || each === locale);
}

function versionIn(words: readonly string[]): number | undefined {
  if (words[1] === undefined) return undefined;
  const version = Number(words[1]);
  if (!Number.isSafeInteger(version) || version < 1) throw new UsageError(`${words[1]} is not the number of a version`);
  return version;
}
