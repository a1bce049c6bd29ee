import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import type { ListRequest } from './listing.ts';
import type { ListedType } from './shared.ts';
import { contentStore } from './store.ts';
import { inPlain, labels, listedEntries, listedText, listRequests, plainListing } from './testing.ts';

const { db } = await testDatabase();
const store = contentStore(db);
const listed = {
  researchNews: listedEntries('researchNews', { count: 50, seed: 23 }),
  personalStory: listedEntries('personalStory', { count: 30, seed: 23 }),
};
const types = ['researchNews', 'personalStory'] as const satisfies ListedType[];
const everything: ListRequest = { filters: {}, withArchived: false, sort: 'latest', page: 1, pageSize: 100, labels };

beforeAll(async () => {
  const topics = ['treatment', 'side-effects', 'risk', 'emotions'];
  const { root } = await library({
    ...Object.fromEntries(topics.map((id) => [`topic/topic-${id}/en.md`, entryText({ title: id, slug: id })])),
    'person/ana/en.md': entryText({ title: 'Ana', slug: 'ana', sample: true }),
    'researchNews/draft/en.md': entryText({ slug: 'draft', status: 'draft' }),
    'researchNews/solo/es.md': entryText({ slug: 'solo' }),
    ...Object.fromEntries(types.flatMap((type) => listed[type].map((each) => [`${type}/${each.id}/en.md`, listedText(type, each)]))),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
});

describe.each(types)('a list of %s', (type) => {
  test('is what a plain computation over the same entries finds: filters, sorts, pages, counts, what is archived', async () => {
    await fc.assert(
      fc.asyncProperty(listRequests, async (request) => {
        const found = await store.listEntries(type, 'en', { ...request, labels });
        expect(inPlain(found)).toEqual(plainListing(listed[type], request));
      }),
      { numRuns: 80 },
    );
  });

  test('turned page by page shows each entry once', async () => {
    const first = await store.listEntries(type, 'en', { ...everything, pageSize: 7 });
    const pages = Array.from({ length: first.pages }, (_, at) =>
      store.listEntries(type, 'en', { ...everything, pageSize: 7, page: at + 1 }),
    );
    const ids = (await Promise.all(pages)).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toEqual((await store.listEntries(type, 'en', everything)).entries.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.total);
  });
});

test('a value counts what a reader finds who chooses it', async () => {
  const { values } = await store.listEntries('researchNews', 'en', { ...everything, filters: { treatment: 'surgery' } });
  expect(values.stage.length).toBeGreaterThan(3);
  for (const { value, count } of values.stage) {
    const chosen = { ...everything, filters: { treatment: 'surgery', stage: value } };
    expect([value, (await store.listEntries('researchNews', 'en', chosen)).total]).toEqual([value, count]);
  }
});

test('a list without an entry has one page, and nothing to choose', async () => {
  const found = await store.listEntries('personalStory', 'es', { ...everything, page: 4 });
  expect(inPlain(found)).toEqual(plainListing([], everything));
});

test('each language lists its own, and nothing that readers do not see', async () => {
  expect((await store.listEntries('researchNews', 'es', everything)).entries.map(({ id }) => id)).toEqual(['solo']);
  expect((await store.listEntries('researchNews', 'en', everything)).entries.map(({ id }) => id)).not.toContain('draft');
});

test('what shows a list changes when an entry of its type does', async () => {
  const { notes } = await collectCacheTags(() => store.listEntries('personalStory', 'en', everything));
  expect([...notes.tags]).toContain('type:personalStory');
  expect([...notes.tags]).not.toContain('type:researchNews');
});
