import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookAt } from '#tests/look/look.ts';
import { subjectNames } from '#tests/look/subjects.ts';
import { projectFolder } from '#tests/processes.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = 'script/look [SCREEN…] [--to FOLDER]     without a screen, all of them and the workbench';

await run(async () => {
  const { names, folder } = parse();
  const unknown = names.filter((name) => !subjectNames.includes(name));
  if (unknown.length > 0) throw new UsageError(`nothing to look at is called ${unknown.join(', ')}: ${subjectNames.join(', ')}`);
  if (!path.relative(projectFolder, folder).startsWith('..'))
    throw new UsageError(`${folder} is in the repository: pictures do not belong there`);
  await lookAt(names.length > 0 ? names : subjectNames, { folder, say });
  say(`The sheets are in ${folder}`);
});

function parse(): { names: string[]; folder: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
    return { names: positionals, folder: path.resolve(values.to ?? path.join(tmpdir(), 'alba-look')) };
  } catch {
    throw new UsageError(usage);
  }
}
