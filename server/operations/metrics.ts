import cluster, { type Worker } from 'node:cluster';
import { on } from 'node:events';
import { createServer, type Server } from 'node:http';
import type pg from 'pg';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { z } from 'zod';
import type { Outcome } from '#server/page-cache/page-cache.ts';
import type { PageStore } from '#server/page-cache/page-store.ts';
import type { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import type { JobCounts } from '#services/jobs/overview.ts';
import type { OnAnswer } from './request-log.ts';

/** How long one of several processes has to tell its numbers, in milliseconds. */
const patience = 1_000;

type Sources = { store: PageStore; queue: BoundedQueue; pool: pg.Pool; isListening(): boolean; countJobs(): Promise<JobCounts[]> };

export type Metrics = { onAnswer: OnAnswer; onOutcome(outcome: Outcome): void; onPublication(): void; watch(sources: Sources): void };

/**
 * What this process does, in numbers: nothing of who asks, and no path. They are kept where prom-client keeps them for a whole
 * process, since that is where several processes are added up from.
 */
export function processMetrics(): Metrics {
  // The process above asks for them, and adds them up.
  cluster.worker?.on('message', (message: unknown) => {
    if (message === 'metrics') void register.getMetricsAsJSON().then((numbers) => process.send?.({ numbers }));
  });
  collectDefaultMetrics({ register });
  const countAnswer = counted('alba_answers_total', 'Answers by method and status', ['method', 'status']);
  const countPage = counted('alba_pages_total', 'Requests for pages of everybody, by what became of them', ['outcome']);
  const publications = new Counter({ name: 'alba_publications_total', help: 'Messages of publications that arrived' });
  const seconds = new Histogram({
    name: 'alba_answer_seconds',
    help: 'Time to the head of an answer that was not kept',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  return {
    onAnswer({ method, status, ms }) {
      countAnswer(`${known.has(method) ? method : 'other'} ${status}`);
      if (ms !== null) seconds.observe(ms / 1000);
    },
    onOutcome: (outcome) => countPage(outcome),
    onPublication: () => publications.inc(),
    watch: (sources) => watch(sources),
  };
}

/** Counts by the values of labels, with spaces between. Adding them up when they are asked for costs less than at every request. */
function counted(name: string, help: string, labelNames: readonly string[]): (values: string) => void {
  const counts = new Map<string, number>();
  new Counter({
    name,
    help,
    labelNames: [...labelNames],
    collect() {
      this.reset();
      for (const [values, count] of counts) this.labels(...values.split(' ')).inc(count);
    },
  });
  return (values) => void counts.set(values, (counts.get(values) ?? 0) + 1);
}

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function watch({ store, queue, pool, isListening, countJobs }: Sources): void {
  watchJobs(countJobs);
  const gauges: [name: string, help: string, value: () => number][] = [
    ['alba_page_cache_bytes', 'Bytes of kept pages', () => store.bytes],
    ['alba_page_cache_pages', 'Kept pages', () => store.size],
    ['alba_page_cache_evictions', 'Pages that had to go for others since the start', () => store.evictions],
    ['alba_renders_running', 'Pages that are being made', () => queue.running],
    ['alba_renders_waiting', 'Pages that wait to be made', () => queue.waiting],
    ['alba_renders_refused', 'Requests refused since the start because too many waited', () => queue.refused],
    ['alba_database_connections', 'Connections of the pool', () => pool.totalCount],
    ['alba_database_connections_idle', 'Connections of the pool that nobody uses', () => pool.idleCount],
    ['alba_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount],
    ['alba_publications_listening', '1 while word of publications arrives', () => (isListening() ? 1 : 0)],
  ];
  for (const [name, help, value] of gauges) {
    new Gauge({
      name,
      help,
      collect() {
        this.set(value());
      },
    });
  }
}

/** Asked of the database, so that each process tells the same: of several, one counts. Left out while it is away. */
function watchJobs(countJobs: Sources['countJobs']): void {
  new Gauge({
    name: 'alba_jobs',
    help: 'Jobs of each kind: waiting, retried (they wait for another attempt), running, dead (put aside)',
    labelNames: ['kind', 'state'],
    aggregator: 'max',
    async collect() {
      this.reset();
      for (const { kind, ...states } of await countJobs().catch(() => []))
        for (const [state, count] of Object.entries(states)) this.labels(kind, state).set(count);
    },
  });
}

const answer = z.object({ numbers: z.array(z.looseObject({})) });

/** The numbers of several processes together. One that tells none in time, since it has just ended, is left out. */
export async function sumOf(workers: readonly Worker[]): Promise<string> {
  return AggregatorRegistry.aggregate(await Promise.all(workers.map(numbersOf))).metrics();
}

async function numbersOf(worker: Worker): Promise<object[]> {
  worker.send('metrics', () => {});
  try {
    for await (const [message] of on(worker, 'message', { signal: AbortSignal.timeout(patience) })) {
      const { data } = answer.safeParse(message);
      if (data) return data.numbers;
    }
  } catch {
    // Too late.
  }
  return [];
}

type Source = { contentType: string; metrics(): Promise<string> };

/** `GET /metrics` in the Prometheus format, on a port of its own that readers do not reach. */
export function startMetricsServer({ host, port }: { host: string; port: number }, source: Source = register): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    source.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': source.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
