import { parseArgs } from 'node:util';
import { site } from '#app/site.ts';
import { parseEnvironment } from '#config/environment.ts';
import { openDatabase } from '#database/database.ts';
import { checkEntry, hasErrors } from '#services/content/check.ts';
import { printProblem } from '#services/content/problem.ts';
import { publishFolder } from '#services/content/publish.ts';
import { readFolders } from '#services/content/read-folder.ts';
import { run, say } from './run.ts';

const usage = `script/content check [--folder content]     every problem, with its file and line
script/content publish [--folder content]   publishes what changed`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { folder: { type: 'string', default: 'content' } } });

await run(async () => {
  const [command] = positionals;
  if (command === 'check') return check(values.folder);
  if (command === 'publish') return publish(values.folder);
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
});

async function check(root: string): Promise<void> {
  const folders = await readFolders(root);
  const knownIds = new Set(folders.map(({ id }) => id));
  const problems = folders.flatMap((folder) => checkEntry(folder, site, knownIds).problems);
  for (const problem of problems) say(printProblem(problem));
  say(`${folders.length} entries, ${problems.length} problems`);
  if (hasErrors({ problems })) process.exitCode = 1;
}

async function publish(root: string): Promise<void> {
  const { databaseUrl, dataDirectory } = parseEnvironment(process.env);
  const database = await openDatabase({ url: databaseUrl, dataDirectory, onProgress: say });
  try {
    const onTerminal = process.stdout.isTTY;
    const report = await publishFolder(database.db, {
      root,
      site,
      onProgress: (done, total) => onTerminal && process.stdout.write(`\r${done} of ${total}${done === total ? '\n' : ''}`),
    });
    for (const problem of report.problems) say(printProblem(problem));
    say(`Published ${report.published.length}, unchanged ${report.unchanged}, refused ${report.refused.length}`);
    if (report.refused.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
