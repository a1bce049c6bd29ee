import { say } from '../run.ts';
import { type Command, UsageError, withDatabase, wordAt } from './command.ts';
import { folderOf, refuseOthers, restoreFiles, setFrontMatter } from './entry-files.ts';
import { publishAndReport } from './publish.ts';

export const unpublish: Command = {
  usage: 'unpublish ID [--to ID]',
  about: 'takes an entry back in its files and on the site: its address answers 410, or leads to the entry in --to',
  async run(words, { folder: root, to }) {
    const id = wordAt(words, 0, 'the id of the entry');
    if (to === id) throw new UsageError('an entry cannot lead to itself');
    if (to !== undefined) await folderOf(root, to);
    await withDatabase(async ({ db }) => {
      await refuseOthers(db, id);
      // A language whose file was deleted is still published.
      await restoreFiles(db, root, id);
    });
    await setFrontMatter(root, await folderOf(root, id), { status: 'withdrawn', ...(to === undefined ? {} : { movedTo: to }) });
    await publishAndReport(root, [id]);
    if (process.exitCode) say(`${id} was NOT taken off the site.`);
  },
};
