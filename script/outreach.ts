import { parseArgs } from 'node:util';
import { submissionsOf } from '#server/services.ts';
import { outreachForms } from '#services/outreach/outreach-forms.ts';
import { sheetOf } from '#services/outreach/sheet.ts';
import { type OpenedSubmission, type Status, type Submissions, statuses, type Which } from '#services/outreach/submissions.ts';
import { sayTable, withDatabase } from './library/command.ts';
import { type OperatorLog, operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'script/outreach COMMAND, on what visitors sent by the forms of the site',
  '  list                 what there is, without what was told; also with --form, --status, --desk',
  '  show ID              one of them, opened; the first letters of the id are enough',
  '  export FORM          all of a form, as CSV for a spreadsheet; --json for programs; also with --status',
  '  answered ID | spam ID | new ID     says what became of it',
  '  erase ID             deletes it for good, where its sender asks for that; --yes says that you mean it',
  '  purge                deletes now what was kept for long enough, as a job does every hour',
  `  Forms: ${outreachForms.map(({ id }) => id).join(', ')}. Statuses: ${statuses.join(', ')}.`,
  operatorUsage,
].join('\n');

type Asked = Which & { command: string; of: string | undefined; asJson: boolean; isMeant: boolean };

await run(async () => {
  const { operator, words } = operatorOf(process.argv.slice(2));
  const asked = read(words);
  await withDatabase(async (database, environment) => {
    const by = await operatorLog(database, environment, operator);
    await act(submissionsOf({ db: database.db, environment, secret: by.secret }), by, asked);
  });
});

/** Each look and each change is in the audit, before anything is shown. */
async function act(all: Submissions, { log }: OperatorLog, asked: Asked): Promise<void> {
  const { command, of, asJson, isMeant, ...which } = asked;
  switch (command) {
    case 'list':
      await log('operator-listed', 'submissions');
      return list(all, which);
    case 'show': {
      const found = await one(all, of);
      await log('operator-opened', `submission: ${found.form}`, found.id);
      return say(shown(found));
    }
    case 'export':
      await log('operator-exported', `submissions: ${formOf(of).id}`);
      return exported(all, of, which, asJson);
    case 'answered':
    case 'spam':
    case 'new':
      return marked(all, log, await one(all, of), command);
    case 'erase': {
      const { id, form } = await one(all, of);
      if (!isMeant) throw new UsageError(`This deletes ${id} for good. Say --yes if you mean it.`);
      await log('operator-erased', `submission: ${form}`, id);
      await all.erase(id);
      return say('erased');
    }
    case 'purge':
      await log('operator-erased', 'submissions that are past their time');
      return say(`${await all.purge()} deleted, ${await all.sealAnew()} sealed anew`);
    default:
      throw new UsageError(usage);
  }
}

function formOf(id: string | undefined) {
  const form = outreachForms.find((each) => each.id === id);
  if (!form) throw new UsageError(usage);
  return form;
}

async function marked(all: Submissions, log: OperatorLog['log'], { id, form }: OpenedSubmission, status: Status): Promise<void> {
  await log('operator-changed', `submission: ${form}, ${status}`, id);
  await all.mark(id, status);
  say(status);
}

async function list(all: Submissions, which: Which): Promise<void> {
  const rows = (await all.list(which)).map(({ id, form, desk, locale, status, reasons, createdAt }) => [
    ...[id.slice(0, 8), createdAt.toISOString().slice(0, 16), form, desk, locale, status],
    reasons.join(' '),
  ]);
  sayTable(['id', 'sent', 'form', 'desk', 'language', 'status', 'reasons'], rows);
}

async function one(all: Submissions, id: string | undefined): Promise<OpenedSubmission> {
  if (id === undefined || id.length < 8)
    throw new UsageError(id === undefined ? usage : 'Of an id, at least the first 8 letters are needed.');
  const [found, another] = await all.open({ id });
  if (!found || another) throw new UsageError(found ? `${id} is the beginning of several.` : `Nothing was sent that is called ${id}.`);
  return found;
}

function shown({ told, reasons, createdAt, ...rest }: OpenedSubmission): string {
  const facts = { ...rest, sent: createdAt.toISOString(), reasons: reasons.join(' ') || 'none' };
  const rows = [...Object.entries(facts), ...Object.entries(told)].map(([name, value]): [string, string] => [name, plain(value)]);
  return rows.map(([name, value]) => `${name.padEnd(14)}${value.replaceAll('\n', `\n${' '.repeat(14)}`)}`).join('\n');
}

/** Nothing that a terminal would obey. */
function plain(value: unknown): string {
  const text = Array.isArray(value) ? value.join(', ') : value === null ? '' : value === true ? 'yes' : String(value);
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');
}

async function exported(all: Submissions, of: string | undefined, which: Which, asJson: boolean): Promise<void> {
  const form = formOf(of);
  const opened = await all.open({ ...which, form: form.id });
  if (asJson) return say(JSON.stringify(opened, null, 2));
  process.stdout.write(sheetOf(form, opened));
}

function read(args: string[]): Asked {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean', default: false } as const;
    const options = { form: text, status: text, desk: text, json: flag, yes: flag };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [command = '', of, ...more] = positionals;
    if (more.length > 0) throw new Error('There is one word too many.');
    const { form, desk, json: asJson, yes: isMeant } = values;
    return { command, of, form, desk, status: statusOf(values.status), asJson, isMeant };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function statusOf(text: string | undefined): Status | undefined {
  const status = statuses.find((each) => each === text);
  if (text !== undefined && !status) throw new Error(`There is no status ${text}.`);
  return status;
}
