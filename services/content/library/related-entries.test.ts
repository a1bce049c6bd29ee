import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#config/locale.ts';
import { testDatabase } from '#database/testing.ts';
import { collectCacheTags } from '#services/cache-tags/cache-tags.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore, type Entry } from './store.ts';

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

/** Entries in both languages, or in one: their fields, by type and id. */
const entries: Record<string, { only?: Locale; [field: string]: unknown }> = {
  'topic/treatment': {},
  'topic/worries': {},
  'topic/lonely': {},
  'topic/nobodys': {},
  'topic/seldom': {},
  'topic/other': {},
  'page/subject': {
    topics: ['treatment', 'worries'],
    personas: ['in-treatment'],
    treatments: ['chemotherapy'],
    cancerTypes: ['IDC'],
    stages: ['IA'],
    body: '[1](entry:z-linked) [2](entry:form) [3](entry:subject)',
  },
  // What it links to comes first, though it has less in common with it than others have.
  'page/z-linked': { personas: ['caring-for-someone'] },
  'page/form': {},
  'page/b-all': { topics: ['worries', 'treatment'], personas: ['in-treatment'], treatments: ['chemotherapy'] },
  'podcast/c-two': { topics: ['treatment'], cancerTypes: ['IDC'], duration: '10:00', transcript: 'Ana: Hello.' },
  'page/d-two': { topics: ['treatment'], treatments: ['chemotherapy'] },
  'researchNews/archived': { topics: ['worries', 'treatment'], archived: true, archivedBecause: 'Newer results are out.' },
  'event/meeting': { topics: ['treatment'], startsAt: '2030-01-01T09:00:00-05:00', endsAt: '2030-01-01T10:00:00-05:00' },
  'page/draft': { topics: ['worries', 'treatment'], status: 'draft' },
  // Nothing of it is the subject's.
  'page/unlike': { topics: ['other'], stages: ['IA'] },
  'page/linking': { topics: ['lonely'], body: '[1](entry:linked-to)' },
  'page/linked-to': { topics: ['nobodys'] },
  'page/few': { topics: ['seldom'] },
  'page/f-spanish': { topics: ['seldom'], only: 'es' },
  'page/g-both': { topics: ['seldom'] },
};

beforeAll(async () => {
  const files = Object.entries(entries).flatMap(([path, { only, ...fields }]) =>
    (['en', 'es'] as const)
      .filter((locale) => only === undefined || locale === only)
      .map((locale) => [`${path}/${locale}.md`, entryText({ slug: path.split('/')[1], title: path, ...fields })]),
  );
  const { root } = await library(Object.fromEntries(files));
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
});

async function entry(slug: string, locale: Locale = 'en'): Promise<Entry> {
  const found = await store.atSlug('page', slug, locale);
  if (found.kind !== 'found') throw new Error(`${slug} is ${found.kind}`);
  return found.entry;
}

const relatedTo = async (slug: string, locale: Locale = 'en') =>
  (await store.related(await entry(slug, locale))).map((each) => `${each.id} ${each.locale}`);

describe('Related entries', () => {
  test('are two: what it links to, then what has most in common with it; never itself, an event, a draft, what is archived or a form', async () => {
    expect(await relatedTo('subject')).toEqual(['z-linked en', 'b-all en']);
    expect(await relatedTo('subject', 'es')).toEqual(['z-linked es', 'b-all es']);
  });

  test('leave out what the page shows already', async () => {
    const found = await store.related(await entry('subject'), ['z-linked', 'c-two']);
    expect(found.map(({ id }) => id)).toEqual(['b-all', 'd-two']);
  });

  test('include what links to it', async () => {
    expect(await relatedTo('linked-to')).toEqual(['linking en']);
    expect(await relatedTo('linking')).toEqual(['linked-to en']);
  });

  test('are in its own language before the other, each in one', async () => {
    expect(await relatedTo('few')).toEqual(['g-both en', 'f-spanish es']);
    expect(await relatedTo('few', 'es')).toEqual(['f-spanish es', 'g-both es']);
  });

  test('are none where it stands under no topic and has no tag, or is alone there', async () => {
    expect(await relatedTo('form')).toEqual([]);
    expect(await relatedTo('unlike')).toEqual([]);
  });

  test('take one question, and are noted by all that would change them', async () => {
    const subject = await entry('subject');
    queries = 0;
    const { notes } = await collectCacheTags(() => store.related(subject));
    expect(queries).toBe(1);
    expect([...notes.tags]).toEqual(
      expect.arrayContaining([
        'links-to:subject',
        'topic:treatment',
        'topic:worries',
        'word:in-treatment',
        'word:chemotherapy',
        'word:IDC',
        'entry:z-linked',
        'entry:b-all',
      ]),
    );
    expect(notes.tags).not.toContain('library');
  });
});
