import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentfulSpace } from '#config/contentful.ts';
import { testDatabase } from '#database/testing.ts';
import { library, testSite } from '#services/content/testing.ts';
import {
  article,
  articles,
  articleType,
  asset,
  bothLocales,
  link,
  node,
  paragraph,
  richText,
  target,
  text,
} from '#services/contentful/testing.ts';
import { svg } from '#services/media/testing.ts';
import { StandInSpace } from '#tests/contentful-space.ts';
import { copiedItems, markPublished } from './copied-items.ts';
import { syncClient } from './sync-client.ts';
import { type AskedSync, answerAsked, secondsAfterWebhook, syncJobs } from './sync-jobs.ts';
import { spaceSync } from './sync-space.ts';

const { db } = await testDatabase();
const dataDirectory = await mkdtemp(path.join(tmpdir(), 'alba-sync-'));
afterAll(() => rm(dataDirectory, { recursive: true }));
const quote = {
  sys: { id: 'quote' },
  displayField: 'by',
  fields: [
    { id: 'by', type: 'Symbol' },
    { id: 'words', type: 'Text' },
  ],
};
const sections = { quote: { section: 'quote-callout', attributes: { author: 'by' }, text: 'words', constants: { variation: 'expert' } } };
const { root, write } = await library({});
const map = (types: object) => write('contentful.yaml', JSON.stringify({ locales: { en: 'en-US', es: 'es' }, types, sections }));

let space: StandInSpace;
let at: ContentfulSpace;
const waits: number[] = [];
const signal = new AbortController().signal;

beforeEach(async () => {
  for (const table of ['redirect', 'entry', 'entry_version', 'contentful_item', 'asset'] as const) await db.deleteFrom(table).execute();
  await db
    .updateTable('contentful_sync')
    .set({ source: null, sync_url: null, run_kind: null, next_page: null, page_size: 1000, model_hash: null })
    .execute();
  await map({ article: articles });
  space = new StandInSpace();
  space.contentTypes = [articleType, quote];
  space.locales = bothLocales;
  at = await space.start();
  waits.length = 0;
});
afterEach(() => space.stop());

const sync = (more = {}) => {
  const client = syncClient(at, { patience: 2_000, wait: async (ms) => void waits.push(ms), ...more });
  return spaceSync({
    db,
    space: at,
    site: testSite,
    root,
    dataDirectory,
    client,
    fetchFile: () => Promise.reject(new Error('no files here')),
  });
};
const run = async () => {
  const outcome = await sync().run(signal);
  return outcome.kind === 'done' ? { ...outcome.copy, report: outcome.report } : outcome;
};
const shown = async () => {
  const rows = await db.selectFrom('entry').select(['id', 'locale', 'title', 'status']).orderBy('id').orderBy('locale').execute();
  return rows.map(({ id, locale, title, status }) => `${id} ${locale} ${title}${status === 'published' ? '' : ` ${status}`}`);
};
const both = (id: string, title: string) => article(id, { en: { title }, es: { title, slug: `${id.toLowerCase()}-es` } });

test('brings everything at first, then what changed, and nothing where nothing did', async () => {
  for (const id of ['A', 'B', 'C']) space.publish(both(id, id));
  expect(await run()).toMatchObject({ kind: 'initial', pages: 1, items: 3, report: { published: ['A', 'B', 'C'] } });
  expect(await run()).toMatchObject({ kind: 'delta', items: 0, report: null });
  space.publish(both('B', 'B anew'));
  space.takeBack('C');
  expect(await run()).toMatchObject({ kind: 'delta', items: 2, gone: 1, report: { published: ['B'], takenAway: ['C'], unchanged: 0 } });
  expect(await shown()).toEqual(['A en A', 'A es A', 'B en B anew', 'B es B anew', 'C en C withdrawn', 'C es C withdrawn']);
  space.publish(both('C', 'C again'));
  await run();
  expect((await shown()).slice(4)).toEqual(['C en C again', 'C es C again']);
  expect(await db.selectFrom('contentful_item').select('id').where('item', 'is', null).execute()).toEqual([]);
});

