import { type Command, UsageError, wordAt } from './command.ts';
import { folderOf, setFrontMatter } from './entry-files.ts';
import { publishAndSay } from './publish.ts';

export const unpublish: Command = {
  usage: 'unpublish ID [--to ID]',
  about: 'takes an entry back in its files and on the site: its address answers 410, or leads to the entry in --to',
  async run(words, { folder: root, to }) {
    const folder = await folderOf(root, wordAt(words, 0, 'the id of the entry'));
    if (to === folder.id) throw new UsageError('an entry cannot lead to itself');
    if (to !== undefined) await folderOf(root, to);
    await setFrontMatter(root, folder, { status: 'withdrawn', ...(to === undefined ? {} : { movedTo: to }) });
    await publishAndSay(root);
  },
};
