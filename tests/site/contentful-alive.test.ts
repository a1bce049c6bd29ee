import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { site } from '#app/addresses/site.ts';
import { library } from '#services/content/testing.ts';
import { syncClient } from '#services/contentful/sync/sync-client.ts';
import { answerAsked, syncJobs } from '#services/contentful/sync/sync-jobs.ts';
import { spaceSync } from '#services/contentful/sync/sync-space.ts';
import { article, articles, articleType, bothLocales } from '#services/contentful/testing.ts';
import { job } from '#services/jobs/job-kind.ts';
import { runWaiting } from '#services/jobs/testing.ts';
import { StandInSpace, webhook, webhookSecret } from '../contentful-space.ts';
import { patience } from '../patience.ts';
import { openSite, origin, secret } from './site.ts';

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-contentful-alive-'));
const space = new StandInSpace();
const contentful = await space.start();
afterAll(async () => {
  await space.stop();
  await rm(dataDirectory, { recursive: true });
});
space.contentTypes = [articleType];
space.locales = bothLocales;
const { root } = await library({
  'contentful.yaml': JSON.stringify({ locales: { en: 'en-US', es: 'es' }, types: { article: articles } }),
});
const environment = { dataDirectory, contentful, contentfulWebhookSecret: webhookSecret };
const one = await openSite(environment, { publish: false, keepsPages: true });
const other = await openSite(environment, { publish: false, keepsPages: true, beside: one });
const signal = new AbortController().signal;
const publish = (title: string) =>
  space.publish(article('Guide', { en: { title, slug: 'guide' }, es: { title: `${title} en español`, slug: 'guia' } }));
const at = (from: typeof one, more: Partial<Parameters<typeof spaceSync>[0]> = {}) =>
  spaceSync({
    ...{ db: from.db, space: contentful, site, root, dataDirectory, fetchFile: () => Promise.reject(new Error('no files here')) },
    client: syncClient(contentful, { patience: 2_000, wait: async () => {} }),
    ...more,
  });
const shown = async (from: typeof one) => {
  const pages = await Promise.all(['/guide', '/es/guia'].map((address) => from.get(address)));
  return pages.map(({ status, document }) => (status === 200 ? document.querySelector('h1')?.text : status));
};
const everywhere = () => Promise.all([one, other].map(shown));

beforeEach(async () => {
  publish('First');
  await at(one).run(signal);
  await expect.poll(everywhere, { timeout: patience }).toEqual(Array(2).fill(['First', 'First en español']));
});

test('of several processes that sync at once one does it, and every one of them shows what it brought', async () => {
  publish('Second');
  const held = Promise.withResolvers<void>();
  const client = syncClient(contentful);
  const slow = { ...client, locales: async (whole: AbortSignal) => held.promise.then(() => client.locales(whole)) };
  const first = at(one, { client: slow }).run(signal);
  const pending = () => one.db.selectFrom('contentful_item').select('id').where('pending', '=', true).execute();
  await expect.poll(pending).toHaveLength(1);
  expect(await Promise.all([at(other).run(signal), at(other).run(signal), at(one).run(signal)])).toEqual(
    Array(3).fill({ kind: 'under way' }),
  );
  expect(await everywhere()).toEqual(Array(2).fill(['First', 'First en español']));
  held.resolve();
  expect(await first).toMatchObject({ kind: 'done', report: { published: ['Guide'] } });
  await expect.poll(everywhere, { timeout: patience }).toEqual(Array(2).fill(['Second', 'Second en español']));
  expect(await at(other).run(signal)).toMatchObject({ kind: 'done', report: null });
  space.takeBack('Guide');
  expect(await at(other).run(signal)).toMatchObject({ report: { takenAway: ['Guide'] } });
  await expect.poll(everywhere, { timeout: patience }).toEqual(Array(2).fill([410, 410]));
});