test('reads all pages, in any order of what links to what, and what came twice once', async () => {
  const linking = (id: string, to: string) =>
    article(id, { en: { body: richText(paragraph(node('entry-hyperlink', [text('on')], target('Entry', to)))) } });
  for (let index = 0; index < 25; index++) space.publish(linking(`E${index}`, `E${(index + 7) % 25}`));
  space.publish(asset('Dawn'));
  await db.updateTable('contentful_sync').set({ page_size: 10 }).execute();
  expect(await run()).toMatchObject({ pages: 3, items: 26, report: { refused: [] } });
  // Whatever is read at once, it is all of it, and each once.
  const whole = await copiedItems(db);
  for (const most of [1, 7, 26]) expect(await copiedItems(db, most)).toEqual(whole);
  expect(whole).toHaveLength(26);
  const links = await db.selectFrom('entry_link').select('target_id').execute();
  expect(new Set(links.map(({ target_id }) => target_id)).size).toBe(25);
  space.publish(both('E1', 'once'));
  space.publish(both('E1', 'twice'));
  expect(await run()).toMatchObject({ items: 2, report: { published: ['E1'] } });
  expect(await shown()).toContain('E1 en twice');
});

test('publishes anew what embeds what changed, and nothing else', async () => {
  const box = (words: string) => ({
    sys: { id: 'Q', type: 'Entry', contentType: link('Entry', 'quote') },
    fields: { by: { 'en-US': 'Dr. Sample' }, words: { 'en-US': words } },
  });
  space.publish(article('A', { en: { body: richText(paragraph(text('x')), node('embedded-entry-block', [], target('Entry', 'Q'))) } }));
  space.publish(article('B', { en: {} }));
  space.publish(box('Before.'));
  await run();
  space.publish(box('After.'));
  expect(await run()).toMatchObject({ report: { published: ['A'], unchanged: 0 } });
  const { search_text } = await db.selectFrom('entry').select('search_text').where('id', '=', 'A').executeTakeFirstOrThrow();
  expect(search_text).toContain('After.');
});

test('publishes everything anew where the mapping, a content type or a locale changed, and takes away what has no place any more', async () => {
  space.publish(both('A', 'A'));
  await run();
  await map({ article: { ...articles, fields: { ...articles.fields, eyebrowText: 'slug' } } });
  expect(await run()).toMatchObject({ items: 0, report: { published: ['A'] } });
  await map({});
  expect(await run()).toMatchObject({ report: { published: [], takenAway: ['A'] } });
});

test('takes away the language that is not there any more, and leaves the other', async () => {
  space.publish(both('A', 'A'));
  await run();
  space.publish(article('A', { en: { title: 'A' } }));
  await run();
  expect(await shown()).toEqual(['A en A', 'A es A withdrawn']);
});

test('begins anew where its token is refused, once, and takes away what it sees no more', async () => {
  for (const id of ['A', 'B']) space.publish(both(id, id));
  await run();
  space.takeBack('B');
  space.publish(both('A', 'A anew'));
  space.oldestToken = 3;
  expect(await run()).toMatchObject({ kind: 'initial', begunAnew: true, gone: 1, report: { published: ['A'], takenAway: ['B'] } });
  expect(await run()).toMatchObject({ kind: 'delta', items: 0 });
  // Tokens that are forgotten are not found; and one that a whole run was given is none either.
  space.troubles.push({ status: 404 });
  expect(await run()).toMatchObject({ kind: 'initial', begunAnew: true, gone: 0, report: null });
  space.oldestToken = Number.POSITIVE_INFINITY;
  await db.updateTable('contentful_sync').set({ page_size: 1 }).execute();
  space.publish(both('C', 'C'));
  expect(await run()).toEqual({ kind: 'silent', code: 'refuses the token that it gave' });
  expect(await shown()).toEqual(['A en A anew', 'A es A anew', 'B en B withdrawn', 'B es B withdrawn']);
});

