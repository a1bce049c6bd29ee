import { jobKinds } from '#server/jobs/kinds.ts';
import { countJobs, type DeadJob, deadJobs, forgetDead, retryDead, runningJobs } from '#services/jobs/overview.ts';
import { sayTable, withDatabase } from './library/command.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

type Db = Parameters<typeof deadJobs>[0];

const usage = [
  'script/jobs COMMAND',
  '  list                   how many jobs there are of each kind, what runs, and what was put aside',
  '  retry ID|KIND|all      tries what was put aside once more',
  '  forget ID|KIND|all     deletes what was put aside, for good',
].join('\n');

await run(async () => {
  const [command = '', which, ...more] = process.argv.slice(2);
  const action = command === 'retry' ? retryDead : command === 'forget' ? forgetDead : undefined;
  const isList = command === 'list' && which === undefined;
  if (more.length > 0 || !(isList || (action && which !== undefined))) throw new UsageError(usage);
  await withDatabase(async ({ db }) => {
    if (!action || which === undefined) return list(db);
    const chosen = await choose(db, which);
    say(`${await action(db, chosen)} ${command === 'retry' ? 'tried again' : 'forgotten'}`);
  });
});

async function choose(db: Db, which: string): Promise<DeadJob[]> {
  const chosen = (await deadJobs(db)).filter(({ id, kind }) => which === 'all' || which === kind || which === id);
  if (chosen.length === 0 && which !== 'all') throw new UsageError(`Nothing was put aside that is called ${which}.`);
  return chosen;
}

async function list(db: Db): Promise<void> {
  const counts = await countJobs(db, jobKinds);
  sayTable(
    ['kind', 'waiting', 'retried', 'running', 'dead'],
    counts.map(({ kind, waiting, retried, running, dead }) => [kind, ...[waiting, retried, running, dead].map(String)]),
  );
  for (const { id, kind, since, done, of } of await runningJobs(db)) {
    say(`running  ${kind}  ${id}  since ${since.toISOString()}${done === null ? '' : `  ${done} of ${of}`}`);
  }
  for (const { id, kind, diedAt, attempts, code, about } of await deadJobs(db)) {
    say(`dead     ${kind}  ${id}  ${diedAt.toISOString()}  after ${attempts} attempts: ${code}${about === null ? '' : ` (${about})`}`);
  }
}
