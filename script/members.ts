import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readDeletedList, writeDeletedList } from '#server/operations/deleted-list.ts';
import { identityParts } from '#server/services.ts';
import { type MemberRecord, type Operator, operator } from '#services/identity/operator.ts';
import { withDatabase } from './library/command.ts';
import { operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

/** A command; resolves to its outcome in words, `unknown` where no account has the login. */
type Command = { about: string; of?: 'FILE' | 'nothing'; run(operator: Operator, login: string): Promise<string> };

const commands: Record<string, Command> = {
  find: {
    about: 'shows the account',
    run: async ({ find }, login) => {
      const record = await find(login);
      return record === 'unknown' ? record : formatRecord(record);
    },
  },
  resend: { about: 'sends the mail again that verifies the address', run: ({ resend }, login) => resend(login) },
  lock: { about: 'signs the member out everywhere, and lets nobody in until it is unlocked', run: ({ lock }, login) => lock(login) },
  unlock: { about: 'lets the member in again', run: ({ unlock }, login) => unlock(login) },
  'remove-factor': {
    about:
      'takes the second factor away of a member who has lost all of it (where one is required, passkeys too), ends every session and every link that they shared; make sure who it is',
    run: ({ removeFactor }, login) => removeFactor(login),
  },
  delete: { about: 'deletes the account and all that belongs to it, for good', run: (operator, login) => operator.delete(login) },
  deleted: {
    about: 'prints who was deleted in the last year, by a hash that names nobody: keep it apart from the backups',
    of: 'nothing',
    run: async ({ deleted }) => writeDeletedList(await deleted()).trimEnd(),
  },
  forget: {
    about: 'deletes again, in a database that was restored, whom such a list names',
    of: 'FILE',
    run: async ({ deleteListed }, file) => `${await deleteListed(readDeletedList(await readFile(file, 'utf8')))} deleted again`,
  },
};

const usage = [
  'script/members COMMAND LOGIN, a username or an e-mail address. Each is in the audit log, and the member is told of what changed.',
  ...Object.entries(commands).map(([name, { about, of = 'LOGIN' }]) => `  ${`${name} ${of === 'nothing' ? '' : of}`.padEnd(16)} ${about}`),
  '  delete asks for the login again, unless --yes says that this was done.',
  operatorUsage,
].join('\n');

await run(async () => {
  const { operator: by, words } = operatorOf(process.argv.slice(2));
  const { name, login, isConfirmed } = read(words);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const of = command?.of === 'nothing' ? '' : login;
  if (!command || of === undefined) throw new UsageError(usage);
  if (name === 'delete' && !isConfirmed) await confirm(of);
  const outcome = await withDatabase(async (database, environment) => {
    const { secret, log } = await operatorLog(database, environment, by);
    if (name === 'deleted') await log('operator-listed', 'deleted members');
    return command.run(operator(identityParts({ environment, secret, db: database.db, operator: by })), of);
  });
  if (outcome === 'unknown') throw new UsageError(`Nobody has the login ${of}.`);
  say(outcome);
});

function read(args: string[]): { name: string; login: string | undefined; isConfirmed: boolean } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
    const [name = '', login, ...more] = positionals;
    return { name, login: more.length > 0 ? undefined : login, isConfirmed: values.yes };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Prompts for confirmation. @throws UsageError where the typed login differs. */
async function confirm(login: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const inputClosed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = terminal.question(`This deletes the account ${login} for good. Type its login again: `).catch(() => '');
  const typed = await Promise.race([answer, inputClosed]);
  terminal.close();
  if (typed.trim() !== login) throw new UsageError('Nothing was deleted: that is not the login.');
}

function formatRecord(record: MemberRecord): string {
  const rows: [string, string][] = [
    ['username', record.username],
    ['e-mail', `${record.email} (${record.isEmailVerified ? 'verified' : 'not verified'})`],
    ['name', [record.firstName, record.lastName].filter(Boolean).join(' ') || 'none'],
    ['phone', record.phoneNumber ?? 'none'],
    ['language', record.locale],
    ['member since', record.createdAt],
    ['last changed', record.lastUpdated],
    ['signed in', record.sessions === 0 ? 'nowhere' : `${record.sessions} times, last used ${record.lastSeenAt}`],
    ['app', record.factorSince === null ? 'none' : `since ${record.factorSince}`],
    ['passkeys', `${record.passkeys.count}${record.passkeys.areFactors ? ', which count as a second factor here' : ''}`],
    ['locked', record.lockedAt === null ? 'no' : `since ${record.lockedAt}`],
    ['leaves', record.deletionDueAt === null ? 'no' : `on ${record.deletionDueAt}, unless the member signs in`],
    ['id', record.id],
  ];
  return rows.map(([name, value]) => `${name.padEnd(15)}${value}`).join('\n');
}