test('after a webhook the space is asked at once, and again after 10, 30 and 120 s, until it tells of it', async () => {
  const { sys } = publish('Third');
  space.isLate = true;
  const sent = webhook('/api/contentful/webhook', 'ContentManagement.Entry.publish', { sys });
  const answer = await one.fetch(new Request(`${origin}/api/contentful/webhook`, sent));
  expect(answer.status).toBe(202);
  const sync = at(other);
  const run = (index: number) => {
    const [kind] = syncJobs.slice(index, index + 1);
    if (!kind) throw new Error('there is no such job');
    const { db, services } = other;
    return runWaiting(
      { db, secret },
      job(kind, (payload) => answerAsked({ db, jobs: services.jobs, run: () => sync.run(signal), has: sync.has }, index, payload)),
    );
  };
  const waiting = async () => {
    const { rows } = await sql<{ name: string; seconds: number }>`
      select name, round(extract(epoch from start_after - created_on))::int4 as seconds from jobs.job
      where name like 'contentful-sync-%' and state = 'created'`.execute(one.db);
    return rows.map(({ name, seconds }) => `${name} in ${seconds} s`);
  };
  /** The clock of the jobs goes on, to where the next is due. */
  const passTime = () =>
    sql`update jobs.job set start_after = now() where name like 'contentful-sync-%' and state = 'created'`.execute(one.db);
  expect(await waiting()).toEqual(['contentful-sync-0 in 0 s']);
  for (const [index, next] of ['contentful-sync-10 in 10 s', 'contentful-sync-30 in 20 s', 'contentful-sync-120 in 90 s'].entries()) {
    await run(index);
    expect(await waiting()).toEqual([next]);
    // Before its time it is not run.
    await run(index + 1);
    expect(await waiting()).toEqual([next]);
    await passTime();
  }
  expect((await shown(one))[0]).toBe('First');
  space.isLate = false;
  await run(3);
  await expect.poll(everywhere, { timeout: patience }).toEqual(Array(2).fill(['Third', 'Third en español']));
  expect(await waiting()).toEqual([]);
});

test('where Contentful is away for days the site goes on, and has all that changed once it is back', async () => {
  const began = Date.now();
  let days = 0;
  const now = () => new Date(began + days * 86_400_000);
  publish('Fourth');
  space.publish(article('Second_guide', { en: { slug: 'second-guide' } }));
  for (const trouble of ['silence', 'not JSON', { status: 503 }, { status: 401 }] as const) {
    days += 1;
    space.troubles.push(...Array(4).fill(trouble));
    const sync = at(one, { now, client: syncClient(contentful, { patience: 100, wait: async () => {} }) });
    expect(await sync.run(signal)).toEqual({ kind: 'silent', code: expect.stringMatching(/\w/) });
    space.troubles.length = 0;
    expect(await everywhere()).toEqual(Array(2).fill(['First', 'First en español']));
    const { failed_at } = await one.db.selectFrom('contentful_sync').select('failed_at').executeTakeFirstOrThrow();
    expect(failed_at).toEqual(now());
  }
  // By then the tokens are forgotten.
  space.oldestToken = Number.MAX_SAFE_INTEGER;
  const sync = at(one, { now });
  const client = syncClient(contentful);
  const remembers = {
    ...client,
    initial(size: number, whole: AbortSignal) {
      space.oldestToken = 0;
      return client.initial(size, whole);
    },
  };
  expect(await at(one, { now, client: remembers }).run(signal)).toMatchObject({
    kind: 'done',
    copy: { begunAnew: true },
    report: { published: ['Guide', 'Second_guide'] },
  });
  expect(await sync.run(signal)).toMatchObject({ kind: 'done', report: null });
  await expect.poll(everywhere, { timeout: patience }).toEqual(Array(2).fill(['Fourth', 'Fourth en español']));
  expect((await other.get('/second-guide')).status).toBe(200);
  expect(await one.db.selectFrom('contentful_sync').select('failed_at').executeTakeFirst()).toEqual({ failed_at: null });
});
