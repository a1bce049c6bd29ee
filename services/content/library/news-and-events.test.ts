import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore } from './store.ts';
import { waysToGive } from './ways-to-give.ts';

const { db } = await testDatabase();
const store = contentStore(db);
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

const event = (slug: string, startsAt: string, endsAt: string, more = {}) => entryText({ slug, title: slug, startsAt, endsAt, ...more });
const news = (slug: string, publishedAt: string, more = {}) => entryText({ slug, title: slug, publishedAt, ...more });

beforeAll(async () => {
  const { root } = await library({
    'event/evening/en.md': event('evening', '2026-12-10T19:00:00-05:00', '2026-12-10T20:00:00-05:00', { place: 'Online' }),
    // Sooner than the one above, though its clock says later.
    'event/noon/en.md': event('noon', '2026-12-10T22:00:00+01:00', '2026-12-10T23:00:00+01:00'),
    'event/spring/en.md': event('spring', '2027-03-06T11:00:00-05:00', '2027-03-06T12:00:00-05:00'),
    'event/unpublished/en.md': event('unpublished', '2026-12-01T19:00:00-05:00', '2026-12-01T20:00:00-05:00', { status: 'draft' }),
    'event/only-spanish/es.md': event('solo', '2026-12-02T19:00:00-05:00', '2026-12-02T20:00:00-05:00'),
    'researchNews/older/en.md': news('older', '2026-10-01'),
    'researchNews/newer/en.md': news('newer', '2026-11-02'),
    'researchNews/outdated/en.md': news('outdated', '2026-11-09', { archived: true, archivedBecause: 'Newer results are out.' }),
    'researchNews/not-yet/en.md': news('not-yet', '2026-11-09', { status: 'draft' }),
    'podcast/talk/en.md': news('talk', '2026-11-03', { duration: '30:00', transcript: 'Ana: Hello.' }),
    'page/lasting/en.md': news('lasting', '2026-11-10'),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
});

const clockIs = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) });
afterEach(() => vi.useRealTimers());

test('upcoming events are those that have not ended, the soonest first', async () => {
  clockIs('2026-11-20T12:00:00-05:00');
  expect(ids(await store.upcomingEvents('en', 9))).toEqual(['noon', 'evening', 'spring']);
  expect(ids(await store.upcomingEvents('en', 2))).toEqual(['noon', 'evening']);
  expect(await store.upcomingEvents('en', 9)).toContainEqual(
    expect.objectContaining({ id: 'evening', startsAt: '2026-12-10T19:00:00-05:00', endsAt: '2026-12-10T20:00:00-05:00', place: 'Online' }),
  );
  expect(ids(await store.upcomingEvents('es', 9))).toEqual(['only-spanish']);
});

test('one that goes on is still there, and gone at its very end', async () => {
  clockIs('2026-12-10T19:59:59-05:00');
  expect(ids(await store.upcomingEvents('en', 9))).toEqual(['evening', 'spring']);
  clockIs('2026-12-10T20:00:00-05:00');
  expect(ids(await store.upcomingEvents('en', 9))).toEqual(['spring']);
  clockIs('2027-03-07T00:00:00Z');
  expect(await store.upcomingEvents('en', 9)).toEqual([]);
});

test('what shows events changes when the next one ends, and when an event is published', async () => {
  clockIs('2026-11-25T12:00:00-05:00');
  const { notes } = await collectCacheTags(() => store.upcomingEvents('en', 9));
  expect(new Date(notes.changesAt).toISOString()).toBe('2026-12-10T22:00:00.000Z');
  expect(notes.tags).toContain('type:event');
});

test('an event that cannot be read any more does not cost the others', async () => {
  clockIs('2026-11-20T12:00:00-05:00');
  const row = db.updateTable('entry').where('id', '=', 'spring');
  await row.set({ fields: JSON.stringify({ startsAt: 'soon', endsAt: '2999-99-99' }) }).execute();
  expect(ids(await store.upcomingEvents('en', 9))).toEqual(['noon', 'evening']);
});

test('news teasers are the latest research news, without what is archived or a draft', async () => {
  const teasers = await store.productNewsTeasers('en', 9);
  expect(ids(teasers)).toEqual(['newer', 'older']);
  expect(teasers[0]?.firstPublishedAt).toBe(Date.parse('2026-11-02T05:00:00Z'));
  expect(ids(await store.productNewsTeasers('en', 1))).toEqual(['newer']);
  expect(await store.productNewsTeasers('es', 9)).toEqual([]);
});

test('the latest news are of every type that is news, and pages are none', async () => {
  const { result, notes } = await collectCacheTags(() => store.latestNews('en', 9));
  expect(ids(result)).toEqual(['talk', 'newer', 'older']);
  expect([...notes.tags]).toEqual(expect.arrayContaining(['type:researchNews', 'type:podcast', 'type:op-ed', 'type:personalStory']));
});

test('the words on giving are what stands before the first heading of their page', async () => {
  const asked: string[] = [];
  const content = {
    onScreen: async (screen: string, locale: 'en' | 'es') => {
      asked.push(screen);
      return store.onScreen('treatment', locale);
    },
  };
  expect(await waysToGive(content, 'en')).toBeNull();
  const { root } = await library({
    'page/treatment/en.md': entryText({ screen: 'treatment', body: 'First for you.\n\n## Online {#online}\n\nThen us.' }),
    'page/treatment/es.md': entryText({ screen: 'treatment', body: '## En línea {#online}\n\nSolo esto.' }),
  });
  await publishEntries(db, { root, ...testPublishing });
  expect(JSON.stringify((await waysToGive(content, 'en'))?.text)).toMatch(/First for you\.(?!.*Then us)/);
  expect(await waysToGive(content, 'es')).toMatchObject({ text: null });
  expect(new Set(asked)).toEqual(new Set(['about-us.ways-to-give']));
});
