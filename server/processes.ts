import cluster, { type Worker } from 'node:cluster';
import { setTimeout as after } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import type { Environment } from '#config/environment.ts';
import { startMetricsServer } from './metrics.ts';

/** One that ends as soon as it has begun is not begun again more often than this, in milliseconds. */
const pause = 1_000;
/** Longer than a process gives its running requests, in milliseconds. */
const patience = 12_000;

type Options = { environment: Environment; processes: number; say: (line: string) => void };

/**
 * Serves from several processes on one port. One that ends is begun again, for as long as this process wants them; without it
 * they end. Resolves once all answer.
 */
export async function startProcesses({ environment, processes, say }: Options): Promise<{ close(): Promise<void> }> {
  let ending = false;
  const workers = new Set<Worker>();

  const begin = async (): Promise<void> => {
    const begun = Date.now();
    const worker = cluster.fork();
    workers.add(worker);
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (ending) return;
      say(`A web process ended (${signal || code}): starting another.`);
      void after(Math.max(0, begun + pause - Date.now())).then(() => (ending ? undefined : begin().catch(() => {})));
    });
    await readiness(worker);
  };

  const metrics =
    environment.metricsPort === undefined
      ? undefined
      : await startMetricsServer({ host: environment.host, port: environment.metricsPort }, sumOfAll());
  await Promise.all(Array.from({ length: processes }, begin)).catch(async (error: unknown) => {
    ending = true;
    for (const worker of workers) worker.process.kill('SIGKILL');
    metrics?.close();
    throw error;
  });

  return {
    async close() {
      ending = true;
      metrics?.close();
      await Promise.all([...workers].map(end));
    },
  };
}

/** Resolves when the process answers requests. */
function readiness(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (message === 'ready') resolve();
    });
    worker.once('exit', () => reject(new Error('a web process ended before it answered')));
  });
}

async function end(worker: Worker): Promise<void> {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  if (worker.isDead()) return;
  worker.send('end');
  const late = new AbortController();
  await Promise.race([
    ended,
    after(patience, undefined, { signal: late.signal }).then(
      () => worker.process.kill('SIGKILL'),
      () => {},
    ),
  ]);
  late.abort();
  await ended;
}

/** The numbers of all processes together. */
function sumOfAll() {
  const registry = new AggregatorRegistry();
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() };
}
