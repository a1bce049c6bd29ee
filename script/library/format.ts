import { readFile, writeFile } from 'node:fs/promises';
import { formatEntry, NotFormatted } from '#services/content/source/markdown/format-entry.ts';
import { readFolders } from '#services/content/source/read-folder.ts';
import { say } from '../run.ts';
import { type Command, UsageError } from './command.ts';

export const format: Command = {
  usage: 'format [ID…]',
  about: 'rewrites entries in the house’s style; without ids, all of them',
  async run(ids, { folder: root }) {
    const folders = (await readFolders(root)).filter(({ id }) => ids.length === 0 || ids.includes(id));
    if (ids.length > folders.length) throw new UsageError(`not every one of ${ids.join(', ')} is an entry in ${root}`);
    let changedCount = 0;
    for (const file of folders.flatMap(({ texts }) => texts.map((text) => text.file))) {
      const before = await readFile(file, 'utf8');
      const formatted = formatOrReport(file, before);
      if (formatted === before) continue;
      await writeFile(file, formatted);
      changedCount += 1;
    }
    say(`${changedCount} files were rewritten`);
  },
};

/** Formats a file; reports one that cannot be parsed and leaves it as it is, so that the others are still rewritten. */
function formatOrReport(file: string, text: string): string {
  try {
    return formatEntry(text);
  } catch (error) {
    if (!(error instanceof NotFormatted)) throw error;
    for (const { line, message } of error.problems) say(`${file}:${line}: error: ${message}`);
    process.exitCode = 1;
    return text;
  }
}
