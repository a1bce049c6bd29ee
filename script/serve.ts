import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '#config/environment.ts';
import { build } from './build.ts';
import { builtServer } from './built-server.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const max = 32;

await run(async () => {
  const environment = parseEnvironment(process.env);
  if (cluster.isWorker) return (await builtServer()).serveUnder(environment);
  const processes = processesIn(process.argv.slice(2));
  await build(say);
  const { serve } = await builtServer();
  await serve({ environment, contentFolder: 'content', processes, say });
  say(`Alba is ready at ${environment.origin}`);
});

/** Parses `--processes N`: the number of cluster workers on one port. */
function processesIn(args: string[]): number {
  let processes: string;
  try {
    ({ processes } = parseArgs({ args, options: { processes: { type: 'string', default: '1' } } }).values);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const number = Number(processes);
  if (!Number.isInteger(number) || number < 1 || number > max) throw new UsageError(`--processes: a number from 1 to ${max}`);
  return number;
}
