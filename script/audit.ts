import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '#database/types.ts';
import { auditLog, readHead } from '#services/audit/audit-log.ts';
import { type Head, headOf, newestSeal } from '#services/audit/audit-seal.ts';
import { findLine, listAudit } from '#services/audit/list-audit.ts';
import { shownLine } from '#services/audit/send-on.ts';
import type { AuditProblem } from '#services/audit/verify-audit.ts';
import { type Audit, audit } from '#services/identity/audit.ts';
import { findByLogin } from '#services/identity/members.ts';
import { type LogProblem, verifyLogs } from '#services/members/verify-log.ts';
import { sayTable, withDatabase } from './library/command.ts';
import { operatorLog, operatorOf, operatorUsage } from './library/operator.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const usage = [
  'script/audit COMMAND, on the audit: who did what, sealed so that a line that is changed, added or missing shows',
  '  verify               holds all of it against its seals, and against the newest seal that this machine wrote down; fails where something is wrong',
  '    --head NUMBER:CODE   against a seal that was kept elsewhere: in the log, or where AUDIT_URL leads',
  '  list                 the newest lines; --event, --by OPERATOR, --login LOGIN (of a member), --hours, --limit (100) narrow it',
  '  show LINE            one line with all that it says, and its seal',
  '  head                 the newest seal, to be kept elsewhere',
  operatorUsage,
].join('\n');

/** Of the database, and of the one who asks. */
type Site = { db: Kysely<DB>; audits: readonly Audit[]; log: ReturnType<typeof auditLog> };

/** How many problems are named; there may be thousands of one cause. */
const mostNamed = 50;

await run(async () => {
  const { operator, words } = operatorOf(process.argv.slice(2));
  const asked = read(words);
  await withDatabase(async (database, environment) => {
    const { db } = database;
    const { secret, audit: own, log } = await operatorLog(database, environment, operator);
    const { formerSecrets: former, dataDirectory } = environment;
    const site = {
      db,
      audits: [own, ...former.map((each) => audit(each))],
      log: auditLog({ db, keys: audit(secret, { former }).keys, dataDirectory, target: undefined }),
    };
    await log(asked.command === 'show' ? 'operator-opened' : 'operator-listed', `audit: ${asked.command}`);
    await act(site, asked);
  });
});

type Asked = ReturnType<typeof read>;

function read(words: string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = { head: text, event: text, by: text, login: text, hours: text, limit: text };
    const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
    const [command, of, ...more] = positionals;
    const number = z.coerce.number().int().min(1).max(1_000_000);
    const head = values.head === undefined ? undefined : readHead(values.head);
    if (head === null || more.length > 0 || (of !== undefined) !== (command === 'show')) throw new Error('That is no command.');
    return {
      command: z.enum(['verify', 'list', 'show', 'head']).parse(command),
      line: command === 'show' ? String(number.parse(of)) : '',
      head,
      which: {
        ...{ event: values.event, operator: values.by, login: values.login },
        hours: number.optional().parse(values.hours),
        limit: number.default(100).parse(values.limit),
      },
    };
  } catch {
    throw new UsageError(usage);
  }
}

async function act(site: Site, { command, line, head, which }: Asked): Promise<void> {
  switch (command) {
    case 'verify':
      return verify(site, head ?? (await site.log.keptHead()));
    case 'list':
      return list(site, which);
    case 'show': {
      const found = await findLine(site.db, line);
      if (!found) throw new UsageError(`There is no line ${line}, or not any more.`);
      return say(JSON.stringify({ ...shownLine(found.line), seal: found.seal?.number ?? 'not yet' }, null, 2));
    }
    case 'head': {
      const newest = await newestSeal(site.db);
      return say(newest ? headText(headOf(newest)) : 'Nothing is sealed yet.');
    }
    default:
      command satisfies never;
  }
}

function headText({ number, mac }: Head): string {
  return `${number}:${mac}`;
}

async function verify({ db, audits, log }: Site, head: Head | null): Promise<void> {
  const { problems, seals, lines, waiting, head: newest } = await log.verify(head);
  const copies = await verifyLogs(db, audits);
  const all = [...problems, ...copies];
  for (const problem of all.slice(0, mostNamed)) say(inWords(problem));
  if (all.length > mostNamed) say(`… and ${all.length - mostNamed} more`);
  say(`${lines} lines under ${seals} seals, ${waiting} that wait for theirs; the newest is ${newest ? headText(newest) : 'none'}`);
  say(head ? `held against seal ${head.number}, as it was kept elsewhere` : 'held against no seal that was kept elsewhere: --head');
  if (all.length > 0) throw new UsageError(`${all.length} problems: the audit is not what the site wrote.`);
}

function inWords(problem: AuditProblem | LogProblem): string {
  switch (problem.kind) {
    case 'line-changed':
      return `line ${problem.line} (seal ${problem.seal}) was changed`;
    case 'line-missing':
      return `line ${problem.line} (seal ${problem.seal}) is missing`;
    case 'line-added':
      return `line ${problem.line} is under no seal: it was not written by the site, or nothing has sealed for a quarter of an hour`;
    case 'seal-changed':
      return `seal ${problem.seal} was changed, or what it covers`;
    case 'seal-missing':
      return `seal ${problem.seal} is missing`;
    case 'key-unknown':
      return `seal ${problem.seal} was made with a secret that is neither SECRET nor in FORMER_SECRETS: it proves nothing`;
    case 'head-missing':
      return `seal ${problem.seal}, which was kept elsewhere, is not there as it was: the newest seals were cut off or made anew`;
    case 'copy-missing':
      return `line ${problem.line} is missing in the log that its member sees`;
    case 'copy-changed':
      return `line ${problem.line} says something else in the log that its member sees`;
    case 'copy-added':
      return `a line stands in the log that a member sees, and not in the audit${problem.line ? ` (${problem.line})` : ''}`;
    default:
      return problem satisfies never;
  }
}

async function list({ db, audits }: Site, { login, ...which }: Asked['which']): Promise<void> {
  const member = login === undefined ? undefined : await findByLogin(db, login);
  if (member === null) throw new UsageError(`Nobody has the login ${login}.`);
  const accounts = member && audits.map(({ accountHash }) => accountHash(member.id));
  const rows = await listAudit(db, { ...which, accounts });
  const short = (hash: Buffer | null) => hash?.toString('hex').slice(0, 8) ?? '';
  sayTable(
    ['line', 'at', 'event', 'by', 'account', 'visitor', 'about', 'times'],
    rows.map(({ id, at, event, actor, operator, account, visitor, about, times }) => [
      ...[id, at.toISOString(), event, operator ?? actor ?? '', short(account), short(visitor), about ?? ''],
      times > 1 ? String(times) : '',
    ]),
  );
}
