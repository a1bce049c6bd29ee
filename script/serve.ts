import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { parseEnvironment } from '#config/environment.ts';
import { build } from './build.ts';
import { builtServer } from './built-server.ts';
import { run, say } from './run.ts';
import { UsageError } from './usage-error.ts';

const max = 32;

await run(async () => {
  if (!cluster.isWorker && process.argv.includes('--sample-trials')) await startSampleRegistry();
  const environment = parseEnvironment(process.env);
  if (cluster.isWorker) return (await builtServer()).serveUnder(environment);
  const processes = processesIn(process.argv.slice(2));
  await build(say);
  const { serve } = await builtServer();
  await serve({ environment, contentFolder: 'content', processes, say });
  say(`Alba is ready at ${environment.origin}`);
});

/**
 * `--sample-trials`: a registry of trials that are made up, in this process. Its address stands where workers read theirs, and is the same
 * at every start, so that what was copied of it stays. Every page says that it is a sample, and production refuses it.
 */
async function startSampleRegistry(): Promise<void> {
  // Not loaded by a site that shows what is real.
  const { standInRegistry } = await import('#services/trials/testing-registry.ts');
  const { madeStudies } = await import('#services/trials/testing-studies.ts');
  const port = (parseEnvironment(process.env).port + 20_000) % 65_536;
  const registry = standInRegistry({ studies: madeStudies(), dataTimestamp: '2026-11-20T09:00:00' }, { port });
  const { url } = await registry.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new UsageError(`--sample-trials: port ${port}, for the registry that is made up, is in use. Choose another PORT.`);
  });
  Object.assign(process.env, { TRIALS_REGISTRY_URL: url, TRIALS_SAMPLE: '1' });
}

/** Parses `--processes N`: the number of cluster workers on one port. */
function processesIn(args: string[]): number {
  let processes: string;
  try {
    ({ processes } = parseArgs({
      args,
      options: { processes: { type: 'string', default: '1' }, 'sample-trials': { type: 'boolean' } },
    }).values);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const number = Number(processes);
  if (!Number.isInteger(number) || number < 1 || number > max) throw new UsageError(`--processes: a number from 1 to ${max}`);
  return number;
}
