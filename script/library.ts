import { parseArgs } from 'node:util';
import { check } from './library/check.ts';
import { type Command, UsageError } from './library/command.ts';
import { example } from './library/example.ts';
import { format } from './library/format.ts';
import { list, report } from './library/list.ts';
import { create } from './library/new.ts';
import { preview } from './library/preview.ts';
import { publish } from './library/publish.ts';
import { unpublish } from './library/unpublish.ts';
import { diff, history, revert } from './library/versions.ts';
import { run } from './run.ts';

const commands: Record<string, Command> = {
  check,
  publish,
  unpublish,
  preview,
  new: create,
  example,
  format,
  list,
  report,
  history,
  diff,
  revert,
};

const usage = [
  'script/content COMMAND [--folder content]',
  ...Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(34)} ${about}`),
].join('\n');

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: 'content' },
      editorial: { type: 'boolean', default: false },
      missed: { type: 'boolean', default: false },
      locale: { type: 'string' },
      type: { type: 'string' },
      status: { type: 'string' },
      topic: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [name = '', ...words] = positionals;
  const command = commands[name];
  if (!command) throw new UsageError(usage);
  await command.run(words, values);
});
