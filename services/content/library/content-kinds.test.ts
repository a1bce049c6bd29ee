import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore } from './store.ts';

const { db } = await testDatabase();
const store = contentStore(db);

test('entries are listed by the kind that their editor names, or else their type, the newest first', async () => {
  const { root } = await library({
    'topic/worries/en.md': entryText({ slug: 'worries' }),
    'topic/worries/es.md': entryText({ slug: 'preocupaciones' }),
    'topic/nights/en.md': entryText({ slug: 'nights', parent: 'worries' }),
    'page/care/en.md': entryText({ slug: 'care', contentKind: 'Category', publishedAt: '2026-11-01' }),
    'topic/all/en.md': entryText({ slug: 'all', contentKind: 'Category', publishedAt: '2026-11-02' }),
    'researchNews/old/en.md': entryText({
      slug: 'old',
      contentKind: 'Category',
      archived: true,
      archivedBecause: 'Newer results are out.',
    }),
    'page/draft/en.md': entryText({ slug: 'draft', contentKind: 'Category', status: 'draft' }),
    'page/plain/en.md': entryText({ slug: 'plain' }),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
  const ofKind = async (...asked: Parameters<typeof store.ofKind>) => (await store.ofKind(...asked)).map(({ id }) => id);
  expect(await ofKind('Topic', 'en', 9)).toEqual(['worries']);
  expect(await ofKind('Topic', 'es', 9)).toEqual(['worries']);
  expect(await ofKind('Subtopic', 'en', 9)).toEqual(['nights']);
  expect(await ofKind('Category', 'en', 9)).toEqual(['all', 'care']);
  expect(await ofKind('Category', 'en', 1)).toEqual(['all']);
  expect(await ofKind('Editorial', 'en', 9)).toEqual([]);
});
