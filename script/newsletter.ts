import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Environment } from '#config/environment.ts';
import { newsletterParts } from '#server/services.ts';
import type { SiteEvent } from '#services/identity/audit.ts';
import { csvOf } from '#services/members/my-data/csv/shared.ts';
import { type IssueEntry, mostEntries } from '#services/newsletter/issue-entries.ts';
import { type Newsletter, newsletter } from '#services/newsletter/newsletter.ts';
import type { SubscriberRecord } from '#services/newsletter/operator.ts';
import { readBounce } from '#services/newsletter/read-bounce.ts';
import { returnKinds } from '#services/newsletter/returns.ts';
import { subscriberStates } from '#services/newsletter/shared.ts';
import { sayTable, withDatabase } from './library/command.ts';
import { operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

type Operator = Newsletter['operator'];
type Command = (operator: Operator, environment: Environment) => Promise<void>;

const usage = [
  'script/newsletter COMMAND',
  '  preview [ENTRY…]         renders an issue of these entries, or of what is new since the last one, into files; sends nothing',
  '  send [ENTRY…] [--yes]    sends it, after it was shown what and to how many; the site does so by itself from then on',
  '  stop NUMBER              ends an issue where it is: what is not sent yet goes to nobody',
  '  status                   how many get the newsletter, and how far each issue is',
  '  bounced ADDRESS… [--kind hard|soft|complaint]   notes mails that came back to these return addresses; hard unless said',
  '  bounced < MAIL           the same for a mail that came back, as a mail server hands it over',
  '  list [STATE]             who gets it, or is in a state: pending, confirmed, left, bounced, complained',
  '  export csv|json [STATE]  the same as a file, to standard output',
  '  forget ADDRESS           deletes all that is kept of an address',
  operatorUsage,
].join('\n');

/** What the audit says of a command; of all others, that something was listed. Each is written before it is done. */
const events: Readonly<Record<string, SiteEvent>> = {
  send: 'operator-sent',
  stop: 'operator-changed',
  bounced: 'operator-changed',
  export: 'operator-exported',
  forget: 'operator-erased',
};

const columns = ['id', 'address', 'locale', 'topics', 'state', 'since'] as const;

await run(async () => {
  const { operator, words: rest } = operatorOf(process.argv.slice(2));
  const { words, isSure, kind } = read(rest);
  const command = commandOf(words, { isSure, kind });
  await withDatabase(async (database, environment) => {
    const { secret, log } = await operatorLog(database, environment, operator);
    const [name = ''] = words;
    await log(events[name] ?? 'operator-listed', `newsletter: ${name}`, name === 'forget' ? words[1] : undefined);
    await command(newsletter(newsletterParts({ environment, secret, db: database.db })).operator, environment);
  });
});

function read(args: string[]) {
  try {
    const options = { yes: { type: 'boolean', default: false }, kind: { type: 'string', default: 'hard' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { words: positionals, isSure: values.yes, kind: z.enum(returnKinds).parse(values.kind) };
  } catch {
    throw new UsageError(usage);
  }
}

type Flags = { isSure: boolean; kind: (typeof returnKinds)[number] };

function commandOf([name = '', ...words]: readonly string[], { isSure, kind }: Flags): Command {
  switch (name) {
    case 'preview':
      return async (operator, { dataDirectory }) => preview(operator, await issueOf(operator, words), dataDirectory);
    case 'send':
      return async (operator, { newsletterPerMinute }) => send(operator, await issueOf(operator, words), newsletterPerMinute, isSure);
    case 'stop':
      return (operator) => stop(operator, Number(words[0]));
    case 'status':
      return status;
    case 'bounced':
      return (operator) => bounced(operator, words, kind);
    case 'list':
      return async (operator) => list(await operator.subscribers(stateOf(words[0])));
    case 'export':
      return async (operator) => exportAs(words[0], await operator.subscribers(stateOf(words[1])));
    case 'forget':
      return (operator) => forget(operator, words[0]);
    default:
      throw new UsageError(usage);
  }
}

/** The entries of an issue. @throws UsageError where one cannot be sent */
async function issueOf(operator: Operator, ids: readonly string[]): Promise<IssueEntry[]> {
  const { found, missing } = await operator.entries(ids.length > 0 ? ids : null);
  if (missing.length > 0) throw new UsageError(`Readers cannot see ${missing.join(', ')}.`);
  if (found.length === 0) throw new UsageError('Nothing is new since the last issue. Name the entries to send.');
  if (found.length > mostEntries) {
    throw new UsageError(
      `${found.length} entries are new, and an issue has ${mostEntries} at most. Name those to send: ${found.map(({ id }) => id).join(' ')}`,
    );
  }
  return found;
}

async function preview(operator: Operator, entries: readonly IssueEntry[], dataDirectory: string): Promise<void> {
  const folder = path.join(dataDirectory, 'newsletter');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  sayEntries(entries);
  for (const { locale, topics, subject, html, text: plain } of await operator.preview(entries)) {
    const file = path.join(folder, `${locale}-${topics}`);
    await Promise.all([writeFile(`${file}.html`, html), writeFile(`${file}.txt`, plain)]);
    say(`${file}.html  ${subject}`);
  }
}

function sayEntries(entries: readonly IssueEntry[]): void {
  sayTable(
    ['entry', 'for who chose'],
    entries.map(({ id, topics }) => [id, topics.join(', ')]),
  );
}

async function send(operator: Operator, entries: readonly IssueEntry[], perMinute: number, isSure: boolean): Promise<void> {
  sayEntries(entries);
  const { confirmed = 0 } = await operator.counts();
  const whom = `${confirmed} get the newsletter, ${perMinute} mails a minute at most`;
  if (!isSure) throw new UsageError(`Nothing was sent: ${whom}. Look at script/newsletter preview, and add --yes to send it.`);
  const number = await operator.begin(
    entries.map(({ id }) => id),
    perMinute,
  );
  say(`Issue ${number} goes out: ${whom}. script/newsletter status says how far it is.`);
}

async function stop(operator: Operator, number: number): Promise<void> {
  if (!Number.isInteger(number) || !(await operator.stop(number)))
    throw new UsageError('There is no such issue: script/newsletter status lists them.');
  say(`Issue ${number} goes out no more.`);
}

async function status(operator: Operator): Promise<void> {
  const counts = await operator.counts();
  sayTable(
    ['state', 'subscribers'],
    subscriberStates.map((state) => [state, String(counts[state] ?? 0)]),
  );
  const rows = (await operator.issues()).map(({ id, begunAt, isReleased, mails, sent, waiting, skipped, returned }) => [
    ...[String(id), begunAt.toISOString(), isReleased ? 'yes' : 'no'],
    ...[mails, sent, waiting, skipped, returned].map(String),
  ]);
  sayTable(['issue', 'begun', 'all released', 'mails', 'sent', 'waiting', 'left out', 'came back'], rows);
}

async function bounced(operator: Operator, addresses: readonly string[], kind: Flags['kind']): Promise<void> {
  const told = addresses.length > 0 ? { addresses, kind } : readBounce(await text(process.stdin));
  if (told.addresses.length === 0) throw new UsageError('No return address of an issue is in that mail.');
  // Of the addresses in a mail one is ours; the rest may be anybody's, and stand in no line here.
  const outcomes = await Promise.all(told.addresses.map((address) => operator.returned(address, told.kind)));
  const ours = outcomes.filter((outcome) => outcome !== 'unknown');
  if (ours.length === 0) throw new UsageError('None of these is the return address of an issue.');
  for (const outcome of ours) say(`${told.kind}: ${outcome}`);
}

function list(subscribers: readonly SubscriberRecord[]): void {
  sayTable(
    columns,
    subscribers.map((each) => columns.map((column) => String(each[column] ?? ''))),
  );
}

/** A sheet that opens in a program for tables, and runs nothing there. */
function exportAs(format: string | undefined, subscribers: SubscriberRecord[]): void {
  if (format === 'json') say(JSON.stringify(subscribers, null, 2));
  else if (format === 'csv') process.stdout.write(csvOf({ columns: columns.map((name) => ({ name })), rows: subscribers }));
  else throw new UsageError(usage);
}

function stateOf(word: string | undefined): string | undefined {
  if (word !== undefined && !subscriberStates.some((state) => state === word)) throw new UsageError(usage);
  return word;
}

async function forget(operator: Operator, address: string | undefined): Promise<void> {
  if (address === undefined) throw new UsageError(usage);
  say((await operator.erase(address)) ? 'Deleted.' : 'Nothing is kept of that address.');
}
