import { writeFile } from 'node:fs/promises';
import { openStoryPictures } from '#server/services.ts';
import { followedPages } from '#services/page-alerts/followed-pages.ts';
import { pageFeedback } from '#services/page-feedback/page-feedback.ts';
import { sayTable, withDatabase } from './library/command.ts';
import { operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'script/feedback COMMAND',
  '  helpful              how many readers said that a page helped them, and how many that it did not, by month',
  '  followers            how many get an email when a page changes; addresses are shown to nobody',
  '  picture NAME FILE    writes the picture of a story into a file, a WebP: its name is told by script/outreach show',
  '  What readers write of a page is told by script/outreach: the forms "helpful" and "mistake".',
  operatorUsage,
].join('\n');

await run(async () => {
  const { operator, words: asked } = operatorOf(process.argv.slice(2));
  const [command = '', ...words] = asked;
  const [name, file, ...more] = words;
  const isPicture = command === 'picture' && name !== undefined && file !== undefined && more.length === 0;
  if (!isPicture && !(['helpful', 'followers'].includes(command) && words.length === 0)) throw new UsageError(usage);
  await withDatabase(async (database, environment) => {
    const { db } = database;
    const { secret, log } = await operatorLog(database, environment, operator);
    if (isPicture) {
      await log('operator-opened', 'picture of a story', name);
      const picture = await openStoryPictures({ environment, secret, db }).open(name);
      if (picture === null) throw new UsageError(`There is no picture ${name}, or not any more.`);
      await writeFile(file, picture, { mode: 0o600 });
      say(`Written to ${file}. Delete it once it is not needed any more.`);
    } else if (command === 'helpful') {
      const counts = await pageFeedback(db, { take: async () => 0 }).counts();
      sayTable(
        ['month', 'language', 'yes', 'no', 'page'],
        counts.map((each) => [each.month, each.locale, String(each.yes), String(each.no), each.entry]),
      );
    } else {
      const followed = await followedPages(db);
      sayTable(
        ['followers', 'language', 'page'],
        followed.map((each) => [String(each.followers), each.locale, each.entry]),
      );
    }
  });
});
