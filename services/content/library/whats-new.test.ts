import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { publishEntries } from '#services/content/publishing/publish-entries.ts';
import { entryText, library, testPublishing } from '#services/content/testing.ts';
import { contentStore } from './store.ts';

const { db } = await testDatabase();
const store = contentStore(db);

test('changes that matter are told however much was added since', async () => {
  const added = Array.from({ length: 5 }, (_, at) => `added-${at}`);
  const changes = [
    { date: '2026-11-12', text: 'A dose was wrong.', matters: true },
    { date: '2026-11-11', text: 'A comma.' },
  ];
  const { root } = await library({
    'page/mended/en.md': entryText({ slug: 'mended', publishedAt: '2026-11-01', updatedAt: '2026-11-12', changes }),
    ...Object.fromEntries(added.map((id) => [`page/${id}/en.md`, entryText({ slug: id, publishedAt: '2026-11-20' })])),
  });
  expect(await publishEntries(db, { root, ...testPublishing })).toMatchObject({ refused: [] });
  expect((await store.whatsNew('en', 3)).filter(({ change }) => change)).toEqual([]);
  expect((await store.latestChanges('en', 3)).map(({ date, entry, change }) => [date, entry.id, change?.text])).toEqual([
    ['2026-11-12', 'mended', 'A dose was wrong.'],
  ]);
});