test('asks for smaller pages where an answer would be too large', async () => {
  space.mostBytes = 20_000;
  for (let index = 0; index < 40; index++) space.publish(article(`E${index}`, { en: {} }));
  expect(await run()).toMatchObject({ items: 40, report: { refused: [] } });
  expect(space.asked.filter((asked) => asked.includes('initial')).map((asked) => /limit=(\d+)/.exec(asked)?.[1])).toContain('666');
  expect(space.asked.filter((asked) => asked.includes('sync_token') && asked.includes('limit'))).toEqual([]);
});

test('waits as it is told to, and goes on with what it has where the space is away', async () => {
  space.publish(both('A', 'A'));
  space.troubles.push({ status: 429, headers: { 'X-Contentful-RateLimit-Reset': '3' } }, { status: 502 });
  expect(await run()).toMatchObject({ items: 1 });
  expect(waits).toEqual([3_000, 2_000]);
  space.publish(both('A', 'later'));
  for (const trouble of [
    'silence',
    'not JSON',
    { status: 401 },
    { status: 429, headers: { 'X-Contentful-RateLimit-Reset': '3600' } },
  ] as const) {
    space.troubles.length = 0;
    space.troubles.push(...Array(trouble === 'silence' ? 4 : 1).fill(trouble));
    expect(await run()).toEqual({
      kind: 'silent',
      code: expect.stringMatching(/^(took too long|not JSON|answered 401|too many requests)$/),
    });
  }
  expect(await shown()).toEqual(['A en A', 'A es A']);
  expect(await run()).toMatchObject({ report: { published: ['A'] } });
});

test('goes on where a run was broken off between two pages', async () => {
  for (let index = 0; index < 25; index++) space.publish(article(`E${index}`, { en: {} }));
  await db.updateTable('contentful_sync').set({ page_size: 10 }).execute();
  const breaking = new AbortController();
  const broken = syncClient(at, { wait: async () => {} });
  let pages = 0;
  const client = {
    ...broken,
    page: (named: string, whole: AbortSignal) => (++pages > 1 ? Promise.reject(new Error('killed')) : broken.page(named, whole)),
  };
  const interrupted = spaceSync({ db, space: at, site: testSite, root, dataDirectory, client });
  await expect(interrupted.run(breaking.signal)).rejects.toThrow('killed');
  expect(await shown()).toEqual([]);
  expect(await run()).toMatchObject({ pages: 1, report: { refused: [] } });
  expect(await shown()).toHaveLength(25);
});

test('what is larger than any entry stays as it was, is said, and keeps nothing else', async () => {
  for (const id of ['A', 'B']) space.publish(both(id, id));
  await run();
  let deep: unknown = 'x';
  for (let level = 0; level < 3_000; level++) deep = [deep];
  space.publish(article('A', { en: { title: deep } }));
  space.publish(both('B', 'B anew'));
  const outcome = await run();
  expect(outcome).toMatchObject({ items: 2, report: { published: ['B'], takenAway: [] } });
  expect(JSON.stringify(outcome)).toContain('entry A cannot be read, and stays as it was: is nested deeper than 250 levels');
  expect(await shown()).toEqual(['A en A', 'A es A', 'B en B anew', 'B es B anew']);
  space.publish(both('A', 'A mended'));
  expect(await run()).toMatchObject({ report: { published: ['A'] } });
});

test('of another space nothing stays in the copy', async () => {
  space.publish(both('A', 'A'));
  await run();
  await db.updateTable('contentful_sync').set({ source: 'https://cdn.contentful.com/spaces/other' }).execute();
  expect(await run()).toMatchObject({ kind: 'initial', items: 1 });
});

