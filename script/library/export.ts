import { readdir } from 'node:fs/promises';
import { exportJson, exportMarkdown } from '#services/library/export-library.ts';
import { diskMediaFiles, mediaDirectory } from '#services/media/files.ts';
import { say } from '../run.ts';
import { type Command, UsageError, withDatabase, wordAt } from './command.ts';

export const exportLibrary: Command = {
  usage: 'export FOLDER [--json]',
  about:
    'the whole library as it is published, wherever it came from: Markdown that `publish` reads, with files; --json: one file, and its schema',
  async run(words, { folder: root, json }) {
    const to = wordAt(words, 0, 'the folder to write to');
    if ((await readdir(to).catch(() => [])).length > 0) throw new UsageError(`${to} is not empty: an export overwrites nothing`);
    await withDatabase(async ({ db }, { dataDirectory }) => {
      const exported = json
        ? await exportJson(db, to)
        : await exportMarkdown(db, diskMediaFiles(mediaDirectory(dataDirectory)), { root, to });
      say(`${exported.entries} entries and ${exported.assets} assets are in ${to}`);
      if (exported.missingFiles.length > 0)
        say(`The files of these assets are missing in the storage: ${exported.missingFiles.join(', ')}`);
    });
  },
};
