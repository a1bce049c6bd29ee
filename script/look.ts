import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookAt } from '#tests/look/look.ts';
import { ofMembers, subjectNames, templates } from '#tests/look/subjects.ts';
import { themes, type Way, wayNames } from '#tests/look/take.ts';
import { projectFolder } from '#tests/processes.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'script/look [SCREEN…] [--ways WAY,…] [--to FOLDER]',
  '  without a screen, all of them and the workbench; templates is one of each template, members all that is for members, who is signed in',
  `  ways: ${wayNames.join(', ')}; without any, the themes`,
].join('\n');

const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['templates', templates],
  ['members', ofMembers],
]);

await run(async () => {
  const { names, ways, folder } = parse();
  const unknown = names.filter((name) => !subjectNames.includes(name));
  if (unknown.length > 0) throw new UsageError(`nothing to look at is called ${unknown.join(', ')}: ${subjectNames.join(', ')}`);
  if (!path.relative(projectFolder, folder).startsWith('..'))
    throw new UsageError(`${folder} is in the repository: pictures do not belong there`);
  await lookAt(names.length > 0 ? names : subjectNames, { ways, folder, say });
  say(`The sheets are in ${folder}`);
});

function parse(): { names: string[]; ways: readonly Way[]; folder: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' }, ways: { type: 'string' } } });
    const names = positionals.flatMap((name) => groups.get(name) ?? [name]);
    const asked = values.ways?.split(',');
    const ways = asked ? wayNames.filter((way) => asked.includes(way)) : themes;
    if (asked && ways.length < asked.length) throw new UsageError(usage);
    return { names, ways, folder: path.resolve(values.to ?? path.join(tmpdir(), 'alba-look')) };
  } catch {
    throw new UsageError(usage);
  }
}
