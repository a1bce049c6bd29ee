import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { register } from 'prom-client';
import type { Environment } from '#config/environment.ts';
import { startMetricsServer, sumOf } from '#server/operations/metrics.ts';

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
  const ready = new WeakSet<Worker>();

  const begin = async (): Promise<void> => {
    const begun = Date.now();
    const worker = cluster.fork();
    workers.add(worker);
    const ended = endOf(worker).then((reason) => {
      workers.delete(worker);
      if (ending) return;
      say(`A web process ended (${reason}): starting another.`);
      void after(Math.max(0, begun + pause - Date.now())).then(() => (ending ? undefined : begin().catch(() => {})));
    });
    await Promise.race([
      readiness(worker),
      ended.then(() => {
        throw new Error('a web process ended before it answered');
      }),
    ]);
    ready.add(worker);
  };

  await claim(environment);
  const numbers = { contentType: register.contentType, metrics: () => sumOf([...workers].filter((worker) => ready.has(worker))) };
  const metrics =
    environment.metricsPort === undefined
      ? undefined
      : await startMetricsServer({ host: environment.host, port: environment.metricsPort }, numbers);
  await Promise.all(Array.from({ length: processes }, begin)).catch(async (error: unknown) => {
    ending = true;
    await Promise.all([...workers].map(kill));
    metrics?.close();
    throw error;
  });

  return {
    async close() {
      ending = true;
      metrics?.close();
      // One that does not answer yet has nothing to finish.
      await Promise.all([...workers].map((worker) => (ready.has(worker) ? end(worker) : kill(worker))));
    },
  };
}

/** Fails where somebody else listens already: the processes, which share the port, would share it with them. */
async function claim({ host, port }: Pick<Environment, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Resolves when the process answers requests. */
function readiness(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (message: unknown) => {
      if (message === 'ready') resolve();
    });
  });
}

/** Resolves when the process is gone, or could not even begin, with what tells why. */
function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve(String(signal || code)));
    // Also where one that has just ended could not be told something: it exits by itself.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) resolve(error.message);
    });
  });
}

async function kill(worker: Worker): Promise<void> {
  worker.process.kill('SIGKILL');
  if (!worker.isDead()) await once(worker, 'exit');
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
