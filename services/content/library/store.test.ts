import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore, type EntryAddress } from './store.ts';

const { db } = await testDatabase();
const store = contentStore(db);

const source = { title: 'Surgery', publisher: 'NCI', year: 2025, url: 'https://www.cancer.gov/', language: 'en' };
const links = '[1](entry:only-english) [2](entry:only-spanish) [3](entry:nowhere) [4](entry:treatment)';

beforeAll(async () => {
  const screen = 'treatment.surgery';
  const topics = ['treatment', 'worries'];
  const { root } = await library({
    'page/treatment-surgery/en.md': entryText({
      screen,
      title: 'Surgery',
      topics,
      sources: [source],
      body: `${links}\n\n## How {#how}\n\nText.`,
    }),
    'page/treatment-surgery/es.md': entryText({ screen, title: 'Cirugía', topics, body: `${links}\n\n## Cómo {#how}\n\nTexto.` }),
    'page/only-english/en.md': entryText({
      slug: 'only-english',
      title: 'Anger',
      topics: ['worries'],
      reviewedBy: 'Dr. S',
      reviewedAt: '2026-11-19',
    }),
    'page/only-spanish/es.md': entryText({ slug: 'solo', title: 'Ansiedad', topics: ['worries'] }),
    'page/treatment/es.md': entryText({ screen: 'treatment', title: 'Tratamiento' }),
    'page/zebra/en.md': entryText({ slug: 'zebra', title: 'Zebra', topics: ['worries'] }),
    'topic/worries/en.md': entryText({ slug: 'worries', title: 'Worries' }),
    'topic/worries/es.md': entryText({ slug: 'preocupaciones', title: 'Preocupaciones' }),
    'topic/bones/en.md': entryText({ slug: 'bones', title: 'Bones' }),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
});

const shown = ({ id, locale, slug }: EntryAddress) => `${id} ${locale} ${slug}`;
const shownAll = (addresses: readonly EntryAddress[]) => addresses.map(shown).sort();

async function entryOnScreen(screen: string, locale: 'en' | 'es') {
  const found = await store.onScreen(screen, locale);
  if (found.kind !== 'found') throw new Error(`${screen} is ${found.kind}`);
  return found.entry;
}

describe('a screen', () => {
  test('has its entry in the language asked for, complete', async () => {
    expect(await entryOnScreen('treatment.surgery', 'en')).toMatchObject({
      id: 'treatment-surgery',
      locale: 'en',
      type: 'page',
      screen: 'treatment.surgery',
      slug: 'surgery',
      title: 'Surgery',
      teaser: 'A teaser that is long enough to tell a reader what the entry says.',
      publishedAt: '2026-11-01',
      updatedAt: '2026-11-20',
      sourcesCheckedAt: null,
      reviewedBy: null,
      reviewedAt: null,
      sources: [source],
      sections: [
        { id: 'introduction', kind: 'bodyCopy' },
        { id: 'how', kind: 'bodyCopy' },
      ],
    });
    expect(await entryOnScreen('treatment.surgery', 'es')).toMatchObject({ title: 'Cirugía', slug: 'cirugia', sources: [] });
  });

  test('names the language that it has where it has not the one asked for', async () => {
    const found = await store.onScreen('treatment', 'en');
    expect(found.kind === 'elsewhere' && found.translations.map(shown)).toEqual(['treatment es tratamiento']);
  });

  test('without an entry is missing', async () => {
    expect(await store.onScreen('about-us', 'en')).toEqual({ kind: 'missing' });
  });
});

describe('an entry', () => {
  test('knows every language that it is published in', async () => {
    const both = ['treatment-surgery en surgery', 'treatment-surgery es cirugia'];
    expect(shownAll((await entryOnScreen('treatment.surgery', 'en')).translations)).toEqual(both);
    expect(shownAll((await entryOnScreen('treatment.surgery', 'es')).translations)).toEqual(both);
    expect(shownAll((await entryOnScreen('treatment', 'es')).translations)).toEqual(['treatment es tratamiento']);
  });

  test('knows where the entries that it links to stand: in its own language first, else in the other', async () => {
    const english = ['only-english en only-english', 'only-spanish es solo', 'treatment es tratamiento'];
    expect((await entryOnScreen('treatment.surgery', 'en')).linked.map(shown)).toEqual(english);
    expect((await entryOnScreen('treatment.surgery', 'es')).linked.map(shown)).toEqual(english);
    const { root } = await library({ 'page/links/es.md': entryText({ slug: 'enlaces', body: '[1](entry:treatment-surgery)' }) });
    await publishEntries(db, { root, ...testPublishing });
    const found = await store.atSlug('page', 'enlaces', 'es');
    expect(found.kind === 'found' && found.entry.linked.map(shown)).toEqual(['treatment-surgery es cirugia']);
    await db.deleteFrom('entry').where('id', '=', 'links').execute();
  });

  test('has those of its topics that are published in its language', async () => {
    expect((await entryOnScreen('treatment.surgery', 'en')).topics.map(shown)).toEqual(['worries en worries']);
    expect((await entryOnScreen('treatment.surgery', 'es')).topics.map(shown)).toEqual([
      'treatment es tratamiento',
      'worries es preocupaciones',
    ]);
  });

  test('is shown though one of its stored sections cannot be read any more', async () => {
    const sections = JSON.stringify([{ id: 'old', kind: 'carousel', data: { links: ['entry:zebra'] } }, { id: 'empty' }]);
    const { sections: before } = await db.selectFrom('entry').select('sections').where('id', '=', 'zebra').executeTakeFirstOrThrow();
    await db.updateTable('entry').set({ sections }).where('id', '=', 'zebra').execute();
    const found = await store.atSlug('page', 'zebra', 'en');
    await db
      .updateTable('entry')
      .set({ sections: JSON.stringify(before) })
      .where('id', '=', 'zebra')
      .execute();
    expect(found).toMatchObject({
      kind: 'found',
      entry: {
        sections: [
          { id: 'old', kind: 'unknown', data: { was: 'carousel' } },
          { id: 'empty', kind: 'unknown' },
        ],
      },
    });
  });
});

describe('an address', () => {
  test('has its entry, by type and language', async () => {
    expect(await store.atSlug('page', 'only-english', 'en')).toMatchObject({
      kind: 'found',
      entry: { id: 'only-english', reviewedBy: 'Dr. S', reviewedAt: '2026-11-19' },
    });
    expect(await store.atSlug('topic', 'preocupaciones', 'es')).toMatchObject({ kind: 'found', entry: { id: 'worries' } });
  });

  test('without an entry in that type and language is missing', async () => {
    for (const found of [
      await store.atSlug('page', 'nowhere', 'en'),
      await store.atSlug('page', 'only-english', 'es'),
      await store.atSlug('topic', 'only-english', 'en'),
      await store.atSlug('page', 'surgery', 'en'), // the slug of a screen's entry is no address of its own
    ])
      expect(found).toEqual({ kind: 'missing' });
  });

  test('that an entry left says where it moved to', async () => {
    await db.insertInto('redirect').values({ locale: 'en', space: 'page', slug: 'old', entry_id: 'only-english' }).execute();
    expect(await store.atSlug('page', 'old', 'en')).toEqual({
      kind: 'moved',
      to: { id: 'only-english', locale: 'en', type: 'page', screen: null, slug: 'only-english', title: 'Anger', sample: false },
    });
    expect(await store.atSlug('page', 'old', 'es')).toEqual({ kind: 'missing' });
  });

  test('that was left by an entry that is gone is missing', async () => {
    await db.insertInto('redirect').values({ locale: 'en', space: 'page', slug: 'gone', entry_id: 'gone' }).execute();
    expect(await store.atSlug('page', 'gone', 'en')).toEqual({ kind: 'missing' });
  });
});

describe('lists', () => {
  test('under a topic: those with a screen first, then by title, in one language', async () => {
    expect((await store.underTopic('worries', 'en')).map(shown)).toEqual([
      'treatment-surgery en surgery',
      'only-english en only-english',
      'zebra en zebra',
    ]);
    expect((await store.underTopic('worries', 'es')).map(shown)).toEqual(['treatment-surgery es cirugia', 'only-spanish es solo']);
    expect(await store.underTopic('bones', 'en')).toEqual([]);
  });

  test('of topics, by title', async () => {
    expect((await store.ofType('topic', 'en')).map(({ title }) => title)).toEqual(['Bones', 'Worries']);
    expect((await store.ofType('topic', 'es')).map(({ title }) => title)).toEqual(['Preocupaciones']);
  });

  test('of teasers, in the order of the names; what is not published in the language is left out', async () => {
    expect((await store.teasers(['zebra', 'only-spanish', 'nowhere', 'bones'], 'en')).map(shown)).toEqual([
      'zebra en zebra',
      'bones en bones',
    ]);
    expect(await store.teasers(['zebra'], 'en')).toMatchObject([{ teaser: expect.any(String), publishedAt: '2026-11-01' }]);
    expect(await store.teasers([], 'en')).toEqual([]);
  });

  test('of everything, with the day of the last change', async () => {
    const everything = await store.everything();
    expect(everything.map(({ id }) => id)).toEqual(everything.map(({ id }) => id).sort());
    expect(shownAll(everything)).toHaveLength(9);
    expect(new Set(everything.map(({ updatedAt }) => updatedAt))).toEqual(new Set(['2026-11-20']));
  });
});
