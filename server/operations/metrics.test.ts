import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { PageStore } from '#server/page-cache/page-store.ts';
import { BoundedQueue } from '#services/bounded-queue/bounded-queue.ts';
import { countJobs } from '#services/jobs/overview.ts';
import { mailJob } from '#services/mail/mail-job.ts';
import { processMetrics, startMetricsServer } from './metrics.ts';

const { db, pool } = await testDatabase();

test('Metrics count what this process did, and hold nothing of who asked', async () => {
  for (const state of ['created', 'failed', 'failed'])
    await sql`insert into jobs.job (name, state) values ('mail', ${state}::jobs.job_state)`.execute(db);
  const metrics = processMetrics();
  const queue = new BoundedQueue({ atOnce: 1, mostWaiting: 0, patience: 1 });
  metrics.watch({ store: new PageStore(1e6), queue, pool, isListening: () => true, countJobs: () => countJobs(db, [mailJob]) });
  metrics.onAnswer({ method: 'GET', path: '/secret-path', status: 200, ms: null });
  metrics.onAnswer({ method: 'GET', path: '/secret-path?q=secret', status: 200, ms: 70 });
  metrics.onAnswer({ method: 'SECRET words', path: '/', status: 405, ms: 3 });
  for (const outcome of ['hit', 'hit', 'stale', 'made'] as const) metrics.onOutcome(outcome);
  metrics.onPublication();
  const held = Promise.withResolvers<void>();
  const running = queue.run(() => held.promise);
  await expect(queue.run(async () => {})).rejects.toThrow();

  const server = await startMetricsServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const response = await fetch(`${origin}/metrics`);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'alba_answers_total{method="GET",status="200"} 2',
      'alba_answers_total{method="other",status="405"} 1',
      'alba_pages_total{outcome="hit"} 2',
      'alba_pages_total{outcome="stale"} 1',
      'alba_pages_total{outcome="made"} 1',
      'alba_publications_total 1',
      'alba_answer_seconds_count 2',
      'alba_answer_seconds_bucket{le="0.05"} 1',
      'alba_renders_running 1',
      'alba_renders_refused 1',
      'alba_publications_listening 1',
      'alba_page_cache_pages 0',
      'alba_jobs{kind="mail",state="waiting"} 1',
      'alba_jobs{kind="mail",state="retried"} 0',
      'alba_jobs{kind="mail",state="dead"} 2',
    ]),
  );
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toMatch(/secret/i);
  for (const path of ['/', '/metrics/', '/metrics?a=b']) expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
  // Counting them once has not counted them up.
  expect(await (await fetch(`${origin}/metrics`)).text()).toContain('alba_answers_total{method="GET",status="200"} 2');
  held.resolve();
  await running;
});
