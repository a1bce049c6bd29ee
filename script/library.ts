import { parseArgs } from 'node:util';
import { locales } from '#config/locale.ts';
import { check } from './library/check.ts';
import { type Command, UsageError } from './library/command.ts';
import { contentful } from './library/contentful.ts';
import { example } from './library/example.ts';
import { exportLibrary } from './library/export.ts';
import { format } from './library/format.ts';
import { list, report } from './library/list.ts';
import { media } from './library/media.ts';
import { create } from './library/new.ts';
import { preview } from './library/preview.ts';
import { publish } from './library/publish.ts';
import { signs } from './library/signs.ts';
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
  signs,
  media,
  history,
  diff,
  revert,
  contentful,
  export: exportLibrary,
};

const usage = [
  'script/content COMMAND [--folder content]',
  ...Object.values(commands).map(({ usage, about }) => `  ${usage.padEnd(34)} ${about}`),
].join('\n');

/** Parses the options; a wrong one is a `UsageError`, as a wrong command is. */
const parseOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

await run(async () => {
  const { values, positionals } = parseOptions({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: 'content' },
      editorial: { type: 'boolean', default: false },
      missed: { type: 'boolean', default: false },
      read: { type: 'boolean', default: false },
      assets: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      drafts: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'take-away': { type: 'boolean', default: false },
      mapping: { type: 'string' },
      files: { type: 'string' },
      locale: { type: 'string' },
      type: { type: 'string' },
      status: { type: 'string' },
      topic: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  if (values.locale !== undefined && !locales.some((locale) => locale === values.locale))
    throw new UsageError(`${values.locale} is no language of the site: ${locales.join(', ')}`);
  await command.run(words, values);
});