test('only one brings it over, and what changes meanwhile is still to be published', async () => {
  space.publish(both('A', 'A'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const real = syncClient(at);
  const slow = { ...real, locales: async (whole: AbortSignal) => held.then(() => real.locales(whole)) };
  const parts = { db, space: at, site: testSite, root, dataDirectory };
  const first = spaceSync({ ...parts, client: slow }).run(signal);
  await expect.poll(() => db.selectFrom('contentful_item').select('id').execute()).toHaveLength(1);
  expect(await run()).toEqual({ kind: 'under way' });
  release();
  expect(await first).toMatchObject({ kind: 'done', report: { published: ['A'] } });
  // As if another had stored a newer one between reading and noting what was published.
  const [read] = await copiedItems(db);
  await db.updateTable('contentful_item').set({ pending: true, change: sql`change + 1` }).execute();
  await markPublished(db, read ? [read] : [], 'a model');
  expect(await db.selectFrom('contentful_item').select('pending').execute()).toEqual([{ pending: true }]);
});

test('publishes nothing of a run that is not over, and everything anew where the code that reads it is another', async () => {
  space.publish(both('A', 'A'));
  await run();
  expect((await run()) as object).toMatchObject({ report: null });
  await db.updateTable('contentful_sync').set({ model_hash: 'of older code' }).execute();
  expect(await run()).toMatchObject({ report: { unchanged: 1 } });
});

test('asks again for a file that could not be had', async () => {
  space.publish(both('A', 'A'));
  space.publish(asset('Dawn'));
  expect(await run()).toMatchObject({ report: { unfetched: ['Dawn'], published: ['A'] } });
  expect(await run()).toMatchObject({ items: 0, report: { unfetched: ['Dawn'], unchanged: 0 } });
  const there = { db, space: at, site: testSite, root, dataDirectory, fetchFile: async () => [Buffer.from(svg())] };
  expect(await spaceSync(there).run(signal)).toMatchObject({ report: { unfetched: [], assets: ['Dawn'] } });
  expect(await run()).toMatchObject({ report: null });
});

test('believes no answer with less than half of what is known, unless that is meant', async () => {
  for (const id of ['A', 'B', 'C']) space.publish(both(id, id));
  await run();
  for (const id of ['B', 'C']) space.takeBack(id);
  await db.updateTable('contentful_sync').set({ sync_url: null }).execute();
  expect(await run()).toMatchObject({ kind: 'initial', gone: 0, doubted: 2, report: null });
  expect(await shown()).toHaveLength(6);
  expect(await sync().run(signal, { isBelieved: true })).toMatchObject({
    copy: { gone: 2, doubted: 0 },
    report: { takenAway: ['B', 'C'] },
  });
  const elsewhere = both('D', 'D');
  elsewhere.sys.environment = link('Entry', 'staging');
  space.publish(elsewhere);
  expect(await run()).toMatchObject({ passedOver: 1 });
});

test('a webhook asks at once, and after 10, 30 and 120 s until its revision is there', async () => {
  const { sys } = space.publish(both('A', 'A'));
  space.isLate = true;
  expect(syncJobs.map(({ startAfter }) => startAfter)).toEqual([0, 10, 20, 90]);
  expect(secondsAfterWebhook).toEqual([0, 10, 30, 120]);
  const sent: string[] = [];
  const jobs = { send: async (_: unknown, kind: { name: string }) => void sent.push(kind.name) };
  const asked: AskedSync = { item: { kind: 'entry', id: 'A', revision: Number(sys.revision) } };
  const parts = { db, jobs, run: () => sync().run(signal), has: sync().has };
  await answerAsked(parts, 0, asked);
  await answerAsked(parts, 1, asked);
  space.isLate = false;
  await answerAsked(parts, 2, asked);
  expect(sent).toEqual(['contentful-sync-10', 'contentful-sync-30']);
  space.takeBack('A');
  await answerAsked(parts, 0, { item: { kind: 'entry', id: 'A', revision: null } });
  expect(sent).toHaveLength(2);
});
