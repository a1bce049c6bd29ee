import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore } from './store.ts';

const { db } = await testDatabase();
let queries = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    queries += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};
const store = contentStore(db.withPlugin(counting));

const story = { illustrative: false, topics: ['stories'] };
const cardFields = {
  cardSize: 'large',
  cardLabel: 'Special report',
  eyebrowText: 'In depth',
  image: 'dawn',
  fullWidthFeaturedImage: 'dawn-wide',
  imageAlt: 'The sun rises',
  storyWriterImage: 'ana-young',
  specialReportDate: '2026-11-02',
  buttonLabel: 'Read it',
  buttonUrl: 'https://a.example/',
  buttonStyling: 'Secondary',
  promotedBy: 'A friend',
  isFeaturedCard: true,
};

beforeAll(async () => {
  const { root } = await library({
    'topic/stories/en.md': entryText({ slug: 'stories', title: 'Stories' }),
    'person/ana/en.md': entryText({ slug: 'ana', title: 'Ana (English)', sample: true, image: 'ana' }),
    'person/ana/es.md': entryText({ slug: 'ana', title: 'Ana (español)', sample: true }),
    'person/ben/es.md': entryText({ slug: 'ben', title: 'Ben', sample: false }),
    'person/draft/en.md': entryText({ slug: 'draft', title: 'Not yet', sample: true, status: 'draft' }),
    'personalStory/ana-s/en.md': entryText({ ...story, slug: 'ana-s', writer: 'ana', ...cardFields }),
    'personalStory/ana-s/es.md': entryText({ ...story, slug: 'ana-s', writer: 'ana' }),
    'personalStory/ben-s/en.md': entryText({ ...story, slug: 'ben-s', writer: 'ben' }),
    'personalStory/draft-s/en.md': entryText({ ...story, slug: 'draft-s', writer: 'draft' }),
    'podcast/sleep/en.md': entryText({ ...story, illustrative: undefined, slug: 'sleep', duration: '28:14', transcript: 'Long.' }),
    'researchNews/old/en.md': entryText({
      slug: 'old',
      archived: true,
      archivedBecause: 'Newer results are out.',
      replacedBy: 'new',
      author: 'ana',
    }),
    'researchNews/new/es.md': entryText({ slug: 'nueva', title: 'La nueva' }),
    'event/meet/en.md': entryText({ slug: 'meet', startsAt: '2026-12-01T09:00:00-05:00', endsAt: '2026-12-01T10:00:00-05:00' }),
    'page/all/en.md': entryText({ slug: 'all', body: '[1](entry:ana-s) [2](entry:sleep) [3](entry:old)' }),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
});

const cardOf = async (id: string, locale: 'en' | 'es' = 'en') => (await store.teasers([id], locale))[0]?.card;

describe('the card of a teaser', () => {
  test('has what an editor wrote for it, and nothing that only its page shows', async () => {
    expect(await cardOf('ana-s')).toEqual({
      ...cardFields,
      archived: false,
      changes: [],
      illustrative: false,
      writer: { name: 'Ana (English)', sample: true, image: 'ana' },
      topic: 'Stories',
    });
    expect(await cardOf('sleep')).toEqual({ archived: false, changes: [], duration: 1694, writer: null, topic: 'Stories' });
    expect(await cardOf('meet')).toEqual({
      archived: false,
      changes: [],
      startsAt: '2026-12-01T09:00:00-05:00',
      writer: null,
      topic: null,
    });
    expect(await cardOf('all')).toEqual({ archived: false, changes: [], writer: null, topic: null });
  });

  test('names the first of its topics, in its own language or else in the other', async () => {
    expect((await cardOf('ana-s', 'es'))?.topic).toBe('Stories');
    expect((await cardOf('old'))?.topic).toBeNull();
  });

  test('names who wrote it, in its own language or else in the other', async () => {
    expect((await cardOf('ana-s', 'es'))?.writer).toEqual({ name: 'Ana (español)', sample: true, image: null });
    expect((await cardOf('ben-s'))?.writer).toEqual({ name: 'Ben', sample: false, image: null });
    expect(await cardOf('old')).toMatchObject({ archived: true, writer: { name: 'Ana (English)' } });
  });

  test('names what to read instead of archived news, in its own language or else in the other', async () => {
    const { result, notes } = await collectCacheTags(() => cardOf('old'));
    expect(result?.replacedBy).toEqual({ id: 'new', locale: 'es', type: 'researchNews', screen: null, slug: 'nueva', title: 'La nueva' });
    expect([...notes.tags]).toContain('entry:new');
  });

  test('names nobody whom readers do not see', async () => {
    expect((await cardOf('draft-s'))?.writer).toBeNull();
    const drafts = await contentStore(db, 'all').teasers(['draft-s'], 'en');
    expect(drafts[0]?.card.writer?.name).toBe('Not yet');
  });

  test('is plain where the stored fields cannot be read any more', async () => {
    const { fields } = await db.selectFrom('entry').select('fields').where('id', '=', 'sleep').executeTakeFirstOrThrow();
    const store = (value: unknown) =>
      db
        .updateTable('entry')
        .set({ fields: JSON.stringify(value) })
        .where('id', '=', 'sleep')
        .execute();
    await store({ duration: 'an hour', image: 'dawn' });
    const card = await cardOf('sleep');
    await store(fields);
    expect(card).toEqual({ archived: false, changes: [], writer: null, topic: 'Stories' });
  });

  test('costs no question of its own', async () => {
    queries = 0;
    expect(await store.underTopic('stories', 'en')).toHaveLength(4);
    expect(queries).toBe(1);
  });
});

test('the entries that a page links to have their cards, for one question', async () => {
  queries = 0;
  const found = await store.atSlug('page', 'all', 'en');
  expect(queries).toBe(2);
  expect(found.kind === 'found' && found.entry.linked.map(({ id, card }) => [id, card.duration, card.writer?.name])).toEqual([
    ['ana-s', undefined, 'Ana (English)'],
    ['sleep', 1694, undefined],
    ['old', undefined, 'Ana (English)'],
  ]);
});
